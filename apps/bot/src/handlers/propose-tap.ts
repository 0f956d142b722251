import { say } from '@planerka/plan';
import { tell } from '@planerka/texts';
import type { Proposal } from '@planerka/runtime';
import { isChatAdmin } from '../access/is-chat-admin.ts';
import { outcomeReply } from '../cards/outcome-reply.ts';
import { outcomeSteps } from '../reply/outcome-steps.ts';
import type { ReplyPart } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { cardAgain, tickedOnList } from '../cards/show-card.ts';
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
  const reverses = proposals.some(({ type }) => ['undo', 'redo', 'change_target'].includes(type));
  const { thread } = await turn.conversation();
  const operates = proposals.some(({ type }) => type === 'operation');
  await turn.propose(proposals, {
    // In a group admins may undo what others wrote; in a person's own chat the others are agents.
    mayUndoOthers: reverses && (!turn.place.isGroup || (await isChatAdmin(ctx))),
    answer: async (outcomes, fresh, view) => {
      const [first] = outcomes;
      if (!fresh || !first) return turn.tapAnswer(operates ? tell('tap_done') : null);
      const ticked = await tickedOnList(ctx, proposals, view);
      if (ticked && (first.status === 'done' || first.status === 'refused')) {
        const redrawn = first.status === 'done' ? await redrawSurface(ctx) : [];
        const toast = turn.tapAnswer(say('lines', { lines: first.said }), first.frame);
        return [...toast, ...(await cardAgain(ctx, view)), ...redrawn];
      }
      if (proposals.length === 1 && first.status === 'refused' && TOASTS.has(first.code)) {
        const toast = turn.tapAnswer(say('lines', { lines: first.said }), first.frame);
        // What is stale has no use for its buttons.
        const over = first.code === 'STALE_SUGGESTION' ? settle : [];
        return [...toast, ...over, ...outcomeSteps(outcomes.slice(1), null)];
      }
      if (first.status === 'abstained' && proposals.every(({ type }) => type === 'suggestion')) {
        const toast = turn.tapAnswer(say('lines', { lines: first.said }), first.frame);
        return [...toast, ...settle];
      }
      const again = first.status === 'done' ? await cardAgain(ctx, view) : [];
      // a list whose own card is drawn anew is not shown a second time
      const isOnCard =
        again.length > 0 && first.status === 'done' && first.summary?.list !== undefined;
      const told = isOnCard
        ? outcomeSteps(outcomes, null)
        : await outcomeReply(outcomes, { transcript: null, view, room: thread.room });
      const changed = outcomes.some(({ status }) => status === 'done');
      const redrawn = changed ? await redrawSurface(ctx) : [];
      // A way back that was refused may be pressed again when things have changed, and so may a
      // suggestion whose second tap is still to come.
      const stays = (reverses && !changed) || (first.status === 'offered' && first.confirms);
      const after = again.length > 0 ? again : stays ? [] : settle;
      return [...turn.tapAnswer(null), ...after, ...told, ...redrawn];
    },
  });
}
