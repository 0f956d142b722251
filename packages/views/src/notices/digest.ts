import type { Message } from '@planerka/contracts';
import {
  addDays,
  type Day,
  type DigestKind,
  dayOf,
  handleOf,
  nameFacts,
  say,
  type Target,
  type Task,
} from '@planerka/plan';
import type { Agenda } from '@planerka/runtime';
import { dayLines } from '../questions/agenda-answer.ts';
import type { Action, Told } from '../told.ts';

const LEFT_BUTTONS_MAX = 5;
const LISTED_MAX = 20;

/** What a day's digest is made of. */
export interface DayState {
  readonly today: Day;
  readonly agenda: Agenda;
  readonly overdue: { readonly tasks: readonly Task[]; readonly total: number };
  readonly done: readonly Task[];
}

/** The morning digest or the evening review; null when there is nothing to tell. */
export function digest(kind: DigestKind, state: DayState): Told | null {
  return kind === 'morning' ? morning(state) : evening(state);
}

function targetOf(row: Task): Target {
  return { kind: 'task', row };
}

function taskLine(row: Task): Message {
  return say('digest_task', { task: nameFacts(targetOf(row)) });
}

function morning({ today, agenda, overdue }: DayState): Told | null {
  const { total } = overdue;
  const lines = dayLines(agenda, today).map(({ text }) => text);
  if (lines.length === 0 && total === 0) return null;
  const late =
    total === 0
      ? []
      : [say('blank', {}), say('digest_overdue', { total }), ...overdue.tasks.map(taskLine)];
  const shown = [
    ...agenda.tasks.map(targetOf),
    ...agenda.timeblocks.map((row): Target => ({ kind: 'timeblock', row })),
    ...overdue.tasks.map(targetOf),
  ];
  const off: Action = {
    label: say('label_morning_off', {}),
    op: { type: 'digest_off', kind: 'morning' },
  };
  return {
    said: [say('digest_morning', { day: today }), ...lines, ...late],
    objects: shown.map(handleOf),
    actions: [[off]],
  };
}

/** What was planned for today and is still open. */
function leftOf({ agenda, today }: DayState): Task[] {
  const zone = agenda.timezone;
  return agenda.tasks.filter(({ planned_on: on, planned_at: at }) =>
    at === null ? on === today : dayOf(at, zone) === today,
  );
}

function section(head: Message, tasks: readonly Task[], empty: Message): Message[] {
  if (tasks.length === 0) return [empty];
  const count = tasks.length - LISTED_MAX;
  const more = count > 0 ? [say('digest_more', { count })] : [];
  return [head, ...tasks.slice(0, LISTED_MAX).map(taskLine), ...more];
}

function evening(state: DayState): Told | null {
  const left = leftOf(state);
  const { done, today } = state;
  if (left.length === 0 && done.length === 0) return null;
  const planned_at = addDays(today, 1);
  const one = left.slice(0, LEFT_BUTTONS_MAX).map(({ number }): Action[] => [
    {
      label: say('label_to_tomorrow', { number }),
      op: { type: 'reschedule', task: number, planned_at },
    },
  ]);
  const tasks = left.map(({ number }) => number);
  const together: Action = {
    label: say('label_all_tomorrow', {}),
    op: { type: 'reschedule', tasks, planned_at },
  };
  const off: Action = {
    label: say('label_evening_off', {}),
    op: { type: 'digest_off', kind: 'evening' },
  };
  return {
    said: [
      say('digest_evening', {}),
      ...section(say('digest_done', {}), done, say('digest_nothing_done', {})),
      ...section(say('digest_left', {}), left, say('digest_nothing_left', {})),
    ],
    objects: [...left, ...done].map((row) => handleOf(targetOf(row))),
    actions: [...one, ...(tasks.length < 2 ? [] : [[together]]), [off]],
  };
}
