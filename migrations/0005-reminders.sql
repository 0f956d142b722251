-- Reminders, digests, repeats.

-- Walls ("2026-03-05T10:00") or days on which a repeating object does not happen; what an object
-- that was taken out of a series, or follows in it, belongs to.
alter table task add column recurrence_exceptions text[] not null default '{}';
alter table task add column series_id uuid;
alter table timeblock add column recurrence_exceptions text[] not null default '{}';
alter table timeblock add column series_id uuid;
create index timeblock_repeating on timeblock (workspace_id, start_at)
  where recurrence_rule is not null and deleted_at is null;

create index timeblock_series on timeblock (workspace_id, series_id) where series_id is not null;

-- Null: as the person's settings have it; empty: never.
alter table task alter column remind_before_minutes drop not null;
alter table timeblock alter column remind_before_minutes drop not null;
update task set remind_before_minutes = null where remind_before_minutes = '{}';
update timeblock set remind_before_minutes = null where remind_before_minutes = '{}';

-- How a person wants to be reminded; null while nothing was changed.
alter table person add column reminder_settings jsonb;

-- When which object is to be spoken of. Derived from the objects' rows, in the statement that writes
-- them, so it moves and vanishes with them.
create table reminder (
  workspace_id uuid not null references workspace (workspace_id),
  object_id uuid not null,
  fire_at timestamptz not null,
  object_kind text not null check (object_kind in ('task', 'timeblock')),
  -- The time it is about: a task's hour, an occurrence's start; null for one that was snoozed.
  about_at timestamptz,
  -- Where the object was last written in a chat; null: the workspace's own chat.
  -- `actor`: whose settings it goes by.
  thread text,
  actor text not null,
  state text not null check (state in ('waiting', 'fired')),
  primary key (workspace_id, object_id, fire_at)
);
create index reminder_waiting on reminder (fire_at, workspace_id) where state = 'waiting';
create index reminder_due on reminder (workspace_id, fire_at) where state = 'waiting';
create index reminder_fired on reminder (fire_at) where state = 'fired';

-- When a person's next morning digest and evening review are to come; null `next_at`: switched off.
create table digest (
  workspace_id uuid not null references workspace (workspace_id),
  actor text not null,
  kind text not null check (kind in ('morning', 'evening')),
  next_at timestamptz,
  primary key (workspace_id, actor, kind)
);
create index digest_next on digest (next_at) where next_at is not null;
