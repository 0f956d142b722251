import { editBlock, editTask } from '../change/edit-rows.ts';
import { factsOf } from '../messages/facts.ts';
import { say } from '../messages/messages.ts';
import { asTarget } from '../objects/as-target.ts';
import type { Target } from '../objects/object.ts';
import {
  addMinutes,
  atLocal,
  dayOf,
  type Instant,
  minutesBetween,
  timeOf,
  toInstant,
} from '../time/zoned.ts';
import { askFor, change, changed, type Decision, refuse, told, UNCHANGED } from './decision.ts';
import { blocksAt, sayOverlaps } from './in-the-way.ts';
import { LENGTH_MAX_MINUTES, lengthRefused } from './length-refused.ts';
import { type OperationOf, type OperationRule, onKinds } from './operation-rule.ts';

type SetDuration = OperationOf<'set_duration'>;
type Timed = Extract<Target, { kind: 'task' | 'timeblock' }>;

/** What is offered where no length was said. */
const OFFERED = [15, 30, 45, 60, 90] as const;

function minutesAfter(target: Timed, operation: SetDuration, zone: string): number | null {
  const { duration_minutes: minutes, by_minutes: by, end_at: end } = operation;
  const until = minutesUntil(target, end, zone);
  // "до двух часов" of what begins at two: so long, since it cannot end then
  if (minutes !== undefined) return until !== null && until > 0 ? until : minutes;
  if (by !== undefined) {
    const present = target.row.duration_minutes;
    return present === null ? null : present + by;
  }
  return until;
}

/** How long a timeblock is that ends then; null for a task, and where no end was said. */
function minutesUntil(target: Timed, end: string | undefined, zone: string): number | null {
  if (end === undefined || target.kind !== 'timeblock') return null;
  return minutesBetween(target.row.start_at, endOf(target.row.start_at, end, zone));
}

/** Could it end when that is said? A block cannot end before it begins. */
export function mayEndThen(target: Target, operation: SetDuration, zone: string): boolean {
  if (target.kind !== 'timeblock') return true;
  const minutes = minutesAfter(target, operation, zone);
  return minutes === null || minutes > 0;
}

/**
 * "до двенадцати" says no day: an end that the block cannot have, before it or a day behind it, is that hour of
 * the block's own day.
 */
function endOf(start: Instant, said: string, zone: string): Instant {
  const end = toInstant(said);
  const minutes = minutesBetween(start, end);
  return minutes > 0 && minutes <= LENGTH_MAX_MINUTES
    ? end
    : atLocal(dayOf(start, zone), timeOf(end, zone), zone);
}

function askMinutes(operation: SetDuration): Decision {
  const { by_minutes: _by, end_at: _end, ...rest } = operation;
  const choices = OFFERED.map((minutes) => ({
    id: `m:${minutes}`,
    label: say('minutes', { minutes }),
    operation: { ...rest, duration_minutes: minutes },
  }));
  return askFor('MINUTES', rest, choices);
}

/** Why the new length cannot be, with the reason that was said; null when it can. */
function refusedLength(
  target: Timed,
  minutes: number,
  operation: SetDuration,
  zone: string,
): Decision | null {
  const saysEnd = operation.duration_minutes === undefined && operation.by_minutes === undefined;
  const { end_at: end } = operation;
  if (target.kind !== 'timeblock' || !saysEnd || end === undefined || minutes > 0) {
    return lengthRefused(minutes);
  }
  const { start_at } = target.row;
  const span = { start_at, end_at: endOf(start_at, end, zone) };
  return refuse('END_BEFORE_START', say('end_before_start', span), say('example_span', {}));
}

/** "на полтора часа", "сократи до 30 минут": a task's estimate, or a timeblock's length. */
export const setDuration: OperationRule<SetDuration> = {
  needs(operation, target, { zone }) {
    const minutes = target?.kind === 'timeblock' ? minutesAfter(target, operation, zone) : null;
    if (target?.kind !== 'timeblock' || minutes === null || lengthRefused(minutes)) return [];
    const { start_at } = target.row;
    return [blocksAt({ start_at, end_at: addMinutes(start_at, minutes) })];
  },

  decide: onKinds(['task', 'timeblock'], ({ target, blocks }, operation, { zone }) => {
    const minutes = minutesAfter(target, operation, zone);
    if (minutes === null) return askMinutes(operation);
    const refused = refusedLength(target, minutes, operation, zone);
    if (refused) return refused;
    if (target.kind === 'task') {
      const step = editTask(target.row, { duration_minutes: minutes });
      return changed(step, told(operation, target, { after: asTarget(step?.after ?? null) }));
    }
    const end_at = addMinutes(target.row.start_at, minutes);
    const step = editBlock(target.row, { duration_minutes: minutes, end_at });
    if (step === null) return UNCHANGED;
    const { after } = step;
    return change(
      [step],
      [
        told(operation, target, { after }),
        say('facts', { object: factsOf(after) }),
        ...sayOverlaps(after.row, blocks, zone),
      ],
    );
  }),
};
