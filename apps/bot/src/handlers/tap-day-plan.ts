import { say } from '@planerka/plan';
import { tapProposal } from '@planerka/talk';
import { planPictures } from '../queries/plan-pictures.ts';
import type { TappedOp } from '../reply/button-op.ts';
import { outcomeSteps } from '../reply/outcome-steps.ts';
import { buttonKey } from '../telegram/message-key.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { clearButtons, withoutTapped } from '../turn/tapped-message.ts';
import { redrawSurface } from './redraw-surface.ts';

type PlanTap = Extract<TappedOp, { type: 'day_plan' }>;

/**
 * A tap on the plan of a day. Its buttons go once something has come of it; of tasks that are taken
 * one by one only the tapped one goes.
 */
export async function tapDayPlan(
  ctx: BotContext,
  tap: PlanTap,
  { buttonId, messageId }: { readonly buttonId: string; readonly messageId: number | null },
): Promise<void> {
  const { turn, callbackQuery: query } = ctx;
  const isOne = tap.act === 'accept' && tap.task !== undefined;
  await turn.propose([tapProposal(tap, buttonKey(buttonId))], {
    answer: async (outcomes, fresh) => {
      const [first, ...others] = outcomes;
      if (!fresh || !first) return turn.tapAnswer(null);
      const cleared = clearButtons(messageId);
      if (first.status === 'refused' || (first.status === 'abstained' && tap.act === 'other')) {
        const toast = turn.tapAnswer(say('lines', { lines: first.said }), first.frame);
        const isOver = first.status === 'refused' && first.code !== 'NOT_YOURS';
        return [...toast, ...(isOver ? cleared : []), ...outcomeSteps(others, null)];
      }
      const isTaken = first.status === 'done';
      const settled = isTaken && isOne && query ? await withoutTapped(ctx, query) : cleared;
      return [
        ...turn.tapAnswer(null),
        ...settled,
        ...outcomeSteps(outcomes, null),
        ...(await planPictures(ctx, outcomes)),
        ...(isTaken ? await redrawSurface(ctx) : []),
      ];
    },
  });
}
