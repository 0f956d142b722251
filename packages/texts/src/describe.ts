import type { Priority } from '@planerka/contracts';
import { isInInbox, SOMEDAY, type TaskFacts, type BlockFacts } from '@planerka/plan';
import { formatDuration, formatSpan, formatWhen } from './dates.ts';
import { leadTime } from './lead-time.ts';
import { listed, present } from './lists.ts';
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

/** A category as people read it: that of what is put off without a day is stored under its own name. */
export function categoryName(category: string): string {
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
