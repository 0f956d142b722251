-- alone: programs of before this version take the new field of a person and offers in outcomes for broken rows.
-- Suggestions: what was offered, to whom, and what became of it.
-- Memory beside the plan: not journaled, no undo takes it back.

-- What was suggested together: an envelope as salvage left it, its suggestions in the other table.
create table suggestion_set (
  workspace_id uuid not null references workspace (workspace_id),
  set_id uuid not null,
  -- Whom it is for; null: whoever is in the workspace. `agent`: who made it, where an agent did.
  actor text,
  agent text,
  thread text not null,
  surface text not null check (surface in ('on_create', 'task_drawer', 'today_plan')),
  source text not null check (source in ('rules', 'model', 'agent')),
  request_id text not null,
  -- Was it asked for, or did it come by itself?
  explicit boolean not null,
  must_abstain boolean not null,
  -- The day of a plan, and the slots that were shown for it.
  day_on date,
  plan_preview jsonb,
  -- The answered clarification that this pass took into account.
  context jsonb,
  model_info jsonb,
  -- Codes of what salvage dropped, never the words.
  rejected text[] not null,
  -- Where the journal stood.
  base_seq bigint not null,
  generated_at timestamptz not null,
  primary key (workspace_id, set_id)
);
create index suggestion_set_of_request on suggestion_set (workspace_id, request_id);
create index suggestion_set_by_age on suggestion_set (generated_at);

create table suggestion (
  workspace_id uuid not null,
  suggestion_id uuid not null,
  set_id uuid not null,
  -- Its place in the set, best first.
  position int not null,
  -- Its id in the envelope.
  given_id text not null,
  rule text,
  actor text,
  surface text not null check (surface in ('on_create', 'task_drawer', 'today_plan')),
  type text not null,
  task_id uuid,
  payload jsonb not null,
  confidence double precision not null,
  -- The rationale as a code and data; an agent's own words as they came.
  rationale jsonb not null,
  requires_confirmation boolean not null,
  -- The fields of the task that it would write, as they stood.
  touched jsonb not null,
  state text not null
    check (state in ('offered', 'shown', 'accepted', 'rejected', 'expired', 'superseded')),
  shown_at timestamptz,
  decided_at timestamptz,
  decided_by text,
  change_id uuid,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (workspace_id, suggestion_id),
  foreign key (workspace_id, set_id) references suggestion_set (workspace_id, set_id)
);
create index suggestion_of_set on suggestion (workspace_id, set_id);
-- What a person was shown, took and refused lately: when to keep silent.
create index suggestion_shown on suggestion (workspace_id, actor, created_at desc)
  where shown_at is not null;
-- What may still be taken for a task.
create index suggestion_of_task on suggestion (workspace_id, task_id)
  where state in ('offered', 'shown');
create index suggestion_by_age on suggestion (created_at);

-- Open tasks of one title, whatever the forms of its words: of a common word there may be a million.
create index task_titled on task (workspace_id, md5(title_words(title)::text))
  where status in ('todo', 'in_progress') and deleted_at is null;

-- The person's own categories, the newest first.
create index task_categorized on task (workspace_id, number desc)
  where category is not null and deleted_at is null;

-- Which surfaces may suggest by themselves; null while nothing was changed.
alter table person add column suggestion_settings jsonb;
