import type { Message, User } from '@grammyjs/types';
import { unixTime } from '../clock.ts';
import type { BotState } from './bot-state.ts';
import type { ChatRecord } from './chats.ts';
import { filesOf } from './files-of.ts';

/** What a message holds besides who sent it, where and when. */
export type MessageContent = Omit<
  Partial<Message>,
  'message_id' | 'chat' | 'date' | 'from' | 'reply_to_message'
>;

export interface NewMessage {
  readonly from: User;
  readonly content: MessageContent;
  readonly replyTo?: Message | undefined;
  /** A topic of a forum; `undefined` is General. */
  readonly topicId?: number | undefined;
}

const DAY_MS = 86_400_000;

/** Puts a message into a chat, where people and the playground see it; no update is made. */
export function postMessage(state: BotState, record: ChatRecord, made: NewMessage): Message {
  const { topicId } = made;
  // In a topic, what is no reply hangs on the service message that opened the topic.
  const replyTo =
    made.replyTo ?? (topicId === undefined ? undefined : record.messages.get(topicId));
  const message: Message = {
    message_id: state.chats.nextMessageId(record),
    from: made.from,
    chat: record.chat,
    date: unixTime(state.clock),
    ...(topicId !== undefined && { message_thread_id: topicId, is_topic_message: true }),
    ...(replyTo && { reply_to_message: repliedTo(replyTo) }),
    ...made.content,
  };
  record.messages.set(message.message_id, message);
  state.events.emit({ type: 'message', chatId: record.chat.id, message });
  forgetOldest(state, record);
  return message;
}

/** A chat that is written in for months fills no memory: its oldest messages go, with their files. */
function forgetOldest(state: BotState, { messages, reactions }: ChatRecord): void {
  for (const [id, message] of messages) {
    if (messages.size <= state.chats.keptMessages) return;
    messages.delete(id);
    reactions.delete(id);
    const gone = filesOf(message);
    if (gone.length === 0) continue;
    const kept = new Set([...state.chats.records.values()].flatMap(filesOfChat));
    for (const fileId of gone) if (!kept.has(fileId)) state.files.forget(fileId);
  }
}

const filesOfChat = ({ messages }: ChatRecord): readonly string[] =>
  [...messages.values()].flatMap(filesOf);

/** Telegram nests one reply and no more. */
function repliedTo(message: Message): NonNullable<Message['reply_to_message']> {
  const { reply_to_message: _, ...shown } = message;
  // The types package asks for an own property that is undefined; on the wire that is none.
  return shown as NonNullable<Message['reply_to_message']>;
}

/** Replaces a message by its edited self; older references keep what they showed. */
export function replaceMessage(state: BotState, record: ChatRecord, message: Message): Message {
  record.messages.set(message.message_id, message);
  state.events.emit({ type: 'message_edited', chatId: record.chat.id, message });
  return message;
}

/** Takes a message out of its chat; `false` when it was gone already. */
export function removeMessage(state: BotState, record: ChatRecord, messageId: number): boolean {
  if (!record.messages.delete(messageId)) return false;
  record.reactions.delete(messageId);
  state.events.emit({ type: 'message_deleted', chatId: record.chat.id, messageId });
  return true;
}

/** Tells the bot of a message; updates of one chat come in order and live a day. */
export function deliverMessage(
  state: BotState,
  type: 'message' | 'edited_message',
  message: Message,
): number | undefined {
  return state.updates.push(type, message, {
    lifetimeMs: DAY_MS,
    lane: `chat ${message.chat.id}`,
    repeats: state.faults.strikeUpdate('repeat_update') ? 1 : 0,
  });
}
