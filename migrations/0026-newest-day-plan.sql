-- Words take the plan of a day that was shown last.
create index suggestion_set_of_plan on suggestion_set (workspace_id, actor, thread, generated_at)
  where day_on is not null;
