-- A reminder that cannot be told is set aside: tried again a little later, counted and told of once.
alter table reminder add column set_aside_at timestamptz;
-- The same for a person whose reminders cannot be derived.
alter table reminder_owed add column held_until timestamptz;
alter table reminder_owed add column set_aside_at timestamptz;
