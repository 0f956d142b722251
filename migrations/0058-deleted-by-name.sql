-- What was deleted is looked for by its name when somebody wants it back: among the newest of it.
create index task_deleted on task (workspace_id, number desc) where deleted_at is not null;
create index timeblock_deleted on timeblock (workspace_id, number desc) where deleted_at is not null;
