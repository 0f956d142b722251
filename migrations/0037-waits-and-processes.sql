-- What a stored update waits for when nobody works on it: its turn in a crowd of one person's own, or
-- the answer of a slow service.
alter table telegram_update
  add column waits_for text check (waits_for in ('pace', 'speech', 'model'));
-- Whose lease it is: a process whose number nobody holds any more is dead, and what it had in hand is
-- free before the lease runs out. Null where a process has no number.
alter table telegram_update add column process integer;
alter table telegram_outbox add column process integer;
alter table telegram_poller add column process integer;
