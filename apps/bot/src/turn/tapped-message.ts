import type { CallbackQuery } from 'grammy/types';
import type { Step } from '../reply/reply.ts';
import { ru } from '../texts/ru.ts';
import type { BotContext } from './bot-context.ts';

/** Ends the tap: Telegram's button stops spinning, with a word over it or without. */
export function answer(queryId: string, words: string | null): Step {
  return { kind: 'answer_callback', callback_query_id: queryId, text: words };
}

/** A message whose buttons have done their work loses them. */
export function clearButtons(messageId: number | null): Step[] {
  return messageId === null ? [] : [{ kind: 'keep_buttons', message_id: messageId, keep: [] }];
}

/** What belongs to the one change that is undone goes with it. */
const OF_THE_CHANGE = new Set<string>([ru.buttons.changeTarget, ru.buttons.open]);

/** A list of several commands keeps the buttons of the others when one of them is undone. */
export function withoutTapped(query: CallbackQuery): Step[] {
  const { message, data } = query;
  if (!message) return [];
  const rows = message.date === 0 ? [] : (message.reply_markup?.inline_keyboard ?? []);
  const buttons = rows.map((row) =>
    row.flatMap((each) =>
      'callback_data' in each && each.callback_data !== data && !OF_THE_CHANGE.has(each.text)
        ? [{ text: each.text, callback_data: each.callback_data }]
        : [],
    ),
  );
  const keep = buttons.filter((row) => row.length > 0);
  return [{ kind: 'keep_buttons', message_id: message.message_id, keep }];
}

/** The surface that the tapped message shows, null when it shows none. */
export async function tappedSurface({ turn, services, callbackQuery }: BotContext) {
  const messageId = callbackQuery?.message?.message_id;
  if (messageId === undefined) return null;
  return await services.store.shown.surfaceOf(services.me.id, turn.place.chatId, messageId);
}
