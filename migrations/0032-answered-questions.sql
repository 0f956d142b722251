-- alone: programs of before this version take the new field of a suggestion for a broken row.
-- An agent that asked is told what was answered.
alter table suggestion add column answer text;
create index suggestion_answered on suggestion (workspace_id, decided_at)
  where answer is not null;
