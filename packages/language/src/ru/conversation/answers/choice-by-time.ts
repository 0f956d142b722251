import type { PendingChoice } from '@planerka/contracts';
import { weekdayOf } from '../../../calendar/civil.ts';
import { formatDay } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import { fold } from '../../../grammar/scan.ts';
import type { Clock, Fact } from '../../../meaning.ts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { whenOf } from '../acts/when.ts';
import { hourOf, hoursOf } from '../questions/part-of-day.ts';
import {
  BESIDE_CHOICE,
  EARLIER,
  LATER,
  SINCE_PART_OF_DAY,
  TIMES_OF_ADJECTIVES,
} from './choice-phrases.ts';

/** An offered object and when it stands; null for one whose label tells no time. */
interface Placed {
  readonly choice: PendingChoice;
  /** `2026-02-26`, or with its hour. */
  readonly at: string | null;
}

const DAY_CHARS = '2026-02-26'.length;
const hourIn = (at: string): string => at.slice(DAY_CHARS + 1, DAY_CHARS + 6);

function placed(choice: PendingChoice, ground: Ground): Placed {
  const tail = choice.label.slice(choice.label.lastIndexOf('»') + 1);
  const at = whenOf(readText(tail).items, tail, ground)?.fields.planned_at ?? null;
  return { choice, at };
}

/** Those of the choices whose labels tell a time, the earliest first. */
export function choicesInTime(
  choices: readonly PendingChoice[],
  ground: Ground,
): readonly PendingChoice[] {
  return choices
    .map((choice) => placed(choice, ground))
    .filter((each): each is Placed & { at: string } => each.at !== null)
    .toSorted((a, b) => (a.at < b.at ? -1 : 1))
    .map(({ choice }) => choice);
}

/**
 * "завтрашнюю", "ту, что вечером", "вторничную в десять", "которая раньше": the one that stands then. Null where
 * several do, or anything but a time is said.
 */
export function choiceByTime(
  text: string,
  choices: readonly PendingChoice[],
  ground: Ground,
): PendingChoice | null {
  const said = asTimes(text);
  const { items } = readText(said);
  const telling = items.filter((item) => !isMark(item) && !BESIDE_CHOICE.has(item.word));
  const ends = telling.filter(({ word }) => EARLIER.has(word) || LATER.has(word));
  const times = telling.filter((item) => !ends.includes(item));
  if (telling.length === 0 || ends.length > 1 || !times.every(isFact)) return null;
  const known = choices.map((choice) => placed(choice, ground));
  const then = known.filter(({ at }) => times.every((item) => isThen(at, item, { said, ground })));
  const [end] = ends;
  if (end === undefined) return then.length === 1 ? (then[0]?.choice ?? null) : null;
  if (then.some(({ at }) => at === null)) return null;
  const inOrder = choicesInTime(
    then.map(({ choice }) => choice),
    ground,
  );
  return inOrder.at(EARLIER.has(end.word) ? 0 : -1) ?? null;
}

/** Is nothing said but a time: "завтрашний", "на пятницу в 10"? */
export function tellsTimeAlone(text: string): boolean {
  const telling = readText(asTimes(text)).items.filter(
    (item) => !isMark(item) && !BESIDE_CHOICE.has(item.word),
  );
  return telling.length > 0 && telling.every(isFact);
}

/** "вторничную вечернюю" as "во вторник вечером". */
export const asTimes = (text: string): string =>
  SINCE_PART_OF_DAY.reduce((said, [form, part]) => said.replace(form, part), text).replaceAll(
    /\p{L}+/gu,
    (word) => {
      const folded = fold(word);
      return TIMES_OF_ADJECTIVES.find(([form]) => form.test(folded))?.[1] ?? word;
    },
  );

/** Does it stand on that day, at that hour or in that part of the day? */
function isThen(
  at: string | null,
  item: Item,
  { said, ground }: { readonly said: string; readonly ground: Ground },
): boolean {
  if (at === null) return false;
  const fact = factOf(item);
  const hour = hourOf(item);
  if (fact?.kind === 'clock' && hour !== null) return isAtHour(hourIn(at), hour, fact.clock);
  const hours = hoursOf([item]);
  if (hours !== null) {
    const own = hourIn(at);
    return own !== '' && hours.from <= own && (hours.to === undefined || own < hours.to);
  }
  const wanted = whenOf([item], said, ground)?.fields.planned_at;
  if (wanted == null) return false;
  return at.startsWith(wanted.slice(0, DAY_CHARS + 6)) || isTodaysWeekday(at, fact, ground);
}

/** "в среду", said on a Wednesday of what stands today: a new day by that name would be a week ahead. */
function isTodaysWeekday(at: string, fact: Fact | null, { now }: Ground): boolean {
  if (fact?.kind !== 'day' || fact.day.kind !== 'weekday' || fact.day.which !== 'plain')
    return false;
  return fact.day.weekday === weekdayOf(now.day) && at.startsWith(formatDay(now.day));
}

/** A bare "в семь" may be either half of the day. */
function isAtHour(own: string, said: string, { literal, half }: Clock): boolean {
  if (own === said || literal || half !== null) return own === said;
  const [hours = '', minutes = ''] = said.split(':');
  return own === `${String((Number(hours) + 12) % 24).padStart(2, '0')}:${minutes}`;
}
