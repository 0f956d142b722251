import { addMinutes, type PlannerSpan, type PlannerTask } from '@planerka/plan';
import { type Seeded } from './seeded.ts';

/** Nine in the morning in Moscow. */
const MORNING = '2026-02-25T06:00:00.000Z';
const LENGTHS = [5, 12, 15, 20, 30, 45, 60, 90, 120, 240];
const VALUES = [50, 50, 100, 100, 150, 300, 400, 600, 680, 900, 1010, 1300];

/** A day with its free spans and tasks for it. */
export interface RandomDay {
  readonly candidates: readonly PlannerTask[];
  readonly spans: readonly PlannerSpan[];
}

/**
 * A day of ten hours in so many free spans, some of which begin or end beside the clock's five minutes;
 * its tasks have parts of the day, due hours and tasks before them now and then.
 */
export function randomDay(
  random: Seeded,
  { tasks, spans }: { readonly tasks: number; readonly spans: number },
): RandomDay {
  return {
    candidates: Array.from({ length: tasks }, (_, index) => randomTask(random, index + 1, tasks)),
    spans: randomSpans(random, spans),
  };
}

function randomSpans(random: Seeded, count: number): PlannerSpan[] {
  const found: PlannerSpan[] = [];
  const share = Math.floor(600 / count);
  for (let index = 0; index < count; index += 1) {
    const odd = random.chance(0.2) ? 3 : 0;
    const from = index * share + 5 * random.below(Math.ceil(share / 10)) + odd;
    const to = Math.min(from + 10 + 5 * random.below(Math.ceil(share / 4)), (index + 1) * share);
    if (to > from) found.push({ from: at(from), to: at(to) });
  }
  return found;
}

function randomTask(random: Seeded, task: number, tasks: number): PlannerTask {
  const from = 60 * random.below(8);
  const before = random.chance(0.25) ? 1 + random.below(tasks) : null;
  return {
    task,
    value: random.pick(VALUES),
    worth: 'unmarked',
    minutes: random.pick(LENGTHS),
    window: random.chance(0.25) ? { from: at(from), to: at(from + 180) } : null,
    dueAt: random.chance(0.25) ? at(5 * random.below(130)) : null,
    // Now and then one that nobody knows, and circles too: neither can be planned.
    after: before === null || before === task ? [] : [random.chance(0.1) ? 99 : before],
    held: random.chance(0.05),
  };
}

function at(minutes: number): string {
  return addMinutes(MORNING, minutes);
}
