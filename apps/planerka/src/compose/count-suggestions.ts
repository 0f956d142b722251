import type { TelegramStore } from '@planerka/db';
import type { Metrics } from './metrics.ts';

const DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;
/** Whoever reads the metrics every few seconds asks the database no oftener than this. */
const READ_EVERY_MS = 60_000;

const EVENTS = ['offered', 'shown', 'accepted', 'rejected', 'reverted'] as const;

type Counted = TelegramStore['suggestions'];

interface Value {
  readonly labels: Record<'surface' | 'type' | 'event', string>;
  readonly value: number;
}

/**
 * What became of the suggestions of the last 30 days and of the plans of a day, by surface and type, as
 * /stats tells it: from what is stored, so over restarts, and the same whichever process is asked.
 */
export function countSuggestions(
  metrics: Pick<Metrics, 'labelled'>,
  suggestions: Counted,
  clock: () => number = Date.now,
): void {
  let last: { readonly at: number; readonly values: readonly Value[] } | null = null;
  metrics.labelled(
    'planerka_suggestions',
    `Suggestions of the last ${DAYS} days, by what became of them`,
    ['surface', 'type', 'event'],
    async () => {
      const now = clock();
      if (last === null || now - last.at >= READ_EVERY_MS) {
        const since = new Date(now - DAYS * DAY_MS).toISOString();
        last = { at: now, values: valuesOf(await suggestions.counts(since, null)) };
      }
      return last.values;
    },
  );
}

function valuesOf(counts: Awaited<ReturnType<Counted['counts']>>): Value[] {
  return counts.flatMap(({ surface, type, ...numbers }) =>
    EVENTS.map((event) => ({ labels: { surface, type, event }, value: numbers[event] })),
  );
}
