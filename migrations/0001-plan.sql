-- The plan. workspace_id stands first in every primary key, unique key and foreign key, so that the
-- schema runs unchanged on a PostgreSQL sharded by it. Times are timestamptz, days are date.

create table workspace (
  workspace_id uuid primary key,
  kind text not null check (kind in ('personal', 'group', 'agents')),
  timezone text not null,
  revision bigint not null default 1,
  -- Rises with every write of the plan: whoever has read an older one must read again.
  version bigint not null default 0,
  journal_seq bigint not null default 0,
  task_number bigint not null default 0,
  timeblock_number bigint not null default 0,
  created_at timestamptz not null
);

create table task (
  workspace_id uuid not null references workspace (workspace_id),
  task_id uuid not null,
  number bigint not null,
  plan_id uuid,
  parent_id uuid,
  sort_key text not null,
  title text not null check (title <> ''),
  description text,
  notes text,
  status text not null check (status in ('todo', 'in_progress', 'done', 'cancelled')),
  priority text check (priority in ('low', 'medium', 'high')),
  category text,
  tags text[] not null,
  project_name text,
  planned_on date,
  planned_at timestamptz,
  due_on date,
  due_at timestamptz,
  duration_minutes integer check (duration_minutes between 1 and 1440),
  recurrence_rule text,
  recurrence_time text,
  recurrence_zone text,
  remind_before_minutes integer[] not null,
  created_by text not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  revision bigint not null,
  primary key (workspace_id, task_id),
  unique (workspace_id, number),
  foreign key (workspace_id, parent_id) references task (workspace_id, task_id),
  check (planned_on is null or planned_at is null),
  check (due_on is null or due_at is null)
);

create index task_planned_on on task (workspace_id, planned_on) where planned_on is not null;
create index task_planned_at on task (workspace_id, planned_at) where planned_at is not null;
create index task_due_on on task (workspace_id, due_on) where due_on is not null;
create index task_due_at on task (workspace_id, due_at) where due_at is not null;
-- The Inbox is a predicate: open tasks with no planned, due or recurring time.
create index task_inbox on task (workspace_id, number)
  where planned_on is null and planned_at is null and due_on is null and due_at is null
    and recurrence_rule is null and status in ('todo', 'in_progress') and deleted_at is null;

-- A timeblock always has a start and a duration; without them it is only a clarification.
create table timeblock (
  workspace_id uuid not null references workspace (workspace_id),
  timeblock_id uuid not null,
  number bigint not null,
  task_id uuid,
  title text,
  start_at timestamptz not null,
  end_at timestamptz not null,
  duration_minutes integer not null check (duration_minutes between 1 and 1440),
  calendar_id text,
  priority text check (priority in ('low', 'medium', 'high')),
  tags text[] not null,
  project_name text,
  recurrence_rule text,
  recurrence_time text,
  recurrence_zone text,
  remind_before_minutes integer[] not null,
  created_by text not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  revision bigint not null,
  primary key (workspace_id, timeblock_id),
  unique (workspace_id, number),
  foreign key (workspace_id, task_id) references task (workspace_id, task_id),
  check (end_at > start_at)
);

create index timeblock_start_at on timeblock (workspace_id, start_at);

-- Commands that still miss something, and the one question about each.
create table clarification (
  workspace_id uuid not null references workspace (workspace_id),
  draft_id uuid not null,
  thread text not null,
  actor text not null,
  state text not null
    check (state in ('open', 'queued', 'done', 'dropped', 'cancelled', 'expired')),
  envelope jsonb not null,
  notes jsonb not null,
  readings jsonb not null,
  accepted text[] not null,
  question_code text not null,
  choices jsonb not null,
  said text[] not null,
  unfit_count integer not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  primary key (workspace_id, draft_id)
);

-- At most one question at a time, to one person in one thread.
create unique index clarification_open on clarification (workspace_id, thread, actor)
  where state = 'open';
create index clarification_waiting on clarification (workspace_id, thread, actor)
  where state in ('open', 'queued');

-- The product's one log: append-only, ordered per workspace; the tables can be rebuilt from it.
create table journal (
  workspace_id uuid not null references workspace (workspace_id),
  seq bigint not null,
  change_id uuid not null,
  action text not null check (action in ('do', 'undo', 'redo')),
  target_change_id uuid,
  actor text not null,
  door text not null,
  trace_id text not null,
  type text not null,
  v integer not null,
  object_kind text not null,
  object_id uuid not null,
  revision bigint not null,
  before jsonb,
  after jsonb,
  at timestamptz not null,
  primary key (workspace_id, seq),
  check ((action = 'do') = (target_change_id is null))
);

create index journal_change on journal (workspace_id, change_id);
create index journal_target on journal (workspace_id, target_change_id, seq)
  where target_change_id is not null;
create index journal_object on journal (workspace_id, object_id, seq);
create index journal_actor on journal (workspace_id, actor, action, seq);

-- The first outcome of each idempotency key; the same key again returns it.
create table idempotency_key (
  workspace_id uuid not null references workspace (workspace_id),
  key text not null,
  outcome jsonb not null,
  created_at timestamptz not null,
  primary key (workspace_id, key)
);

-- Ends the statement that calls it, and with it everything the statement has written.
create function refuse(reason text) returns jsonb language plpgsql as $$
begin
  raise exception using errcode = 'PLN01', message = reason;
end $$;

-- Directory tables: local, not sharded (packages/db/src/local-tables.ts lists them).

-- A person's usual hours follow the person through every workspace.
create table person (
  person_id uuid primary key,
  actor text not null unique,
  working_hours jsonb,
  dayparts jsonb not null,
  revision bigint not null
);

-- Names by which doors other than Telegram know a workspace.
create table workspace_alias (
  alias text primary key,
  workspace_id uuid not null
);
