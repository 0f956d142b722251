import type { InterpretResponse, ReadOperation } from '@planerka/contracts';
import type { Item } from '../grammar/item.ts';
import type { Fact } from '../meaning.ts';
import { factOf } from './frame.ts';

/** Is it an hour, or a part of the day, by which something is to be done, on a day that was not said? */
function isDueAtHour(fact: Fact): boolean {
  if (fact.kind !== 'due') return false;
  const { day, period, clock, daypart } = fact.point;
  return day === null && period === null && (clock ?? daypart) !== null;
}

const isAtHour = ({ operation }: ReadOperation): boolean =>
  operation.type === 'set_due' && operation.due_date?.includes('T') === true;

/**
 * "к шести вечера", "поставь макету срок до 15:00": of the hour of a deadline no day was said, and it is that of what
 * stands on one. Nothing is told where any other time is said beside it.
 */
export function withDayOpen(
  response: InterpretResponse,
  items: readonly Item[],
): InterpretResponse {
  const { operations = [] } = response;
  if (!operations.some(isAtHour)) return response;
  const facts = items.flatMap((item) => factOf(item) ?? []);
  const [due, ...more] = facts.filter(({ kind }) => kind !== 'correction');
  if (due === undefined || more.length > 0 || !isDueAtHour(due)) return response;
  const told = operations.map((read) =>
    isAtHour(read) ? { ...read, day_open: true as const } : read,
  );
  return { ...response, operations: told };
}
