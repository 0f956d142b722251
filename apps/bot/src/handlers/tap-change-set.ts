import { say } from '@planerka/plan';
import { tapProposal } from '@planerka/talk';
import { isChatAdmin } from '../access/is-chat-admin.ts';
import type { TappedOp } from '../reply/button-op.ts';
import { operationsOf } from '../reply/operations-of.ts';
import { outcomeSteps } from '../reply/outcome-steps.ts';
import type { ReplyPart } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { pressKey } from '../turn/press-key.ts';
import { clearButtons } from '../turn/tapped-message.ts';

type SetTap = Extract<TappedOp, { type: 'change_set' }>;

/**
 * A tap on a change set. A page takes the place of the one before it; what was decided takes the
 * buttons away. In a group only its admins decide, in a person's chat that person.
 */
export async function tapChangeSet(
  ctx: BotContext,
  tap: SetTap,
  { buttonId, messageId }: { readonly buttonId: string; readonly messageId: number | null },
): Promise<void> {
  const { turn } = ctx;
  await turn.propose([tapProposal(tap, await pressKey(ctx, buttonId))], {
    mayUndoOthers: !turn.place.isGroup || (await isChatAdmin(ctx)),
    answer: async (outcomes, fresh) => {
      const [first, ...others] = outcomes;
      if (!fresh || !first) return turn.tapAnswer(null);
      if (first.status === 'refused') {
        const toast = turn.tapAnswer(say('lines', { lines: first.said }), first.frame);
        const isOver = first.code !== 'NOT_YOURS';
        const over = isOver ? clearButtons(messageId) : [];
        return [...toast, ...over, ...outcomeSteps(others, null)];
      }
      const [shown] = outcomes.flatMap((each) => (each.status === 'review' ? [each.set] : []));
      const workspace = await turn.workspace();
      const isFirst = tap.act === 'show' && shown !== undefined;
      const files = isFirst ? operationsOf(shown, workspace) : [];
      const steps = [...outcomeSteps(outcomes, null), ...files];
      if (tap.act === 'look') return [...turn.tapAnswer(null), ...pageOf(steps, tap, messageId)];
      return [...turn.tapAnswer(null), ...clearButtons(messageId), ...steps];
    },
  });
}

/** The first page is a message of its own, below the set; each other takes the place of the one before. */
function pageOf(
  steps: readonly ReplyPart[],
  { positions }: SetTap,
  messageId: number | null,
): ReplyPart[] {
  if (positions === undefined || messageId === null) return [...steps];
  return steps.map((step) => (step.kind === 'text' ? { ...step, edits: messageId } : step));
}
