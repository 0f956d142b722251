import {
  afterNow,
  formatClock,
  formatDay,
  formatInstant,
  isWritableDay,
  placeOnClock,
} from '../calendar/local-instant.ts';
import type { Frame } from './frame.ts';
import type { Day, Point } from './meaning.ts';
import { type Ground, type Placed, placeEnd, placePoint, secondOnDay } from './place.ts';
import { clockGrain, isWritable, type ReadingDraft, toMinute, write } from './reading-draft.ts';
import { firstDayOf, formatRecurrence, type Recurrence } from './recurrence.ts';
import { resolveDay, shiftDay } from './resolve-day.ts';
import { futureSpanOf, spanOf } from './resolve-period.ts';

const SECONDS_PER_DAY = 86_400;
const SECONDS_PER_HOUR = 3600;

/** The first time of a repetition, and its rule with its end. */
export function fillRepetition(
  draft: ReadingDraft,
  frame: Frame,
  rule: Recurrence,
  ground: Ground,
): void {
  const { now } = ground;
  const repeatPart = frame.repeats.find((repeat) => repeat.daypart !== null)?.daypart ?? null;
  const said = {
    clock: frame.clock ?? frame.from?.clock ?? null,
    clockEnd: frame.clockEnd,
    daypart: frame.daypart ?? frame.from?.daypart ?? repeatPart,
  };
  const second = secondOnDay(said, ground);
  const startsAt = frame.from ?? (frame.day === null ? null : pointAt(frame.day));
  const placed =
    startsAt === null ? null : placePoint({ ...startsAt, clock: null, daypart: null }, ground);
  const isOnWeekdays = rule.frequency === 'WEEKLY' && rule.weekdays.length > 0;
  const todayFits = second === null ? !isOnWeekdays : second > now.second;
  const opening = frame.window === null ? null : futureSpanOf(frame.window, now.day).from;
  const earliest = placed?.day ?? Math.max(todayFits ? now.day : now.day + 1, opening ?? now.day);
  const isOften = rule.frequency === 'HOURLY' || rule.frequency === 'MINUTELY';
  let hours: string | null = null;
  if (isOften && second === null && placed === null) {
    const unit = rule.frequency === 'HOURLY' ? 3600 : 60;
    draft.start = formatInstant(toMinute(afterNow(now, unit * rule.interval)));
    draft.grain = 'minute';
  } else {
    const day = firstDayOf(rule, earliest);
    if (day === null || !isWritableDay(day)) return;
    const days = second === null ? 0 : Math.floor(second / SECONDS_PER_DAY);
    const start = {
      day: day + days,
      second: second === null ? null : second - days * SECONDS_PER_DAY,
    };
    draft.start = write(start, ground, draft.notes);
    draft.dateOnly = start.second === null;
    draft.grain = start.second === null ? 'day' : clockGrain(said.clock);
    const end = placeEnd(start, null, frame.clockEnd, frame.daypartEnd, ground);
    if (isWritable(end) && isOften) hours = hoursWithin(rule, start, end);
    else if (isWritable(end)) draft.end = write(end, ground, draft.notes);
  }
  const often = hours ?? formatRecurrence(rule) + hoursOf(frame, ground);
  draft.recurrence = often + limitOf(frame, draft, ground);
  draft.exceptions = (frame.except?.days ?? []).flatMap((day) => {
    const resolved = resolveDay(day, now.day);
    return resolved === null ? [] : [formatDay(resolved)];
  });
}

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

/** BYHOUR of "в 9 и в 21"; RRULE cannot say 9:00 and 21:30, so only hours of one minute count. */
function hoursOf(frame: Frame, ground: Ground): string {
  if (frame.clock === null || frame.moreClocks.length === 0) return '';
  const seconds = [frame.clock, ...frame.moreClocks].map((clock) =>
    secondOnDay({ clock, clockEnd: null, daypart: null }, ground),
  );
  const [first] = seconds;
  if (first == null || seconds.some((second) => second === null || (second - first) % 3600 !== 0)) {
    return '';
  }
  const hours = seconds.map((second) => Math.floor((second ?? 0) / 3600) % 24);
  return `;BYHOUR=${[...new Set(hours)].sort((a, b) => a - b).join(',')}`;
}

/** COUNT or UNTIL; of a rule with a clock, UNTIL is the UTC instant that ends its last day. */
function limitOf(frame: Frame, draft: ReadingDraft, ground: Ground): string {
  if (frame.times !== null) return `;COUNT=${frame.times}`;
  const last = untilOf(frame, ground);
  if (last === null || !isWritableDay(last)) return '';
  const digits = (day: number): string => formatDay(day).replaceAll('-', '');
  if (draft.dateOnly) return `;UNTIL=${digits(last)}`;
  const end = placeOnClock(ground.now, last, SECONDS_PER_DAY - 1);
  const utc = end.day * SECONDS_PER_DAY + end.second - end.offset;
  const day = Math.floor(utc / SECONDS_PER_DAY);
  const clock = formatClock(utc - day * SECONDS_PER_DAY).replace(':', '');
  return `;UNTIL=${digits(day)}T${clock}59Z`;
}

function untilOf(frame: Frame, ground: Ground): number | null {
  if (frame.due !== null) return placePoint(frame.due, ground)?.day ?? null;
  if (frame.dayEnd !== null) return resolveDay(frame.dayEnd, ground.now.day);
  if (frame.dueIn !== null) return shiftDay(ground.now.day, frame.dueIn, 1);
  if (frame.window !== null) return spanOf(frame.window, ground.now.day).to;
  return null;
}
