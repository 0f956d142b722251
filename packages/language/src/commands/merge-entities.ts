import type { Entities, Intent } from '@planerka/contracts';
import { addMonths, daysInMonth, toCivil, toDayNumber, weekdayOf } from '../calendar/civil.ts';
import { instantOn, minutesAfter, parseDay } from '../calendar/local-instant.ts';
import type { Day } from '../meaning.ts';
import type { ReadingNote } from '../reading.ts';
import { type Frame, namesPartOfDay } from '../time/frame.ts';
import type { Ground } from '../time/place.ts';
import { resolveFrame } from '../time/resolve-frame.ts';
import { weekdayIn } from '../time/resolve-period.ts';
import { timeEntities } from './entities-of.ts';

/** The day `YYYY-MM-DD` as a rule would have said it. */
function dateOf(iso: string): Day {
  return { kind: 'date', ...toCivil(parseDay(iso)), weekday: null };
}

const isDay = (value: string | undefined): value is string => value?.length === 10;
const clockOf = (instant: string): string => instant.slice(11, 16);

/** Gives a clock the day that the draft knows, and a weekday the week that it knows. */
function inLightOf(draft: Entities, frame: Frame, ground: Ground): Frame {
  return (
    onKnownDay(draft, frame) ??
    fromHourOn(draft, frame) ??
    untilClock(draft, frame) ??
    dueOnKnownDay(draft, frame) ??
    inKnownWeek(draft, frame) ??
    nearKnownDay(draft, frame, ground) ??
    frame
  );
}

/**
 * A bare "пятого" or "в субботу", said of what is on a day: of a month or a week there are many, and the one that is
 * nearest to that day is meant. Another weekday is the next one, as ever.
 */
function nearKnownDay(draft: Entities, frame: Frame, { now }: Ground): Frame | null {
  const known = draft.start_at ?? draft.planned_at ?? draft.due_date;
  const { day } = frame;
  if (known === undefined || day === null || !isBare(day)) return null;
  const asked = parseDay(known.slice(0, 10));
  if (day.kind === 'weekday') {
    return weekdayOf(asked) === day.weekday ? { ...frame, day: dateOf(known) } : null;
  }
  const month = toCivil(asked);
  const near = [-1, 0, 1]
    .map((months) => toCivil(addMonths(toDayNumber(month.year, month.month, 1), months)))
    .filter((of) => day.day <= daysInMonth(of.year, of.month))
    .map((of) => toDayNumber(of.year, of.month, day.day))
    .filter((each) => each >= now.day)
    .sort((a, b) => Math.abs(a - asked) - Math.abs(b - asked))[0];
  return near === undefined
    ? null
    : { ...frame, day: { kind: 'date', ...toCivil(near), weekday: null } };
}

const isBare = (day: Day): day is Extract<Day, { kind: 'weekday' | 'of-month' }> =>
  (day.kind === 'weekday' || day.kind === 'of-month') && day.which === 'plain';

const saysDay = ({ day, offset, window, now }: Frame): boolean =>
  day !== null || offset !== null || window !== null || now;
const saysClock = ({ clock, daypart }: Frame): boolean => clock !== null || daypart !== null;

/** "в 9", said of a command whose day is known. */
function onKnownDay(
  { start_at: start, planned_at: planned }: Entities,
  frame: Frame,
): Frame | null {
  const known = start ?? planned;
  if (!saysClock(frame) || saysDay(frame) || frame.from?.day != null) return null;
  return known === undefined ? null : { ...frame, day: dateOf(known) };
}

/** "с двух", said of a block whose day is known: it begins then. */
function fromHourOn({ start_at: start }: Entities, frame: Frame): Frame | null {
  const { from } = frame;
  const isAlone = !saysDay(frame) && !saysClock(frame) && frame.due === null;
  if (start === undefined || from?.clock == null || from.day !== null || !isAlone) return null;
  return { ...frame, from: null, day: dateOf(start), clock: from.clock };
}

/** "до 12", said of a block whose start is known. */
function untilClock({ start_at: start }: Entities, frame: Frame): Frame | null {
  const until = frame.due?.day === null ? frame.due.clock : null;
  if (start === undefined || until === null || saysDay(frame) || saysClock(frame)) return null;
  const clock = {
    hour: Number(start.slice(11, 13)),
    minute: Number(start.slice(14, 16)),
    second: 0,
    literal: true,
    half: null,
    midnight: false,
  };
  return { ...frame, due: null, day: dateOf(start), clock, clockEnd: until };
}

/** "к пяти", said of what is due on a day. */
function dueOnKnownDay({ due_date: known }: Entities, frame: Frame): Frame | null {
  const { due } = frame;
  if (known === undefined || due === null || due.day !== null || due.clock === null) return null;
  return { ...frame, due: { ...due, day: dateOf(known.slice(0, 10)) } };
}

/** "в среду", said of a command that is to be on one of certain days. */
function inKnownWeek({ planned_window: window }: Entities, frame: Frame): Frame | null {
  const { day } = frame;
  if (day?.kind !== 'weekday' || window === undefined) return null;
  const inside = weekdayIn({ from: parseDay(window.from), to: parseDay(window.to) }, day.weekday);
  if (inside === null) return null;
  return { ...frame, day: { kind: 'date', ...toCivil(inside), weekday: null } };
}

/** A day said later takes the clock that was said before. */
function withKnownClock(draft: Entities, time: Entities, ground: Ground): void {
  if (!isDay(time.planned_at)) return;
  const said = draft.start_at ?? (isDay(draft.planned_at) ? undefined : draft.planned_at);
  const clock = draft.planned_time ?? (said === undefined ? undefined : clockOf(said));
  if (clock === undefined) return;
  const instant = instantOn(time.planned_at, clock, ground.now);
  if (draft.start_at === undefined) {
    time.planned_at = instant;
  } else {
    delete time.planned_at;
    time.start_at = instant;
  }
}

/** What an answer adds to a draft: parts said earlier stay, and the end follows the duration. */
export function mergeTime(
  draft: Entities,
  intent: Intent,
  frame: Frame,
  text: string,
  ground: Ground,
): { entities: Entities; notes: readonly ReadingNote[] } | null {
  const reading = resolveFrame(inLightOf(draft, frame, ground), text, ground, {
    dayIsAsked: intent === 'task_create' && !namesPartOfDay(frame),
  });
  if (reading === null) return null;
  return {
    entities: mergeEntities(draft, timeEntities(reading, intent), ground),
    notes: reading.notes,
  };
}

/** Adds fields to a draft: what they replace goes, and the end follows start and duration. */
export function mergeEntities(draft: Entities, added: Entities, ground: Ground): Entities {
  const time = { ...added };
  withKnownClock(draft, time, ground);
  const entities: Entities = { ...draft, ...time };
  if (time.planned_at !== undefined || time.start_at !== undefined) {
    delete entities.planned_window;
    delete entities.planned_time;
  }
  if (time.start_at !== undefined) delete entities.planned_at;
  const { start_at: start, duration_minutes: duration } = entities;
  if (entities.end_at !== undefined && time.end_at === undefined) {
    if (start !== undefined && duration !== undefined) {
      entities.end_at = minutesAfter(start, duration, ground.now);
    } else {
      delete entities.end_at;
    }
  }
  return entities;
}
