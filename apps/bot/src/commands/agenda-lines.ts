import { type Agenda, blockTitle, type Day, dayOf, taskNumber, timeOf } from '@planerka/runtime';
import { ru } from '../texts/ru.ts';

interface Line {
  /** Sorts within the day: whole-day lines first, then by the clock. */
  readonly at: string;
  readonly text: string;
}

function linesOf(agenda: Agenda, day: Day): Line[] {
  const zone = agenda.timezone;
  const lines: Line[] = [];
  for (const block of agenda.timeblocks) {
    if (dayOf(block.start_at, zone) !== day) continue;
    const span = `${timeOf(block.start_at, zone)}–${timeOf(block.end_at, zone)}`;
    lines.push({ at: timeOf(block.start_at, zone), text: `${span}  ${blockTitle(block.title)}` });
  }
  for (const task of agenda.tasks) {
    const name = `${task.title} (${taskNumber(task.number)})`;
    const plannedDay = task.planned_at === null ? task.planned_on : dayOf(task.planned_at, zone);
    const dueDay = task.due_at === null ? task.due_on : dayOf(task.due_at, zone);
    if (plannedDay === day) {
      const time = task.planned_at === null ? null : timeOf(task.planned_at, zone);
      lines.push({ at: time ?? '', text: `${time ?? ru.agenda.allDay}  ${name}` });
    } else if (dueDay === day) {
      const time = task.due_at === null ? '' : ` ${timeOf(task.due_at, zone)}`;
      lines.push({ at: time.trim(), text: `${ru.agenda.due}${time}  ${name}` });
    }
  }
  return lines.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}

/** What stands on one day, a line each; empty when nothing does. */
export function dayLines(agenda: Agenda, day: Day): string[] {
  return linesOf(agenda, day).map(({ text }) => text);
}
