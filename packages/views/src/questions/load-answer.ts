import type { DayWindow } from '@planerka/contracts';
import { type LoadFacts, say } from '@planerka/plan';
import type { DayLoad } from '@planerka/runtime';
import { type Answer, pagedAnswer, plainLine } from './answer.ts';
import { COUNTED_DAYS_MAX, countedDays } from './counted-days.ts';

/** "сколько у меня на неделе?": all of it together, then day by day. */
export function loadAnswer(loads: readonly DayLoad[], window: DayWindow, page: number): Answer {
  const total = plainLine(say('load_total', { load: sumOfLoads(loads) }));
  const days = loads.map(({ day, ...load }) => plainLine(say('load_day', { day, load })));
  const busiest = [...loads].sort((a, b) => weight(b) - weight(a))[0];
  const several = loads.length > 1 && busiest !== undefined && weight(busiest) > 0;
  const { cut } = countedDays(window);
  const footer = [
    ...(several ? [say('load_busiest', { day: busiest.day })] : []),
    ...(cut ? [say('window_cut', { days: COUNTED_DAYS_MAX })] : []),
  ];
  const lines = loads.length > 1 ? [total, plainLine(say('blank', {})), ...days] : [total];
  return pagedAnswer(say('load_title', { window }), lines, {
    page,
    footer: footer.length > 0 ? say('sentences', { parts: footer }) : null,
  });
}

/** Several days together. */
export function sumOfLoads(loads: readonly DayLoad[]): LoadFacts {
  const sum = (of: (load: DayLoad) => number): number =>
    loads.reduce((total, load) => total + of(load), 0);
  return {
    tasks: sum(({ tasks }) => tasks),
    blocks: sum(({ blocks }) => blocks),
    booked_minutes: sum((load) => load.booked_minutes),
    estimated_minutes: sum((load) => load.estimated_minutes),
  };
}

function weight({ booked_minutes, estimated_minutes, tasks, blocks }: LoadFacts): number {
  return booked_minutes + estimated_minutes + tasks + blocks;
}
