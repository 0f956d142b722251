import type { ObjectHandle } from '@planerka/contracts';
import { cardOf, objectCard } from '../cards/object-card.ts';
import { type Step, text } from '../outbox/reply.ts';
import { ru } from '../texts/ru.ts';
import type { BotContext } from '../work/bot-context.ts';
import { answer, tappedSurface } from './tapped-message.ts';
import type { PlanView } from '@planerka/runtime';

/** A button that shows an object without opening it: a surface's way to it. */
export async function showCard(
  ctx: BotContext,
  object: Pick<ObjectHandle, 'kind' | 'number'>,
): Promise<void> {
  const { turn, services } = ctx;
  const queryId = turn.tapId ?? '';
  const { timezone } = await turn.conversation();
  const view = services.reader.view(await turn.workspace());
  const card = await objectCard(view, object, timezone);
  if (card === null) turn.say(answer(queryId, ru.taps.gone));
  else {
    const shown = { objects: [card.object], surface_id: card.surface_id };
    turn.say(answer(queryId, null), text(card.text, { buttons: card.buttons, shown }));
  }
  await turn.finish();
}

/** The tapped message's card as the tap has left its object; null when it was no card. */
export async function cardAgain(ctx: BotContext, view: PlanView): Promise<Step | null> {
  const messageId = ctx.callbackQuery?.message?.message_id;
  const surfaceId = await tappedSurface(ctx);
  const object = surfaceId === null ? null : cardOf(surfaceId);
  if (object === null || messageId === undefined) return null;
  const { timezone } = await ctx.turn.conversation();
  const card = await objectCard(view, object, timezone);
  if (card === null) return null;
  const shown = { objects: [card.object], surface_id: card.surface_id };
  return text(card.text, { buttons: card.buttons, shown, edits: messageId });
}
