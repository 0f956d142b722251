import type { DueDigest } from '@planerka/db';
import type { Agenda } from '@planerka/runtime';
import { handleOf, addDays, type Day, dayOf, type Target, type Task } from '@planerka/plan';
import { counted, formatDay, taskNumber, titled } from '@planerka/texts';
import { dayLines } from './agenda-lines.ts';
import { type Button, button, type Step, text } from '../reply/reply.ts';
import { ru } from './ru-reminders.ts';

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
export function digestMessage(kind: DueDigest['kind'], state: DayState): Step | null {
  return kind === 'morning' ? morning(state) : evening(state);
}

function targetOf(row: Task): Target {
  return { kind: 'task', row };
}

function taskLine(row: Task): string {
  return `• ${titled(targetOf(row))}`;
}

function off(kind: DueDigest['kind']): Button[] {
  const label = kind === 'morning' ? ru.buttons.morningOff : ru.buttons.eveningOff;
  return [button(label, { type: 'digest', kind, on: false })];
}

function morning({ today, agenda, overdue }: DayState): Step | null {
  const lines = dayLines(agenda, today);
  if (lines.length === 0 && overdue.total === 0) return null;
  const late =
    overdue.total === 0
      ? []
      : [
          '',
          ru.overdue(counted(overdue.total, 'задача', 'задачи', 'задач')),
          ...overdue.tasks.map(taskLine),
        ];
  const shown = [
    ...agenda.tasks.map(targetOf),
    ...agenda.timeblocks.map((row): Target => ({ kind: 'timeblock', row })),
    ...overdue.tasks.map(targetOf),
  ];
  const words = [ru.morning(formatDay(today)), ...lines, ...late].join('\n');
  return text(words, { buttons: [off('morning')], shown: { objects: shown.map(handleOf) } });
}

/** What was planned for today and is still open. */
function leftOf({ agenda, today }: DayState): Task[] {
  const zone = agenda.timezone;
  return agenda.tasks.filter(({ planned_on: on, planned_at: at }) =>
    at === null ? on === today : dayOf(at, zone) === today,
  );
}

function evening(state: DayState): Step | null {
  const left = leftOf(state);
  const { done, today } = state;
  if (left.length === 0 && done.length === 0) return null;
  const section = (head: string, tasks: readonly Task[], empty: string): string[] =>
    tasks.length === 0
      ? [empty]
      : [
          head,
          ...tasks.slice(0, LISTED_MAX).map(taskLine),
          ...(tasks.length > LISTED_MAX ? [ru.more(tasks.length - LISTED_MAX)] : []),
        ];
  const words = [
    ru.evening,
    ...section(ru.done, done, ru.nothingDone),
    ...section(ru.left, left, ru.nothingLeft),
  ].join('\n');
  const tomorrow = addDays(today, 1);
  const one = left.slice(0, LEFT_BUTTONS_MAX).map(({ number }) => [
    button(ru.buttons.toTomorrow(taskNumber(number)), {
      type: 'reschedule',
      task: number,
      planned_at: tomorrow,
    }),
  ]);
  const numbers = left.map(({ number }) => number);
  const all =
    numbers.length < 2
      ? []
      : [
          [
            button(ru.buttons.allTomorrow, {
              type: 'reschedule',
              tasks: numbers,
              planned_at: tomorrow,
            }),
          ],
        ];
  return text(words, {
    buttons: [...one, ...all, off('evening')],
    shown: { objects: [...left, ...done].map((row) => handleOf(targetOf(row))) },
  });
}
