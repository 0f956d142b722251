import type { JsonObject } from '@planerka/contracts';
import { type SaidTimes, setTimes, type Task, type TimesFault, toLocalIso } from '@planerka/plan';
import { refused } from './refused.ts';
import type { ToolCall } from './tool-call.ts';

export const TIMES = ['planned', 'due', 'duration_minutes', 'repeat'] as const;

/** The columns that the call's times set; refused where one of them cannot be. */
export function timeColumns(call: ToolCall, task: Task, said: SaidTimes): Partial<Task> {
  const set = setTimes(task, said, call.turn.moment);
  if (set.kind === 'columns') return set.columns;
  const { field, problem } = set.fault;
  const [message, recovery] = WORDS[problem](call, field, said);
  throw refused('INVALID_INPUT', message, recovery, { details: { fields: [{ field, problem }] } });
}

type Words = (call: ToolCall, field: string, said: SaidTimes) => readonly [string, string];

const WORDS: Readonly<Record<TimesFault['problem'], Words>> = {
  past: ({ turn: { moment } }, field, said) => [
    `${field} ${String(said[field as keyof SaidTimes])} is past: it is ${toLocalIso(moment.now, moment.zone)} in ${moment.zone}.`,
    'Give a time that lies ahead, by the clocks of the workspace, or null to take it away.',
  ],
  no_rule: (_call, _field, { repeat }) => [
    `repeat "${repeat ?? ''}" is no rule that ever comes again.`,
    'Give an RRULE value such as FREQ=WEEKLY;BYDAY=MO,TH, or null to end the repetition.',
  ],
  other_day: (_call, _field, { repeat, planned, due }) => [
    `${planned ?? due ?? ''} is no day of the repetition ${repeat ?? ''}.`,
    'Give a day that the rule names, or repeat alone: it begins on its first day from today on.',
  ],
  repeats: () => [
    'The task repeats by this time, so it cannot be taken away alone.',
    'Give repeat=null with it to end the repetition, too.',
  ],
};

/** An instant as the workspace's clocks show it. */
export function localAt({ turn: { moment } }: ToolCall, instant: string): string {
  return toLocalIso(instant, moment.zone);
}

/** When it is planned and due, where somebody has said so, as the workspace's clocks show it. */
export function taskTimes(task: Task, zone: string): JsonObject {
  const planned = task.planned_at === null ? task.planned_on : toLocalIso(task.planned_at, zone);
  const due = task.due_at === null ? task.due_on : toLocalIso(task.due_at, zone);
  return { ...(planned === null ? {} : { planned }), ...(due === null ? {} : { due }) };
}

/** When a task is to be done as the workspace's clocks show it; the zone beside every time. */
export function timeFacts(task: Task, zone: string): JsonObject {
  const times = taskTimes(task, zone);
  const { duration_minutes: minutes, recurrence_rule: repeat } = task;
  return {
    ...times,
    ...(minutes === null ? {} : { duration_minutes: minutes }),
    ...(repeat === null ? {} : { repeat }),
    ...(Object.keys(times).length === 0 ? {} : { timezone: zone }),
  };
}
