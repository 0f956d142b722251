import type { Item } from '../../grammar/item.ts';
import type { Made } from '../../grammar/rule.ts';
import { day } from './make.ts';
import { pointOf } from './points.ts';
import { lasting } from './units.ts';

/** "за два дня до пятницы": a day counted from another. */
export function shifted(item: Item, sign: 1 | -1, to: Item): Made | null {
  const value = lasting(item);
  const point = pointOf(to);
  if (value === null || point?.day === null || point === null) return null;
  return day({ kind: 'shift', length: value, sign, base: point.day, weekday: null });
}
