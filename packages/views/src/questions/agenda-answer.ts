import type { Agenda } from '@planerka/runtime';
import {
  type Day,
  type DayWindow,
  dayOf,
  dueDay,
  nameFacts,
  say,
  timeOf,
  handleOf,
  daysOf,
} from '@planerka/plan';
import { agendaTasks } from './agenda-tasks.ts';
import { type Answer, type AnswerLine, pagedAnswer, plainLine } from './answer.ts';

interface TimedLine extends AnswerLine {
  /** Sorts within the day: whole-day lines first, then by the clock. */
  readonly at: string;
}

/** "что у меня завтра?", /week: the days of a window that hold anything, each under its date. */
export function agendaAnswer(
  agenda: Agenda,
  window: { readonly from: Day; readonly to: Day },
  page: number,
): Answer {
  const lines: AnswerLine[] = [];
  for (const day of daysOf(window)) {
    const found = dayLines(agenda, day);
    if (found.length === 0) continue;
    if (window.from !== window.to) {
      if (lines.length > 0) lines.push(plainLine(say('blank', {})));
      lines.push(plainLine(say('day', { day })));
    }
    lines.push(...found);
  }
  const footer = lines.length === 0 ? say('nothing_written', {}) : null;
  return pagedAnswer(say('agenda_title', { window }), lines, { page, footer });
}

/** "я занят завтра в 15?": yes or no, and by what; `busy` null where nothing keeps busy then. */
export function busyAnswer(
  busy: Agenda | null,
  { asks, window }: { readonly asks: 'busy' | 'free'; readonly window: DayWindow },
  page: number,
): Answer {
  const lines = busy === null ? [] : daysOf(window).flatMap((day) => dayLines(busy, day));
  const title = say('busy_title', { asks, is_busy: busy !== null, window });
  return pagedAnswer(title, lines, { page, footer: null });
}

/** What is planned on one day, a line each; empty when nothing is. */
export function dayLines(agenda: Agenda, day: Day): AnswerLine[] {
  const zone = agenda.timezone;
  const lines = agenda.timeblocks
    .filter(({ start_at }) => dayOf(start_at, zone) === day)
    .map((block): TimedLine => {
      const { start_at: from, end_at: to, title } = block;
      return {
        at: timeOf(from, zone),
        text: say('agenda_block', { from, to, title }),
        object: handleOf({ kind: 'timeblock', row: block }),
      };
    });
  for (const { task, toCome } of agendaTasks(agenda)) {
    const target = { kind: 'task', row: task } as const;
    // Words about a day to come do not mean the repetition that is open today.
    const object = toCome ? null : handleOf(target);
    const line = (why: 'planned' | 'due', at: string | null): TimedLine => ({
      at: at === null ? '' : timeOf(at, zone),
      text: say('agenda_task', { task: nameFacts(target), why, at, to_come: toCome }),
      object,
    });
    const planned = task.planned_at === null ? task.planned_on : dayOf(task.planned_at, zone);
    if (planned === day) lines.push(line('planned', task.planned_at));
    else if (dueDay(task, zone) === day && (!toCome || planned === null)) {
      lines.push(line('due', task.due_at));
    }
  }
  return lines.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
}
