import type { ReadOperation } from '@planerka/contracts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { isFact } from '../../commands/view.ts';
import type { ReadText } from '../../grammar.ts';
import { otherShift } from '../reworded/other-shift.ts';
import { LIKELY } from './made.ts';
import { whenOf } from './when.ts';

/** Facts of which one says how long something takes. */
const LASTING: ReadonlySet<string> = new Set(['clock-range', 'range', 'length', 'for-number']);

/**
 * "перенеси хор на субботу с пяти до шести", "лучше в семь на полтора часа": how long it takes from its new
 * hour, where only the hour was read.
 */
export function withLength(
  text: string,
  { items }: ReadText,
  operations: readonly ReadOperation[],
  ground: Ground,
): readonly ReadOperation[] {
  const [only, ...more] = operations;
  const moved = only?.operation;
  if (only === undefined || more.length > 0 || moved?.type !== 'reschedule') return operations;
  // "на час позже, нет, на четверг": by how much it was to move is not how long it takes
  if (otherShift(text) !== null) return operations;
  const { set, bulk, names, several, shown } = only;
  if ([set, bulk, names, several, shown].some((each) => each !== undefined)) return operations;
  const facts = items.filter(isFact);
  if (!facts.some((item) => LASTING.has(factOf(item)?.kind ?? ''))) return operations;
  const when = whenOf(facts, text, ground);
  if (when === null || when.minutes === null) return operations;
  const { planned_at: at, planned_time: time } = when.fields;
  if (at !== moved.planned_at || time !== moved.planned_time) return operations;
  const { confidence, ...named } = only;
  return [
    only,
    {
      ...named,
      operation: { type: 'set_duration', duration_minutes: when.minutes },
      confidence: Math.max(confidence, LIKELY),
      same: true,
    },
  ];
}
