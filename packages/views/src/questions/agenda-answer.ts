import type { DayWindow } from '@planerka/contracts';
import {
  type Day,
  dayOf,
  daysOf,
  dueDay,
  epochMs,
  handleOf,
  type Instant,
  nameFacts,
  say,
  timeOf,
} from '@planerka/plan';
import type { Agenda } from '@planerka/runtime';
import { agendaTasks } from './agenda-tasks.ts';
import {
  type Answer,
  type AnswerLine,
  LINES_PER_PAGE,
  pagedAnswer,
  pagesOf,
  pageWithin,
  plainLine,
} from './answer.ts';

interface TimedLine extends AnswerLine {
  /** Sorts within the day: whole-day lines first, then by the clock. */
  readonly at: string;
}

interface Told {
  readonly words?: string | null;
  /** What is said of days that hold nothing. */
  readonly nothing?: 'nothing_written' | 'nothing_left';
}

/**
 * "что у меня завтра?", /week, of `words` only what bears them: the days of a window that hold anything, each under its date. A page
 * holds whole days; only a day that is longer than a page takes several, all of them its own.
 */
export function agendaAnswer(
  agenda: Agenda,
  window: { readonly from: Day; readonly to: Day },
  asked: number,
  { words = null, nothing = 'nothing_written' }: Told = {},
): Answer {
  let total = 0;
  const pages: AnswerLine[][] = [];
  for (const day of daysOf(window)) {
    const found = dayLines(agenda, day);
    if (found.length === 0) continue;
    total += found.length;
    const dated = window.from === window.to ? [] : [plainLine(say('day', { day }))];
    const lines = [...dated, ...found];
    const last = pages.at(-1);
    if (last !== undefined && last.length + 1 + lines.length <= LINES_PER_PAGE) {
      last.push(plainLine(say('blank', {})), ...lines);
      continue;
    }
    for (let from = 0; from < lines.length; from += LINES_PER_PAGE) {
      pages.push(lines.slice(from, from + LINES_PER_PAGE));
    }
  }
  const page = pageWithin(asked, pages.length, 1);
  return {
    title:
      words === null
        ? say('agenda_title', { window })
        : say('agenda_of_title', { words, window, total }),
    lines: pages[page] ?? [],
    footer: pages.length === 0 ? say(nothing, {}) : null,
    page,
    pages: pagesOf(pages.length, 1),
  };
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

/** "какая следующая встреча?": the first thing with an hour that is still ahead, and on which day. */
export function firstAnswer(agenda: Agenda, window: DayWindow, now: Instant): Answer {
  const isAhead = (at: Instant | null): boolean => at !== null && epochMs(at) > epochMs(now);
  const ahead: Agenda = {
    ...agenda,
    timeblocks: agenda.timeblocks.filter(({ start_at }) => isAhead(start_at)),
    tasks: agenda.tasks.filter(({ planned_at }) => isAhead(planned_at)),
    repeats: agenda.repeats.filter(({ planned_at }) => isAhead(planned_at)),
    worked: [],
  };
  for (const day of daysOf(window)) {
    const [first] = dayLines(ahead, day);
    if (first !== undefined) {
      return pagedAnswer(say('first_title', { day, window }), [first], { page: 0, footer: null });
    }
  }
  return pagedAnswer(say('first_title', { day: null, window }), [], { page: 0, footer: null });
}

/** A task that began on an earlier day and is worked on still: once a day, at its first hour. */
function workedLines({ worked, timezone: zone }: Agenda, day: Day): TimedLine[] {
  const then = worked.filter(
    ({ task, start_at: at }) =>
      dayOf(at, zone) === day && (task.planned_at === null || dayOf(task.planned_at, zone) < day),
  );
  const seen = new Set<string>();
  return then.flatMap(({ task, start_at: at }) => {
    if (seen.has(task.task_id)) return [];
    seen.add(task.task_id);
    const target = { kind: 'task', row: task } as const;
    const text = say('agenda_task', {
      task: nameFacts(target),
      why: 'planned',
      at,
      to_come: false,
    });
    return [{ at: timeOf(at, zone), text, object: handleOf(target) }];
  });
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
  return [...lines, ...workedLines(agenda, day)].sort((a, b) =>
    a.at < b.at ? -1 : a.at > b.at ? 1 : 0,
  );
}
