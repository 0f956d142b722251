import type { DaypartHours } from '@planerka/contracts';
import { type LocalNow, SECONDS_PER_DAY } from '../calendar/local-instant.ts';
import type { Clock, Day, Daypart, Point } from '../meaning.ts';
import { resolveDay } from './resolve-day.ts';
import { spanOf } from './resolve-period.ts';
import {
  clockAfter,
  clockBefore,
  clockOnDay,
  daypartSecond,
  isSettled,
  nearestClock,
} from './settle-clock.ts';

/** A point on the calendar: a day number and, when a clock was said, seconds since its midnight. */
export interface Placed {
  readonly day: number;
  readonly second: number | null;
}

/** What placing needs besides the words. */
export interface Ground {
  readonly now: LocalNow;
  readonly dayparts: DaypartHours;
}

/** An end earlier than its start is the next day's when that makes at most so long. */
const OVERNIGHT_MAX = 12 * 3600;
/** Small hours said of tonight belong to tomorrow's date. */
const SMALL_HOURS = 6 * 3600;

interface Said {
  readonly clock: Clock | null;
  readonly clockEnd: Clock | null;
  readonly daypart: Daypart | null;
}

/** The second of the day at which a clock or daypart begins, when its day is known. */
export function secondOnDay(said: Said, ground: Ground): number | null {
  const { clock, clockEnd, daypart } = said;
  if (clock === null) return daypart === null ? null : daypartSecond(daypart, ground.dayparts);
  if (clockEnd !== null && !isSettled(clock, daypart) && clockEnd.half !== null) {
    // "с пяти до семи вечера": the half that was said of the end holds for the start
    return clockBefore(clock, clockOnDay(clockEnd, null));
  }
  return clockOnDay(clock, daypart);
}

function secondWithoutDay(said: Said, ground: Ground): number | null {
  const { clock, clockEnd, daypart } = said;
  const { second: now } = ground.now;
  if (clock === null || (clockEnd !== null && clockEnd.half !== null && clock.half === null)) {
    const second = secondOnDay(said, ground);
    return second === null ? null : second > now ? second : second + SECONDS_PER_DAY;
  }
  return nearestClock(clock, daypart, now);
}

const isNight = (said: Said): boolean => said.daypart === 'night' || said.clock?.half === 'night';

/** The second at which the day was first said to be, its first without one; null where its own hour decides. */
function decidingSecond(day: Day, ground: Ground): number | null {
  const hour = day.kind === 'weekday' || day.kind === 'of-month' ? day.hour : undefined;
  return hour === undefined ? null : (secondOnDay({ ...hour, clockEnd: null }, ground) ?? 0);
}

/** Puts a day, a clock or both on the calendar; null when there is no such day. */
export function placeMoment(day: Day | null, said: Said, ground: Ground): Placed | null {
  const { day: today, second: nowSecond } = ground.now;
  if (day === null) {
    const second = secondWithoutDay(said, ground);
    return second === null ? null : spread(today, second);
  }
  const isEve = day.kind === 'eve' && said.clock === null && said.daypart === null;
  const second = secondOnDay(isEve ? { ...said, daypart: 'night' } : said, ground);
  const isAhead = second !== null && second > nowSecond;
  const deciding = decidingSecond(day, ground) ?? second;
  const isDayAhead = deciding !== null && deciding > nowSecond;
  const isOver = day.kind === 'of-month' && deciding !== null && !isDayAhead;
  const resolved = resolveDay(day, isOver ? today + 1 : today, isDayAhead);
  if (resolved === null) return null;
  if (second === null) return { day: resolved, second };
  const isToday = day.kind === 'relative' && day.days === 0;
  if (isToday && !isAhead) return goneByToday(resolved, second, { said, now: nowSecond });
  return spread(resolved, second);
}

/** An hour that is said of today and has gone by: of two readings the one that is still to come. */
function goneByToday(
  day: number,
  second: number,
  { said, now }: { readonly said: Said; readonly now: number },
): Placed {
  const { clock, clockEnd, daypart } = said;
  const isOpen = clockEnd === null || !isSettled(clockEnd, null);
  if (isOpen && clock?.isBare && !isSettled(clock, daypart)) {
    // "сегодня в восемь", said at ten: the evening's
    const evening = second + SECONDS_PER_DAY / 2;
    if (evening > now && evening < SECONDS_PER_DAY) return { day, second: evening };
  }
  const isTonight = isNight(said) && second < SMALL_HOURS;
  return spread(isTonight ? day + 1 : day, second);
}

/** "сегодня к семи", said at noon: of a bare hour's two readings the one that is still to come. */
function laterToday(point: Point, placed: Placed | null, ground: Ground): Placed | null {
  const { clock, daypart, day } = point;
  const isToday = day?.kind === 'relative' && day.days === 0;
  if (placed?.second == null || clock === null || !isToday || isSettled(clock, daypart)) {
    return placed;
  }
  const { second: now } = ground.now;
  const later = placed.second + SECONDS_PER_DAY / 2;
  const isBetter = placed.second <= now && later > now && later < SECONDS_PER_DAY;
  return isBetter ? { ...placed, second: later } : placed;
}

function spread(day: number, second: number): Placed {
  const days = Math.floor(second / SECONDS_PER_DAY);
  return { day: day + days, second: second - days * SECONDS_PER_DAY };
}

/** The end of a span that begins at `start`. */
export function placeEnd(
  start: Placed,
  dayEnd: Day | null,
  clockEnd: Clock | null,
  daypartEnd: Daypart | null,
  ground: Ground,
): Placed | null {
  const day = dayEnd === null ? start.day : resolveEndDay(dayEnd, start.day, ground);
  if (day === null) return null;
  if (clockEnd === null && daypartEnd !== null) {
    return spread(day, daypartSecond(daypartEnd, ground.dayparts));
  }
  if (clockEnd === null) return dayEnd === null ? null : { day, second: null };
  if (dayEnd !== null) return spread(day, clockOnDay(clockEnd, null));
  if (start.second === null) return null;
  const end = clockAfter(clockEnd, start.second);
  // "с 18:00 до 17:00" is no night: the end stays before the start, and the runtime refuses it
  const lasts = end - start.second;
  // "с 8 до 8 утра" goes round the clock
  const isOvernight = lasts <= OVERNIGHT_MAX || (lasts === SECONDS_PER_DAY && !clockEnd.literal);
  return spread(start.day, isOvernight || end < SECONDS_PER_DAY ? end : end - SECONDS_PER_DAY);
}

/** "с понедельника по среду": the Wednesday after that Monday, not after today. */
function resolveEndDay(day: Day, start: number, ground: Ground): number | null {
  const isToday = day.kind === 'relative' || day.kind === 'shift' || day.kind === 'in-period';
  const end = resolveDay(day, isToday ? ground.now.day : start);
  return end === null || end < start ? null : end;
}

/** Puts the point of a deadline or a start on the calendar. */
export function placePoint(point: Point, ground: Ground): Placed | null {
  const said = { clock: point.clock, clockEnd: null, daypart: point.daypart };
  if (point.period !== null) {
    const { from, to } = spanOf(point.period, ground.now.day);
    return { day: point.period.part === 'end' ? to : from, second: null };
  }
  return laterToday(point, placeMoment(point.day, said, ground), ground);
}
