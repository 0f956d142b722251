-- Words propose candidates, the newest first, however many bear them: the index knows pages of 500
-- numbers and blocks of 16,000, and is read from the newest on (packages/db/src/objects/by-pages.ts).
-- What is open and what is not are apart: a word of a thousand closed tasks hides no open one. Rows that
-- wait to be sorted into an index are read by every search: 256 kB of them at most.
-- Building holds back writes, not reads: about 35 seconds for 1.2 million tasks on two busy cores.
drop index task_words, timeblock_words;
create index task_open_words on task
  using gin (workspace_id, (number / 500), (number / 16000), title_words(title))
  with (gin_pending_list_limit = 256)
  where status in ('todo', 'in_progress') and deleted_at is null;
create index task_closed_words on task
  using gin (workspace_id, (number / 500), (number / 16000), title_words(title))
  with (gin_pending_list_limit = 256)
  where status in ('done', 'cancelled') and deleted_at is null;
create index timeblock_words on timeblock
  using gin (workspace_id, (number / 500), (number / 16000), title_words(coalesce(title, '')))
  with (gin_pending_list_limit = 256)
  where deleted_at is null;

-- Slips of the hand, and words that nobody bears, are told by threes of letters. A new task costs one to
-- two kB of log more for it; closed tasks are not in it, closing one costs nothing more.
create index task_open_letters on task
  using gin (workspace_id, (number / 500), (number / 16000), latin_signs(title) gin_trgm_ops)
  with (gin_pending_list_limit = 256)
  where status in ('todo', 'in_progress') and deleted_at is null;
create index timeblock_letters on timeblock
  using gin (workspace_id, (number / 500), (number / 16000), latin_signs(coalesce(title, '')) gin_trgm_ops)
  with (gin_pending_list_limit = 256)
  where deleted_at is null;
