import { inTurn } from '@planerka/contracts';
import { isOwnChat } from '@planerka/db';
import { DEFAULT_PICTURE_THEME, DEFAULT_WORKING_HOURS, dayOf } from '@planerka/plan';
import { answerAsked } from '../queries/answer-steps.ts';
import type { Reply, ReplyPart } from '../reply/reply.ts';
import type { BotServices } from '../turn/services.ts';

type Drawing = Pick<BotServices, 'reader' | 'clock' | 'locale' | 'daypartOfTag'>;
type Redraw = Extract<ReplyPart, { kind: 'redraw' }>;

/**
 * A reply with its redraws made: what the answer says now that the reply is sent. The reply goes out
 * without one that cannot be made.
 */
export async function drawnAnew(
  services: Drawing & Pick<BotServices, 'log'>,
  reply: Reply,
): Promise<Reply> {
  const steps = await inTurn(reply.steps, async (step): Promise<ReplyPart[]> => {
    if (step.kind !== 'redraw') return [step];
    try {
      return await drawn(services, step);
    } catch (error) {
      services.log.warn({ err: error }, 'an answer was not drawn anew');
      return [];
    }
  });
  return { ...reply, steps: steps.flat() };
}

async function drawn(
  { reader, clock, locale, daypartOfTag }: Drawing,
  { workspace, thread, actor, view, surface_id: surfaceId, message_id: edits }: Redraw,
): Promise<ReplyPart[]> {
  const now = clock.now();
  const { timezone: zone, person } = await reader.conversation(workspace, thread, actor, now);
  const question = {
    ...view,
    reader,
    workspace,
    actor,
    mayUndoAgents: isOwnChat(thread),
    moment: { now, zone },
    at: { now, today: dayOf(now, zone) },
    hours: person?.working_hours ?? DEFAULT_WORKING_HOURS,
    theme: person?.picture_theme ?? DEFAULT_PICTURE_THEME,
    dayparts: person?.dayparts ?? {},
    daypartOfTag,
    surfaceId,
  };
  const steps = await answerAsked(question, locale);
  if (edits === null) return steps;
  return steps.flatMap((step) => {
    const isMine = step.kind === 'text' && step.shown?.surface_id === surfaceId;
    return isMine ? [{ ...step, edits, redrawn: true }] : [];
  });
}
