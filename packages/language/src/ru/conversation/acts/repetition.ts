import type { Operation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { TimeReading } from '../../../reading.ts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { lastingOf, readingOf } from './when.ts';

type SetRecurrence = Extract<Operation, { type: 'set_recurrence' }>;

/** How often, in the fields of `set_recurrence`. */
export interface SaidRepetition {
  readonly fields: Pick<SetRecurrence, 'rrule' | 'planned_time' | 'from_date'>;
  /** How long each takes, when that was said. */
  readonly minutes: number | null;
  readonly used: ReadonlySet<Item>;
}

/** The repetition that the words name; null when they name none, or one that no rule can say. */
export function repetitionOf(
  items: readonly Item[],
  text: string,
  ground: Ground,
): SaidRepetition | null {
  const read = readingOf(items, text, ground);
  if (read === null) return null;
  const { reading, used, offersMore } = read;
  const { recurrence: rrule, start, exceptions } = reading;
  if (rrule === null || start === null || exceptions.length > 0 || offersMore) return null;
  const isFrom = items.some((item) => factOf(item)?.kind === 'from');
  return {
    fields: {
      rrule,
      ...(saysClock(reading) ? { planned_time: start.slice(11, 16) } : {}),
      ...(isFrom ? { from_date: start.slice(0, 10) } : {}),
    },
    minutes: lastingOf(reading),
    used,
  };
}

/** "в 10", "по утрам" */
const saysClock = ({ date_only: isDay, known }: TimeReading): boolean =>
  !isDay && (known.includes('hour') || known.includes('daypart'));
