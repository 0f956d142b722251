import type { InterpretResponse, ReadOperation } from '@planerka/contracts';
import type { Item } from '../grammar/item.ts';
import type { Clock, Fact } from '../meaning.ts';
import { factOf } from './frame.ts';
import { isSettled } from './settle-clock.ts';

const NOON = 12;
/** Of `2026-02-25T09:05:00+03:00` */
const HOUR_AND_MINUTE = [11, 16] as const;

/** The new hour of what is moved or done once more, `HH:MM`; null where it keeps its own. */
function hourOf({ operation, day_open: isDayOpen }: ReadOperation): string | null {
  if (operation.type === 'set_due' && isDayOpen) {
    return operation.due_date?.slice(...HOUR_AND_MINUTE) ?? null;
  }
  if (operation.type === 'set_duration') {
    return operation.end_at?.slice(...HOUR_AND_MINUTE) ?? null;
  }
  if (operation.type !== 'reschedule' && operation.type !== 'copy') return null;
  const { planned_time: time, planned_at: at } = operation;
  if (time !== undefined) return time;
  return at?.includes('T') ? at.slice(...HOUR_AND_MINUTE) : null;
}

/** Every clock that a fact may name. */
function clocksOf(fact: Fact): readonly Clock[] {
  if (fact.kind === 'clock') return [fact.clock, ...fact.others];
  if (fact.kind === 'clock-range') return [fact.range.start, fact.range.end];
  if (fact.kind === 'for-number') return [fact.clock ?? bareClock(fact.value)];
  if (fact.kind !== 'due' && fact.kind !== 'from' && fact.kind !== 'after') return [];
  return fact.point.clock === null ? [] : [fact.point.clock];
}

const bareClock = (hour: number): Clock => ({
  hour,
  minute: 0,
  second: 0,
  literal: false,
  half: null,
  midnight: false,
});

/** Is it this hour and minute, in whichever half of the day? */
function isAt(clock: Clock, hour: string): boolean {
  const [hours = '', minutes = ''] = hour.split(':');
  return clock.hour % NOON === Number(hours) % NOON && clock.minute === Number(minutes);
}

/** Twelve is noon, and what is said on the 24-hour clock is what it says. */
const isOpenClock = (clock: Clock): boolean =>
  clock.hour > 0 && clock.hour < NOON && !isSettled(clock, null);

const tellsHalf = (fact: Fact): boolean => fact.kind === 'daypart' || fact.kind === 'moment';

/**
 * "перенеси на восемь": of an hour for what exists, where no word tells the half of the day, it is said that
 * none does, since that object stands in one of them. Linear in the number of items, and only where one is
 * moved to an hour.
 */
export function withHalfOpen(
  response: InterpretResponse,
  items: readonly Item[],
): InterpretResponse {
  const { operations = [] } = response;
  if (operations.every((read) => hourOf(read) === null)) return response;
  const facts = items.flatMap((item) => factOf(item) ?? []);
  if (facts.some(tellsHalf)) return response;
  const clocks = facts.flatMap(clocksOf);
  const isOpen = (read: ReadOperation): boolean => {
    const hour = hourOf(read);
    const said = hour === null ? [] : clocks.filter((clock) => isAt(clock, hour));
    // "концерт на восемь": the noun hints at the evening, and the hour was taken as it was said
    const isHinted = ({ half }: Clock): boolean =>
      half === 'pm' && Number(hour?.slice(0, 2)) < NOON;
    return said.length > 0 && said.every((clock) => isOpenClock(clock) || isHinted(clock));
  };
  const told = operations.map((read) =>
    isOpen(read) ? { ...read, half_open: true as const } : read,
  );
  return { ...response, operations: told };
}
