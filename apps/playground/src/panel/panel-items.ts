import { type Frame, type Message, verbatim } from '@planerka/contracts';
import { type Day, dayOf, say, type Task, type Timeblock, timeOf } from '@planerka/plan';
import type { Agenda } from '@planerka/runtime';
import { blockTitle, objectLabel, render, tell } from '@planerka/texts';
import type { PanelItem } from '../wire/panel.ts';

interface Placed {
  readonly day: Day;
  /** Sorts within a day: what has no clock comes first. */
  readonly clock: string;
  /** The line in words, made only where it is shown. */
  readonly item: () => PanelItem;
}

/** What is shown of one day, and how much more there is. */
export interface DayItems {
  readonly items: PanelItem[];
  readonly more: number;
}

/** Of each day only so much is shown: a panel that holds everything grows with every word said. */
const SHOWN_TODAY = 50;
const SHOWN_AHEAD = 15;

/** What is on each day from `from` on, in the order of the day. */
export function itemsByDay(agenda: Agenda, from: Day, frame: Frame): Map<Day, DayItems> {
  const placed = [
    ...agenda.timeblocks.map((block) => placeBlock(block, from, frame)),
    ...agenda.tasks.flatMap((task) => placeTask(task, frame)),
  ]
    .filter(({ day }) => day >= from)
    .sort((a, b) => compare(a.day, b.day) || compare(a.clock, b.clock));
  const days = new Map<Day, Placed[]>();
  for (const each of placed) {
    const known = days.get(each.day);
    if (known === undefined) days.set(each.day, [each]);
    else known.push(each);
  }
  return new Map(
    [...days].map(([day, all]) => {
      const shown = all.slice(0, day === from ? SHOWN_TODAY : SHOWN_AHEAD);
      return [day, { items: shown.map(({ item }) => item()), more: all.length - shown.length }];
    }),
  );
}

/** A task without any time, as the Inbox lists it. */
export function inboxItem(task: Task, frame: Frame): PanelItem {
  return taskItem(task, null, frame);
}

function placeBlock(block: Timeblock, from: Day, frame: Frame): Placed {
  const { zone } = frame;
  const start = timeOf(block.start_at, zone);
  const began = dayOf(block.start_at, zone);
  const words = wordsIn(frame);
  const item = (): PanelItem => ({
    kind: 'timeblock',
    number: null,
    title: blockTitle(block.title),
    time: words(say('picture_span', { from: block.start_at, to: block.end_at })),
    details: [
      ...(block.title === null ? [] : [tell('panel_block')]),
      tell('panel_duration', { minutes: block.duration_minutes }),
      ...details(block),
    ].map(words),
  });
  // A block that began yesterday and still runs belongs to the first day shown.
  return began < from ? { day: from, clock: '', item } : { day: began, clock: start, item };
}

/** A task is on its planned day and on its due day; once, when they are the same. */
function placeTask(task: Task, frame: Frame): Placed[] {
  const { zone } = frame;
  const planned = placeOf(task.planned_on, task.planned_at, zone);
  const due = placeOf(task.due_on, task.due_at, zone);
  const placed: Placed[] = [];
  if (planned) {
    const time = tell('panel_time', { why: 'planned', at: task.planned_at });
    placed.push({ ...planned, item: () => taskItem(task, time, frame) });
  }
  if (due && due.day !== planned?.day) {
    const time = tell('panel_time', { why: 'due', at: task.due_at });
    placed.push({ ...due, item: () => taskItem(task, time, frame) });
  }
  return placed;
}

function placeOf(on: Day | null, at: string | null, zone: string) {
  if (at !== null) return { day: dayOf(at, zone), clock: timeOf(at, zone) };
  return on === null ? null : { day: on, clock: '' };
}

function wordsIn(frame: Frame): (message: Message) => string {
  return (message) => render(message, frame);
}

function taskItem(task: Task, time: Message | null, frame: Frame): PanelItem {
  const { duration_minutes: minutes } = task;
  const duration = minutes === null ? [] : [tell('panel_duration', { minutes })];
  const words = wordsIn(frame);
  return {
    kind: 'task',
    number: objectLabel('task', task.number),
    title: task.title,
    time: time && words(time),
    details: [...duration, ...details(task)].map(words),
  };
}

function details(object: Task | Timeblock): Message[] {
  const { recurrence_rule: rule, priority, tags, project_name: name } = object;
  return [
    ...(rule === null ? [] : [tell('panel_recurrence', { rule })]),
    ...(priority === null ? [] : [tell('panel_priority', { priority })]),
    ...(name === null ? [] : [tell('panel_project', { name })]),
    ...(object.remind_before_minutes ?? []).map((minutes) => tell('panel_remind', { minutes })),
    ...tags.map((tag) => verbatim(`#${tag}`)),
  ];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
