import type { Message, User } from '@grammyjs/types';
import type { BotState } from '../state/bot-state.ts';
import { type ChatRecord, isInChat } from '../state/chats.ts';
import { deliverMessage, type MessageContent, postMessage } from '../state/post-message.ts';
import { type ChatReference, chatId, chatRecord } from './chat-reference.ts';
import { reachesBot } from './reaches-bot.ts';

/** Where a person says something; the private chat with the bot unless told otherwise. */
export interface ChatPlace {
  readonly in?: ChatReference | undefined;
  /** A topic's identifier (`message_thread_id`). */
  readonly topic?: number | undefined;
  readonly replyTo?: Message | undefined;
}

/** Puts a person's message into a chat and tells the bot, if it may know. */
export function say(
  state: BotState,
  user: User,
  content: MessageContent,
  place: ChatPlace,
): Message {
  const record =
    place.in === undefined || chatId(place.in) === user.id
      ? openPrivateChat(state, user)
      : chatRecord(state, place.in);
  checkMaySpeak(state, record, user, place.topic);
  const message = postMessage(state, record, {
    from: user,
    content,
    // What is answered is the message as it is now, whatever the test still holds of it.
    replyTo: place.replyTo && (record.messages.get(place.replyTo.message_id) ?? place.replyTo),
    topicId: place.topic ?? place.replyTo?.message_thread_id,
  });
  if (reachesBot(state, record, message)) deliverMessage(state, 'message', message);
  return message;
}

/** The chat with the bot; it begins with the first thing a person does there. */
export function openPrivateChat(state: BotState, user: User): ChatRecord {
  const { id, first_name, last_name, username } = user;
  return (
    state.chats.records.get(id) ??
    state.chats.add(
      {
        id,
        type: 'private',
        first_name,
        ...(last_name !== undefined && { last_name }),
        ...(username !== undefined && { username }),
      },
      [
        [id, 'member'],
        [state.bot.id, 'member'],
      ],
    )
  );
}

function checkMaySpeak(
  state: BotState,
  { chat, members, topics, upgradedTo }: ChatRecord,
  user: User,
  topic: number | undefined,
): void {
  if (upgradedTo !== undefined) throw new Error(`the group ${chat.id} became ${upgradedTo}`);
  if (!isInChat(members.get(user.id))) {
    throw new Error(`the user ${user.id} is not in the chat ${chat.id}`);
  }
  if (chat.type === 'private' && members.get(state.bot.id) === 'kicked') {
    throw new Error(`the user ${user.id} has blocked the bot and must unblock it first`);
  }
  if (topic !== undefined && !topics.has(topic)) {
    throw new Error(`the chat ${chat.id} has no topic ${topic}`);
  }
}
