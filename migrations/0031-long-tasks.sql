-- A task of more than a day of working time keeps its later days busy, too.
create index task_over_a_day on task (workspace_id, planned_at)
  where duration_minutes > 1440 and planned_at is not null and deleted_at is null
    and status in ('todo', 'in_progress');
