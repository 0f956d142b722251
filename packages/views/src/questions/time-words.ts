import {
  type Day,
  dayOf,
  daysBetween,
  type Moment,
  type Target,
  type Task,
  type Timeblock,
  timeOf,
  today,
} from '@planerka/plan';
import { dayLabel, formatDayAndMonth, questions } from '@planerka/texts';

/** "просрочено на 3 дня"; what was due or planned earlier today says the hour. */
export function lateWords(task: Task, since: Day, moment: Moment): string {
  const days = daysBetween(since, today(moment));
  if (days > 0) return questions.late(questions.days(days));
  const { due_at: due, planned_at: planned } = task;
  if (due !== null && due < moment.now) return `${questions.due} ${timeOf(due, moment.zone)}`;
  return planned === null ? questions.due : questions.plannedFor(timeOf(planned, moment.zone));
}

/** "завтра, 26 февраля, 14:00–15:00" */
export function blockWhen(block: Timeblock, moment: Moment): string {
  const { zone } = moment;
  const span = `${timeOf(block.start_at, zone)}–${timeOf(block.end_at, zone)}`;
  return `${dayLabel(dayOf(block.start_at, zone), moment)}, ${span}`;
}

/** "завтра, 26 февраля, 14:00", "срок пятница, 27 февраля"; null for a task without any time. */
export function taskWhen(task: Task, moment: Moment): string | null {
  const { zone } = moment;
  const planned = dayAndTime(task.planned_on, task.planned_at, moment);
  const due = dayAndTime(task.due_on, task.due_at, moment);
  const parts = [planned, due === null ? null : `${questions.due} ${due}`];
  const words = parts.filter((part) => part !== null).join('; ');
  if (words !== '') return words;
  return task.snoozed_until === null ? null : formatDayAndMonth(dayOf(task.snoozed_until, zone));
}

function dayAndTime(on: Day | null, at: string | null, moment: Moment): string | null {
  if (at === null) return on === null ? null : dayLabel(on, moment);
  return `${dayLabel(dayOf(at, moment.zone), moment)}, ${timeOf(at, moment.zone)}`;
}

/** When something is, in words; never empty. */
export function whenWords(target: Target, moment: Moment): string {
  switch (target.kind) {
    case 'timeblock':
      return blockWhen(target.row, moment);
    case 'task':
      return taskWhen(target.row, moment) ?? questions.withoutTime;
    case 'project':
      return questions.withoutTime;
  }
}

/** "сегодня, 25 февраля", or "с 25 февраля по 3 марта". */
export function spanWords(from: Day, to: Day, moment: Moment): string {
  if (from === to) return dayLabel(from, moment);
  return `с ${formatDayAndMonth(from)} по ${formatDayAndMonth(to)}`;
}
