-- What the bot's messages show, so that a reply names it and the newest answer suggests it. Local.

create table telegram_shown (
  bot_id bigint not null,
  chat_id bigint not null,
  message_id bigint not null,
  -- The plan's terms for where and whom it answers; no actor for a notice to everybody.
  thread text not null,
  actor text,
  kind text not null check (kind in ('answer', 'notice')),
  -- Kinds and numbers: what it shows, in order.
  objects jsonb not null,
  -- The same surface again edits this message in place.
  surface_id text,
  -- Telegram's own date of the message or of its last edit.
  answered_at timestamptz not null,
  edited boolean not null,
  primary key (bot_id, chat_id, message_id)
);
create index telegram_shown_newest on telegram_shown
  (bot_id, thread, actor, answered_at desc, message_id desc) where kind = 'answer';
create index telegram_shown_surface on telegram_shown (bot_id, thread, surface_id)
  where surface_id is not null;
create index telegram_shown_answered on telegram_shown (answered_at);

-- Which message an update brings, when it was sent, and which one it answers.
alter table telegram_update add column message_id bigint;
alter table telegram_update add column sent_at timestamptz;
alter table telegram_update add column reply_to_message_id bigint;
