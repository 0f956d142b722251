import type { DaysShown, Query } from '@planerka/contracts';

const OF_DAYS: ReadonlySet<Query['type']> = new Set(['agenda', 'free', 'load', 'tasks']);

/** The days that the answer to a question tells of; null where it tells of none, or of what was done on them. */
export function daysShown(query: Query | undefined): DaysShown | null {
  if (query === undefined || !OF_DAYS.has(query.type) || !('window' in query)) return null;
  if (query.window === undefined) return null;
  const hours = 'hours' in query && query.hours !== undefined ? { hours: query.hours } : {};
  return { days: query.window, ...hours, ...(query.type === 'free' ? { free: true } : {}) };
}
