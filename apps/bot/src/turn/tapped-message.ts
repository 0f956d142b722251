import type { CallbackQuery } from 'grammy/types';
import { readButtonOp, type TappedOp } from '../reply/button-op.ts';
import type { ReplyPart } from '../reply/reply.ts';
import type { BotContext } from './bot-context.ts';

/** A message whose buttons have done their work loses them. */
export function clearButtons(messageId: number | null): ReplyPart[] {
  return messageId === null ? [] : [{ kind: 'keep_buttons', message_id: messageId, keep: [] }];
}

/** Does the button belong to the one change that is undone? Then it goes with it. */
function isOfTheChange(stored: unknown): boolean {
  const op = readButtonOp(stored);
  if (op?.type === 'suggestion') return true;
  return op?.type === 'operate' ? op.operation.type === 'focus' : op?.type === 'change_target';
}

/** A list of several commands keeps the buttons of the others when one of them is undone. */
export async function withoutTapped(ctx: BotContext, query: CallbackQuery): Promise<ReplyPart[]> {
  return await keepOthers(ctx, query, isOfTheChange);
}

type SuggestionTap = Extract<TappedOp, { type: 'suggestion' }>;

/**
 * What has come of a suggestion takes its buttons away, but for the way to the others; which goes
 * alone when they are shown.
 */
export async function withoutSuggestion(
  ctx: BotContext,
  query: CallbackQuery,
  { id, act }: SuggestionTap,
): Promise<ReplyPart[]> {
  return await keepOthers(ctx, query, (stored) => {
    const op = readButtonOp(stored);
    return act !== 'more' && op?.type === 'suggestion' && op.id === id && op.act !== 'more';
  });
}

/** The tapped message keeps its buttons but the tapped one and those that go with it. */
async function keepOthers(
  { services, turn }: BotContext,
  { message, data }: CallbackQuery,
  goesToo: (stored: unknown) => boolean,
): Promise<ReplyPart[]> {
  if (!message) return [];
  const rows = message.date === 0 ? [] : (message.reply_markup?.inline_keyboard ?? []);
  const others = rows.map((row) =>
    row.flatMap((each) =>
      'callback_data' in each && each.callback_data !== data
        ? [{ text: each.text, callback_data: each.callback_data }]
        : [],
    ),
  );
  const ids = others.flat().map(({ callback_data: id }) => id);
  const { buttons } = services.store;
  const stored =
    ids.length === 0
      ? new Map<string, unknown>()
      : await buttons.findAll(services.me.id, turn.place.chatId, ids);
  const keep = others
    .map((row) => row.filter(({ callback_data: id }) => !goesToo(stored.get(id))))
    .filter((row) => row.length > 0);
  return [{ kind: 'keep_buttons', message_id: message.message_id, keep }];
}

/** The surface that the tapped message shows, null when it shows none. */
export async function tappedSurface({ turn, services, callbackQuery }: BotContext) {
  const messageId = callbackQuery?.message?.message_id;
  if (messageId === undefined) return null;
  return await services.store.shown.surfaceOf(services.me.id, turn.place.chatId, messageId);
}
