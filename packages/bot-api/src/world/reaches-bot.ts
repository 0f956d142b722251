import type { Message } from '@grammyjs/types';
import type { BotState } from '../state/bot-state.ts';
import { type ChatRecord, isInChat } from '../state/chats.ts';
import type { MessageContent } from '../state/post-message.ts';

/** Content that is no person's words; a bot in the chat gets it whatever its privacy mode. */
const SERVICE: readonly (keyof MessageContent)[] = [
  'new_chat_members',
  'left_chat_member',
  'new_chat_title',
  'forum_topic_created',
  'migrate_to_chat_id',
  'migrate_from_chat_id',
  'group_chat_created',
];

/**
 * Whether Telegram shows this message to the bot: everything in a private chat it is not blocked
 * in; in a group, everything if it is an administrator or has privacy mode off, else commands that
 * are not another bot's, mentions, replies to it and service messages.
 */
export function reachesBot(state: BotState, record: ChatRecord, message: Message): boolean {
  const status = record.members.get(state.bot.id);
  if (!isInChat(status)) return false;
  if (record.chat.type === 'private' || status === 'administrator') return true;
  if (state.me.can_read_all_group_messages) return true;
  return (
    SERVICE.some((field) => field in message) || isReply(state, message) || names(state, message)
  );
}

function isReply(state: BotState, { reply_to_message: target }: Message): boolean {
  // What is written into a topic hangs on its opening message and is no reply to who opened it.
  return target?.from?.id === state.bot.id && target.forum_topic_created === undefined;
}

function names(state: BotState, message: Message): boolean {
  const text = message.text ?? message.caption ?? '';
  const handle = `@${state.me.username}`.toLowerCase();
  return (message.entities ?? message.caption_entities ?? []).some((entity) => {
    const words = text.slice(entity.offset, entity.offset + entity.length).toLowerCase();
    if (entity.type === 'text_mention') return entity.user.id === state.bot.id;
    if (entity.type === 'mention') return words === handle;
    const isCommand = entity.type === 'bot_command' && entity.offset === 0;
    return isCommand && (!words.includes('@') || words.endsWith(handle));
  });
}
