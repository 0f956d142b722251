import { COMMANDS_MAX } from '@planerka/contracts';
import { emptyFrame, type Frame } from '../../../time/frame.ts';
import { daypartSecond } from '../../../time/settle-clock.ts';
import { doubted } from '../confidence/confidence.ts';
import type { Segment } from '../division/split.ts';
import { TAGS_MAX } from '../fields/fields.ts';
import type { CommandReading } from '../read-command.ts';

/** The confidence of what is confirmed before it is written. */
const TO_ASK = 0.5;

/** "чуть не забыл, купить хлеб": a wish with nothing in it only opens what follows. */
const saysSomething = ({ act, title, frame }: CommandReading): boolean =>
  act !== 'empty' && (act !== 'need' || title !== null || frame !== null);

/** "в проект дача, #лето: купить краску": fields said alone are the next command's. */
function carryFields(readings: CommandReading[]): void {
  readings.forEach((reading, i) => {
    if (readings.length === 1 || saysSomething(reading)) return;
    const { project, priority, tags, remindBefore } = reading.fields;
    const [ahead, behind] = [readings[i - 1], readings[i + 1]];
    // "..., напомни за час, тег работа" is said of what was said before
    const heirs = remindBefore.length > 0 ? [ahead, behind] : [behind, ahead];
    const heir = heirs.find(
      (other) => other !== undefined && (project === null || other.fields.project === null),
    );
    if (heir === undefined) {
      // each neighbour has a project of its own: asked about rather than lost
      readings[i] = { ...reading, act: 'nominal', title: project, confidence: TO_ASK };
      return;
    }
    const { fields } = heir;
    fields.project ??= project;
    fields.priority ??= priority;
    for (const tag of tags) {
      if (fields.tags.length < TAGS_MAX && !fields.tags.includes(tag)) fields.tags.push(tag);
    }
    if (fields.remindBefore.length === 0) fields.remindBefore.push(...remindBefore);
  });
}

/** "бегать во вторник и четверг": a command for each of the days named. */
function onEachDay(reading: CommandReading): CommandReading[] {
  const { frame } = reading;
  if (frame === null || frame.repeats.length > 0 || frame.otherDays.length === 0) return [reading];
  const days = frame.day === null ? frame.otherDays : [frame.day, ...frame.otherDays];
  return days.map((day) => ({ ...reading, frame: { ...frame, day, otherDays: [] } }));
}

const isAtHour = ({ clock, daypart }: Frame): boolean => clock !== null || daypart !== null;

/** "в 15:00 отпустить водителя, в 17:30 закрыть склад сегодня": the day said last is each one's. */
function carryBack(readings: CommandReading[]): void {
  const day = readings.at(-1)?.frame?.day ?? null;
  const isOpen = ({ frame }: CommandReading): boolean =>
    frame !== null && isAtHour(frame) && frame.repeats.length === 0 && frame.offset === null;
  if (readings.length < 2 || day === null || !readings.every(isOpen)) return;
  if (readings.slice(0, -1).some(({ frame }) => frame?.day != null)) return;
  // "вечером позвонить, утром в воскресенье съездить": a new day has begun in between
  const isNewDay = readings.some(({ frame }, i) => {
    const before = readings[i - 1]?.frame;
    return frame !== null && before != null && isLate(before) && isEarly(frame);
  });
  if (isNewDay) return;
  // "утром зарядка, вечером кино завтра": a part of the day is today's as well
  const isSure = readings.every(({ frame }) => frame?.clock != null);
  readings.forEach((reading, i) => {
    const { frame, confidence } = reading;
    if (frame === null) return;
    frame.day = atFirstHour(day, readings[0]?.frame ?? frame);
    if (!isSure) readings[i] = { ...reading, confidence: doubted(confidence, ['split']) };
  });
}

const NOON = 12;
/** Bare hours up to six are of the afternoon. */
const AFTERNOON_ENDS = 6;
const NIGHT_ENDS = 6;
const MINUTES_PER_HOUR = 60;
const SECONDS_PER_MINUTE = 60;

type Half = NonNullable<Frame['clock']>['half'];
const LATE: ReadonlySet<Half> = new Set<Half>(['pm', 'evening', 'afternoon', 'lunch']);

/** The minute of the day that a clock means by itself. */
function minuteOf({ hour, minute, literal, half }: NonNullable<Frame['clock']>): number {
  const at = (found: number): number => found * MINUTES_PER_HOUR + minute;
  if (literal || hour > NOON) return at(hour);
  if (LATE.has(half)) return at((hour % NOON) + NOON);
  if (half === 'night') return at(hour > NIGHT_ENDS ? (hour % NOON) + NOON : hour);
  if (half !== null) return at(hour);
  return at(hour <= AFTERNOON_ENDS ? hour + NOON : hour);
}

/** An hour that may be of either half of the day. */
const isBareHour = (clock: Frame['clock']): boolean =>
  clock !== null && clock.half === null && !clock.literal && clock.hour <= NOON;

/** What a clock means behind another one of the same day, and whether people may differ about it. */
interface Later {
  readonly clock: Frame['clock'];
  readonly isSure: boolean;
}

/** "в восемь вечера ужин, в десять звонок": a later clock of one breath is after the earlier one. */
function later(clock: Frame['clock'], before: Frame['clock']): Later {
  if (clock === null || before === null) return { clock, isSure: true };
  const earlier = minuteOf(before);
  const isBack = minuteOf(clock) < earlier;
  if (!isBareHour(clock)) return { clock, isSure: !isBack };
  // "в два ночи укол, в четыре укол"
  const isNight = before.half === 'night' || before.half === 'am';
  if (isNight && earlier < NIGHT_ENDS * MINUTES_PER_HOUR && clock.hour > before.hour) {
    return { clock: { ...clock, half: before.half }, isSure: true };
  }
  // "поезд в 6:40, быть на вокзале в 6": hardly twelve hours after it
  if (
    clock.hour === before.hour &&
    clock.minute < before.minute &&
    earlier < NOON * MINUTES_PER_HOUR
  ) {
    return { clock: { ...clock, half: 'am' }, isSure: false };
  }
  if (!isBack) return { clock, isSure: true };
  const evening = ((clock.hour % NOON) + NOON) * MINUTES_PER_HOUR + clock.minute;
  const isFree = evening > earlier;
  if (!isFree) return { clock, isSure: false };
  // "в шесть футбол, в семь танцы"
  const isNear = before.half !== null || (!before.literal && before.hour <= AFTERNOON_ENDS);
  const isSure = isNear && clock.hour >= before.hour;
  return { clock: { ...clock, half: 'pm' }, isSure };
}

const EARLY: ReadonlySet<Half> = new Set<Half>(['morning', 'am']);
const isLate = ({ daypart, clock }: Frame): boolean =>
  daypart === 'evening' ||
  daypart === 'night' ||
  (clock !== null && minuteOf(clock) >= (NOON + NIGHT_ENDS + 1) * MINUTES_PER_HOUR);
const isEarly = ({ daypart, clock }: Frame): boolean =>
  daypart === 'morning' || (clock !== null && EARLY.has(clock.half));

/** "пятого марта A, шестого B": a number without its month is of the month said before it. */
function inMonthOf(before: Frame['day'], day: Frame['day']): Frame['day'] {
  if (before?.kind !== 'date' || day?.kind !== 'of-month' || day.which !== 'plain') return day;
  return day.day > before.day ? { ...before, day: day.day, weekday: null } : day;
}

/** Lays a part that has only an hour on the day said before it; false where people may differ. */
function onDay(frame: Frame, day: Frame['day'], before: Frame): boolean {
  if (isLate(before) && isEarly(frame)) {
    // "сегодня вечером A, B утром": the nearest morning to come
    const isToday = day?.kind === 'relative' && day.days === 0;
    frame.day = isToday ? { kind: 'relative', days: 1 } : day;
    return isToday || day === null;
  }
  const { clock, isSure } = later(frame.clock, before.clock ?? before.due?.clock ?? null);
  frame.day = day;
  frame.clock = clock;
  return isSure;
}

/** An hour or a part of a day, once. */
const isHourOnly = ({ clock, daypart, repeats }: Frame): boolean =>
  (clock !== null || daypart !== null) && repeats.length === 0;

/** "завтра в девять врач, к трём забрать Лизу": an hour's deadline is of the day said before it. */
function dueOnDay(frame: Frame, day: Frame['day'], before: Frame): boolean {
  const { due } = frame;
  if (due === null || due.day !== null) return true;
  const former = before.clock ?? before.due?.clock ?? null;
  if (due.clock === null) {
    if (due.daypart === null || due.period !== null) return true;
    frame.due = { ...due, day };
    // "в три стрижка, позвонить до обеда": it may be another day's
    return (
      former === null || minuteOf(former) < daypartSecond(due.daypart, {}) / SECONDS_PER_MINUTE
    );
  }
  const { clock, isSure } = later(due.clock, former);
  frame.due = { ...due, day, clock };
  return isSure;
}

/**
 * "каждый день утром витамины вечером магний": a repetition said before its hour holds for the
 * hours behind it; where the other part is an action of its own, people may differ.
 */
function carryRepeats(readings: CommandReading[]): void {
  const [first, ...rest] = readings;
  const said = first?.frame;
  if (first === undefined || said == null || !first.timeFirst) return;
  const { repeats } = said;
  if (repeats.length === 0 || !isAtHour(said)) return;
  rest.forEach((reading, i) => {
    const { frame } = reading;
    const isFree = frame?.day === null && frame.due === null && frame.offset === null;
    if (!isFree || frame.repeats.length > 0 || !isAtHour(frame)) return;
    const isSure = first.act === 'nominal' && reading.act === 'nominal';
    const confidence = isSure ? reading.confidence : doubted(reading.confidence, ['split']);
    readings[i + 1] = { ...reading, frame: { ...frame, repeats }, confidence };
  });
}

/** Lays hours and deadlines on the day said before them; false where people may differ. */
function takesDay(frame: Frame, day: Frame['day'], before: Frame): boolean {
  if (isHourOnly(frame) && !onDay(frame, day, before)) return false;
  return day === null || dueOnDay(frame, day, before);
}

/**
 * The day said first holds for what follows: for a clock ("завтра в 10 созвон, в 12 обед"), and
 * for the rest of a list that it opened ("завтра купить хлеб, позвонить маме").
 */
function carryDay(
  readings: CommandReading[],
  segments: readonly Segment[],
  isCounted: boolean,
): void {
  carryBack(readings);
  carryRepeats(readings);
  const carried: CarriedDay = {
    day: null,
    alternatives: [],
    window: null,
    before: null,
    opensList: false,
    isHeaded: false,
    isDoubted: false,
  };
  readings.forEach((reading, i) => {
    const { frame } = reading;
    readings[i] =
      frame === null || frame.used.length === 0
        ? untimed(reading, carried, goesOn(segments, i))
        : timed(reading, frame, { carried, isOneOfCounted: isCounted && i > 0 });
  });
}

/** Does a list go on here: behind a comma, or on the very next line? A new sentence and an empty line end it. */
function goesOn(segments: readonly Segment[], at: number): boolean {
  const [before, here] = [segments[at - 1], segments[at]];
  if (here === undefined || before === undefined) return false;
  return here.isEnumerated || (here.isLine && here.from - before.to <= 1);
}

/** The day that was said last, and how far it holds. */
interface CarriedDay {
  day: Frame['day'];
  /** "в понедельник или вторник": the other days that were said with it. */
  alternatives: Frame['alternatives'];
  /** "на выходных": the stretch that was said in its place. */
  window: Frame['window'];
  before: Frame | null;
  /** What follows is a list below that day. */
  opensList: boolean;
  isHeaded: boolean;
  /** Which half of the day an hour before is in is asked about. */
  isDoubted: boolean;
}

/** Without a time of its own: on the day of the list, or of what comes right before it. */
function untimed(
  reading: CommandReading,
  carried: CarriedDay,
  isEnumerated: boolean,
): CommandReading {
  const { day, alternatives, window } = carried;
  const { frame } = reading;
  if (reading.isNext === true && day !== null && reading.act !== 'empty') {
    return { ...reading, frame: { ...(frame ?? emptyFrame()), day } };
  }
  carried.opensList &&= carried.isHeaded || isEnumerated;
  return carried.opensList && (day !== null || window !== null)
    ? { ...reading, frame: { ...emptyFrame(), day, alternatives, window } }
    : reading;
}

/** A day whose date depends on its hour, with the hour that it was said with. */
function atFirstHour(
  day: NonNullable<Frame['day']>,
  { clock, daypart, due }: Frame,
): NonNullable<Frame['day']> {
  if (day.kind !== 'weekday' && day.kind !== 'of-month') return day;
  const hour = { clock: clock ?? due?.clock ?? null, daypart: daypart ?? due?.daypart ?? null };
  return { ...day, hour };
}

/** With a time of its own, whose day holds for what follows. */
function timed(
  reading: CommandReading,
  frame: Frame,
  { carried, isOneOfCounted }: { readonly carried: CarriedDay; readonly isOneOfCounted: boolean },
): CommandReading {
  const { day, before } = carried;
  carried.before = frame;
  frame.day = inMonthOf(day, frame.day);
  const own = frame.day ?? dueDayOf(frame);
  if (own !== null || frame.window !== null) {
    carried.day = own === null ? null : atFirstHour(own, frame);
    carried.alternatives = frame.alternatives.filter((other) => other.day !== undefined);
    carried.window = own === null ? frame.window : null;
    // behind an hour the list goes on while it is one: "завтра: в 10 врач. Ещё надо бы ..." may be of any day
    carried.isHeaded = reading.isHeaded && frame.clock === null;
    // "первое ..., второе завтра ..., третье ...": what is counted keeps its day to itself;
    // "завтра: в 10 ..., ...": behind a colon the hour is of the first one alone
    const isHeaded = reading.isHeaded && own !== null;
    const isDayAlone = frame.clock === null || isHeaded;
    carried.opensList =
      reading.timeFirst && isDayAlone && frame.repeats.length === 0 && !isOneOfCounted;
  } else if (reading.isEarlier === true && isHourOnly(frame)) {
    frame.day = day;
  } else if (before !== null && !takesDay(frame, day, before)) {
    carried.isDoubted = true;
    return { ...reading, confidence: doubted(reading.confidence, ['split']) };
  } else if (carried.isDoubted && isBareHour(frame.clock)) {
    // "завтра в 7:30 зарядка, в 7 театр, в 10 лечь спать": its half hangs on that of the one before
    return { ...reading, confidence: doubted(reading.confidence, ['split']) };
  }
  return reading;
}

/**
 * The day of a deadline with an hour: "завтра к семи на стройку, потом в обед в банк", "завтра до обеда
 * сварить, после обеда покрасить".
 */
function dueDayOf({ due }: Frame): Frame['day'] {
  const isHour = due?.clock != null || due?.daypart != null;
  return isHour ? (due?.day ?? null) : null;
}

/** So long is a preposition that what one meets with, at or for is said by. */
const PREPOSITION_CHARS = 2;
/** "с Димой", "с отделом продаж на складе": no more words than that are named beside a meeting. */
const BESIDE_MEETING_WORDS = 4;

/**
 * "встреча в двенадцать с Колей и в четыре с Димой": what is left out of the second is what the
 * first is called.
 */
function carryMeeting(readings: CommandReading[]): void {
  readings.forEach((reading, i) => {
    const before = readings[i - 1];
    if (before?.intent !== 'timeblock_create' || reading.intent !== 'task_create') return;
    if (reading.act !== 'nominal' || reading.frame?.clock == null) return;
    const [noun, preposition = ''] = before.title?.split(' ') ?? [];
    const words = reading.title?.split(' ') ?? [];
    const isAlike = words[0] === preposition && preposition.length <= PREPOSITION_CHARS;
    if (!isAlike || preposition === '' || words.length > BESIDE_MEETING_WORDS) return;
    readings[i] = { ...reading, intent: before.intent, title: [noun, ...words].join(' ') };
  });
}

/** The commands of an utterance with what one said for another, at most as many as an answer holds. */
export function carryOver(
  readings: CommandReading[],
  segments: readonly Segment[],
  isCounted: boolean,
): CommandReading[] {
  carryDay(readings, segments, isCounted);
  carryFields(readings);
  carryMeeting(readings);
  return readings
    .filter((reading) => readings.length === 1 || saysSomething(reading))
    .flatMap(onEachDay)
    .slice(0, COMMANDS_MAX);
}
