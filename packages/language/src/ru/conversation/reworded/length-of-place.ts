import { GUESS, LIKELY } from '../acts/made.ts';
import { operationsOf } from '../conversation.ts';
import type { Reader } from '../words.ts';
import { minutesSaid } from './length-instead.ts';
import {
  IS_APART,
  IS_HOUR,
  IS_SHORTER,
  LASTS_THEN,
  LENGTH_BESIDE_PLACE,
  LENGTH_OF_PLACE,
  MAY_BE_HOUR,
  NEVER_HOUR,
  placeChanges,
  placeLasts,
  SAYS_IT_LASTS,
} from './length-instead-phrases.ts';
import type { PlainOrder, Rewording } from './reworded.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

/**
 * "а последний пусть полчаса", "вторая пусть будет короче, 20 минут", "вторую сделай 20 минут": how long one place of
 * the list takes, in the words by which that is set; "вторую сделай короче на 20 минут" is by how much. Where the words may say when, or how much later, it is asked about.
 */
export const lengthOfPlace: Rewording = (said, thread) => {
  const text = said.trim();
  if (thread === null || text.length > CHARS_MAX) return null;
  for (const pattern of LENGTH_OF_PLACE) {
    const found = orderIn(pattern, text);
    if (found !== null) return found;
  }
  const beside = orderIn(LENGTH_BESIDE_PLACE, text);
  return beside && { ...beside, most: GUESS };
};

function orderIn(pattern: RegExp, text: string): PlainOrder | null {
  const { place, on, length = '', way, apart = '' } = pattern.exec(text)?.groups ?? {};
  const minutes = place === undefined ? null : minutesSaid(length);
  if (place === undefined || minutes === null) return null;
  if (way !== undefined && on !== undefined && !IS_APART.test(apart)) {
    return { order: placeChanges(place, minutes, IS_SHORTER.test(way)), most: LIKELY };
  }
  const isLength = SAYS_IT_LASTS.test(text);
  if (!isLength && IS_HOUR.test(length)) return null;
  const isFor = on !== undefined && !NEVER_HOUR.test(length);
  const mayBeHour = isFor || (!isLength && MAY_BE_HOUR.test(length));
  return { order: placeLasts(place, minutes), most: mayBeHour ? GUESS : LIKELY };
}

/** "примерку подвинь на час раньше, и длится пусть полтора часа": a move, and how long the same takes. */
export const movedAndLasts: Reader = ({ said, thread, acts }) => {
  const text = said.trim();
  if (thread === null || text.length > CHARS_MAX) return null;
  const { head, length = '' } = LASTS_THEN.exec(text)?.groups ?? {};
  const minutes = head === undefined ? null : minutesSaid(length);
  const [moved, ...more] = head === undefined || minutes === null ? [] : (acts(head) ?? []);
  if (minutes === null || moved?.operation.type !== 'reschedule' || more.length > 0) return null;
  const { half_open: _half, week_open: _week, day_open: _day, ...one } = moved;
  const { type: _type, ...fields } = moved.operation;
  const target = Object.fromEntries(
    Object.entries(fields).filter(([key]) => key === 'task' || key === 'timeblock'),
  );
  const lasts = { type: 'set_duration', duration_minutes: minutes, ...target } as const;
  return operationsOf([moved, { ...one, operation: lasts, same: true }], true);
};
