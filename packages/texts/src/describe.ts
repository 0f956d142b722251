import type { Priority } from '@planerka/contracts';
import {
  type BlockFacts,
  isInInbox,
  LIST,
  type Moment,
  SOMEDAY,
  type TaskFacts,
} from '@planerka/plan';
import { formatDuration, formatSpan, formatWhen } from './dates.ts';
import { leadTime } from './lead-time.ts';
import { listed, present } from './lists.ts';
import { describeRecurrence } from './recurrence.ts';
import { shorten } from './shorten.ts';

const PRIORITIES: Readonly<Record<Priority, string>> = {
  low: 'низкий',
  medium: 'средний',
  high: 'высокий',
};

/** "высокий" */
export function priorityName(priority: Priority): string {
  return PRIORITIES[priority];
}

/** A category as people read it: those of what is put off without a day and of a list
 * are stored under names of their own. */
export function categoryName(category: string): string {
  if (category === LIST) return 'список';
  return category === SOMEDAY ? 'когда-нибудь' : category;
}

/**
 * A title in «ёлочки», on one line: line breaks in it must not pass for lines of ours. One that brings
 * its own quotes keeps them alone.
 */
export function quoted(title: string): string {
  const line = title.replace(/\s+/gu, ' ');
  if (/^[«"“].*[»"”]$/u.test(line) && !/^[«"“].*[»"”].*[«"“].*[»"”]$/u.test(line)) return line;
  return `«${line}»`;
}

/** "Блок", when none was said. */
export function blockTitle(title: string | null): string {
  return title ?? 'Блок';
}

function details(object: TaskFacts | BlockFacts): string[] {
  const { recurrence_rule: rule, priority, tags, project_name: project } = object;
  const before = object.remind_before_minutes ?? [];
  return present([
    rule === null ? null : `Повтор: ${describeRecurrence(rule)}.`,
    priority === null ? null : `Приоритет: ${PRIORITIES[priority]}.`,
    tags.length === 0 ? null : `Теги: ${tags.map((tag) => `#${tag}`).join(' ')}.`,
    project === null ? null : `Проект: ${project}.`,
    before.length === 0 ? null : `Напомнить ${listed(before.map(leadTime))}.`,
  ]);
}

/** What was written about a task, a line a fact; the first line names when, unless that is told already. */
export function taskLines(
  task: TaskFacts,
  moment: Moment,
  { isWhenTold = false }: { readonly isWhenTold?: boolean } = {},
): string[] {
  const planned = formatWhen(task.planned_on, task.planned_at, moment);
  const due = formatWhen(task.due_on, task.due_at, moment);
  const { duration_minutes: minutes } = task;
  return [
    ...present([
      planned === null || isWhenTold ? null : `Когда: ${planned}.`,
      due === null ? null : `Срок: ${due}.`,
      isInInbox(task) ? 'Во Входящих.' : null,
      minutes === null ? null : `Длительность: ${formatDuration(minutes)}.`,
    ]),
    ...details(task),
  ];
}

/**
 * What was said beside a new task and kept as its note: nobody shall think that it was lost. What an older
 * version has kept of a task does not hold it.
 */
export function noteLines({ description }: Partial<TaskFacts>): string[] {
  const note = (description ?? '').replace(/\s+/gu, ' ').trim();
  return note === '' ? [] : [`Заметка: ${shorten(note, NOTE_CHARS)}.`];
}
const NOTE_CHARS = 200;

/** What was written about a timeblock: the day, the span, the duration. */
export function blockLines(block: BlockFacts, moment: Moment): string[] {
  const span = formatSpan(block.start_at, block.end_at, moment);
  const calendar = block.calendar_id === null ? [] : [`Календарь: ${block.calendar_id}.`];
  return [
    `Когда: ${span} (${formatDuration(block.duration_minutes)}).`,
    ...calendar,
    ...details(block),
  ];
}
