-- The messages that a task or a timeblock was made of: where they stand and what they are called, no bytes.
alter table task add column sources jsonb;
alter table timeblock add column sources jsonb;
