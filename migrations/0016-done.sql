-- What was done, the last one first: "что я сделал вчера", "когда последний раз".
create index task_done on task (workspace_id, completed_at desc)
  where completed_at is not null and deleted_at is null;
