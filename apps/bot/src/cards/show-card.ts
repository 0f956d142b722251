import type { ObjectHandle } from '@planerka/contracts';
import { isList } from '@planerka/plan';
import type { PlanView, Proposal } from '@planerka/runtime';
import { tell } from '@planerka/texts';
import { cardOf, isRoom, objectCard } from '@planerka/views';
import { cardStep } from '../reply/card-step.ts';
import type { ReplyPart } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { tappedSurface } from '../turn/tapped-message.ts';

/** Shows an object without opening it: a surface's way to it, or a room that is open already. */
export async function showCard(
  ctx: BotContext,
  object: Pick<ObjectHandle, 'kind' | 'number'>,
): Promise<void> {
  const { turn, services } = ctx;
  const steps = await cardSteps(ctx, services.reader.view(await turn.workspace()), object);
  turn.say(...turn.tapAnswer(steps.length === 0 ? tell('tap_gone') : null), ...steps);
}

/** The card of a live object as a message; none, when there is none. */
export async function cardSteps(
  { turn, services }: BotContext,
  view: PlanView,
  object: Pick<ObjectHandle, 'kind' | 'number'>,
  edits?: number,
): Promise<ReplyPart[]> {
  const { thread } = await turn.conversation();
  const leaves = turn.tap?.type === 'operate' && turn.tap.operation.type === 'unfocus';
  const isOpen = !leaves && isRoom(thread.room, object);
  const card = await objectCard(view, object, { now: services.clock.now(), isOpen });
  if (card === null) return [];
  return [cardStep(card, { edits })];
}

/** The tapped message's card as the tap has left its object; none, when it was no card. */
export async function cardAgain(ctx: BotContext, view: PlanView): Promise<ReplyPart[]> {
  const surfaceId = await tappedSurface(ctx);
  const object = surfaceId === null ? null : cardOf(surfaceId);
  const messageId = ctx.callbackQuery?.message?.message_id;
  return object === null ? [] : await cardSteps(ctx, view, object, messageId);
}

/** Is a box of a list tapped? Then the list alone is drawn anew: nobody wants a message for each. */
export async function tickedOnList(
  ctx: BotContext,
  proposals: readonly Proposal[],
  view: PlanView,
): Promise<boolean> {
  const [only, ...others] = proposals;
  const isTick = only?.type === 'operation' && only.read.operation.type === 'subtask_tick';
  if (!isTick || others.length > 0) return false;
  const surfaceId = await tappedSurface(ctx);
  const object = surfaceId === null ? null : cardOf(surfaceId);
  const target = object?.kind === 'task' ? await view.byNumber('task', object.number) : null;
  return target?.kind === 'task' && isList(target.row);
}
