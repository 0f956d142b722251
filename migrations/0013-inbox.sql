-- Subtasks, agents' steps among them, are found inside their task and not in the Inbox.
drop index task_inbox;
create index task_inbox on task (workspace_id, number)
  where planned_on is null and planned_at is null and due_on is null and due_at is null
    and recurrence_rule is null and parent_id is null
    and status in ('todo', 'in_progress') and deleted_at is null;
