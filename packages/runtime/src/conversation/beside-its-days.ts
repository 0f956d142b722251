import { DOUBTFUL } from '@planerka/contracts';
import { joinRules, type Target } from '@planerka/plan';
import type { Pursued } from './pursued.ts';

/**
 * "и ещё каждое воскресенье" of what is to be done on Fridays: on both, since the Fridays were not taken back. Where no one
 * rule says both, or at another hour, it is asked about, since the new rule would take the place of the old one.
 */
export function besideItsDays(pursued: Pursued, targets: readonly Target[]): Pursued {
  const { also, ...settled } = pursued;
  const { operation } = settled;
  const [target, ...others] = targets;
  if (also === undefined || operation.type !== 'set_recurrence') return pursued;
  if (target === undefined || target.kind === 'project' || others.length > 0) return settled;
  const { recurrence_rule: rule, recurrence_time: time } = target.row;
  const { rrule: added, planned_time: hour } = operation;
  if (rule === null || added === undefined || added === null) return settled;
  const both = hour === undefined || hour === time ? joinRules(rule, added) : null;
  if (both === null) {
    return { ...settled, confidence: Math.min(settled.confidence, DOUBTFUL) };
  }
  const sameHour = time === null ? {} : { planned_time: time };
  return { ...settled, operation: { ...operation, ...sameHour, rrule: both } };
}
