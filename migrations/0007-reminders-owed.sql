-- Whose reminders in which workspace are to be derived anew, apart from any write of an object:
-- plans from before there were reminders, imports without them, settings changed elsewhere. Objects
-- are taken by id, those up to `after_id` are done.
create table reminder_owed (
  workspace_id uuid not null references workspace (workspace_id),
  actor text not null,
  after_id uuid,
  primary key (workspace_id, actor)
);

-- What a person's settings decide, in whatever workspace.
create index timeblock_by_settings on timeblock (created_by, workspace_id)
  where remind_before_minutes is null and deleted_at is null;
create index task_by_settings on task (created_by, workspace_id)
  where remind_before_minutes is not null and planned_at is null and deleted_at is null;
create index digest_actor on digest (actor);

insert into reminder_owed (workspace_id, actor)
  select workspace_id, created_by from task where deleted_at is null
  union select workspace_id, created_by from timeblock where deleted_at is null;
