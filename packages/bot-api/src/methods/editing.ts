import type { InlineKeyboardMarkup, Message } from '@grammyjs/types';
import { unixTime } from '../clock.ts';
import { badRequest, notPlayed } from '../failure.ts';
import { accessChat } from '../state/access-chat.ts';
import type { BotState } from '../state/bot-state.ts';
import type { ChatRecord } from '../state/chats.ts';
import { removeMessage, replaceMessage } from '../state/post-message.ts';
import { readCaption, readMessageText } from '../text/read-text.ts';
import { inlineKeyboard } from './inline-keyboard.ts';
import type { MethodTable } from './method-table.ts';

/** A bot deletes for everyone only what is younger than this. */
const DELETABLE_SECONDS = 48 * 3600;

/** Methods that change or remove messages that a chat shows. */
export const editingMethods = {
  editMessageText(state, args) {
    if (args.text === undefined) throw notPlayed('rich messages');
    const { text, entities } = readMessageText({ ...args, text: args.text });
    const { record, message } = ownMessage(state, args);
    if (message.text === undefined) throw badRequest('there is no text in the message to edit');
    const { entities: _, ...rest } = message;
    return edit(state, record, message, args.reply_markup, {
      ...rest,
      text,
      ...(entities.length > 0 && { entities: [...entities] }),
    });
  },

  editMessageCaption(state, args) {
    const { text, entities } = readCaption({
      text: args.caption ?? '',
      parse_mode: args.parse_mode,
      entities: args.caption_entities,
    });
    const { record, message } = ownMessage(state, args);
    if (message.text !== undefined) throw badRequest('there is no caption in the message to edit');
    const { caption: _, caption_entities: __, ...rest } = message;
    return edit(state, record, message, args.reply_markup, {
      ...rest,
      ...(text !== '' && { caption: text }),
      ...(entities.length > 0 && { caption_entities: [...entities] }),
    });
  },

  editMessageReplyMarkup(state, args) {
    const { record, message } = ownMessage(state, args);
    return edit(state, record, message, args.reply_markup, { ...message });
  },

  deleteMessage(state, args) {
    const record = accessChat(state, args.chat_id, 'write');
    const message = record.messages.get(args.message_id);
    if (!message) throw badRequest('message to delete not found');
    checkDeletable(state, record, message);
    return removeMessage(state, record, message.message_id) as true;
  },

  deleteMessages(state, args) {
    const record = accessChat(state, args.chat_id, 'write');
    const found = args.message_ids.flatMap((id) => record.messages.get(id) ?? []);
    // All or nothing of what exists; what does not exist is skipped.
    for (const message of found) checkDeletable(state, record, message);
    for (const message of found) removeMessage(state, record, message.message_id);
    return true;
  },
} satisfies MethodTable;

interface Target {
  readonly chat_id?: number | string;
  readonly message_id?: number;
  readonly inline_message_id?: string;
  readonly business_connection_id?: string;
}

function ownMessage(state: BotState, target: Target): { record: ChatRecord; message: Message } {
  if (target.inline_message_id !== undefined) throw notPlayed('inline messages');
  if (target.business_connection_id !== undefined) throw notPlayed('business connections');
  if (target.chat_id === undefined && target.message_id === undefined) {
    throw badRequest('message identifier is not specified');
  }
  const record = accessChat(state, target.chat_id, 'edit');
  const message = record.messages.get(target.message_id ?? 0);
  if (!message) throw badRequest('message to edit not found');
  if (message.from?.id !== state.bot.id) throw badRequest("message can't be edited");
  return { record, message };
}

/** Without a keyboard among the parameters the message loses the one it has. */
function edit(
  state: BotState,
  record: ChatRecord,
  before: Message,
  markup: InlineKeyboardMarkup | undefined,
  changed: Message,
): Message {
  const { reply_markup: _, ...after } = changed;
  const inline = markup && inlineKeyboard(markup);
  const edited: Message = { ...after, ...(inline && { reply_markup: inline }) };
  if (shown(edited) === shown(before)) {
    throw badRequest(
      'message is not modified: specified new message content and reply markup are exactly the same as a current content and reply markup of the message',
    );
  }
  return replaceMessage(state, record, { ...edited, edit_date: unixTime(state.clock) });
}

function shown(message: Message): string {
  const { text, entities, caption, caption_entities, reply_markup } = message;
  return JSON.stringify([text, entities, caption, caption_entities, reply_markup]);
}

function checkDeletable(state: BotState, record: ChatRecord, message: Message): void {
  const mine = message.from?.id === state.bot.id;
  const status = record.members.get(state.bot.id);
  if (!mine && record.chat.type !== 'private' && status !== 'administrator') {
    throw badRequest("message can't be deleted");
  }
  if (unixTime(state.clock) - message.date > DELETABLE_SECONDS && status !== 'administrator') {
    throw badRequest("message can't be deleted for everyone");
  }
}
