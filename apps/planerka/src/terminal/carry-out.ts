import {
  type Channel,
  DEFAULT_LOCALE,
  type InterpretResponse,
  type Message,
  type Outcome,
  type Query,
} from '@planerka/contracts';
import { interpretRequest, understand } from '@planerka/talk';
import { tell } from '@planerka/texts';
import { answerPlanQuestion } from './answer-question.ts';
import { lastWritten } from './last-written.ts';
import { cardsInWords, type PlainAnswer } from './plain-answer.ts';
import { TIMELESS } from './terminal-frame.ts';
import type { CarriedOut, TerminalSpeaker } from './terminal-speaker.ts';
import { withRetry } from './with-retry.ts';

/** The path of an utterance as in a chat: understood, and proposed, or answered when it only asks. */
export async function carryOut(
  speaker: TerminalSpeaker,
  text: string,
  channel: Channel,
): Promise<CarriedOut> {
  const { plan, clock, person, interpreter } = speaker;
  const { workspace, thread, actor } = person;
  const view = plan.reader.view(workspace);
  const conversation = await plan.reader.conversation(workspace, thread, actor.id, clock.now());
  const { draft, timezone: zone } = conversation;
  const understood = await understand(
    {
      text,
      key: person.traceId,
      replied: [],
      suggested: speaker.shown ?? (await lastWritten(plan.reader, person)),
      listed: speaker.listed ?? null,
      draft,
      thread: conversation.thread,
    },
    {
      view,
      interpret: async (words, pointers) => {
        const moment = { now: clock.now(), zone };
        const { traceId } = person;
        const asking = { traceId, channel, words, reference: moment.now, moment, draft, pointers };
        const asked = speaker.asked ?? null;
        return await interpreter.interpret(interpretRequest({ ...asking, asked, conversation }), {
          timezone: zone,
        });
      },
    },
  );
  switch (understood.kind) {
    case 'refused':
      return refusedOutcome(understood.reading, understood.problem);
    // nobody presses buttons in a terminal
    case 'pressed':
    case 'noise':
      return refusedOutcome(understood.reading, NOT_HEARD.message, NOT_HEARD.recovery);
    case 'setting':
      return refusedOutcome(understood.reading, A_SETTING.message, A_SETTING.recovery);
    case 'proposals': {
      const { reading, proposals, refs, named } = understood;
      const outcomes = await withRetry(() => plan.runtime.propose({ ...person, refs }, proposals));
      return {
        reading,
        outcomes: outcomes.slice(0, proposals.length),
        besides: outcomes.slice(proposals.length),
        answer:
          reading?.query !== undefined
            ? await answerBoth(speaker, reading.query, reading.query_also)
            : reading === null && named.length > 0
              ? await cardsInWords(view, named, {
                  now: clock.now(),
                  zone,
                  locale: DEFAULT_LOCALE,
                })
              : null,
      };
    }
  }
}

/** What was asked, and behind it what was asked in the same breath. */
async function answerBoth(
  speaker: TerminalSpeaker,
  query: Query,
  also: Query | undefined,
): Promise<PlainAnswer> {
  const first = await answerPlanQuestion(speaker, query);
  if (also === undefined) return first;
  const second = await answerPlanQuestion(speaker, also);
  const text = `${first.text}\n\n${second.text}`;
  return { ...first, text, objects: [...first.objects, ...second.objects] };
}

/** What speech models invent on silence is nobody's answer: it is not even proposed. */
const NOT_HEARD = {
  message: tell('not_heard'),
  recovery: tell('say_it_again'),
};

/** Words change no settings, and there are no buttons here. */
const A_SETTING = {
  message: tell('setting_by_buttons'),
  recovery: tell('open_settings_there'),
};

/** Nothing was written, and why; `recovery`: what mends it. */
export function refusedOutcome(
  reading: InterpretResponse | null,
  message: Message,
  recovery: Message | null = null,
): CarriedOut {
  const outcome: Outcome = {
    status: 'refused',
    code: 'NOT_UNDERSTOOD',
    frame: TIMELESS,
    said: [message],
    recovery,
  };
  return { reading, outcomes: [outcome], besides: [], answer: null };
}
