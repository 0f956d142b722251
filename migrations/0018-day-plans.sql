-- How long tasks of a project took, the last ones first.
create index task_estimated on task (workspace_id, project_id, completed_at desc)
  where status = 'done' and completed_at is not null and deleted_at is null
    and project_id is not null and duration_minutes is not null;

-- Open tasks that something else comes before.
create index task_waiting on task (workspace_id)
  where cardinality(depends_on) > 0 and deleted_at is null and status in ('todo', 'in_progress');
