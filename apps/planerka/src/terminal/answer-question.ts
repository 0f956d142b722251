import { DEFAULT_LOCALE, type Query } from '@planerka/contracts';
import { DEFAULT_PICTURE_THEME, DEFAULT_WORKING_HOURS, dayOf } from '@planerka/plan';
import { render } from '@planerka/texts';
import { answerAsLines } from '@planerka/views';
import type { PlainAnswer } from './plain-answer.ts';
import type { TerminalSpeaker } from './terminal-speaker.ts';

/** A question about the plan, with the words that the chat says to it. */
export async function answerPlanQuestion(
  { plan, clock, person, page = 0 }: TerminalSpeaker,
  query: Query,
): Promise<PlainAnswer> {
  const { workspace, thread, actor } = person;
  const now = clock.now();
  const { reader } = plan;
  const conversation = await reader.conversation(workspace, thread, actor.id, now);
  const { timezone: zone } = conversation;
  const { parts, objects, sets, next } = await answerAsLines({
    query,
    page,
    reader,
    workspace,
    actor: actor.id,
    mayUndoAgents: false,
    moment: { now, zone },
    at: { now, today: dayOf(now, zone) },
    hours: conversation.person?.working_hours ?? DEFAULT_WORKING_HOURS,
    theme: conversation.person?.picture_theme ?? DEFAULT_PICTURE_THEME,
    dayparts: conversation.person?.dayparts ?? {},
    daypartOfTag: plan.daypartOfTag,
    surfaceId: query.type,
  });
  const frame = { now, zone, locale: DEFAULT_LOCALE };
  return { text: parts.map((part) => render(part, frame)).join('\n\n'), objects, sets, next };
}
