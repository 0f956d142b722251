import type { ClaimedReply } from '@planerka/db';
import { drawDay } from '@planerka/picture';
import { type Api, GrammyError, InputFile } from 'grammy';
import type { InlineKeyboardButton, Message } from 'grammy/types';
import type { Call } from '../reply/render.ts';
import type { Reply } from '../reply/reply.ts';

/** What a call has left in the chat: a message with Telegram's own date, or nothing (0). */
export interface Performed {
  readonly messageId: number;
  /** In seconds; null where no message came of it. */
  readonly date: number | null;
  /** An older message was edited into this one. */
  readonly edited: boolean;
}

const NO_MESSAGE: Performed = { messageId: 0, date: null, edited: false };

type SendMessage = Extract<Call, { method: 'sendMessage' }>;

function markup(keyboard: readonly InlineKeyboardButton[][]) {
  const rows = keyboard.map((row) => [...row]);
  return rows.length > 0 ? { reply_markup: { inline_keyboard: rows } } : {};
}

function inTopic({ topic_id: topic }: Reply) {
  return topic === null ? {} : { message_thread_id: topic };
}

/** Makes one call of a reply. Throws what grammY throws. */
export async function performCall(
  api: Api,
  reply: ClaimedReply,
  body: Reply,
  call: Call,
): Promise<Performed> {
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
      const file = new InputFile(await drawDay(call.picture), 'day.png');
      const options = { ...inTopic(body), caption: call.caption };
      const sent = await api.sendPhoto(reply.chat_id, file, options);
      return { messageId: sent.message_id, date: sent.date, edited: false };
    }
    case 'sendMessage':
      return await sendMessage(api, reply, body, call);
  }
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
  const sent = await api.sendMessage(reply.chat_id, call.text, {
    ...options,
    ...inTopic(body),
    ...(body.silent === true ? { disable_notification: true } : {}),
    ...(body.reply_to === null
      ? {}
      : {
          reply_parameters: { message_id: body.reply_to, allow_sending_without_reply: true },
        }),
  });
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
