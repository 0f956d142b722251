import type { Agenda } from '@planerka/runtime';
import { blockTitle, describeRecurrence, formatDuration, taskNumber } from '@planerka/texts';
import { type Day, dayOf, type Task, type Timeblock, timeOf } from '@planerka/plan';
import { ru } from '../texts/ru.ts';
import type { PanelItem } from '../wire/panel.ts';

interface Placed {
  readonly day: Day;
  /** Sorts within a day: what has no clock comes first. */
  readonly clock: string;
  readonly item: PanelItem;
}

/** What stands on each day from `from` on, in the order of the day. */
export function itemsByDay(agenda: Agenda, from: Day): Map<Day, PanelItem[]> {
  const { timezone: zone } = agenda;
  const placed = [
    ...agenda.timeblocks.map((block) => placeBlock(block, zone, from)),
    ...agenda.tasks.flatMap((task) => placeTask(task, zone)),
  ]
    .filter(({ day }) => day >= from)
    .sort((a, b) => compare(a.day, b.day) || compare(a.clock, b.clock));
  const days = new Map<Day, PanelItem[]>();
  for (const { day, item } of placed) days.set(day, [...(days.get(day) ?? []), item]);
  return days;
}

/** A task without any time, as the Inbox lists it. */
export function inboxItem(task: Task): PanelItem {
  return taskItem(task, null);
}

function placeBlock(block: Timeblock, zone: string, from: Day): Placed {
  const [start, end] = [timeOf(block.start_at, zone), timeOf(block.end_at, zone)];
  const began = dayOf(block.start_at, zone);
  const item: PanelItem = {
    kind: 'timeblock',
    number: null,
    title: blockTitle(block.title),
    time: `${start}–${end}`,
    details: [
      ...(block.title === null ? [] : [ru.panel.block]),
      formatDuration(block.duration_minutes),
      ...details(block),
    ],
  };
  // A block that began yesterday and still runs belongs to the first day shown.
  return began < from ? { day: from, clock: '', item } : { day: began, clock: start, item };
}

/** A task stands on its planned day and on its due day; once, when they are the same. */
function placeTask(task: Task, zone: string): Placed[] {
  const planned = placeOf(task.planned_on, task.planned_at, zone);
  const due = placeOf(task.due_on, task.due_at, zone);
  const placed: Placed[] = [];
  if (planned) {
    const time = planned.clock === '' ? ru.panel.allDay : planned.clock;
    placed.push({ ...planned, item: taskItem(task, time) });
  }
  if (due && due.day !== planned?.day) {
    placed.push({ ...due, item: taskItem(task, `${ru.panel.due} ${due.clock}`.trim()) });
  }
  return placed;
}

function placeOf(on: Day | null, at: string | null, zone: string) {
  if (at !== null) return { day: dayOf(at, zone), clock: timeOf(at, zone) };
  return on === null ? null : { day: on, clock: '' };
}

function taskItem(task: Task, time: string | null): PanelItem {
  const duration = task.duration_minutes === null ? [] : [formatDuration(task.duration_minutes)];
  return {
    kind: 'task',
    number: taskNumber(task.number),
    title: task.title,
    time,
    details: [...duration, ...details(task)],
  };
}

function details(object: Task | Timeblock): string[] {
  const { recurrence_rule: rule, priority, tags, project_name: project } = object;
  return [
    ...(rule === null ? [] : [describeRecurrence(rule)]),
    ...(priority === null ? [] : [ru.panel.priorities[priority]]),
    ...(project === null ? [] : [ru.panel.project(project)]),
    ...(object.remind_before_minutes ?? []).map((minutes) =>
      ru.panel.remind(formatDuration(minutes)),
    ),
    ...tags.map((tag) => `#${tag}`),
  ];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
