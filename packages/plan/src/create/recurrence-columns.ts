import type { Entities } from '@planerka/contracts';
import { type Moment } from '../time/moment.ts';
import { type When } from '../time/when.ts';
import { timeOf } from '../time/zoned.ts';

interface RecurrenceColumns {
  readonly recurrence_rule: string | null;
  readonly recurrence_time: string | null;
  readonly recurrence_zone: string | null;
  readonly recurrence_exceptions: string[];
  readonly series_id: null;
}

/** A repeating object keeps its wall time and zone, so that DST and moved zones stay right. */
export function recurrenceColumns(
  entities: Entities,
  first: When,
  moment: Moment,
): RecurrenceColumns {
  if (entities.recurrence === undefined) {
    const never = { recurrence_rule: null, recurrence_time: null, recurrence_zone: null };
    return { ...never, recurrence_exceptions: [], series_id: null };
  }
  return {
    recurrence_rule: entities.recurrence,
    recurrence_time: first.at === null ? null : timeOf(first.at, moment.zone),
    recurrence_zone: moment.zone,
    recurrence_exceptions: [],
    series_id: null,
  };
}
