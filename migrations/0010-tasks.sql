-- The task surface for agents (docs: contracts/tasks.md): plans are projects, steps are subtasks.

-- `root_id`: the task at the top of the tree that a step stands in; null for that task itself.
-- `is_node`: a task inside the plan of a step (s:0.t:1), not a step.
alter table task add column root_id uuid;
alter table task add column is_node boolean not null default false;
alter table task add column context text;
alter table task add column depends_on text[] not null default '{}';
alter table task add column completed_at timestamptz;
-- What a step is held to: {"success_criteria": [], "tests": [], "blockers": [], "blocked": false,
-- "blocked_reason": null, "proof": {"tests": "require"}}; null: nobody has defined it.
alter table task add column definition jsonb;

with recursive tree as (
  select workspace_id, task_id, task_id as root from task where parent_id is null
  union all
  select t.workspace_id, t.task_id, p.root
    from task t join tree p on p.workspace_id = t.workspace_id and p.task_id = t.parent_id
)
update task t set root_id = tree.root from tree
  where tree.workspace_id = t.workspace_id and tree.task_id = t.task_id and t.parent_id is not null;

create index task_root on task (workspace_id, root_id, sort_key) where root_id is not null;
create index task_of_project on task (workspace_id, project_id, number)
  where project_id is not null and parent_id is null and deleted_at is null;
-- Tasks by their status, for agents' lists.
create index task_by_status on task (workspace_id, status, number)
  where parent_id is null and deleted_at is null;

alter table project add column begun boolean not null default true;
alter table project add column context text;
alter table project add column priority text check (priority in ('low', 'medium', 'high'));
alter table project add column tags text[] not null default '{}';
alter table project add column depends_on text[] not null default '{}';
alter table project add column contract text;
alter table project add column contract_data jsonb;
-- {"steps": ["..."], "current": 0, "doc": null}
alter table project add column checklist jsonb not null default '{"doc": null, "steps": [], "current": 0}';
alter table project add column checkpoints jsonb not null default '{}';

-- What is remembered of work: notes, decisions, risks, evidence, and what was thought (cards).
create table memo (
  workspace_id uuid not null references workspace (workspace_id),
  memo_id uuid not null,
  -- The task or plan it belongs to, and the step of the task where it is about one.
  root_id uuid not null,
  step_id uuid,
  kind text not null check (kind in ('note', 'decision', 'risk', 'evidence', 'card')),
  -- Of a card: frame, hypothesis, test, evidence, decision.
  card text,
  title text,
  body text,
  data jsonb,
  checkpoints text[] not null,
  created_by text not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  revision bigint not null,
  primary key (workspace_id, memo_id)
);
create index memo_root on memo (workspace_id, root_id, memo_id);

-- The tree that an entry belongs to (a task with its steps; else the object itself), and how often
-- the tree has been written: what agents know as its revision. It only ever rises.
alter table journal add column root_id uuid;
alter table journal add column root_revision bigint;
with entry as (
  select workspace_id, seq, object_id,
    case when object_kind = 'task' then coalesce(after ->> 'parent_id', before ->> 'parent_id')::uuid end
      as parent_id
  from journal
)
update journal j set root_id = coalesce(
  (select t.root_id from task t where t.workspace_id = e.workspace_id and t.task_id = e.object_id),
  -- A step that is gone: its creation was undone.
  (select t.root_id from task t where t.workspace_id = e.workspace_id and t.task_id = e.parent_id),
  e.parent_id,
  e.object_id)
from entry e where e.workspace_id = j.workspace_id and e.seq = j.seq;
update journal j set root_revision = r.revision from (
  select workspace_id, seq,
    dense_rank() over (partition by workspace_id, root_id order by first) as revision
  from (select workspace_id, seq, root_id,
      min(seq) over (partition by workspace_id, root_id, change_id) as first from journal) f
) r where r.workspace_id = j.workspace_id and r.seq = j.seq;
alter table journal alter column root_id set not null;
alter table journal alter column root_revision set not null;
create index journal_root on journal (workspace_id, root_id, seq);

-- Where the workspace's agents are: convenience, not part of the plan, not journaled.
create table agent_focus (
  workspace_id uuid not null references workspace (workspace_id),
  object_id uuid not null,
  object_kind text not null check (object_kind in ('task', 'project')),
  actor text not null,
  set_at timestamptz not null,
  primary key (workspace_id)
);

-- Moments of the journal that later differences are counted from.
create table snapshot (
  workspace_id uuid not null references workspace (workspace_id),
  snapshot_id uuid not null,
  kind text not null check (kind in ('resume', 'handoff', 'named')),
  name text,
  root_id uuid,
  journal_seq bigint not null,
  actor text not null,
  created_at timestamptz not null,
  primary key (workspace_id, snapshot_id)
);
create index snapshot_newest on snapshot (workspace_id, kind, snapshot_id);
create unique index snapshot_name on snapshot (workspace_id, name) where name is not null;

-- The first answer to an agent's request id; the same id again returns it.
create table agent_request (
  workspace_id uuid not null references workspace (workspace_id),
  actor text not null,
  request_id text not null,
  fingerprint text not null,
  answer jsonb not null,
  follow_up jsonb,
  created_at timestamptz not null,
  primary key (workspace_id, actor, request_id)
);
