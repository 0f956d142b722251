import type { Clock, Daypart } from '../meaning.ts';

/** When a daypart begins unless the person says otherwise (B-settings). */
const DAYPART_HOURS: Readonly<Record<Daypart, string>> = {
  morning: '09:00',
  afternoon: '14:00',
  lunch: '13:00',
  evening: '19:00',
  night: '23:00',
};

const HOUR = 3600;
const DAY = 24 * HOUR;
const NOON = 12;
/** A bare hour beside a day: 7 to 12 in the morning, 1 to 6 in the afternoon. */
const MORNING_FROM = 7;
/** A bare hour without a day means a waking hour: from 07:00 to 20:59. */
const WAKING_FROM = 7 * HOUR;
const WAKING_TO = 21 * HOUR;
/** "8 ночи" can only be the evening's, "7 ночи" the morning's. */
const LATE_HOUR = 8;

/** Seconds since the midnight that begins the day; 86,400 and more are the next day's. */
export type DaySecond = number;

const secondsOf = (clock: Clock, hour: number): DaySecond =>
  hour * HOUR + clock.minute * 60 + clock.second;

/** The clock with the half of the day that was said; null when none was. */
function withHalf(clock: Clock, half: NonNullable<Clock['half']>): DaySecond {
  const { hour } = clock;
  if (hour > NOON || (hour === 0 && clock.literal)) return secondsOf(clock, hour);
  switch (half) {
    case 'am':
      return secondsOf(clock, hour === NOON ? 0 : hour);
    case 'morning':
      return secondsOf(clock, hour);
    case 'pm':
    case 'lunch':
      return secondsOf(clock, hour === NOON ? NOON : hour + NOON);
    case 'afternoon':
      return secondsOf(clock, hour < LATE_HOUR ? hour + NOON : hour);
    case 'evening':
      return secondsOf(clock, hour + NOON);
    case 'night':
      return secondsOf(clock, hour >= LATE_HOUR ? hour + NOON : hour);
  }
}

/** Is the clock read without guessing a half of the day? */
export function isSettled(clock: Clock, daypart: Daypart | null): boolean {
  return clock.literal || clock.midnight || clock.half !== null || daypart !== null;
}

/** The clock on a day that was said. */
export function clockOnDay(clock: Clock, daypart: Daypart | null): DaySecond {
  if (clock.midnight) return DAY;
  const half = clock.half ?? daypart;
  if (half !== null) return withHalf(clock, half);
  if (clock.literal) return secondsOf(clock, clock.hour);
  return secondsOf(clock, clock.hour >= MORNING_FROM ? clock.hour : clock.hour + NOON);
}

/**
 * The clock with no day said, from today's midnight: the nearest future one; of a bare hour, the
 * nearest of its two readings that is a waking one.
 */
export function nearestClock(clock: Clock, daypart: Daypart | null, now: DaySecond): DaySecond {
  if (isSettled(clock, daypart)) {
    const said = clockOnDay(clock, daypart);
    return said > now ? said : said + DAY;
  }
  const early = secondsOf(clock, clock.hour % NOON);
  const readings = [early, early + NOON * HOUR].filter(
    (second) => second >= WAKING_FROM && second < WAKING_TO,
  );
  let best = Number.POSITIVE_INFINITY;
  for (const second of readings) best = Math.min(best, second > now ? second : second + DAY);
  return best;
}

/** The end of a span that begins at `start`: the nearest reading after it, within half a day. */
export function clockAfter(clock: Clock, start: DaySecond): DaySecond {
  if (isSettled(clock, null)) {
    const said = clockOnDay(clock, null);
    return said > start ? said : said + DAY;
  }
  let end = secondsOf(clock, clock.hour);
  while (end <= start) end += NOON * HOUR;
  return end;
}

/** The start of a span whose end names its half of the day: "с пяти до семи вечера". */
export function clockBefore(clock: Clock, end: DaySecond): DaySecond {
  const early = secondsOf(clock, clock.hour % NOON);
  let start = early;
  while (start + NOON * HOUR < end) start += NOON * HOUR;
  return start;
}

/** The clock a daypart stands for, by the person's settings. */
export function daypartSecond(
  daypart: Daypart,
  hours: Readonly<Partial<Record<Daypart, string | undefined>>>,
): DaySecond {
  const text = hours[daypart] ?? DAYPART_HOURS[daypart];
  return Number(text.slice(0, 2)) * HOUR + Number(text.slice(3, 5)) * 60;
}
