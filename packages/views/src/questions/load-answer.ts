import { type DayLoad } from '@planerka/runtime';
import { addDays, type Day, type Moment } from '@planerka/plan';
import { dayLabel, questions } from '@planerka/texts';
import { type Answer, pagedAnswer, plainLine } from './answer.ts';
import { spanWords } from './time-words.ts';

const LOAD_DAYS_MAX = 31;

/** The first days of a window that are counted one by one. */
export function countedDays(window: { readonly from: Day; readonly to: Day }): {
  readonly from: Day;
  readonly to: Day;
  readonly cut: boolean;
} {
  const last = addDays(window.from, LOAD_DAYS_MAX - 1);
  return { from: window.from, to: window.to < last ? window.to : last, cut: window.to > last };
}

/** "сколько у меня на неделе?": all of it together, then day by day. */
export function loadAnswer(
  loads: readonly DayLoad[],
  window: { readonly from: Day; readonly to: Day },
  moment: Moment,
  page: number,
): Answer {
  const sum = (of: (load: DayLoad) => number): number =>
    loads.reduce((total, load) => total + of(load), 0);
  const total = wordsOf({
    tasks: sum(({ tasks }) => tasks),
    blocks: sum(({ blocks }) => blocks),
    booked_minutes: sum((load) => load.booked_minutes),
    estimated_minutes: sum((load) => load.estimated_minutes),
  });
  const days = loads.map((load) => plainLine(`${dayLabel(load.day, moment)}: ${wordsOf(load)}`));
  const busiest = [...loads].sort((a, b) => weight(b) - weight(a))[0];
  const several = loads.length > 1 && busiest !== undefined && weight(busiest) > 0;
  const { cut } = countedDays(window);
  const footer = [
    several ? questions.loadBusiest(dayLabel(busiest.day, moment)) : null,
    cut ? questions.windowCut(LOAD_DAYS_MAX) : null,
  ].filter((part) => part !== null);
  const title = questions.load(spanWords(window.from, window.to, moment));
  const lines = loads.length > 1 ? [plainLine(total), plainLine(''), ...days] : [plainLine(total)];
  return pagedAnswer(title, lines, { page, footer: footer.length > 0 ? footer.join(' ') : null });
}

function weight({ booked_minutes, estimated_minutes, tasks, blocks }: DayLoad): number {
  return booked_minutes + estimated_minutes + tasks + blocks;
}

function wordsOf(load: Omit<DayLoad, 'day'>): string {
  if (load.tasks === 0 && load.blocks === 0) return questions.loadNothing;
  return questions.loadTotal({
    tasks: load.tasks,
    blocks: load.blocks,
    booked: load.booked_minutes,
    estimated: load.estimated_minutes,
  });
}
