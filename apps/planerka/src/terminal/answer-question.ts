import { answerInWords, type PlainAnswer } from '@planerka/bot';
import { DEFAULT_LOCALE, type Query } from '@planerka/contracts';
import type { TerminalSpeaker } from './terminal-speaker.ts';

/** A question about the plan, with the words that the chat says to it. */
export async function answerQuestion(
  { plan, clock, person, page = 0 }: TerminalSpeaker,
  query: Query,
): Promise<PlainAnswer> {
  const { workspace, thread, actor } = person;
  const now = clock.now();
  const { timezone } = await plan.reader.conversation(workspace, thread, actor.id, now);
  return await answerInWords({
    query,
    page,
    reader: plan.reader,
    workspace,
    actor: actor.id,
    thread,
    moment: { now, zone: timezone },
    locale: DEFAULT_LOCALE,
  });
}
