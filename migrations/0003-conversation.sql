-- Acting on what exists: projects, the memory of a thread, the Workroom, search by words.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create table project (
  workspace_id uuid not null references workspace (workspace_id),
  project_id uuid not null,
  number bigint not null,
  title text not null check (title <> ''),
  description text,
  status text not null check (status in ('active', 'archived')),
  created_by text not null,
  created_at timestamptz not null,
  deleted_at timestamptz,
  revision bigint not null,
  primary key (workspace_id, project_id),
  unique (workspace_id, number)
);

alter table workspace add column project_number bigint not null default 0;

alter table task rename column plan_id to project_id;
alter table task add foreign key (workspace_id, project_id)
  references project (workspace_id, project_id);
-- What must be confirmed before a step counts as done: {"criteria": {"confirmed_by": null, ...}}.
alter table task add column checkpoints jsonb not null default '{}';
alter table task add column snoozed_until timestamptz;
alter table timeblock add column snoozed_until timestamptz;
create index task_project on task (workspace_id, project_id, number) where project_id is not null;
create index task_parent on task (workspace_id, parent_id, sort_key) where parent_id is not null;
create index timeblock_task on timeblock (workspace_id, task_id) where task_id is not null;
create index task_open on task (workspace_id, number desc)
  where status in ('todo', 'in_progress') and deleted_at is null;
create index project_active on project (workspace_id, number desc)
  where status = 'active' and deleted_at is null;

-- pg_trgm compares only what the server's locale calls letters, and where that is C (the embedded
-- server's) Cyrillic is none: each letter has its sign.
create function latin_signs(words text) returns text language sql immutable parallel safe
  return translate(lower(words), 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
    'abvgdeejziyklmnoprstufhc1w234567q');

-- Words propose candidates: the workspace stands first here too (btree_gin), so that what others have
-- stored is not read. Similar letters are only looked for when no word form fits, and are compared
-- row by row among the workspace's open tasks: an index would cost every write more than it saves.
create index task_words on task using gin (workspace_id, to_tsvector('russian', title));
create index timeblock_words on timeblock
  using gin (workspace_id, to_tsvector('russian', coalesce(title, '')));

-- Questions are about open tasks: those that are done pile up and are asked for by nobody.
drop index task_planned_on, task_planned_at, task_due_on, task_due_at;
create index task_planned_on on task (workspace_id, planned_on)
  where planned_on is not null and status in ('todo', 'in_progress') and deleted_at is null;
create index task_planned_at on task (workspace_id, planned_at)
  where planned_at is not null and status in ('todo', 'in_progress') and deleted_at is null;
create index task_due_on on task (workspace_id, due_on)
  where due_on is not null and status in ('todo', 'in_progress') and deleted_at is null;
create index task_due_at on task (workspace_id, due_at)
  where due_at is not null and status in ('todo', 'in_progress') and deleted_at is null;
create index task_high on task (workspace_id, number)
  where priority = 'high' and status in ('todo', 'in_progress') and deleted_at is null;

-- What a thread (chat and topic) has spoken of: memory, not part of the plan and not journaled.
create table thread_context (
  workspace_id uuid not null references workspace (workspace_id),
  thread text not null,
  last_task_id uuid,
  last_project_id uuid,
  recent_task_ids uuid[] not null,
  recent_project_ids uuid[] not null,
  primary key (workspace_id, thread)
);

-- What a thread has pinned: a person's choice, so it is journaled and can be undone.
create table thread_pin (
  workspace_id uuid not null references workspace (workspace_id),
  pin_id uuid not null,
  thread text not null,
  task_id uuid,
  project_id uuid,
  revision bigint not null,
  primary key (workspace_id, pin_id),
  unique (workspace_id, thread)
);

-- The task or project that a person has opened in a thread, until closed.
create table workroom (
  workspace_id uuid not null references workspace (workspace_id),
  room_id uuid not null,
  thread text not null,
  actor text not null,
  task_id uuid,
  project_id uuid,
  revision bigint not null,
  primary key (workspace_id, room_id),
  unique (workspace_id, thread, actor),
  check (task_id is null or project_id is null)
);

-- A draft is a command that misses something, or an operation that does.
alter table clarification alter column envelope drop not null;
alter table clarification add column operation jsonb;
alter table clarification add check ((envelope is null) <> (operation is null));

-- What an operation was asked to do: audit, and the same for another target.
alter table journal add column operation jsonb;
