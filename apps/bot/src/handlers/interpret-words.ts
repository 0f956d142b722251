import { pendingInWords } from '@planerka/texts';
import { type Channel, InterpretResponse, DEFAULT_LOCALE } from '@planerka/contracts';
import { type Draft, openQuestion, type Pointers, threadHints } from '@planerka/runtime';
import { toLocalIso } from '@planerka/plan';
import { storable } from '../intake/storable.ts';
import type { BotContext } from '../work/bot-context.ts';
import { referenceInstant } from './reference-instant.ts';

/** Words as they were said. */
export interface SaidWords {
  readonly text: string;
  readonly channel: Channel;
  /** When the person sent them, in Telegram's seconds. */
  readonly sentAt: number | undefined;
  /** One message, one key: the same message under another update id is not carried out again. */
  readonly key: string;
}

/**
 * What the words say, in the light of the open question and of the thread. Read once: a repeated
 * update finds the reading kept.
 */
export async function interpretWords(
  ctx: BotContext,
  words: SaidWords,
  draft: Draft | null,
  pointers: Pointers,
): Promise<InterpretResponse> {
  const { services, turn } = ctx;
  if (turn.update.interpretation) return turn.update.interpretation;
  const { store, me, limits } = services;
  const { timezone, person, thread } = await turn.conversation();
  const moment = { now: services.clock.now(), zone: timezone };
  const now = referenceInstant(words.sentAt, moment.now);
  const started = performance.now();
  const answered = await services.interpreter.interpret(
    {
      trace_id: words.key,
      source: { channel: words.channel },
      now_iso: toLocalIso(now, timezone),
      text: words.text,
      ...(draft === null
        ? {}
        : pendingInWords(openQuestion(draft, moment), { ...moment, locale: DEFAULT_LOCALE })),
      ...(person?.dayparts ? { dayparts: person.dayparts } : {}),
      thread: threadHints(thread, pointers),
    },
    {
      timezone,
      allowModel: turn.update.usage.model_calls < limits.modelCallsPerDay,
      onModel: () => turn.showWork(),
    },
  );
  services.meter.took('interpret', performance.now() - started);
  const reading = storable(InterpretResponse, answered);
  if (reading.model_asked) {
    services.meter.count('model');
    await store.usage.add(me.id, turn.place.userId, { model_calls: 1 });
    // A model may answer otherwise the next time, or at all; rules alone would read the same again.
    await store.updates.saveProgress(turn.update, { interpretation: reading });
  } else {
    turn.keepReading(reading);
  }
  return reading;
}
