-- A reminder that could not be told in its time waits until the person's quiet hours are over.
alter table reminder add column held_until timestamptz;
