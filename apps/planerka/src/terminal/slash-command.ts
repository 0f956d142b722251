import { dayOf } from '@planerka/plan';
import type { Proposal } from '@planerka/runtime';
import {
  ACTING_COMMANDS,
  ASKING_COMMANDS,
  commandProposal,
  commandQuery,
  interpretRequest,
  isActing,
  isCommandQuery,
  labelledObject,
  projectQuery,
} from '@planerka/talk';
import { tell } from '@planerka/texts';
import { answerPlanQuestion } from './answer-question.ts';
import { refusedOutcome } from './carry-out.ts';
import { lastWritten } from './last-written.ts';
import { inWords } from './terminal-frame.ts';
import type { CarriedOut, TerminalSpeaker } from './terminal-speaker.ts';
import { withRetry } from './with-retry.ts';

/** What the bot's forms and links are for. */
const OF_TELEGRAM: ReadonlySet<string> = new Set(['settings', 'invite', 'members', 'start']);
const KNOWN = [...ASKING_COMMANDS, 'project', ...ACTING_COMMANDS].map((name) =>
  name === 'focus' ? '/focus TASK-042' : `/${name}`,
);

/** A slash command at the terminal: the bot's own, except those that live on Telegram's forms. */
export async function slashCommand(speaker: TerminalSpeaker, words: string): Promise<CarriedOut> {
  const { plan, clock, person } = speaker;
  const { workspace, thread, actor } = person;
  const [, name = '', argument = ''] = /^\/(\S*)\s*([^]*)$/.exec(words) ?? [];
  if (isCommandQuery(name)) {
    const { timezone } = await plan.reader.conversation(workspace, thread, actor.id, clock.now());
    const query = commandQuery(name, dayOf(clock.now(), timezone));
    return { ...NOTHING, answer: await answerPlanQuestion(speaker, query) };
  }
  if (name === 'project') {
    return { ...NOTHING, answer: await answerPlanQuestion(speaker, projectQuery(argument)) };
  }
  const proposal = await proposalOf(speaker, name, argument.trim());
  if (proposal === null && name === 'plan') return refusedOutcome(null, tell('plan_how'));
  if (proposal === null) return unknownCommand(words, name);
  const outcomes = await withRetry(() => plan.runtime.propose(person, [proposal]));
  return { ...NOTHING, outcomes: outcomes.slice(0, 1), besides: outcomes.slice(1) };
}

const NOTHING: CarriedOut = { reading: null, outcomes: [], besides: [], answer: null };

async function proposalOf(
  speaker: TerminalSpeaker,
  name: string,
  argument: string,
): Promise<Proposal | null> {
  const { plan, person } = speaker;
  const key = `${person.traceId}:0`;
  if (!isActing(name)) return null;
  if (name === 'plan' && argument !== '') return await planOf(speaker, key, argument);
  if (name !== 'focus') return commandProposal(name, { key, argument, refs: [], suggested: [] });
  const named = labelledObject(argument);
  if (named === null && argument !== '') return null;
  const suggested = speaker.shown ?? (await lastWritten(plan.reader, person));
  return commandProposal(name, { key, argument, refs: named ? [named] : [], suggested });
}

/** A plan of the day that the words name, read as "спланируй ..." would be; null where they name none. */
async function planOf(
  { plan, interpreter, clock, person }: TerminalSpeaker,
  key: string,
  when: string,
): Promise<Proposal | null> {
  const { workspace, thread, actor, traceId } = person;
  const now = clock.now();
  const conversation = await plan.reader.conversation(workspace, thread, actor.id, now);
  const { timezone } = conversation;
  const request = interpretRequest({
    traceId,
    channel: 'cli',
    words: inWords(tell('said_day_to_plan', { when })),
    reference: now,
    moment: { now, zone: timezone },
    draft: null,
    conversation,
    pointers: { refs: [], suggested: [], operations: [] },
  });
  const { kind, day } = await interpreter.interpret(request, { timezone });
  if (kind !== 'day_plan' || day === undefined) return null;
  return commandProposal('plan', { key, argument: when, refs: [], suggested: [], day });
}

function unknownCommand(words: string, name: string): CarriedOut {
  return OF_TELEGRAM.has(name)
    ? refusedOutcome(null, tell('only_in_telegram', { command: name }), tell('open_the_bot'))
    : refusedOutcome(
        null,
        tell('unknown_slash_command', { words }),
        tell('terminal_commands', { commands: KNOWN }),
      );
}
