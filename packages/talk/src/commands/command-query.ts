import type { Query } from '@planerka/contracts';
import { addDays, type Day } from '@planerka/plan';
import { labelledObject } from './labelled-object.ts';

const WEEK_DAYS = 7;

/** What each slash command asks that is short for a question about the plan. */
const QUERIES = {
  today: (today) => ({ type: 'agenda', window: { from: today, to: today }, suggests: true }),
  week: (today) => ({
    type: 'agenda',
    window: { from: today, to: addDays(today, WEEK_DAYS - 1) },
  }),
  review: () => ({ type: 'week_review' }),
  inbox: () => ({ type: 'inbox' }),
  next: () => ({ type: 'next' }),
  urgent: () => ({ type: 'urgent' }),
  history: () => ({ type: 'history' }),
} as const satisfies Record<string, (today: Day) => Query>;

/** The slash commands that only ask, the same at every door. */
export type AskingCommand = keyof typeof QUERIES;

/** Those commands, in the order in which they are listed. */
export const ASKING_COMMANDS: readonly AskingCommand[] =
  Object.keys(QUERIES).filter(isCommandQuery);

export function isCommandQuery(name: string): name is AskingCommand {
  return Object.hasOwn(QUERIES, name);
}

/** The question that a slash command asks. */
export function commandQuery(name: AskingCommand, today: Day): Query {
  return QUERIES[name](today);
}

/** Longer than any name of a project. */
const MENTION_MAX = 120;

/** `/project`, `/project 7`, `/project PLAN-007`, `/project NAME`: the card of a project. */
export function projectQuery(argument: string): Query {
  const words = argument.trim().slice(0, MENTION_MAX);
  if (words === '') return { type: 'project' };
  const named = labelledObject(words);
  const isNumber = named !== null && (named.kind === 'project' || /^\d+$/.test(words));
  return isNumber ? { type: 'project', number: named.number } : { type: 'project', mention: words };
}
