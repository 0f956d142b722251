import type { Outcome, RefusedOutcome } from '@planerka/contracts';
import { say } from '@planerka/plan';
import type { PlanView, Proposal, ThreadView } from '@planerka/runtime';
import { tell } from '@planerka/texts';
import { isChatAdmin } from '../access/is-chat-admin.ts';
import { outcomeReply } from '../cards/outcome-reply.ts';
import { cardAgain, tickedOnList } from '../cards/show-card.ts';
import { outcomeSteps } from '../reply/outcome-steps.ts';
import type { ReplyPart } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { redrawSurface } from './redraw-surface.ts';

/** Refusals that a toast over the button tells better than a new message. */
const TOASTS = new Set<string>([
  'STALE_BUTTON',
  'NOT_YOURS',
  'NOTHING_TO_UNDO',
  'NOTHING_TO_REDO',
  'NO_CHANGE',
  'UNKNOWN_TARGET',
  'STALE_SUGGESTION',
]);

/** What a tap has come to. */
interface EndedTap {
  readonly proposals: readonly Proposal[];
  /** What becomes of the tapped message when it has worked. */
  readonly settle: readonly ReplyPart[];
  readonly outcomes: readonly Outcome[];
  readonly first: Outcome;
  readonly view: PlanView;
  /** The object that was open when the button was tapped. */
  readonly room: ThreadView['room'];
}

/**
 * Proposes what a button means. `settle`: what becomes of the tapped message when it has worked.
 * A single refusal shows over the button; a button that has worked before says so.
 */
export async function proposeTap(
  ctx: BotContext,
  proposals: readonly Proposal[],
  settle: readonly ReplyPart[],
): Promise<void> {
  const { turn } = ctx;
  const { room } = (await turn.conversation()).thread;
  const operates = proposals.some(({ type }) => type === 'operation');
  await turn.propose(proposals, {
    // In a group admins may undo what others wrote; in a person's own chat the others are agents.
    mayUndoOthers: reverses(proposals) && (!turn.place.isGroup || (await isChatAdmin(ctx))),
    answer: async (outcomes, fresh, view) => {
      const [first] = outcomes;
      if (!fresh || !first) return turn.tapAnswer(operates ? tell('tap_done') : null);
      const ended = { proposals, settle, outcomes, first, view, room };
      return (
        (await onTickedList(ctx, ended)) ?? overButton(ctx, ended) ?? (await inMessages(ctx, ended))
      );
    },
  });
}

function reverses(proposals: readonly Proposal[]): boolean {
  return proposals.some(({ type }) => ['undo', 'redo', 'change_target'].includes(type));
}

/** A box of a list was tapped: the list is drawn anew, and what there is to say shows over the button. */
async function onTickedList(
  ctx: BotContext,
  { proposals, first, view }: EndedTap,
): Promise<ReplyPart[] | null> {
  if (first.status !== 'done' && first.status !== 'refused') return null;
  if (!(await tickedOnList(ctx, proposals, view))) return null;
  const redrawn = first.status === 'done' ? await redrawSurface(ctx) : [];
  return [...toast(ctx, first), ...(await cardAgain(ctx, view)), ...redrawn];
}

/** What a toast over the button tells well enough; null where a message is needed. */
function overButton(
  ctx: BotContext,
  { proposals, settle, outcomes, first }: EndedTap,
): ReplyPart[] | null {
  if (first.status === 'abstained') {
    const isSuggestion = proposals.every(({ type }) => type === 'suggestion');
    return isSuggestion ? [...toast(ctx, first), ...settle] : null;
  }
  if (proposals.length > 1 || first.status !== 'refused' || !TOASTS.has(first.code)) return null;
  // What is stale has no use for its buttons.
  const over = first.code === 'STALE_SUGGESTION' ? settle : [];
  return [...toast(ctx, first), ...over, ...outcomeSteps(outcomes.slice(1), null)];
}

function toast(
  { turn }: BotContext,
  { said, frame }: Pick<RefusedOutcome, 'said' | 'frame'>,
): ReplyPart[] {
  return turn.tapAnswer(say('lines', { lines: said }), frame);
}

/** The outcomes told in messages, and what the tap has changed drawn anew. */
async function inMessages(
  ctx: BotContext,
  { proposals, settle, outcomes, first, view, room }: EndedTap,
): Promise<ReplyPart[]> {
  const { turn } = ctx;
  const again = first.status === 'done' ? await cardAgain(ctx, view) : [];
  // a list whose own card is drawn anew is not shown a second time
  const isOnCard = again.length > 0 && first.status === 'done' && first.summary?.list !== undefined;
  const told = isOnCard
    ? outcomeSteps(outcomes, null)
    : await outcomeReply(outcomes, { transcript: null, view, room });
  const changed = outcomes.some(({ status }) => status === 'done');
  const redrawn = changed ? await redrawSurface(ctx) : [];
  // A way back that was refused may be pressed again when things have changed, and so may a
  // suggestion whose second tap is still to come.
  const waits = first.status === 'offered' && first.confirms;
  const stays = waits || (reverses(proposals) && !changed);
  const after = again.length > 0 ? again : stays ? [] : settle;
  return [...turn.tapAnswer(null), ...after, ...told, ...redrawn];
}
