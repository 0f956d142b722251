-- Repetitions of tasks that are still to come are expanded when a day is read.
create index task_repeating on task (workspace_id, number)
  where recurrence_rule is not null and deleted_at is null and status in ('todo', 'in_progress');
