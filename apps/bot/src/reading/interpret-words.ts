import { type Channel, InterpretResponse } from '@planerka/contracts';
import type { Draft } from '@planerka/runtime';
import { interpretRequest, type Pointers } from '@planerka/talk';
import { storable } from '../telegram/storable.ts';
import type { BotContext } from '../turn/bot-context.ts';
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
  { services, turn }: BotContext,
  words: SaidWords,
  draft: Draft | null,
  pointers: Pointers,
): Promise<InterpretResponse> {
  if (turn.update.interpretation) return turn.update.interpretation;
  const { store, me, limits } = services;
  const conversation = await turn.conversation();
  const { timezone } = conversation;
  const moment = { now: services.clock.now(), zone: timezone };
  const started = performance.now();
  const asked = () =>
    services.interpreter.interpret(
      interpretRequest({
        traceId: words.key,
        channel: words.channel,
        words: words.text,
        reference: referenceInstant(words.sentAt, moment.now),
        moment,
        draft,
        conversation,
        pointers,
      }),
      {
        timezone,
        allowModel: turn.update.usage.model_calls < limits.modelCallsPerDay,
        onModel: () => turn.placeholder.show(),
      },
    );
  const answered = await services.tracer.span('interpret', { channel: words.channel }, () =>
    turn.aside('model', asked),
  );
  services.meter.took('interpret', performance.now() - started);
  const reading = storable(InterpretResponse, answered);
  if (reading.model_asked) {
    services.meter.count('model');
    await store.usage.add(me.id, turn.place.userId, { model_calls: 1 });
    // A model may answer otherwise the next time, or at all; rules alone would read the same again.
    await store.updates.saveProgress(turn.update, { interpretation: reading });
  } else {
    turn.reading = reading;
  }
  return reading;
}
