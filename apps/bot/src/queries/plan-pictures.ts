import type { Outcome } from '@planerka/contracts';
import { inTurn } from '@planerka/contracts';
import { DEFAULT_PICTURE_THEME, DEFAULT_WORKING_HOURS } from '@planerka/plan';
import { dayPicture } from '@planerka/views';
import type { ReplyPart } from '../reply/reply.ts';
import type { BotContext } from '../turn/bot-context.ts';
import { pictureStep } from './picture-step.ts';

/** The pictures of days that are planned among these outcomes, with what is proposed for them. */
export async function planPictures(
  { turn, services }: BotContext,
  outcomes: readonly Outcome[],
): Promise<ReplyPart[]> {
  const steps = await inTurn(outcomes, async (outcome): Promise<ReplyPart[]> => {
    if (outcome.status !== 'day_plan' || outcome.one_by_one) return [];
    const { frame, plan } = outcome;
    const { day, items: proposed } = plan;
    const workspace = await turn.workspace();
    const agenda = await services.reader.agenda(workspace, day, day, frame.now);
    const { person } = await turn.conversation();
    const hours = person?.working_hours ?? DEFAULT_WORKING_HOURS;
    const theme = person?.picture_theme ?? DEFAULT_PICTURE_THEME;
    return [pictureStep(dayPicture({ day, agenda, hours, theme, proposed }, frame), frame)];
  });
  return steps.flat();
}
