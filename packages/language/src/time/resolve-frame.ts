import {
  afterNow,
  formatClock,
  formatDay,
  formatInstant,
  isWritableDay,
  type LocalInstant,
  placeOnClock,
} from '../calendar/local-instant.ts';
import { weekdayOf } from '../calendar/civil.ts';
import type { Grain, ReadingNote, TimePart, TimeReading, TimeRole } from '../reading.ts';
import { confidenceOf } from './confidence.ts';
import type { Frame } from './frame.ts';
import type { Clock, Day, Length, Point } from './meaning.ts';
import {
  type Ground,
  type Placed,
  placeEnd,
  placeMoment,
  placePoint,
  secondOnDay,
} from './place.ts';
import { composeRecurrence, firstDayOf, formatRecurrence, type Recurrence } from './recurrence.ts';
import { resolveDay, shiftDay } from './resolve-day.ts';
import { futureSpanOf, spanOf } from './resolve-period.ts';
import { isSettled } from './settle-clock.ts';

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_DAY = 86_400;
const MINUTES_PER_DAY = 1440;
const DAYS_PER_MONTH = 30;
/** A recurring thing cannot be said to end later than its rule can be written. */
const DAYS_PER_WORKDAY = 1.4;

/** What is being filled in on the way to a reading. */
interface Draft {
  role: TimeRole;
  start: string | null;
  end: string | null;
  dateOnly: boolean;
  time: string | null;
  due: string | null;
  recurrence: string | null;
  exceptions: string[];
  grain: Grain;
  notes: ReadingNote[];
}

export interface ResolveOptions {
  /** Leave a clock without a day open instead of taking the nearest one. */
  readonly dayIsAsked: boolean;
}

/** Minutes that a length lasts; a month counts 30 days. */
export function minutesOf(length: Length): number {
  const days = length.months * DAYS_PER_MONTH + length.days + length.workdays * DAYS_PER_WORKDAY;
  return days * MINUTES_PER_DAY + length.seconds / SECONDS_PER_MINUTE;
}

/** Lays a frame on the calendar; null when nothing of it has a place there. */
export function resolveFrame(
  frame: Frame,
  text: string,
  ground: Ground,
  options: ResolveOptions,
): TimeReading | null {
  const draft: Draft = {
    role: 'at',
    start: null,
    end: null,
    dateOnly: false,
    time: null,
    due: null,
    recurrence: null,
    exceptions: [],
    grain: 'day',
    notes: [],
  };
  const confidence = confidenceOf(frame, ground.now.day);
  const hadDay = frame.day;
  const rule = composeRecurrence(frame);
  if (rule !== null) fillRecurrence(draft, frame, rule, ground);
  else if (frame.offset !== null || (frame.now && frame.day === null))
    fillOffset(draft, frame, ground);
  else fillMoment(draft, frame, ground, options);
  const duration = frame.length === null ? null : minutesOf(frame.length);
  const isTimeless = draft.start === null && draft.time === null && draft.recurrence === null;
  if (isTimeless) {
    if (duration === null) return null;
    draft.role = 'duration';
    draft.grain = grainOf(frame.length?.unit ?? 'minute');
  }
  return {
    role: draft.role,
    start: draft.start,
    end: draft.end,
    date_only: draft.dateOnly,
    duration_minutes: duration,
    recurrence: draft.recurrence,
    exceptions: draft.exceptions,
    time: draft.time,
    due: draft.due,
    grain: draft.grain,
    confidence: draft.exceptions.length > 0 ? Math.min(confidence, 0.6) : confidence,
    ...partsOf(frame, hadDay, draft),
    spans: frame.used.map(({ from, to }) => ({ from, to })),
    rules: frame.used.map((item) => item.rule),
    trace: frame.used,
    text,
    notes: draft.notes,
  };
}

function grainOf(unit: Length['unit']): Grain {
  return unit === 'workday' ? 'day' : unit === 'weekend' ? 'weekend' : unit;
}

function clockGrain(clock: Clock | null): Grain {
  return clock === null ? 'daypart' : clock.second > 0 ? 'second' : 'minute';
}

/** Writes a point as the contract wants it: a day, or an instant on the zone's clock. */
function write(placed: Placed, ground: Ground, notes: ReadingNote[]): string {
  if (placed.second === null) return formatDay(placed.day);
  const instant = placeOnClock(ground.now, placed.day, placed.second);
  const written = formatInstant(instant);
  if (instant.skipped) {
    notes.push({ code: 'SKIPPED_BY_DST', said: formatClock(placed.second), moved_to: written });
  }
  return written;
}

const isWritable = (placed: Placed | null): placed is Placed =>
  placed !== null && isWritableDay(placed.day);

/** "через два часа", "сейчас": counted from the reference instant. */
function fillOffset(draft: Draft, frame: Frame, ground: Ground): void {
  const { now } = ground;
  if (frame.offset === null) {
    draft.start = formatInstant(toMinute(afterNow(now, 0)));
    draft.grain = 'minute';
    return;
  }
  const { length, sign } = frame.offset;
  const day = shiftDay(now.day, length, sign);
  if (day === null || Math.abs(length.seconds) > 3_700_000 * SECONDS_PER_DAY) return;
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

function toMinute(at: LocalInstant): LocalInstant {
  return { ...at, second: at.second - (at.second % SECONDS_PER_MINUTE) };
}

/** "завтра в это же время" */
function clockOfNow({ now }: Ground): Clock {
  const minutes = Math.floor(now.second / SECONDS_PER_MINUTE);
  const hour = Math.floor(minutes / 60);
  return { hour, minute: minutes % 60, second: 0, literal: true, half: null, midnight: false };
}

/** The start's year follows the end's where only the end has one: "10 августа - 12 сентября 2013". */
function withEndYear(day: Day | null, dayEnd: Day | null): Day | null {
  if (day?.kind !== 'date' || dayEnd?.kind !== 'date') return day;
  if (day.year !== null || dayEnd.year === null) return day;
  return { ...day, year: day.month > dayEnd.month ? dayEnd.year - 1 : dayEnd.year };
}

function fillMoment(draft: Draft, frame: Frame, ground: Ground, options: ResolveOptions): void {
  const open = frame.from ?? frame.after;
  const day = withEndYear(frame.day ?? open?.day ?? null, frame.dayEnd);
  const said = {
    clock: frame.clock ?? open?.clock ?? (frame.sameTime ? clockOfNow(ground) : null),
    clockEnd: frame.clockEnd,
    daypart: frame.daypart ?? open?.daypart ?? null,
  };
  if (open !== null) draft.role = 'from';
  if (day === null && said.clock !== null && options.dayIsAsked && open?.period == null) {
    const second = secondOnDay(said, ground);
    if (second !== null) draft.time = formatClock(second % SECONDS_PER_DAY);
    draft.grain = clockGrain(said.clock);
    fillOpenEnd(draft, frame, second, ground);
  } else {
    const start =
      open?.period != null && day === null
        ? placePoint(open, ground)
        : placeMoment(day, said, ground);
    if (isWritable(start)) fillStart(draft, frame, start, said.clock, day, ground);
  }
  fillDue(draft, frame, ground);
  fillWindow(draft, frame, ground);
}

/** "с 14 до 16" whose day is asked: only the length is known. */
function fillOpenEnd(draft: Draft, frame: Frame, second: number | null, ground: Ground): void {
  if (second === null || frame.clockEnd === null || frame.length !== null) return;
  const end = placeEnd({ day: 0, second }, null, frame.clockEnd, null, ground);
  if (end?.second == null) return;
  const seconds = end.day * SECONDS_PER_DAY + end.second - second;
  frame.length = {
    months: 0,
    days: 0,
    workdays: 0,
    seconds,
    unit: 'minute',
    clock: null,
  };
  draft.end = null;
}

function fillStart(
  draft: Draft,
  frame: Frame,
  start: Placed,
  clock: Clock | null,
  day: Day | null,
  ground: Ground,
): void {
  const isAfterDay = frame.after?.day != null && start.second === null;
  const begin = isAfterDay ? { day: start.day + 1, second: null } : start;
  draft.start = write(begin, ground, draft.notes);
  draft.dateOnly = begin.second === null;
  draft.grain = begin.second === null ? dayGrain(day) : clockGrain(clock);
  if (frame.saidWeekday !== null && weekdayOf(begin.day) !== frame.saidWeekday) {
    draft.notes.push({
      code: 'WEEKDAY_MISMATCH',
      date: formatDay(begin.day),
      weekday: frame.saidWeekday,
    });
  }
  const end = placeEnd(begin, frame.dayEnd, frame.clockEnd, frame.daypartEnd, ground);
  if (!isWritable(end)) return;
  // days on one side and a clock on the other make no span
  if ((begin.second === null) !== (end.second === null)) return;
  draft.end = write(end, ground, draft.notes);
}

function dayGrain(day: Day | null): Grain {
  return day?.kind === 'shift' && day.base === null ? grainOf(day.length.unit) : 'day';
}

function fillDue(draft: Draft, frame: Frame, ground: Ground): void {
  const due = deadlineOf(frame, ground);
  if (!isWritable(due)) return;
  const written = write(due, ground, draft.notes);
  if (draft.start !== null || draft.time !== null) {
    draft.due = written;
    return;
  }
  draft.role = 'due';
  draft.start = written;
  draft.dateOnly = due.second === null;
  draft.grain = due.second === null ? 'day' : clockGrain(frame.due?.clock ?? null);
}

function deadlineOf(frame: Frame, ground: Ground): Placed | null {
  if (frame.due !== null) return placePoint(frame.due, ground);
  if (frame.dueIn === null) return null;
  const { now } = ground;
  const day = shiftDay(now.day, frame.dueIn, 1);
  if (day === null) return null;
  if (frame.dueIn.seconds === 0) return { day, second: null };
  const second = now.second - (now.second % SECONDS_PER_MINUTE) + frame.dueIn.seconds;
  const days = Math.floor(second / SECONDS_PER_DAY);
  return { day: day + days, second: second - days * SECONDS_PER_DAY };
}

function fillWindow(draft: Draft, frame: Frame, ground: Ground): void {
  if (frame.window === null || draft.start !== null || draft.time !== null) return;
  const span = futureSpanOf(frame.window, ground.now.day);
  if (!isWritableDay(span.from) || !isWritableDay(span.to)) return;
  draft.role = 'window';
  draft.start = formatDay(span.from);
  draft.end = formatDay(span.to);
  draft.dateOnly = true;
  draft.grain = frame.window.unit === 'half-year' ? 'quarter' : frame.window.unit;
}

function fillRecurrence(draft: Draft, frame: Frame, rule: Recurrence, ground: Ground): void {
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
    if (isWritable(end)) draft.end = write(end, ground, draft.notes);
  }
  draft.recurrence =
    formatRecurrence(rule) + hoursOf(frame, ground) + limitOf(frame, draft, ground);
  draft.exceptions = (frame.except?.days ?? []).flatMap((day) => {
    const resolved = resolveDay(day, now.day);
    return resolved === null ? [] : [formatDay(resolved)];
  });
}

const pointAt = (day: Day): Point => ({ day, clock: null, daypart: null, period: null });

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
function limitOf(frame: Frame, draft: Draft, ground: Ground): string {
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

const DATE_PARTS: readonly TimePart[] = ['year', 'month', 'day'];

/** Which parts were said and which a convention filled in. */
function partsOf(
  frame: Frame,
  day: Day | null,
  draft: Draft,
): { known: TimePart[]; implied: TimePart[] } {
  const known: TimePart[] = [];
  const implied: TimePart[] = [];
  const said = day ?? frame.due?.day ?? frame.from?.day ?? frame.after?.day ?? null;
  if (said === null) {
    if (draft.start !== null) implied.push(...DATE_PARTS);
  } else if (said.kind === 'date') {
    known.push('month', 'day');
    (said.year === null ? implied : known).push('year');
  } else if (said.kind === 'weekday') {
    known.push('weekday');
    implied.push(...DATE_PARTS);
  } else if (said.kind === 'of-month') {
    known.push('day');
    implied.push('year', 'month');
  } else {
    known.push('day');
    implied.push('year', 'month');
  }
  const clock = frame.clock ?? frame.due?.clock ?? frame.from?.clock ?? null;
  const daypart = frame.daypart ?? frame.due?.daypart ?? null;
  if (clock !== null) {
    known.push('hour');
    (clock.minute > 0 ? known : implied).push('minute');
    (isSettled(clock, daypart) ? known : implied).push('half_of_day');
  } else if (daypart !== null) {
    known.push('daypart');
    implied.push('hour', 'minute');
  }
  if (frame.length !== null) known.push('duration');
  if (draft.end !== null) known.push('end');
  if (draft.recurrence !== null) known.push('recurrence');
  return { known, implied };
}
