import {
  type Channel,
  type InterpretResponse,
  type Interpreter,
  type Outcome,
  RetryableError,
} from '@planerka/contracts';
import {
  type Clock,
  openQuestion,
  type ProposalContext,
  proposalsFromReading,
  threadHints,
  toLocalIso,
} from '@planerka/runtime';
import type { OpenPlan } from '../compose/open-plan.ts';
import { lastWritten } from './last-written.ts';

/** One utterance at the terminal, from words to what was written. */
export interface CarriedOut {
  readonly reading: InterpretResponse;
  /** One per proposal, in order. */
  readonly outcomes: readonly Outcome[];
  /** What came besides: an expired draft, the open question asked again. */
  readonly besides: readonly Outcome[];
}

export interface TerminalSpeaker {
  readonly plan: OpenPlan;
  readonly interpreter: Interpreter;
  readonly clock: Clock;
  readonly person: ProposalContext;
}

/** Reads words in the light of the open question, proposes, and returns what came of it. */
export async function carryOut(
  speaker: TerminalSpeaker,
  text: string,
  channel: Channel,
): Promise<CarriedOut> {
  const { plan, clock, person } = speaker;
  const now = clock.now();
  const { workspace, thread, actor } = person;
  const conversation = await plan.reader.conversation(workspace, thread, actor.id, now);
  const { draft, timezone } = conversation;
  const question = draft === null ? {} : openQuestion(draft, { now, zone: timezone });
  const suggested = await lastWritten(plan.reader, person);
  const hints = threadHints(conversation.thread, { refs: [], suggested, operations: [] });
  const reading = await speaker.interpreter.interpret(
    {
      trace_id: person.traceId,
      source: { channel },
      now_iso: toLocalIso(now, timezone),
      text,
      ...question,
      ...(conversation.person ? { dayparts: conversation.person.dayparts } : {}),
      thread: hints,
    },
    { timezone },
  );
  if (reading.noise) return { reading, outcomes: [NOT_HEARD], besides: [] };
  if (reading.kind === 'query') return { reading, outcomes: [ASKED], besides: [] };
  const proposals = proposalsFromReading(reading, {
    key: person.traceId,
    said: text,
    draftId: draft?.draft_id ?? null,
    offered: hints.candidates,
    suggested,
  });
  const outcomes = await withRetry(() => plan.runtime.propose(person, proposals));
  return {
    reading,
    outcomes: outcomes.slice(0, proposals.length),
    besides: outcomes.slice(proposals.length),
  };
}

/** Answers about the plan are messages with pages and buttons: the bot's. */
const ASKED: Outcome = {
  status: 'refused',
  code: 'INTENT_NOT_ALLOWED',
  user_message: 'На вопросы о плане отвечает бот: здесь только записываю и меняю.',
  recovery: 'Откройте его: planerka serve.',
};

/** What speech models invent on silence is nobody's answer: it is not even proposed. */
const NOT_HEARD: Outcome = {
  status: 'refused',
  code: 'NOT_UNDERSTOOD',
  user_message: 'Не расслышал.',
  recovery: 'Повторите, пожалуйста, или напишите текстом.',
};

const TRIES = 5;
const PAUSE_MS = 300;

/** The database may be restarting; the keys make a second try safe. */
async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof RetryableError) || attempt >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * attempt));
    }
  }
}
