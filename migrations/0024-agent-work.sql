-- Who works on what: agents share ready tasks without doing one twice.

-- A task that an agent holds until `until`, in product time; work renews it, silence gives it back.
-- Convenience, not part of the plan, not journaled.
create table agent_claim (
  workspace_id uuid not null references workspace (workspace_id),
  task_id uuid not null,
  actor text not null,
  claimed_at timestamptz not null,
  until timestamptz not null,
  primary key (workspace_id, task_id)
);

-- A name that is used again makes a newer version; the newest is meant where none is named.
drop index snapshot_name;
create index snapshot_name on snapshot (workspace_id, name, snapshot_id) where name is not null;
-- Each agent counts its differences from its own handoff.
create index snapshot_own on snapshot (workspace_id, actor, kind, snapshot_id);

-- The same answer again is the same to the byte: jsonb would sort its keys.
alter table agent_request alter column answer type json using answer::json;
