import type { Priority } from '@planerka/contracts';
import { isInInbox, type TaskFacts, type BlockFacts } from '@planerka/plan';
import { formatDuration, formatSpan, formatWhen } from './dates.ts';
import { leadTime } from './lead-time.ts';
import { listed } from './lists.ts';
import { describeRecurrence } from './recurrence.ts';

const PRIORITIES: Readonly<Record<Priority, string>> = {
  low: 'низкий',
  medium: 'средний',
  high: 'высокий',
};

/** "высокий" */
export function priorityName(priority: Priority): string {
  return PRIORITIES[priority];
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

/** `TASK-042` */
export function taskNumber(number: number): string {
  return `TASK-${String(number).padStart(3, '0')}`;
}

/** "Блок", when none was said. */
export function blockTitle(title: string | null): string {
  return title ?? 'Блок';
}

function present(lines: readonly (string | null)[]): string[] {
  return lines.filter((line) => line !== null);
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

/** What was written about a task, a line a fact; the first line names when. */
export function taskLines(task: TaskFacts, zone: string): string[] {
  const planned = formatWhen(task.planned_on, task.planned_at, zone);
  const due = formatWhen(task.due_on, task.due_at, zone);
  const { duration_minutes: minutes } = task;
  return [
    ...present([
      planned === null ? null : `Когда: ${planned}.`,
      due === null ? null : `Срок: ${due}.`,
      isInInbox(task) ? 'Во Входящих.' : null,
      minutes === null ? null : `Длительность: ${formatDuration(minutes)}.`,
    ]),
    ...details(task),
  ];
}

/** What was written about a timeblock: the full date with weekday, the span, the duration. */
export function blockLines(block: BlockFacts, zone: string): string[] {
  const span = formatSpan(block.start_at, block.end_at, zone);
  const calendar = block.calendar_id === null ? [] : [`Календарь: ${block.calendar_id}.`];
  return [
    `Когда: ${span} (${formatDuration(block.duration_minutes)}).`,
    ...calendar,
    ...details(block),
  ];
}

/** One line that names a task with its time: for lists and for retelling. */
export function taskInBrief(task: TaskFacts, zone: string): string {
  const planned = formatWhen(task.planned_on, task.planned_at, zone);
  const due = formatWhen(task.due_on, task.due_at, zone);
  const when = planned ?? (due === null ? null : `срок ${due}`);
  const repeat =
    task.recurrence_rule === null ? '' : `, ${describeRecurrence(task.recurrence_rule)}`;
  return `задача ${quoted(task.title)} (${taskNumber(task.number)})${when === null ? '' : `, ${when}`}${repeat}`;
}

/** One line that names a timeblock with its span. */
export function blockInBrief(block: BlockFacts, zone: string): string {
  const number = `BLOCK-${String(block.number).padStart(3, '0')}`;
  const name = block.title === null ? `блок ${number}` : `блок ${quoted(block.title)} (${number})`;
  const repeat =
    block.recurrence_rule === null ? '' : `, ${describeRecurrence(block.recurrence_rule)}`;
  return `${name}, ${formatSpan(block.start_at, block.end_at, zone)} (${formatDuration(block.duration_minutes)})${repeat}`;
}
