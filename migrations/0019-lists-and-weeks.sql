-- Lists with boxes: tasks of the category "list", few among many.
create index task_list on task (workspace_id, number)
  where category = 'list' and parent_id is null and deleted_at is null;

-- What was put off in a week: "итоги недели".
create index journal_moved on journal (workspace_id, at)
  where type = 'rescheduled' and action = 'do';
