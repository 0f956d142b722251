-- Work that names no plan goes to the one titled "Inbox": it is found without reading all the others.
create index project_titled on project (workspace_id, title, number)
  where deleted_at is null;
