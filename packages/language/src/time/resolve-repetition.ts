import { toDayNumber, weekdayOf } from '../calendar/civil.ts';
import {
  afterNow,
  formatClock,
  formatDay,
  formatInstant,
  isWritableDay,
  placeOnClock,
} from '../calendar/local-instant.ts';
import type { Day, Point } from '../meaning.ts';
import { firstDayOf } from './first-day-of.ts';
import type { Frame } from './frame.ts';
import { type Ground, type Placed, placeEnd, placePoint, secondOnDay } from './place.ts';
import { clockGrain, isWritable, type ReadingDraft, toMinute, write } from './reading-draft.ts';
import { formatRecurrence, type Recurrence } from './recurrence.ts';
import { resolveDay, shiftDay } from './resolve-day.ts';
import { futureSpanOf, spanOf } from './resolve-period.ts';

const SECONDS_PER_DAY = 86_400;
const SECONDS_PER_HOUR = 3600;
const SECONDS_PER_MINUTE = 60;

/** The first time of a repetition, and its rule with its end. */
export function fillRepetition(
  draft: ReadingDraft,
  frame: Frame,
  rule: Recurrence,
  ground: Ground,
): void {
  const said = saidOf(frame);
  const second = secondOnDay(said, ground);
  const times = timesOf(frame, second, ground);
  const opening = openingOf(frame, ground);
  let hours: string | null = null;
  if (isOften(rule) && second === null && opening === null) {
    fillFromNow(draft, rule, ground);
  } else {
    const start = firstTime(rule, times.seconds, (at) =>
      earliest(at, frame, rule, opening, ground),
    );
    if (start === null || !isWritableDay(start.day)) return;
    draft.start = write(start, ground, draft.notes);
    draft.dateOnly = start.second === null;
    draft.grain = start.second === null ? 'day' : clockGrain(said.clock);
    const end = placeEnd(start, null, frame.clockEnd, frame.daypartEnd, ground);
    if (isWritable(end) && isOften(rule)) hours = hoursWithin(rule, start, end);
    else if (isWritable(end)) draft.end = write(end, ground, draft.notes);
  }
  draft.isOpen = times.isOpen;
  const often = hours ?? formatRecurrence(rule) + hoursOf(times);
  draft.recurrence = often + limitOf(frame, rule, draft, times, ground);
  draft.exceptions = exceptedDays(frame, rule, ground);
}

const isOften = ({ frequency }: Recurrence): boolean =>
  frequency === 'HOURLY' || frequency === 'MINUTELY';

/** The time of each of its days. */
function saidOf({
  clock,
  clockEnd,
  daypart,
  from,
  repeats,
}: Frame): Parameters<typeof secondOnDay>[0] {
  const ofRepeat = repeats.find((repeat) => repeat.daypart !== null)?.daypart ?? null;
  return {
    clock: clock ?? from?.clock ?? null,
    clockEnd,
    daypart: daypart ?? from?.daypart ?? ofRepeat,
  };
}

/** The day from which it was said to run. */
function openingOf({ from, day }: Frame, ground: Ground): number | null {
  const point = from ?? (day === null ? null : pointAt(day));
  return point === null
    ? null
    : (placePoint({ ...point, clock: null, daypart: null }, ground)?.day ?? null);
}

/** The first day that a time of it may fall on: not today, when that is over. */
function earliest(
  at: number | null,
  { window }: Frame,
  rule: Recurrence,
  opening: number | null,
  { now }: Ground,
): number {
  if (opening !== null) return opening;
  const isOnWeekdays = rule.frequency === 'WEEKLY' && rule.weekdays.length > 0;
  const todayFits = at === null ? !isOnWeekdays : at > now.second;
  const from = window === null ? now.day : futureSpanOf(window, now.day).from;
  return Math.max(todayFits ? now.day : now.day + 1, from);
}

/** "каждые два часа": counted from now. */
function fillFromNow(draft: ReadingDraft, rule: Recurrence, { now }: Ground): void {
  const unit = rule.frequency === 'HOURLY' ? SECONDS_PER_HOUR : SECONDS_PER_MINUTE;
  draft.start = formatInstant(toMinute(afterNow(now, unit * rule.interval)));
  draft.grain = 'minute';
}

/** The times of its days, from their midnight; `isOpen` when more were asked for than can be held. */
interface Times {
  readonly seconds: readonly (number | null)[];
  readonly isOpen: boolean;
}

/** "в 9 и в 21", "утром и вечером"; RRULE cannot say 9:00 and 21:30, so hours of one minute only. */
function timesOf(frame: Frame, first: number | null, ground: Ground): Times {
  const clocks = frame.moreClocks.map((clock) =>
    secondOnDay({ clock, clockEnd: null, daypart: null }, ground),
  );
  const parts = frame.moreDayparts.map((daypart) =>
    secondOnDay({ clock: null, clockEnd: null, daypart }, ground),
  );
  const all = [...new Set([first, ...clocks, ...parts])];
  // "по вторникам в 18 и по четвергам в 19" are two rules
  const pieces = frame.repeats.filter(({ weekdays }) => weekdays.length > 0).length;
  if (pieces > 1 && all.length > 1) return { seconds: [first], isOpen: true };
  const fitting = all.filter((at) => at === first || ((at ?? 0) - (first ?? 0)) % 3600 === 0);
  const wanted = Math.max(0, ...frame.repeats.map(({ perPeriod }) => perPeriod));
  const onDays = frame.repeats.reduce((sum, { weekdays }) => sum + weekdays.length, 0);
  const named = Math.max(first === null ? 0 : fitting.length, onDays);
  return { seconds: fitting, isOpen: fitting.length < all.length || named < wanted };
}

/** The first of its times that is still ahead. */
function firstTime(
  rule: Recurrence,
  seconds: Times['seconds'],
  earliestFor: (at: number | null) => number,
): Placed | null {
  let best: Placed | null = null;
  for (const second of seconds) {
    const found = firstDayOf(rule, earliestFor(second));
    if (found === null) continue;
    const days = second === null ? 0 : Math.floor(second / SECONDS_PER_DAY);
    const at = {
      day: found + days,
      second: second === null ? null : second - days * SECONDS_PER_DAY,
    };
    const isSooner =
      best === null ||
      at.day < best.day ||
      (at.day === best.day && (at.second ?? 0) < (best.second ?? 0));
    if (isSooner) best = at;
  }
  return best;
}

/** Days that the rule would hit but that were excepted. */
function exceptedDays({ except }: Frame, rule: Recurrence, { now }: Ground): string[] {
  if (except === null) return [];
  const days = except.days.flatMap((day) => {
    const resolved = resolveDay(day, now.day);
    return resolved === null ? [] : [formatDay(resolved)];
  });
  for (const period of except.periods) {
    const { from, to } = spanOf(period, now.day);
    for (let day = from; day <= to; day += 1) {
      const isHit = rule.weekdays.length === 0 || rule.weekdays.includes(weekdayOf(day));
      if (isHit) days.push(formatDay(day));
    }
  }
  return days;
}

const dayNumberOf = (iso: string): number =>
  toDayNumber(Number(iso.slice(0, 4)), Number(iso.slice(5, 7)), Number(iso.slice(8, 10)));

const pointAt = (day: Day): Point => ({ day, clock: null, daypart: null, period: null });

/** "каждые 3 часа с 9 до 21": a day's hours, since hourly rules run on through the night. */
function hoursWithin(rule: Recurrence, start: Placed, end: Placed): string | null {
  if (start.second === null || end.second === null || end.day !== start.day) return null;
  const from = Math.floor(start.second / SECONDS_PER_HOUR);
  const to = Math.floor(end.second / SECONDS_PER_HOUR);
  const isHourly = rule.frequency === 'HOURLY';
  const hours: number[] = [];
  for (let hour = from; hour <= to; hour += isHourly ? rule.interval : 1) hours.push(hour);
  const head = isHourly ? 'FREQ=DAILY' : formatRecurrence(rule);
  return `${head};BYHOUR=${hours.join(',')}`;
}

/** BYHOUR of several times; their minute is the start's. */
function hoursOf({ seconds }: Times): string {
  if (seconds.length < 2) return '';
  const hours = seconds.map((second) => Math.floor((second ?? 0) / SECONDS_PER_HOUR) % 24);
  return `;BYHOUR=${[...new Set(hours)].sort((a, b) => a - b).join(',')}`;
}

/** COUNT or UNTIL; of a rule with a clock, UNTIL is the UTC instant that ends its last day. */
function limitOf(
  frame: Frame,
  rule: Recurrence,
  draft: ReadingDraft,
  times: Times,
  ground: Ground,
): string {
  if (frame.times !== null) return `;COUNT=${frame.times}`;
  const daily = frame.span !== null && isEachDay(rule) ? frame.span : null;
  // "утром и вечером неделю": so many days, each with all of its times
  if (daily !== null && daily.months === 0) return `;COUNT=${daily.days * times.seconds.length}`;
  const last = untilOf(frame, draft, ground);
  if (last === null || !isWritableDay(last)) return '';
  const digits = (day: number): string => formatDay(day).replaceAll('-', '');
  if (draft.dateOnly) return `;UNTIL=${digits(last)}`;
  const end = placeOnClock(ground.now, last, SECONDS_PER_DAY - 1);
  const utc = end.day * SECONDS_PER_DAY + end.second - end.offset;
  const day = Math.floor(utc / SECONDS_PER_DAY);
  const clock = formatClock(utc - day * SECONDS_PER_DAY).replace(':', '');
  return `;UNTIL=${digits(day)}T${clock}59Z`;
}

const isEachDay = (rule: Recurrence): boolean =>
  rule.frequency === 'DAILY' &&
  rule.interval === 1 &&
  rule.weekdays.length + rule.months.length === 0;

function untilOf(frame: Frame, draft: ReadingDraft, ground: Ground): number | null {
  if (frame.span !== null && draft.start !== null) {
    const end = shiftDay(dayNumberOf(draft.start), frame.span, 1);
    return end === null ? null : end - 1;
  }
  if (frame.due !== null) return placePoint(frame.due, ground)?.day ?? null;
  if (frame.dayEnd !== null) return resolveDay(frame.dayEnd, ground.now.day);
  if (frame.dueIn !== null) return shiftDay(ground.now.day, frame.dueIn, 1);
  if (frame.window !== null) return spanOf(frame.window, ground.now.day).to;
  return null;
}
