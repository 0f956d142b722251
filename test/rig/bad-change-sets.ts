import { envelopeOf, link, newItem, newLine, newTask, type RawOp } from './change-set.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A bad set, and what is said to it: the code of the whole, or of an op with its field. */
export interface BadSet {
  readonly name: string;
  readonly phase: string;
  readonly ops: readonly unknown[];
  readonly more?: Fields;
  /** Nothing is wrong with it. */
  readonly isLawful?: true;
  readonly code?: string;
  readonly field?: string;
}

/** What the project holds that ops of these sets are about. */
export interface Known {
  readonly task: string;
  readonly line: string;
  /** A task of another workspace, or one that is nowhere. */
  readonly foreign: string;
}

const MEGABYTE = 1_000_000;
const YEAR_HOURS = 24 * 366;
const OPS_MAX = 2_000;

/** A chain of new tasks whose last one leads to the first. */
function circle(length: number): RawOp[] {
  const tasks = Array.from({ length }, (_, at) => newTask(`c${at}`));
  const links = tasks.map((_, at) => link(`tmp:task:c${at}`, `tmp:task:c${(at + 1) % length}`));
  return [...tasks, ...links];
}

/**
 * Sets that nobody should send, each bad in its own way, and some that only look so: every door answers
 * each within a second, with a code, and with the field where there is one.
 */
export function badChangeSets({ task, line, foreign }: Known): readonly BadSet[] {
  const item = (payload: Fields) => ({ phase: 'planning', ops: [newItem('a', payload)] });
  const cost = (payload: Fields) => ({
    phase: 'accounting',
    ops: [{ op: 'accountingLine.patch', lineId: line, payload }],
  });
  const field = (name: string) => ({ code: 'INVALID_PAYLOAD', field: `payload.${name}` });
  const amounts = ['4', true, [4], 1e308, -1e308, Number('12345678901234567'), 0.1 + 0.2e-9, 1e-7];
  return [
    {
      name: 'a description of a megabyte',
      ...item({ description: 'й'.repeat(MEGABYTE) }),
      ...field('description'),
    },
    {
      name: '2,001 ops',
      phase: 'planning',
      ops: Array.from({ length: OPS_MAX + 1 }, (_, at) => newItem(`i${at}`)),
      code: 'TOO_MANY_OPS',
    },
    ...amounts.map((quantity) => ({
      name: `the quantity ${JSON.stringify(quantity)}`,
      ...cost({ quantity }),
      ...field('quantity'),
      ...(typeof quantity === 'number' && Math.abs(quantity) < 1 ? { code: 'TOO_PRECISE' } : {}),
    })),
    {
      name: 'a currency of nowhere',
      phase: 'accounting',
      ops: [newLine('a', { currency: 'ZZZ' })],
      code: 'CURRENCY_MISMATCH',
    },
    {
      name: 'a project in a currency of nowhere',
      ...item({}),
      more: { project: { projectId: 'P_123', timezone: 'Asia/Jerusalem', currency: 'ZZZ' } },
      code: 'WRONG_PROJECT',
    },
    {
      name: 'a circle of 1,000 tasks',
      phase: 'tasks',
      ops: circle(1_000),
      code: 'DEPENDENCY_CYCLE',
    },
    {
      name: 'a lag beyond a year',
      phase: 'tasks',
      ops: [newTask('a'), link(task, 'tmp:task:a', { lagHours: YEAR_HOURS })],
      ...field('lagHours'),
    },
    {
      name: 'a lead beyond a year',
      phase: 'tasks',
      ops: [newTask('a'), link(task, 'tmp:task:a', { lagHours: -YEAR_HOURS })],
      ...field('lagHours'),
    },
    {
      name: 'a task of another workspace',
      phase: 'tasks',
      ops: [{ op: 'task.patch', taskId: foreign, payload: { durationHours: 1 } }],
      code: 'UNKNOWN_ID',
    },
    {
      name: 'a link to a task of another workspace',
      phase: 'tasks',
      ops: [link(task, foreign)],
      code: 'UNKNOWN_ID',
    },
    {
      name: 'a day that no calendar has',
      ...item({ scope: { dueDate: '2026-02-30' } }),
      ...field('scope.dueDate'),
    },
    { name: 'markup', ...item({ name: '<b>$x$ #panic() [ref v:1]</b>' }), isLawful: true },
    { name: 'marks of direction', ...item({ name: '\u202eקיר\u202c \u200f' }), isLawful: true },
  ];
}

/** The envelope of a bad set for this project. */
export function badEnvelope({ phase, ops, more = {} }: BadSet, given: Fields, run: string) {
  const agent = { name: 'planner', version: '1', runId: run };
  return { ...envelopeOf(phase, ops, given), assumptions: ['as measured'], agent, ...more };
}
