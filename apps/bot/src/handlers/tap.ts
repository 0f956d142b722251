import { readButtonOp } from '../reply/button-op.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { staleTap } from './stale-tap.ts';
import { actOnTap } from './tap-acts.ts';

/** A tap on a button. Its id makes the idempotency key: the same tap twice is one tap. */
export async function handleTap(ctx: BotContext): Promise<void> {
  const query = ctx.callbackQuery;
  if (!query) return;
  const { tap } = ctx.turn;
  const messageId = query.message?.message_id ?? null;
  if (tap === null || query.data === undefined) staleTap(ctx);
  else await actOnTap(ctx, tap, { query, buttonId: query.data, messageId });
}

/** Words that mean a button of the last question in the chat do what a tap on it does. */
export async function pressByWords(ctx: BotContext, buttonId: string): Promise<void> {
  const { turn, services } = ctx;
  turn.answersInWords = true;
  const stored = await services.store.buttons.find(services.me.id, turn.place.chatId, buttonId);
  const tap = readButtonOp(stored);
  const messageId = turn.update.asked?.message_id ?? null;
  if (tap === null) staleTap(ctx);
  else await actOnTap(ctx, tap, { query: null, buttonId, messageId });
}
