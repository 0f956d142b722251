import { COMMANDS_MAX } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { readText } from '../../grammar.ts';
import { isPast } from '../finite-verbs.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt } from '../view.ts';
import * as phrases from './day-headed-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 400;

/** A thing of the list: what it says, whether it has a verb of doing, and a day or an hour of its own. */
interface Listed {
  readonly said: string;
  readonly acts: boolean;
  readonly hasDay: boolean;
  readonly isPlan: boolean;
  readonly isOneWord: boolean;
  /** It begins with an hour of its own. */
  readonly isAtHour: boolean;
  /** That hour is no bare range, which may count things: "10-12 яиц". */
  readonly isAtClock: boolean;
}

/**
 * "ср утро. завтра: макет буклета, акт Лесторгу 30к, забрать ключи": a day before a colon is the day of all that is
 * listed behind it, with a verb or without one. Null where nothing shows that these are several things, and for all
 * that reads so by itself.
 */
export function dayHeaded(text: string): string | null {
  const said = text.trim();
  if (said.length > CHARS_MAX || /[?«"(\n]/u.test(said)) return null;
  const { lead = '', day = '', list = '' } = phrases.HEADED.exec(said)?.groups ?? {};
  const heading = day.trim();
  if (list === '' || !isDayAlone(heading) || phrases.BOUND.test(list)) return null;
  const isLed = !phrases.ONLY_SOFT.test(lead);
  if (isLed && !isOnlyTime(lead)) return null;
  const things = partsOf(list).map(listed);
  if (things.length < 2 || things.length > COMMANDS_MAX || things.includes(null)) return null;
  const all = things.filter((thing) => thing !== null);
  if (isOfSeveral(all)) return all.map((thing) => inFull(thing, heading)).join('\n');
  // "вторник. завтра: ...": when it is said is no time of what is listed
  return isLed ? `${heading}: ${list}` : null;
}

/** A day, a part of it or a day until which it is to be done, and nothing else. */
function isDayAlone(words: string): boolean {
  const kinds = readText(words).items.map((item) => {
    const fact = factOf(item);
    return fact?.kind === 'due' && fact.point.clock !== null ? 'clock' : fact?.kind;
  });
  const isOfDays = kinds.every((kind) => kind !== undefined && HEADINGS.has(kind));
  return isOfDays && kinds.some((kind) => kind !== 'daypart');
}
const HEADINGS: ReadonlySet<string> = new Set(['day', 'daypart', 'moment', 'due']);

function isOnlyTime(lead: string): boolean {
  const rest = lead.replace(phrases.SOFT_WORD, ' ');
  return readText(rest).items.every((item) => isFact(item) || isMark(item));
}

const OF_ANY_DAY: ReadonlySet<string> = new Set(['clock', 'clock-range', 'daypart', 'length']);
const isHours = (first: Item | undefined, said: string): boolean =>
  (first !== undefined && HOURS.has(factOf(first)?.kind ?? '')) || phrases.HOURS_AHEAD.test(said);
const HOURS: ReadonlySet<string> = new Set(['clock', 'clock-range']);

const isToDo = (item: Item): boolean => isAction(item) && isInfinitive(item.word);

function partsOf(list: string): readonly string[] {
  const parts = list.split(phrases.BETWEEN).filter((part) => part !== '');
  const { before, last } = phrases.LAST_ACTION.exec(parts.at(-1) ?? '')?.groups ?? {};
  if (before === undefined || last === undefined || readText(before).items.some(isToDo))
    return parts;
  return [...parts.slice(0, -1), before, last];
}

function listed(said: string): Listed | null {
  const { items } = readText(said);
  const isNamed = items.some((item) => isWord(item) && !isFact(item));
  // what was done is told
  if (!isNamed || items.some((item) => isPast(item.word))) return null;
  const times = items.map((item) => factOf(item)).filter((fact) => fact !== null);
  return {
    said,
    acts: items.some(isToDo),
    hasDay: times.some(({ kind }) => !OF_ANY_DAY.has(kind)),
    isPlan:
      isHours(items[0], said) ||
      times.length > 0 ||
      items.some((item) => roleAt(item) === 'meeting'),
    isOneWord: items.length === 1,
    isAtHour: isHours(items[0], said),
    isAtClock: isHours(items[0], '') && !phrases.HOURS_AHEAD.test(said),
  };
}

/**
 * "смета, акт Лесторгу, забрать ключи": a verb shows that these are things to do. Nouns right behind one may be what
 * it is done to ("купить молоко, хлеб").
 */
function isOfSeveral(things: readonly Listed[]): boolean {
  // "пт: 10:00 планёрка, 12:00 собес, 15-16 бухгалтер": each has its hour
  const areAtHours = things.every(({ isAtHour, hasDay }) => isAtHour && !hasDay);
  if (areAtHours && things.some(({ isAtClock }) => isAtClock)) return true;
  // "молоко, хлеб, позвонить маме": bare words may be one purchase
  if (things.filter(({ isOneWord }) => isOneWord).length > 1) return false;
  const first = things.findIndex(({ acts }) => acts);
  return first > 0 && things.slice(first).every(({ acts, isPlan }) => acts || isPlan);
}

function inFull({ said, acts, hasDay, isPlan }: Listed, heading: string): string {
  if (hasDay) return said;
  return acts || isPlan ? `${heading} ${said}` : `${phrases.NEW_TASK} ${said} ${heading}`;
}
