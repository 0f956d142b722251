import { type Channel, InterpretResponse, type Source } from '@planerka/contracts';
import type { Draft } from '@planerka/runtime';
import { interpretRequest, type Pointers, waitingSource } from '@planerka/talk';
import type { BotContext } from '../turn/bot-context.ts';
import { countModel } from '../turn/count-model.ts';
import { referenceInstant } from './reference-instant.ts';

/** Words as they were said. */
export interface SaidWords {
  readonly text: string;
  readonly channel: Channel;
  /** When the person sent them, in Telegram's seconds. */
  readonly sentAt: number | undefined;
  /** One message, one key: the same message under another update id is not carried out again. */
  readonly key: string;
  /** The message itself, where it is more than its words. */
  readonly source?: Source | null;
  /** Read by themselves, not as an answer to what is asked. */
  readonly alone?: boolean;
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
  const { limits } = services;
  const conversation = await turn.conversation();
  const { timezone } = conversation;
  const moment = { now: services.clock.now(), zone: timezone };
  const request = interpretRequest({
    traceId: words.key,
    channel: words.channel,
    words: words.text,
    reference: referenceInstant(words.sentAt, moment.now),
    moment,
    draft,
    buttons: words.alone === true ? null : await turn.buttons(),
    asked: turn.answeredLast,
    attached: words.source?.kind ?? waitingSource(draft)?.kind,
    conversation,
    pointers,
  });
  const options = {
    timezone,
    allowModel: turn.update.usage.model_calls < limits.modelCallsPerDay,
    onModel: () => turn.placeholder.show(),
  };
  const interpret = async (): Promise<InterpretResponse> => {
    const started = performance.now();
    const answered = await services.tracer.span('interpret', { channel: words.channel }, () =>
      services.interpreter.interpret(request, options),
    );
    services.meter.took('interpret', performance.now() - started);
    if (answered.model_asked) await countModel(services, turn.place.userId);
    return answered;
  };
  turn.reading = await turn.answerTo({
    of: 'model',
    name: 'reading',
    schema: InterpretResponse,
    ask: interpret,
    // A model may answer otherwise the next time, or not at all; rules alone would read the same again.
    isWorthKeeping: ({ model_asked }) => model_asked === true,
  });
  return turn.reading;
}
