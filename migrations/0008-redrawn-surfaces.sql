-- What a message of the bot answers, so that it can be drawn anew in place: a query and its page.
alter table telegram_shown add column view jsonb;
create index telegram_shown_view on telegram_shown (bot_id, thread, actor, answered_at desc)
  where view is not null;
