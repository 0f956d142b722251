import type { CallbackQuery, InlineKeyboardButton, Message, User } from '@grammyjs/types';
import { CALLBACK_LIFETIME_MS } from '../events/callbacks.ts';
import type { BotState } from '../state/bot-state.ts';

/** A button by what is written on it, by its data, or by its place (row and column from 0). */
export type TappedButton =
  | { readonly label: string }
  | { readonly data: string }
  | { readonly row: number; readonly column: number };

/** A tap on a button; `id` is the callback query's. */
export interface SentTap {
  readonly id: string;
  readonly data: string;
}

/** @throws Error if the message has no such button, or it is one that sends no data. */
export function tap(state: BotState, user: User, message: Message, button: TappedButton): SentTap {
  const rows = message.reply_markup?.inline_keyboard ?? [];
  const found =
    'row' in button
      ? rows[button.row]?.[button.column]
      : rows.flat().find((one) => matches(one, button));
  if (!found || !('callback_data' in found)) {
    const labels = rows.flat().map(({ text }) => text);
    throw new Error(
      `no button ${JSON.stringify(button)} under the message ${message.message_id}, which has ${JSON.stringify(labels)}`,
    );
  }
  return tapWithData(state, user, message, found.callback_data);
}

function matches(
  found: InlineKeyboardButton,
  button: { readonly label: string } | { readonly data: string },
): boolean {
  if ('label' in button) return found.text === button.label;
  return 'callback_data' in found && found.callback_data === button.data;
}

/** Sends a tap with any data, whatever buttons the message has. */
export function tapWithData(state: BotState, user: User, message: Message, data: string): SentTap {
  const chatId = message.chat.id;
  const messageId = message.message_id;
  const { id } = state.callbacks.ask({
    id: state.identifiers.digits(),
    userId: user.id,
    chatId,
    messageId,
    data,
  });
  const current = state.chats.records.get(chatId)?.messages.get(messageId);
  const query: CallbackQuery = {
    id,
    from: user,
    // A message that is gone still carries where it was.
    message: current ?? { chat: message.chat, message_id: messageId, date: 0 },
    chat_instance: String(Math.abs(chatId) * 7919),
    data,
  };
  const payload = JSON.stringify(query);
  const options = {
    lifetimeMs: CALLBACK_LIFETIME_MS,
    lane: `taps ${user.id}`,
    repeats: state.faults.strikeUpdate('repeat_update') ? 1 : 0,
  };
  state.updates.push('callback_query', payload, options);
  if (state.faults.strikeUpdate('repeat_tap')) {
    state.updates.push('callback_query', payload, options);
  }
  return { id, data };
}
