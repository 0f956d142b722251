import {
  type Channel,
  type DaypartHours,
  InterpretResponse,
  type Outcome,
} from '@planerka/contracts';
import {
  openQuestion,
  type OpenQuestion,
  type Proposal,
  proposalsFromReading,
  toLocalIso,
} from '@planerka/runtime';
import { storable } from '../intake/storable.ts';
import { type Step, text } from '../outbox/reply.ts';
import { ru } from '../texts/ru.ts';
import type { BotContext } from '../work/bot-context.ts';
import { referenceInstant } from './reference-instant.ts';

/** Words of a person on their way to the runtime, however they came. */
export interface Words {
  readonly text: string;
  readonly channel: Channel;
  /** When the person sent them, in Telegram's seconds. */
  readonly sentAt: number | undefined;
  /** One message, one key: the same message under another update id is not carried out again. */
  readonly key: string;
  /** What was heard, to be quoted in the answer; null for typed words. */
  readonly transcript: string | null;
  /** Read by themselves, not as an answer to the open question. */
  readonly alone?: boolean;
  /** Proposals that come before those of the words, in the same transaction. */
  readonly first?: readonly Proposal[];
  /** Outcomes of `first` that need not be told. */
  readonly silent?: boolean;
  readonly mayUndoOthers?: boolean;
  /** Parts of the reply that come before the outcomes. */
  readonly steps?: readonly Step[];
}

/** The whole path of an utterance: read it, keep the reading, propose, answer with what was written. */
export async function proposeWords(ctx: BotContext, words: Words): Promise<void> {
  const { services, turn } = ctx;
  const conversation = await turn.conversation();
  const moment = { now: services.clock.now(), zone: conversation.timezone };
  const draft = words.alone ? null : conversation.draft;
  const question = draft === null ? {} : openQuestion(draft, moment);
  const reading =
    turn.update.interpretation ??
    (await read(ctx, words, conversation.timezone, question, conversation.person?.dayparts));
  if (reading.noise) {
    turn.say(...(words.steps ?? []), text(ru.voice.noise));
    await turn.finish();
    return;
  }
  const first = words.first ?? [];
  const readWords = { key: words.key, said: words.text, draftId: draft?.draft_id ?? null };
  const proposals = [...first, ...proposalsFromReading(reading, readWords)];
  await turn.propose(proposals, {
    ...(words.mayUndoOthers === undefined ? {} : { mayUndoOthers: words.mayUndoOthers }),
    answer: (outcomes, fresh) => {
      const told = words.silent ? outcomes.slice(first.length) : outcomes;
      return fresh ? [...(words.steps ?? []), ...outcomeSteps(told, words.transcript)] : [];
    },
  });
}

export function outcomeSteps(outcomes: readonly Outcome[], transcript: string | null): Step[] {
  return outcomes.length === 0 ? [] : [{ kind: 'outcomes', outcomes: [...outcomes], transcript }];
}

async function read(
  ctx: BotContext,
  words: Words,
  timezone: string,
  question: OpenQuestion | Record<string, never>,
  dayparts: DaypartHours | undefined,
): Promise<InterpretResponse> {
  const { services, turn } = ctx;
  const { store, me, limits } = services;
  const now = referenceInstant(words.sentAt, services.clock.now());
  const started = performance.now();
  const answered = await services.interpreter.interpret(
    {
      trace_id: words.key,
      source: { channel: words.channel },
      now_iso: toLocalIso(now, timezone),
      text: words.text,
      ...question,
      ...(dayparts ? { dayparts } : {}),
    },
    { timezone, allowModel: turn.update.usage.model_calls < limits.modelCallsPerDay },
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
