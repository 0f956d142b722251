import {
  afterNow,
  formatInstant,
  isWritableDay,
  type LocalInstant,
  placeOnClock,
} from '../calendar/local-instant.ts';
import type { Frame } from './frame.ts';
import type { Ground } from './place.ts';
import { grainOf, type ReadingDraft, toMinute } from './reading-draft.ts';
import { shiftDay } from './resolve-day.ts';

const SECONDS_PER_DAY = 86_400;
/** Farther offsets have no year that can be written. */
const OFFSET_DAYS_MAX = 3_700_000;

/** "через два часа", "сейчас": counted from the reference instant. */
export function fillOffset(draft: ReadingDraft, frame: Frame, ground: Ground): void {
  const { now } = ground;
  if (frame.offset === null) {
    draft.start = formatInstant(toMinute(afterNow(now, 0)));
    draft.grain = 'minute';
    return;
  }
  const { length, sign } = frame.offset;
  const day = shiftDay(now.day, length, sign);
  if (day === null || Math.abs(length.seconds) > OFFSET_DAYS_MAX * SECONDS_PER_DAY) return;
  const seconds = sign * length.seconds;
  let at: LocalInstant;
  if (day === now.day) {
    at = afterNow(now, seconds);
  } else {
    const local = now.second + seconds;
    const days = Math.floor(local / SECONDS_PER_DAY);
    at = placeOnClock(now, day + days, local - days * SECONDS_PER_DAY);
  }
  if (!isWritableDay(at.day)) return;
  draft.start = formatInstant(length.unit === 'second' ? at : toMinute(at));
  draft.grain = grainOf(length.unit);
}
