-- People ask for what bears a tag as they say it, small or capital letters alike; agents' index of tags
-- (0039) knows one spelling. By pages and blocks of numbers as the words are (0047), so that a tag that
-- many bear is read as far as a list shows. Tasks without tags cost nothing.
create function small_letters(words text[]) returns text[] language sql immutable parallel safe
  return (select coalesce(array_agg(lower(word)), '{}') from unnest(words) word);

create index task_open_tags on task
  using gin (workspace_id, (number / 500), (number / 16000), small_letters(tags))
  with (gin_pending_list_limit = 256)
  where status in ('todo', 'in_progress') and deleted_at is null and cardinality(tags) > 0;
create index task_done_tags on task
  using gin (workspace_id, (number / 500), (number / 16000), small_letters(tags))
  with (gin_pending_list_limit = 256)
  where status = 'done' and deleted_at is null and cardinality(tags) > 0;
