import type { DaysShown } from '@planerka/contracts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { resolveFrame } from '../../../time/resolve-frame.ts';
import { dottedDay } from '../../conversation/day-of-instant.ts';
import { readText } from '../../grammar.ts';
import { readFrame } from '../answers/answer-value.ts';
import { letters } from '../answers/consent.ts';
import {
  AGREED,
  asNewTask,
  GOES_ON,
  IN_SECOND_HALF,
  ON_THE_WALL,
  TAKEN_HOUR,
  TAKES_NONE,
} from './days-shown-phrases.ts';

const DAY_PARTS: ReadonlySet<string> = new Set(['day', 'weekday', 'month', 'year']);

/**
 * What is said behind a list of free hours, with the day of that list: "давай в 15:00" is a new task at that
 * hour, whose name is still to be said; "тогда в 16 созвон с Ирой" stands on that day. The day stands ahead: behind
 * "на два часа" its number would be minutes. Behind what is planned for a day only what goes on from it is of that
 * day: "тогда в 16 созвон". Null for words that take no hour, and where the list was of several
 * days and none is said.
 */
export function inDaysShown(
  text: string,
  { days: { from, to }, hours, free }: DaysShown,
  ground: Ground,
): string | null {
  if (free === undefined && !GOES_ON.test(text)) return null;
  const said = text
    .replace(AGREED, '')
    .replace(TAKEN_HOUR, ' ')
    .replace(/[\s,.!]+$/u, '')
    .trim();
  const read = letters(said) === '' ? null : readFrame(said);
  if (read === null || !takesAnHour(text, said)) return null;
  // an hour alone behind what is planned may be of something that is planned
  if (free === undefined && !(read.rest.length > 0 && isPlainHour(said))) return null;
  const time = resolveFrame(read.frame, said, ground, { dayIsAsked: false });
  if (time === null || time.start === null || time.date_only || time.role === 'duration')
    return null;
  const saysDay = time.known.some((part) => DAY_PARTS.has(part));
  if (!saysDay && from !== to) return null;
  const placed = saysDay ? said : onDay(dottedDay(from), said, hours, ground);
  return read.rest.length === 0 ? asNewTask(placed) : placed;
}

/** "тогда в 16 созвон", "в 16 созвон": agreed to, or with the hour first. */
function takesAnHour(text: string, said: string): boolean {
  const isTaken = said !== text.replace(/[\s,.!]+$/u, '').trim();
  return mayTake(said) && (isTaken || (leadsWithHour(said) && mayTake(text)));
}

/** Behind a question about an evening "тогда в восемь" is an hour that lies in it, where the words tell no half of the day. */
function onDay(day: string, said: string, hours: DaysShown['hours'], ground: Ground): string {
  const placed = `${day} ${said}`;
  const start = startOf(placed, ground);
  if (hours === undefined || start === null || saysHalf(said)) return placed;
  const hour = Number(start.slice(0, 2));
  const isWithin = (at: string): boolean =>
    at >= hours.from && (hours.to === undefined || at < hours.to);
  const later = `${hour + HALF_DAY}${start.slice(2)}`;
  if (hour >= HALF_DAY || isWithin(start) || !isWithin(later)) return placed;
  return `${day} ${later < EVENING ? IN_SECOND_HALF.day : IN_SECOND_HALF.evening} ${said}`;
}
const HALF_DAY = 12;
const EVENING = '17:00';

/** The hour at which it begins. */
function startOf(text: string, ground: Ground): string | null {
  const read = readFrame(text);
  const time = read && resolveFrame(read.frame, text, ground, { dayIsAsked: false });
  return time?.start?.slice(11, 16) ?? null;
}

/** "в восемь утра", "в 8:00" */
const saysHalf = (said: string): boolean =>
  ON_THE_WALL.test(said) ||
  readText(said).items.some((item) => {
    const fact = factOf(item);
    if (fact?.kind === 'daypart' || fact?.kind === 'moment') return true;
    return fact?.kind === 'clock' && (fact.clock.half !== null || fact.clock.literal);
  });

/** A thing at an hour: no deadline, nothing that is counted from now, and nothing that reminds, repeats or is others'. */
const isPlainHour = (said: string): boolean =>
  mayTake(said) &&
  readText(said).items.every((item) => {
    const fact = factOf(item);
    return fact === null || AT_AN_HOUR.has(fact.kind);
  });
const AT_AN_HOUR: ReadonlySet<string> = new Set(['clock', 'clock-range', 'length', 'for-number']);

/** "в 14 напомни позвонить", "в 15 тренировка каждый день", "в 15 у Пети день рождения": they take none of the hours. */
const mayTake = (said: string): boolean =>
  !TAKES_NONE.test(said) && !readText(said).items.some((item) => factOf(item)?.kind === 'repeat');

/** "в 16 поставь фильм": whoever has just been told of free hours names one of them first. */
const leadsWithHour = (said: string): boolean => {
  const [first] = readText(said).items;
  const fact = first === undefined ? null : factOf(first);
  return fact?.kind === 'clock' || fact?.kind === 'clock-range';
};
