import type { Entities } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { hasTag } from '../../tags.ts';
import { isFact } from '../view.ts';

/** "в семь" may be said of the evening. */
const HALF_DAY = 12;

/**
 * "не в семь, а в восемь": is the hour that is denied another than that of what is asked about? Then it is said of
 * something else, and is no answer.
 */
export function deniesAnotherHour(items: readonly Item[], entities: Entities): boolean {
  const denied = items.flatMap(({ parts }) => {
    const fact = hasTag(parts[0], 'not') ? parts.find(isFact) : undefined;
    const said = fact === undefined ? null : factOf(fact);
    return said?.kind === 'clock' ? [said.clock] : [];
  });
  const [clock] = denied;
  if (clock === undefined) return false;
  const { planned_at, start_at, due_date, planned_time } = entities;
  const own = [planned_time, ...[planned_at, start_at, due_date].map((at) => at?.slice(11, 16))];
  return !own.some((at) => {
    const [hour, minute] = (at ?? '').split(':').map(Number);
    return (
      hour !== undefined && minute === clock.minute && hour % HALF_DAY === clock.hour % HALF_DAY
    );
  });
}
