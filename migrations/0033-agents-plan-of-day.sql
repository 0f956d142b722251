-- alone: programs of before this version take the new field of a set for a broken row.
-- The order of a day that an agent suggests: it has no hours, so nothing of it can be taken.
alter table suggestion_set add column agent_preview jsonb;
-- The last one that was suggested for a day.
create index suggestion_set_advised on suggestion_set (workspace_id, day_on, generated_at)
  where agent_preview is not null;
