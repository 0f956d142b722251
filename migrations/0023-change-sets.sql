-- What agents have proposed to production projects, and who decided what and when. Kept beside the
-- plan: not journaled; whether what was applied still holds is read from the journal.
create table change_set (
  workspace_id uuid not null references workspace (workspace_id),
  set_id uuid not null,
  project_id uuid not null,
  -- Both the agent's: under them a set is proposed once.
  run_id text not null,
  given_id text not null,
  fingerprint text not null,
  phase text not null check (phase in ('planning', 'solutioning', 'tasks', 'accounting', 'quote')),
  actor text not null,
  agent_name text,
  base_seq bigint not null,
  -- As it came, with the answers that people have given to its questions.
  envelope jsonb not null,
  -- What it holds and would change, as it stood when it came; null `told_at`: nobody was told yet.
  shown jsonb not null,
  told_at timestamptz,
  state text not null
    check (state in ('proposed', 'applied', 'rejected', 'withdrawn', 'superseded')),
  decided_by text,
  decided_at timestamptz,
  reason text,
  change_id uuid,
  created_at timestamptz not null,
  primary key (workspace_id, set_id),
  unique (workspace_id, run_id, given_id),
  foreign key (workspace_id, project_id) references project (workspace_id, project_id)
);
create index change_set_of_project on change_set (workspace_id, project_id, set_id desc);

create table change_set_op (
  workspace_id uuid not null references workspace (workspace_id),
  set_id uuid not null,
  position integer not null,
  project_id uuid not null,
  run_id text not null,
  op text not null,
  kind text not null
    check (kind in ('item', 'task', 'line', 'quote', 'dependency', 'projection')),
  client_ref text,
  status text not null check (status in ('proposed', 'applied', 'skipped', 'left')),
  code text,
  -- What it has made or changed, by the id that people and agents know.
  object_name text,
  primary key (workspace_id, set_id, position),
  foreign key (workspace_id, set_id) references change_set (workspace_id, set_id)
);
-- What a run has done already is not done again.
create unique index change_set_op_applied
  on change_set_op (workspace_id, project_id, run_id, kind, client_ref)
  where status = 'applied' and client_ref is not null;
-- Sets that their people were not told of yet.
create index change_set_untold on change_set (created_at)
  where state = 'proposed' and told_at is null;
