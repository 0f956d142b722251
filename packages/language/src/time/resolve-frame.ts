import { weekdayOf } from '../calendar/civil.ts';
import { formatClock, formatDay } from '../calendar/local-instant.ts';
import type { Clock, Day, Point } from '../meaning.ts';
import type { Grain, TimeReading } from '../reading.ts';
import { composeRecurrence } from './compose-recurrence.ts';
import { confidenceOf } from './confidence.ts';
import { fillDue, fillWindow } from './fill-due.ts';
import { fillOffset } from './fill-offset.ts';
import type { Frame } from './frame.ts';
import { minutesOf } from './length-minutes.ts';
import {
  type Ground,
  type Placed,
  placeEnd,
  placeMoment,
  placePoint,
  secondOnDay,
} from './place.ts';
import {
  clockGrain,
  emptyDraft,
  grainOf,
  isWritable,
  type ReadingDraft,
  write,
} from './reading-draft.ts';
import { spanOf } from './resolve-period.ts';
import { fillRepetition } from './resolve-repetition.ts';
import { saidParts } from './said-parts.ts';

const SECONDS_PER_MINUTE = 60;
const SECONDS_PER_DAY = 86_400;
/** Days that an RRULE cannot leave out are to be confirmed. */
const UNSAYABLE = 0.6;

export interface ResolveOptions {
  /** Leave a clock without a day open instead of taking the nearest one. */
  readonly dayIsAsked: boolean;
}

/**
 * Lays a frame on the calendar; null when nothing of it has a place there. The frame is taken apart
 * on the way: days that belong to a repetition leave it.
 */
export function resolveFrame(
  frame: Frame,
  text: string,
  ground: Ground,
  options: ResolveOptions,
): TimeReading | null {
  const draft = emptyDraft();
  const confidence = confidenceOf(frame, ground.now.day);
  const hadDay = frame.day;
  const rule = composeRecurrence(frame);
  if (rule !== null) fillRepetition(draft, frame, rule, ground);
  else if (frame.offset !== null || (frame.now && frame.day === null))
    fillOffset(draft, frame, ground);
  else fillMoment(draft, frame, ground, options);
  const duration = frame.length === null ? null : minutesOf(frame.length);
  if (draft.isOpen) draft.notes.push({ code: 'TIMES_MISSING', text: wordsOfTimes(frame, text) });
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
    confidence:
      draft.exceptions.length > 0 || draft.isOpen ? Math.min(confidence, UNSAYABLE) : confidence,
    ...saidParts(frame, hadDay, draft),
    spans: frame.used.map(({ from, to }) => ({ from, to })),
    rules: frame.used.map((item) => item.rule),
    trace: frame.used,
    text,
    notes: draft.notes,
  };
}

const NOTE_MAX = 100;

/** The words that ask for several times: "3 раза в день", "в 9 и в 21:30". */
function wordsOfTimes(frame: Frame, text: string): string {
  const often = frame.used.find(
    ({ meaning }) => meaning?.kind === 'repeat' && meaning.repeat.perPeriod > 1,
  );
  const clocks = frame.used.filter(({ meaning }) => meaning?.kind === 'clock');
  const first = often ?? clocks[0] ?? frame.used[0];
  const last = often ?? clocks.at(-1) ?? first;
  return text.slice(first?.from ?? 0, last?.to ?? text.length).slice(0, NOTE_MAX);
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

function fillMoment(
  draft: ReadingDraft,
  frame: Frame,
  ground: Ground,
  options: ResolveOptions,
): void {
  const open = frame.from ?? frame.after;
  const day = withEndYear(frame.day ?? open?.day ?? null, frame.dayEnd);
  const said = saidOf(frame, open, ground);
  const { clock } = said;
  if (open !== null) draft.role = 'from';
  if (isOnSomeDayOf(frame, day, open, said, options)) {
    const second = secondOnDay(said, ground);
    if (second !== null) draft.time = formatClock(second % SECONDS_PER_DAY);
    draft.grain = clockGrain(clock);
  } else if (day === null && clock !== null && options.dayIsAsked && open?.period == null) {
    const second = secondOnDay(said, ground);
    if (second !== null) draft.time = formatClock(second % SECONDS_PER_DAY);
    draft.grain = clockGrain(clock);
    fillOpenEnd(draft, frame, second, ground);
  } else {
    const isPeriod = open?.period != null && day === null;
    const start = isPeriod ? placeOpening(frame, open, ground) : placeMoment(day, said, ground);
    if (isWritable(start)) fillStart(draft, frame, start, clock, day, ground);
  }
  fillDue(draft, frame, ground);
  fillWindow(draft, frame, ground);
}

/** "на следующей неделе после обеда": on which of its days is not said, and none may be guessed. */
const isOnSomeDayOf = (
  { window }: Frame,
  day: Day | null,
  open: Point | null,
  { clock, clockEnd, daypart }: ReturnType<typeof saidOf>,
  { dayIsAsked }: ResolveOptions,
): boolean =>
  window !== null &&
  day === null &&
  open === null &&
  clockEnd === null &&
  (clock === null ? daypart !== null : dayIsAsked);

/** "с марта" begins with the month, "после выходных" with the day behind them. */
function placeOpening({ after }: Frame, open: Point, ground: Ground): Placed | null {
  if (open !== after || open.period === null) return placePoint(open, ground);
  return { day: spanOf(open.period, ground.now.day).to + 1, second: null };
}

/** The clock or the part of the day that a moment has, said of it or of the point it begins at. */
function saidOf(
  { clock, clockEnd, daypart, sameTime }: Frame,
  open: Point | null,
  ground: Ground,
): Parameters<typeof secondOnDay>[0] {
  return {
    clock: clock ?? open?.clock ?? (sameTime ? clockOfNow(ground) : null),
    clockEnd,
    daypart: daypart ?? open?.daypart ?? null,
  };
}

/** "с 14 до 16" whose day is asked: only the length is known. */
function fillOpenEnd(
  draft: ReadingDraft,
  frame: Frame,
  second: number | null,
  ground: Ground,
): void {
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
  draft: ReadingDraft,
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
