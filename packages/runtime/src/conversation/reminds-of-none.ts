import type { Target } from '@planerka/plan';
import type { Pursued } from './pursued.ts';

/**
 * "нет, за час", said of what has no reminder of its own: nothing of the kind was there to be corrected, and the words may
 * be about anything else. A reply says what it means.
 */
export function remindsOfNone({ operation, corrects, refs }: Pursued, target: Target): boolean {
  if (corrects !== true || operation.type !== 'set_reminders' || refs.length > 0) return false;
  return target.kind === 'project' || (target.row.remind_before_minutes ?? []).length === 0;
}
