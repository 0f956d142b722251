import type { Query } from '@planerka/contracts';
import { addDays, type Day } from '@planerka/plan';

const WEEK_DAYS = 7;

/** The question that a slash command asks; null for a command that asks none. */
export function commandQuery(name: string, today: Day): Query | null {
  switch (name) {
    case 'today':
      return { type: 'agenda', window: { from: today, to: today } };
    case 'week':
      return { type: 'agenda', window: { from: today, to: addDays(today, WEEK_DAYS - 1) } };
    case 'inbox':
    case 'next':
    case 'urgent':
    case 'history':
      return { type: name };
    default:
      return null;
  }
}
