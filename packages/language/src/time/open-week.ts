import type { InterpretResponse, ReadOperation } from '@planerka/contracts';
import { weekdayOf } from '../calendar/civil.ts';
import { formatDay } from '../calendar/local-instant.ts';
import type { Item } from '../grammar/item.ts';
import type { Day, Fact } from '../meaning.ts';
import { factOf } from './frame.ts';
import type { Ground } from './place.ts';

const DATE_CHARS = '2026-02-25'.length;

/** The day, `YYYY-MM-DD`, on which it is put; null where it is put on none. */
function dayOf({ operation }: ReadOperation): string | null {
  if (operation.type === 'reschedule') return operation.planned_at?.slice(0, DATE_CHARS) ?? null;
  return operation.type === 'set_due' ? (operation.due_date?.slice(0, DATE_CHARS) ?? null) : null;
}

/** The day that a fact names. */
function dayIn(fact: Fact): Day | null {
  if (fact.kind === 'day') return fact.day;
  return fact.kind === 'due' || fact.kind === 'from' ? fact.point.day : null;
}

/**
 * "на среду вечером", said on a Wednesday: of an operation on today that only the name of the weekday puts
 * there, it is said that no word tells which one it is, since its object may stand a week ahead.
 */
export function withOpenWeek(
  response: InterpretResponse,
  items: readonly Item[],
  { now }: Ground,
): InterpretResponse {
  const { operations = [] } = response;
  const today = formatDay(now.day);
  if (operations.every((read) => dayOf(read) !== today)) return response;
  const days = items.flatMap((item) => {
    const fact = factOf(item);
    return (fact === null ? null : dayIn(fact)) ?? [];
  });
  const isOpen = (day: Day): boolean =>
    day.kind === 'weekday' && day.which === 'plain' && day.weekday === weekdayOf(now.day);
  if (!days.some(isOpen) || days.some((day) => day.kind === 'relative')) return response;
  const told = operations.map((read) =>
    dayOf(read) === today ? { ...read, week_open: true as const } : read,
  );
  return { ...response, operations: told };
}
