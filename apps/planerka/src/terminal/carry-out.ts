import { pendingInWords } from '@planerka/texts';
import {
  cardsInWords,
  isBare,
  type MessageTokens,
  readMessageTokens,
  withNames,
  wordProposals,
} from '@planerka/bot';
import {
  type Channel,
  type InterpretResponse,
  type Outcome,
  type Frame,
  DEFAULT_LOCALE,
  verbatim,
} from '@planerka/contracts';
import {
  type Conversation,
  openQuestion,
  type Pointers,
  type Proposal,
  threadHints,
} from '@planerka/runtime';
import { toLocalIso } from '@planerka/plan';
import { answerQuestion } from './answer-question.ts';
import { lastWritten } from './last-written.ts';
import type { CarriedOut, TerminalSpeaker } from './terminal-speaker.ts';
import { withRetry } from './with-retry.ts';

type Tokens = Extract<MessageTokens, { ok: true }>;

/**
 * The path of an utterance as in a chat (conversation contract, section 4): its tokens are held
 * against the plan, the rest is read in the light of the open question and the thread, proposed, or
 * answered when it only asks.
 */
export async function carryOut(
  speaker: TerminalSpeaker,
  text: string,
  channel: Channel,
): Promise<CarriedOut> {
  const { plan, clock, person } = speaker;
  const { workspace, thread, actor } = person;
  const view = plan.reader.view(workspace);
  const tokens = await readMessageTokens(text, view);
  if (!tokens.ok) return refused(null, tokens.say);
  const conversation = await plan.reader.conversation(workspace, thread, actor.id, clock.now());
  const pointers: Pointers = {
    refs: tokens.refs,
    suggested: speaker.shown ?? (await lastWritten(plan.reader, person)),
    operations: tokens.operations,
  };
  const reading = isBare(tokens)
    ? null
    : await readWords(speaker, tokens.words, channel, conversation, pointers);
  if (reading?.noise) return refused(reading, NOT_HEARD.user_message, NOT_HEARD.recovery);
  if (reading?.settings) return refused(reading, A_SETTING.user_message, A_SETTING.recovery);
  const proposals = proposalsOf(speaker, text, tokens, { reading, conversation, pointers });
  const context = { ...person, refs: tokens.refs };
  const outcomes = await withRetry(() => plan.runtime.propose(context, proposals));
  const named = reading === null && proposals.length === 0 ? tokens.refs : [];
  return {
    reading,
    outcomes: outcomes.slice(0, proposals.length),
    besides: outcomes.slice(proposals.length),
    answer:
      reading?.kind === 'query' && reading.query
        ? await answerQuestion(speaker, reading.query)
        : named.length > 0
          ? await cardsInWords(view, named, { now: clock.now(), zone: conversation.timezone })
          : null,
  };
}

async function readWords(
  { interpreter, clock, person }: TerminalSpeaker,
  text: string,
  channel: Channel,
  { draft, timezone, person: settings, thread }: Conversation,
  pointers: Pointers,
): Promise<InterpretResponse> {
  const now = clock.now();
  return await interpreter.interpret(
    {
      trace_id: person.traceId,
      source: { channel },
      now_iso: toLocalIso(now, timezone),
      text,
      ...(draft === null
        ? {}
        : pendingInWords(openQuestion(draft, { now, zone: timezone }), frameAt(now, timezone))),
      ...(settings ? { dayparts: settings.dayparts } : {}),
      thread: threadHints(thread, pointers),
    },
    { timezone },
  );
}

function proposalsOf(
  { person }: TerminalSpeaker,
  said: string,
  tokens: Tokens,
  read: {
    readonly reading: InterpretResponse | null;
    readonly conversation: Conversation;
    readonly pointers: Pointers;
  },
): Proposal[] {
  const { reading, conversation, pointers } = read;
  const ofTokens = tokens.operations.map((operation, position) => ({
    type: 'operation' as const,
    key: `${person.traceId}:${position}`,
    read: { operation, confidence: 1 },
    refs: [],
    suggested: [],
    said,
  }));
  const ofWords = wordProposals(reading && withNames(reading, tokens.names), {
    key: person.traceId,
    said,
    position: ofTokens.length,
    pointers,
    byTokens: tokens.refs.length > 0,
    draft: conversation.draft,
    offered: threadHints(conversation.thread, pointers).candidates,
  });
  return [...ofTokens, ...ofWords];
}

/** What speech models invent on silence is nobody's answer: it is not even proposed. */
const NOT_HEARD = {
  user_message: 'Не расслышал.',
  recovery: 'Повторите, пожалуйста, или напишите текстом.',
};

/** Words change no settings, and there are no buttons here. */
const A_SETTING = {
  user_message: 'Это настройка, её меняют кнопками в Telegram.',
  recovery: 'Откройте там /settings.',
};

function frameAt(now: string, zone: string): Frame {
  return { now, zone, locale: DEFAULT_LOCALE };
}

function refused(reading: InterpretResponse | null, message: string, recovery = ''): CarriedOut {
  const outcome: Outcome = {
    status: 'refused',
    code: 'NOT_UNDERSTOOD',
    frame: frameAt('1970-01-01T00:00:00.000Z', 'UTC'),
    said: [verbatim(message)],
    recovery: recovery === '' ? null : verbatim(recovery),
  };
  return { reading, outcomes: [outcome], besides: [], answer: null };
}
