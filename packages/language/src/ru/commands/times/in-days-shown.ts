import type { DaysShown } from '@planerka/contracts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { resolveFrame } from '../../../time/resolve-frame.ts';
import { dottedDay } from '../../conversation/day-of-instant.ts';
import { readText } from '../../grammar.ts';
import { readFrame } from '../answers/answer-value.ts';
import { letters } from '../answers/consent.ts';
import { AGREED, asNewTask, TAKEN_HOUR, TAKES_NONE } from './days-shown-phrases.ts';

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
  { days: { from, to }, free }: DaysShown,
  ground: Ground,
): string | null {
  if (free === undefined && !AGREED.test(text)) return null;
  const said = text
    .replace(AGREED, '')
    .replace(TAKEN_HOUR, ' ')
    .replace(/[\s,.!]+$/u, '')
    .trim();
  const isTaken = said !== text.replace(/[\s,.!]+$/u, '').trim();
  const read = letters(said) === '' ? null : readFrame(said);
  if (read === null || !(isTaken || (leadsWithHour(said) && mayTake(text)))) return null;
  const time = resolveFrame(read.frame, said, ground, { dayIsAsked: false });
  if (time === null || time.start === null || time.date_only || time.role === 'duration')
    return null;
  const saysDay = time.known.some((part) => DAY_PARTS.has(part));
  if (!saysDay && from !== to) return null;
  const placed = saysDay ? said : `${dottedDay(from)} ${said}`;
  return read.rest.length === 0 ? asNewTask(placed) : placed;
}

/** "в 14 напомни позвонить", "в 15 тренировка каждый день", "в 15 у Пети день рождения": they take none of the hours. */
const mayTake = (said: string): boolean =>
  !TAKES_NONE.test(said) && !readText(said).items.some((item) => factOf(item)?.kind === 'repeat');

/** "в 16 поставь фильм": whoever has just been told of free hours names one of them first. */
const leadsWithHour = (said: string): boolean => {
  const [first] = readText(said).items;
  const fact = first === undefined ? null : factOf(first);
  return fact?.kind === 'clock' || fact?.kind === 'clock-range';
};
