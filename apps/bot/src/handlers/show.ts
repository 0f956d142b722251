import { Query, readJson } from '@planerka/contracts';
import { say } from '@planerka/plan';
import { answerSteps } from '../queries/answer-steps.ts';
import type { ReplyPart } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { tappedSurface } from '../turn/tapped-message.ts';

/**
 * Another page or another view of the plan. A surface that the tapped message shows already is
 * edited in place (K7-1-in-place); any other is a new message.
 */
export async function show(ctx: BotContext, asked: string, page: number): Promise<void> {
  const { turn, callbackQuery } = ctx;
  const query = Query.safeParse(readJson(asked)).data;
  if (!query) turn.say(...turn.tapAnswer(say('stale_button', {})));
  else {
    const steps = await answerSteps(ctx, query, page);
    const surface = await tappedSurface(ctx);
    const messageId = callbackQuery?.message?.message_id;
    turn.say(...turn.tapAnswer(null), ...inPlace(steps, surface, messageId));
  }
}

function inPlace(
  steps: readonly ReplyPart[],
  surface: string | null,
  messageId: number | undefined,
): ReplyPart[] {
  const isSame = (step: ReplyPart): boolean =>
    step.kind === 'text' && surface !== null && step.shown?.surface_id === surface;
  // Whoever turns a page has the files of the sheet already.
  const isTurned = steps.some(isSame);
  return steps
    .filter(({ kind }) => !isTurned || (kind !== 'document' && kind !== 'gantt'))
    .map((step) =>
      step.kind === 'text' && isSame(step) && messageId !== undefined
        ? { ...step, edits: messageId }
        : step,
    );
}
