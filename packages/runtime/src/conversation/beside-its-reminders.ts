import { DOUBTFUL } from '@planerka/contracts';
import type { Target } from '@planerka/plan';
import type { Pursued } from './pursued.ts';

/** "и за 10 минут тоже" of what is reminded of an hour before: both, since what it has was not taken back. */
export function besideItsReminders(pursued: Pursued, targets: readonly Target[]): Pursued {
  const { also, ...settled } = pursued;
  const { operation } = settled;
  const [target, ...others] = targets;
  if (also === undefined || target === undefined || others.length > 0) return pursued;
  if (operation.type !== 'set_reminders' || target.kind === 'project') return settled;
  const { remind_before_minutes: added } = operation;
  if (added === undefined) return settled;
  const own = target.row.remind_before_minutes ?? [];
  const all = [...new Set([...own, ...added])];
  // of more than one thing can have, the farthest is given up
  const before =
    all.length > REMINDERS_MAX ? all.sort((a, b) => a - b).slice(0, REMINDERS_MAX) : all;
  // "и за 10 минут" beside none may be said of something else, and the question tells which ones are left
  const mayBeFirst = own.length > 0 || also === 'reminder';
  const isPlain = mayBeFirst && before.length === all.length;
  const confidence = isPlain ? settled.confidence : Math.min(settled.confidence, DOUBTFUL);
  return { ...settled, confidence, operation: { ...operation, remind_before_minutes: before } };
}
/** As many as an operation may name. */
const REMINDERS_MAX = 10;
