import { CONFIDENCE } from '@planerka/contracts';
import type { Target } from '@planerka/plan';
import type { Pursued } from './pursued.ts';

/** "и за 10 минут тоже" of what is reminded of an hour before: both, since what it has was not taken back. */
export function besideItsReminders(pursued: Pursued, targets: readonly Target[]): Pursued {
  const { also, ...settled } = pursued;
  const { operation } = settled;
  const [target, ...others] = targets;
  if (also !== true || target === undefined || others.length > 0) return pursued;
  if (operation.type !== 'set_reminders' || target.kind === 'project') return settled;
  const { remind_before_minutes: added } = operation;
  if (added === undefined) return settled;
  const own = target.row.remind_before_minutes ?? [];
  const before = [...new Set([...own, ...added])];
  // beside none it may be said of something else
  const confidence = own.length > 0 ? settled.confidence : Math.min(settled.confidence, DOUBTFUL);
  return { ...settled, confidence, operation: { ...operation, remind_before_minutes: before } };
}
const DOUBTFUL = (CONFIDENCE.hint + CONFIDENCE.act) / 2;
