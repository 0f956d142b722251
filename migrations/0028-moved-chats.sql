-- A group that becomes a supergroup: noted before anything of either chat is carried out, so that both
-- lead to one plan whichever of them first needs it.
create table telegram_chat_move (
  bot_id bigint not null,
  from_chat_id bigint not null,
  to_chat_id bigint not null,
  primary key (bot_id, from_chat_id)
);
create index telegram_chat_move_to on telegram_chat_move (bot_id, to_chat_id);
