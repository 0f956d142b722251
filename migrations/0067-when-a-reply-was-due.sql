-- When a reply was to be told: of those for which nobody waits, what has been due for longest goes first.
-- One that was written late (its process was killed) does not stand behind all that was written meanwhile.
alter table telegram_outbox add column due_at timestamptz not null default now();

drop index telegram_outbox_unawaited;
create index telegram_outbox_unawaited on telegram_outbox (bot_id, due_at, seq)
  where state = 'pending' and not awaited;
