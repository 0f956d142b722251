-- Does somebody who has just spoken wait for the reply? What timers tell goes after it, at Telegram's rate.
alter table telegram_outbox add column awaited boolean not null default true;

drop index telegram_outbox_pending;
create index telegram_outbox_awaited on telegram_outbox (bot_id, seq)
  where state = 'pending' and awaited;
create index telegram_outbox_unawaited on telegram_outbox (bot_id, seq)
  where state = 'pending' and not awaited;
