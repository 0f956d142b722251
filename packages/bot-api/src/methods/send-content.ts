import type {
  ForceReply,
  InlineKeyboardMarkup,
  Message,
  ReplyKeyboardMarkup,
  ReplyKeyboardRemove,
  ReplyParameters,
} from '@grammyjs/types';
import { badRequest, notPlayed } from '../failure.ts';
import { accessChat } from '../state/access-chat.ts';
import type { BotState } from '../state/bot-state.ts';
import type { ChatRecord } from '../state/chats.ts';
import { type MessageContent, postMessage } from '../state/post-message.ts';
import { inlineKeyboard } from './inline-keyboard.ts';

/** The parameters all sending methods share. */
export interface SendArguments {
  readonly chat_id: number | string;
  readonly message_thread_id?: number;
  readonly reply_parameters?: ReplyParameters;
  readonly reply_to_message_id?: number;
  readonly reply_markup?:
    | InlineKeyboardMarkup
    | ReplyKeyboardMarkup
    | ReplyKeyboardRemove
    | ForceReply;
  readonly protect_content?: boolean;
}

/** What Telegram has for senders and this server has not. */
const UNPLAYED = [
  'business_connection_id',
  'direct_messages_topic_id',
  'ephemeral_message_parameters',
  'suggested_post_parameters',
];

/**
 * Sends what a method has made of its parameters: checks the chat, the topic, the reply and the
 * keyboard, counts it against the limits and shows it.
 */
export function sendContent(
  state: BotState,
  args: SendArguments,
  content: MessageContent,
): Message {
  refuseUnplayed(args);
  const { reply_markup: markup } = args;
  const inline = markup && 'inline_keyboard' in markup ? inlineKeyboard(markup) : undefined;
  const record = accessChat(state, args.chat_id, 'write');
  const topicId = findTopic(record, args.message_thread_id);
  const reply = findReply(record, args);
  state.flood.count(record.chat.id);
  setKeyboard(record, markup);
  return postMessage(state, record, {
    from: state.bot,
    replyTo: reply?.message,
    topicId: topicId ?? reply?.message.message_thread_id,
    content: {
      ...content,
      ...(reply?.quote && { quote: reply.quote }),
      ...(inline && { reply_markup: inline }),
      ...(args.protect_content && { has_protected_content: true as const }),
    },
  });
}

function refuseUnplayed(args: object): void {
  const found = UNPLAYED.find((name) => name in args);
  if (found) throw notPlayed(`the parameter ${found}`);
}

/** The topic's identifier; a chat without topics takes the parameter and ignores it. */
export function findTopic(record: ChatRecord, topicId: number | undefined): number | undefined {
  if (topicId === undefined || topicId === 0) return undefined;
  const { chat } = record;
  if (chat.type !== 'private' && !chat.is_forum) return undefined;
  const topic = record.topics.get(topicId);
  if (!topic) throw badRequest('message thread not found');
  if (topic.closed) throw badRequest('TOPIC_CLOSED');
  return topicId;
}

function findReply(
  record: ChatRecord,
  args: SendArguments,
): { message: Message; quote?: Message['quote'] } | undefined {
  const parameters: ReplyParameters =
    args.reply_parameters ??
    (args.reply_to_message_id ? { message_id: args.reply_to_message_id } : {});
  const { message_id: messageId, chat_id: chatId, quote } = parameters;
  if (messageId === undefined || messageId <= 0) return undefined;
  if (chatId !== undefined && Number(chatId) !== record.chat.id) {
    throw notPlayed('replies to messages of other chats');
  }
  const message = record.messages.get(messageId);
  if (!message) {
    if (parameters.allow_sending_without_reply) return undefined;
    throw badRequest('message to be replied not found');
  }
  if (!quote) return { message };
  const position = (message.text ?? message.caption ?? '').indexOf(quote);
  if (position < 0) throw badRequest('QUOTE_TEXT_INVALID');
  return { message, quote: { text: quote, position, is_manual: true } };
}

function setKeyboard(record: ChatRecord, markup: SendArguments['reply_markup']): void {
  if (!markup) return;
  if ('keyboard' in markup) record.keyboard = markup;
  else if ('remove_keyboard' in markup) record.keyboard = undefined;
}
