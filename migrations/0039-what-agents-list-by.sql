-- What agents list tasks by: a label, a priority, what is blocked or waits; and plans by their words.
create index task_tagged on task using gin (workspace_id, tags)
  where parent_id is null and deleted_at is null and cardinality(tags) > 0;
create index task_prioritized on task (workspace_id, priority, number)
  where parent_id is null and deleted_at is null and priority is not null;
create index task_blocked on task (workspace_id, root_id)
  where definition ->> 'blocked' = 'true' and deleted_at is null;
create index project_waiting on project (workspace_id)
  where cardinality(depends_on) > 0 and deleted_at is null;
create index project_words on project using gin (workspace_id, title_words(title))
  where deleted_at is null;
