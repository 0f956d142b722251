-- alone: programs of before this version take the new column and the new state for broken rows.
-- A thread knows the timeblocks that it has shown or touched, too.
alter table thread_context add column recent_timeblock_ids uuid[] not null default '{}';

-- Where the server's locale is C, the marks of a quotation count as letters of the word beside them.
create function title_words(title text) returns tsvector language sql immutable parallel safe
  return to_tsvector('russian', translate(title, '«»„“”', '     '));

drop index task_words, timeblock_words;
create index task_words on task using gin (workspace_id, title_words(title));
create index timeblock_words on timeblock using gin (workspace_id, title_words(coalesce(title, '')));

-- A question that was asked and is not the one in hand any more: it waits to be answered by itself.
alter table clarification drop constraint clarification_state_check;
alter table clarification add constraint clarification_state_check
  check (state in ('open', 'queued', 'waiting', 'done', 'dropped', 'cancelled', 'expired'));
drop index clarification_waiting;
create index clarification_waiting on clarification (workspace_id, thread, actor)
  where state in ('open', 'queued', 'waiting');
