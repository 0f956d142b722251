import { COMMANDS_MAX } from '@planerka/contracts';
import { emptyFrame, type Frame } from '../../time/frame.ts';
import { TAGS_MAX } from './fields.ts';
import type { CommandReading } from './read-command.ts';
import type { Segment } from './split.ts';

/** The confidence of what is confirmed before it is written. */
const TO_ASK = 0.5;

/** "чуть не забыл, купить хлеб": a wish with nothing in it only opens what follows. */
const saysSomething = ({ act, title, frame }: CommandReading): boolean =>
  act !== 'empty' && (act !== 'need' || title !== null || frame !== null);

/** "в проект дача, #лето: купить краску": fields said alone are the next command's. */
function carryFields(readings: CommandReading[]): void {
  readings.forEach((reading, i) => {
    if (readings.length === 1 || saysSomething(reading)) return;
    const { project, priority, tags } = reading.fields;
    const heir = [readings[i + 1], readings[i - 1]].find(
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
  });
}

/** "бегать во вторник и четверг": a command for each of the days named. */
function onEachDay(reading: CommandReading): CommandReading[] {
  const { frame } = reading;
  if (frame === null || frame.repeats.length > 0 || frame.otherDays.length === 0) return [reading];
  const days = frame.day === null ? frame.otherDays : [frame.day, ...frame.otherDays];
  return days.map((day) => ({ ...reading, frame: { ...frame, day, otherDays: [] } }));
}

/** "в 15:00 отпустить водителя, в 17:30 закрыть склад сегодня": the day said last is each one's. */
function carryBack(readings: readonly CommandReading[]): void {
  const day = readings.at(-1)?.frame?.day ?? null;
  const isOpen = ({ frame }: CommandReading): boolean =>
    frame?.clock != null && frame.repeats.length === 0 && frame.offset === null;
  if (readings.length < 2 || day === null || !readings.every(isOpen)) return;
  if (readings.slice(0, -1).some(({ frame }) => frame?.day != null)) return;
  for (const { frame } of readings) if (frame !== null) frame.day = day;
}

const MORNING_ENDS = 6;
const NOON = 12;

/** "в два ночи укол, в четыре укол": behind an hour of the night the next hours are of it, too. */
function later(clock: Frame['clock'], before: Frame['clock']): Frame['clock'] {
  if (clock === null || before === null || clock.literal || clock.half !== null) return clock;
  if (clock.hour <= before.hour || clock.hour > NOON || before.hour >= MORNING_ENDS + 1)
    return clock;
  const isNight = before.half === 'night' || before.half === 'am';
  if (isNight) return before.hour < MORNING_ENDS ? { ...clock, half: before.half } : clock;
  // "в шесть футбол, в семь танцы": one after the other
  const isAfternoon = before.half === null && !before.literal;
  return isAfternoon ? { ...clock, half: 'pm' } : clock;
}

/**
 * The day said first holds for what follows: for a clock ("завтра в 10 созвон, в 12 обед"), and
 * for the rest of a list that it opened ("завтра купить хлеб, позвонить маме").
 */
function carryDay(readings: CommandReading[], segments: readonly Segment[]): void {
  carryBack(readings);
  let day: Frame['day'] = null;
  let clock: Frame['clock'] = null;
  let opensList = false;
  let isHeaded = false;
  readings.forEach((reading, i) => {
    const { frame } = reading;
    if (frame === null || frame.used.length === 0) {
      if (!opensList || !(isHeaded || segments[i]?.isEnumerated)) opensList = false;
      else if (day !== null) readings[i] = { ...reading, frame: { ...emptyFrame(), day } };
      return;
    }
    if (frame.day !== null) {
      day = frame.day;
      isHeaded = reading.isHeaded;
      opensList = reading.timeFirst && frame.clock === null && frame.repeats.length === 0;
    } else if (
      day !== null &&
      (frame.clock !== null || frame.daypart !== null) &&
      frame.repeats.length === 0
    ) {
      frame.day = day;
      frame.clock = later(frame.clock, clock);
    }
    clock = frame.clock;
  });
}

/** The commands of an utterance with what one said for another, at most as many as an answer holds. */
export function carryOver(
  readings: CommandReading[],
  segments: readonly Segment[],
): CommandReading[] {
  carryDay(readings, segments);
  carryFields(readings);
  return readings
    .filter((reading) => readings.length === 1 || saysSomething(reading))
    .flatMap(onEachDay)
    .slice(0, COMMANDS_MAX);
}
