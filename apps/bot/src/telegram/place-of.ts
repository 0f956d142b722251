import type { Chat, Message, Update, User } from 'grammy/types';

/** Where an update belongs: whose, in which chat and topic, under which name in the logs. */
export interface UpdatePlace {
  readonly chatId: number;
  readonly userId: number;
  readonly topicId: number | null;
  readonly isGroup: boolean;
  /** The message to answer to, where the answer must show whom it answers. */
  readonly replyTo: number | null;
}

interface Origin {
  readonly chat: Chat;
  readonly from: User;
  readonly message: Message | null;
}

function originOf(update: Update): Origin | null {
  const message = update.message ?? update.edited_message;
  if (message) return message.from ? { chat: message.chat, from: message.from, message } : null;
  const query = update.callback_query;
  if (query?.message) {
    const shown = 'text' in query.message || query.message.date !== 0 ? query.message : null;
    return { chat: query.message.chat, from: query.from, message: shown };
  }
  const member = update.my_chat_member;
  return member ? { chat: member.chat, from: member.from, message: null } : null;
}

/** Chat and topic as the runtime's opaque thread: what is asked in one topic is answered in it. */
export function threadOf(botId: number, place: UpdatePlace): string {
  return `telegram:${botId}:${place.chatId}:${place.topicId ?? 0}`;
}

/** A Telegram user as the runtime's actor. */
export function actorOf(userId: number): string {
  return `telegram:${userId}`;
}

/** Whose update it is and where its answer belongs; null for kinds that have neither. */
export function placeOf(update: Update): UpdatePlace | null {
  const origin = originOf(update);
  if (!origin) return null;
  const { chat, from, message } = origin;
  const isGroup = chat.type === 'group' || chat.type === 'supergroup';
  const topic = message?.is_topic_message ? message.message_thread_id : undefined;
  const own = update.message ?? update.edited_message;
  return {
    chatId: chat.id,
    userId: from.id,
    topicId: topic ?? null,
    isGroup,
    replyTo: isGroup && own ? own.message_id : null,
  };
}
