-- What the Telegram door keeps: updates stored before anything is done with them, replies stored
-- before they are sent, and who may talk to the bot. All local tables. Leases run on the
-- database's own clock (now()), product time comes from the program.

-- A group that becomes a supergroup gets a second row and keeps its plan.
create table chat_workspace (
  bot_id bigint not null,
  chat_id bigint not null,
  workspace_id uuid not null,
  primary key (bot_id, chat_id)
);
create index chat_workspace_by_workspace on chat_workspace (workspace_id);

create table telegram_update (
  bot_id bigint not null,
  update_id bigint not null,
  -- Order of arrival: Telegram restarts update ids at random after a quiet week.
  seq bigint generated always as identity,
  chat_id bigint not null,
  user_id bigint,
  -- Where and whose it is in the plan's own terms: chat and topic, and the person.
  thread text not null,
  actor text not null,
  body jsonb not null,
  state text not null default 'new' check (state in ('new', 'done', 'failed')),
  received_at timestamptz not null default now(),
  lease_until timestamptz,
  tries integer not null default 0,
  transcript text,
  -- What the gateway answered: stored before anything is proposed, so a redelivery reads the same.
  interpretation jsonb,
  placeholder_message_id bigint,
  finished_at timestamptz,
  primary key (bot_id, update_id)
) with (fillfactor = 60); -- room for the claim's mark beside the row
create index telegram_update_new on telegram_update (bot_id, seq) where state = 'new';
create index telegram_update_chat on telegram_update (bot_id, chat_id, seq) where state = 'new';
create index telegram_update_user on telegram_update (bot_id, user_id, received_at);
create index telegram_update_finished on telegram_update (finished_at) where state <> 'new';

create table telegram_outbox (
  outbox_id uuid primary key,
  bot_id bigint not null,
  chat_id bigint not null,
  seq bigint generated always as identity,
  body jsonb not null,
  state text not null default 'pending' check (state in ('pending', 'sent', 'dead', 'held')),
  next_at timestamptz not null default now(),
  lease_until timestamptz,
  tries integer not null default 0,
  -- Parts of a long reply that are out already, with the ids of their messages.
  message_ids bigint[] not null default '{}',
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
) with (fillfactor = 60);
create index telegram_outbox_pending on telegram_outbox (bot_id, seq) where state = 'pending';
create index telegram_outbox_chat on telegram_outbox (bot_id, chat_id, seq)
  where state = 'pending';
create index telegram_outbox_held on telegram_outbox (bot_id, chat_id) where state = 'held';
create index telegram_outbox_finished on telegram_outbox (sent_at) where state <> 'pending';

-- The meaning of a button; its callback_data is only the id (Telegram allows 64 bytes).
create table telegram_button (
  bot_id bigint not null,
  button_id text not null,
  chat_id bigint not null,
  outbox_id uuid not null,
  action jsonb not null,
  created_at timestamptz not null default now(),
  primary key (bot_id, button_id)
);
create index telegram_button_outbox on telegram_button (outbox_id);
create index telegram_button_chat on telegram_button (bot_id, chat_id);

-- A chat that blocked the bot gets nothing more until it writes again.
create table telegram_chat (
  bot_id bigint not null,
  chat_id bigint not null,
  blocked_at timestamptz,
  primary key (bot_id, chat_id)
);

create table telegram_access (
  bot_id bigint not null,
  user_id bigint not null,
  role text not null check (role in ('owner', 'member', 'stranger')),
  since timestamptz not null default now(),
  primary key (bot_id, user_id)
);
create unique index telegram_access_owner on telegram_access (bot_id) where role = 'owner';

-- Invitation links hold a secret; only its hash is kept.
create table telegram_invite (
  bot_id bigint not null,
  secret_hash text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_by bigint,
  primary key (bot_id, secret_hash)
);

create table telegram_usage (
  bot_id bigint not null,
  user_id bigint not null,
  day date not null,
  voice_seconds integer not null default 0,
  model_calls integer not null default 0,
  primary key (bot_id, user_id, day)
);

-- State of the short forms that exist only in Telegram (settings).
create table telegram_form (
  bot_id bigint not null,
  form_key text not null,
  state jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (bot_id, form_key)
);

-- Of several processes one polls: a second poller would take Telegram's getUpdates from the first.
create table telegram_poller (
  bot_id bigint primary key,
  holder uuid not null,
  lease_until timestamptz not null
);
