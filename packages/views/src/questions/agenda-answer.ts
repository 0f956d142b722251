import { type Agenda } from '@planerka/runtime';
import { handleOf, addDays, type Day, dayOf, dueDay, type Moment, timeOf } from '@planerka/plan';
import { dayLabel, blockTitle, objectLabel, questions } from '@planerka/texts';
import { type Answer, type AnswerLine, pagedAnswer, plainLine } from './answer.ts';
import { spanWords } from './time-words.ts';

interface TimedLine extends AnswerLine {
  /** Sorts within the day: whole-day lines first, then by the clock. */
  readonly at: string;
}

/** "что у меня завтра?", /week: the days of a window that hold anything, each under its date. */
export function agendaAnswer(
  agenda: Agenda,
  window: { readonly from: Day; readonly to: Day },
  moment: Moment,
  page: number,
): Answer {
  const lines: AnswerLine[] = [];
  for (let day = window.from; day <= window.to; day = addDays(day, 1)) {
    const found = dayLines(agenda, day);
    if (found.length === 0) continue;
    if (window.from !== window.to) {
      if (lines.length > 0) lines.push(plainLine(''));
      lines.push(plainLine(dayLabel(day, moment)));
    }
    lines.push(...found);
  }
  const footer = lines.length === 0 ? questions.nothingIn : null;
  const title = questions.agenda(spanWords(window.from, window.to, moment));
  return pagedAnswer(title, lines, { page, footer });
}

/** What stands on one day, a line each; empty when nothing does. */
export function dayLines(agenda: Agenda, day: Day): AnswerLine[] {
  const zone = agenda.timezone;
  const lines: TimedLine[] = [];
  for (const block of agenda.timeblocks) {
    if (dayOf(block.start_at, zone) !== day) continue;
    const at = timeOf(block.start_at, zone);
    const text = `${at}–${timeOf(block.end_at, zone)}  ${blockTitle(block.title)}`;
    lines.push({ at, text, object: handleOf({ kind: 'timeblock', row: block }) });
  }
  const standing = agenda.tasks.map((task) => ({ task, toCome: false }));
  const coming = agenda.repeats.map((task) => ({ task, toCome: true }));
  for (const { task, toCome } of [...standing, ...coming]) {
    const mark = toCome ? `, ${questions.toCome}` : '';
    const name = `${task.title} (${objectLabel('task', task.number)})${mark}`;
    // Words about a day to come do not mean the repetition that is open today.
    const object = toCome ? null : handleOf({ kind: 'task', row: task });
    const planned = task.planned_at === null ? task.planned_on : dayOf(task.planned_at, zone);
    if (planned === day) {
      const time = task.planned_at === null ? null : timeOf(task.planned_at, zone);
      lines.push({ at: time ?? '', text: `${time ?? questions.allDay}  ${name}`, object });
    } else if (dueDay(task, zone) === day && (!toCome || planned === null)) {
      const time = task.due_at === null ? '' : ` ${timeOf(task.due_at, zone)}`;
      lines.push({ at: time.trim(), text: `${questions.due}${time}  ${name}`, object });
    }
  }
  return lines.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
