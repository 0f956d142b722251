-- What services have answered about an update, by question: it is parked while it waits for one, and whoever
-- takes it up afterwards, another process too, finds the answer here and asks nobody again.
alter table telegram_update add column answers jsonb not null default '{}'
  check (jsonb_typeof(answers) = 'object');
