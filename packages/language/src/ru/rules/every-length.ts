import type { Item } from '../../grammar/item.ts';
import type { Made } from '../../grammar/rule.ts';
import { repeat, repeatEvery } from './make.ts';
import { lasting, lengthIn } from './units.ts';

const MINUTES_PER_HOUR = 60;

/** "каждые полтора часа", "раз в полгода": a length as a frequency; null when RRULE has none. */
export function everyLength(item: Item, count = 1): Made | null {
  const length =
    item.meaning?.kind === 'length'
      ? item.meaning.length
      : (lengthIn(count, item) ?? lasting(item));
  if (length === null) return null;
  if (length.months > 0 && length.days === 0) {
    return length.months % 12 === 0
      ? repeat(repeatEvery('YEARLY', length.months / 12))
      : repeat(repeatEvery('MONTHLY', length.months));
  }
  if (length.days > 0 && length.seconds === 0) {
    return length.unit === 'week'
      ? repeat(repeatEvery('WEEKLY', length.days / 7))
      : repeat(repeatEvery('DAILY', length.days));
  }
  const minutes = length.days === 0 && length.months === 0 ? length.seconds / 60 : 0;
  if (minutes < 1 || !Number.isInteger(minutes)) return null;
  return minutes % MINUTES_PER_HOUR === 0
    ? repeat(repeatEvery('HOURLY', minutes / MINUTES_PER_HOUR))
    : repeat(repeatEvery('MINUTELY', minutes));
}
