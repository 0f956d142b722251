import { TerminalError } from '@planerka/contracts';
import type { ClaimedReply } from '@planerka/db';
import { type Api, GrammyError, InputFile } from 'grammy';
import type { InlineKeyboardButton, Message } from 'grammy/types';
import type { BotCall } from '../reply/render.ts';
import type { Reply } from '../reply/reply.ts';
import type { BotServices } from '../turn/services.ts';
import { documentFile, type FileSources, type MadeFile, makePhoto } from './make-file.ts';

/** What a call has left in the chat: a message with Telegram's own date, or nothing (0). */
export interface Performed {
  readonly messageId: number;
  /** In seconds; null where no message came of it. */
  readonly date: number | null;
  /** An older message was edited into this one. */
  readonly edited: boolean;
}

const NO_MESSAGE: Performed = { messageId: 0, date: null, edited: false };

type SendMessage = Extract<BotCall, { method: 'sendMessage' }>;
type SendDocument = Extract<BotCall, { method: 'sendDocument' }>;

export type CallServices = FileSources & Pick<BotServices, 'api' | 'log'>;

/** A document that could not be made so often is not made at all: the chat's other replies wait for it. */
const DOCUMENT_TRIES = 3;

function markup(keyboard: readonly InlineKeyboardButton[][]) {
  const rows = keyboard.map((row) => [...row]);
  return rows.length > 0 ? { reply_markup: { inline_keyboard: rows } } : {};
}

/** What Telegram says of a topic in which nobody can write any more. */
const TOPIC_GONE = /message thread not found|TOPIC_(?:DELETED|CLOSED)/i;

/** Sends into the reply's topic, or into the chat itself when the topic is gone: an answer is told. */
async function inTopic<T>(
  { topic_id: topic }: Reply,
  send: (where: { readonly message_thread_id?: number }) => Promise<T>,
): Promise<T> {
  if (topic === null) return await send({});
  try {
    return await send({ message_thread_id: topic });
  } catch (error) {
    if (error instanceof GrammyError && TOPIC_GONE.test(error.description)) return await send({});
    throw error;
  }
}

/** Makes one call of a reply. Throws what grammY throws. */
export async function performCall(
  services: CallServices,
  reply: ClaimedReply,
  body: Reply,
  call: BotCall,
): Promise<Performed> {
  const { api } = services;
  switch (call.method) {
    case 'answerCallbackQuery':
      await api.answerCallbackQuery(
        call.callbackQueryId,
        call.text === null ? {} : { text: call.text },
      );
      return NO_MESSAGE;
    case 'keepButtons':
      await api.editMessageReplyMarkup(reply.chat_id, call.messageId, markup(call.keyboard));
      return NO_MESSAGE;
    case 'sendPhoto': {
      const drawn = await makePhoto(services, call.photo);
      if (drawn === null) return NO_MESSAGE;
      const file = new InputFile(drawn, `${call.photo.of}.png`);
      const sent = await inTopic(body, (where) =>
        api.sendPhoto(reply.chat_id, file, { ...where, caption: call.caption }),
      );
      return { messageId: sent.message_id, date: sent.date, edited: false };
    }
    case 'sendDocument':
      return await sendDocument(services, reply, body, call);
    case 'copyMessages':
      return await copyMessages(api, reply, body, call);
    case 'sendMessage':
      return await sendMessage(api, reply, body, call);
  }
}

/** What is not there any more is not sent; what cannot be made is said in words, so that nobody waits for it. */
async function sendDocument(
  services: CallServices,
  reply: ClaimedReply,
  body: Reply,
  call: SendDocument,
): Promise<Performed> {
  const { api, log } = services;
  let made: MadeFile | null;
  try {
    made = await documentFile(services, call);
  } catch (error) {
    if (!(error instanceof TerminalError) && reply.tries < DOCUMENT_TRIES) throw error;
    log.error({ trace_id: reply.trace_id, err: error }, 'a document was not made');
    const told = await inTopic(body, (where) =>
      api.sendMessage(reply.chat_id, call.failure, where),
    );
    return { messageId: told.message_id, date: told.date, edited: false };
  }
  if (made === null) return NO_MESSAGE;
  const file = new InputFile(made.bytes, made.name);
  const sent = await inTopic(body, (where) =>
    api.sendDocument(reply.chat_id, file, { ...where, caption: call.caption }),
  );
  return { messageId: sent.message_id, date: sent.date, edited: false };
}

/**
 * One is copied as a reply to the original message; several are copied together. Where Telegram refuses
 * (deleted, or protected), a message says so.
 */
async function copyMessages(
  api: Api,
  reply: ClaimedReply,
  body: Reply,
  { messageIds, failure }: Extract<BotCall, { method: 'copyMessages' }>,
): Promise<Performed> {
  const { chat_id: chat } = reply;
  const copied = await inTopic(body, async (where) => {
    const [only = 0, ...more] = messageIds;
    if (more.length > 0) return await api.copyMessages(chat, chat, [...messageIds], where);
    const terms = {
      ...where,
      reply_parameters: { message_id: only, allow_sending_without_reply: true },
    };
    return [await api.copyMessage(chat, chat, only, terms)];
  }).catch((error: unknown) => {
    // gone, or protected from being given away: Telegram has no one word for it
    if (error instanceof GrammyError && error.error_code === 400) return [];
    throw error;
  });
  const [first] = copied;
  if (first !== undefined) return { messageId: first.message_id, date: null, edited: false };
  const told = await inTopic(body, (where) => api.sendMessage(chat, failure, where));
  return { messageId: told.message_id, date: told.date, edited: false };
}

async function sendMessage(
  api: Api,
  reply: ClaimedReply,
  body: Reply,
  call: SendMessage,
): Promise<Performed> {
  const placeholder = body.placeholder_message_id;
  const free = placeholder !== null && !reply.message_ids.includes(placeholder);
  const edits = call.edits ?? (free ? placeholder : null);
  const entities = call.entities.length > 0 ? { entities: [...call.entities] } : {};
  const options = { ...markup(call.keyboard), ...entities };
  const edited = edits === null ? null : await edit(api, reply, edits, call.text, options);
  if (edited) return edited;
  // What is drawn anew and cannot be is not worth a message of its own.
  if (call.redrawn) return NO_MESSAGE;
  const terms = {
    ...options,
    ...(body.silent === true ? { disable_notification: true } : {}),
    ...(body.reply_to === null
      ? {}
      : {
          reply_parameters: { message_id: body.reply_to, allow_sending_without_reply: true },
        }),
  };
  const sent = await inTopic(body, (where) =>
    api.sendMessage(reply.chat_id, call.text, { ...terms, ...where }),
  );
  return { messageId: sent.message_id, date: sent.date, edited: false };
}

/** Null when the message is not there any more or is too old: then a new one has to do. */
async function edit(
  api: Api,
  reply: ClaimedReply,
  messageId: number,
  text: string,
  options: Parameters<Api['editMessageText']>[3],
): Promise<Performed | null> {
  try {
    const edited: Message | true = await api.editMessageText(
      reply.chat_id,
      messageId,
      text,
      options,
    );
    const date = edited === true ? null : (edited.edit_date ?? edited.date);
    return { messageId, date, edited: true };
  } catch (error) {
    if (!(error instanceof GrammyError) || error.error_code !== 400) throw error;
    const same = error.description.includes('message is not modified');
    return same ? { messageId, date: null, edited: true } : null;
  }
}
