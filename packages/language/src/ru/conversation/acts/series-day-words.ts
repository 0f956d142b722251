import type { ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import type { Fact } from '../../../meaning.ts';
import { factOf } from '../../../time/frame.ts';
import { isAction, isFact, isMark } from '../../commands/view.ts';
import type { ReadText } from '../../grammar.ts';
import { GOES_ONTO } from '../../lexicon/acting-words.ts';
import { isQuoted } from '../clause.ts';
import { DAY_ADJECTIVES } from '../lexicon.ts';
import { isOfSeriesName, type NamedSeries, seriesNamed } from '../objects/series-named.ts';
import { OWNER } from '../objects/series-named-phrases.ts';
import {
  CLAUSES,
  EARLIER,
  FOR_GOOD,
  GOES,
  INSTEAD,
  JOINS_DAYS,
  LATER,
  LEADS_TO_TIME,
  MOVES,
  NONE,
  NOT_WORD,
  PAUSES,
  SAID_BESIDE,
  SKIPS,
  TAKES_PLACE,
  THIS_DAY,
  WHY,
} from './series-day-phrases.ts';
import { lengthOf, minutesIn } from './when.ts';

/** A day that was said, and what it is said for. */
export interface SaidDay {
  readonly item: Item;
  /** "вместо субботы", "с субботы": where it stands now; "на воскресенье": where it goes. */
  readonly as: 'from' | 'onto' | 'plain';
}

/** All that was said of one thing that repeats. */
export interface SaidOfSeries {
  /** Null where none was named. */
  readonly named: NamedSeries | null;
  readonly days: readonly SaidDay[];
  /** "в среду и в субботу": the same is said of several days, and nothing goes from one to another. */
  readonly areDaysListed: boolean;
  /** "завтрашнего логопеда": so many days ahead. */
  readonly ahead: number | null;
  readonly hours: readonly Item[];
  /** "до десятого", "на следующей неделе", "две недели" */
  readonly stretches: readonly Item[];
  /** "со следующей недели" */
  readonly since: readonly Item[];
  readonly repeats: readonly Item[];
  readonly lengths: readonly Item[];
  readonly acts: ReadonlySet<Act>;
  /** "позже" +1, "раньше" -1 */
  readonly sign: 1 | 0 | -1;
  /** Something stands beside it that is only told, or somebody is named of whom the title says nothing. */
  readonly isDoubtful: boolean;
}

export type Act =
  | 'skip'
  | 'pause'
  | 'move'
  | 'for-good'
  | 'once'
  | 'this-day'
  | 'later'
  | 'earlier';

const DAY_MINUTES = 24 * 60;
/** Longer reasons are stories. */
const REASON_WORDS_MAX = 4;

type Place = 'days' | 'hours' | 'stretches' | 'since' | 'repeats' | 'lengths' | 'same';
type Facts = Readonly<Record<Place, Item[]>>;

/** Where a time of each kind belongs. */
const PLACES: {
  readonly [Kind in Fact['kind']]?: (fact: Extract<Fact, { kind: Kind }>) => Place | null;
} = {
  day: ({ others }) => (others.length === 0 ? 'days' : null),
  clock: () => 'hours',
  'for-number': () => 'hours',
  due: ({ point }) => (isHourAlone(point) ? 'hours' : 'stretches'),
  from: ({ point }) => (isHourAlone(point) ? 'hours' : 'since'),
  range: ({ start }) => (isHourAlone(start) ? null : 'stretches'),
  window: () => 'stretches',
  repeat: () => 'repeats',
  'same-time': () => 'same',
  length: (fact) =>
    minutesIn(lengthOf(fact) ?? fact.length) >= DAY_MINUTES ? 'stretches' : 'lengths',
};
const isHourAlone = (point: { readonly day: unknown; readonly period: unknown }): boolean =>
  point.day === null && point.period === null;

/** Where a time belongs; null for what says something else. */
function placeOf(fact: Fact | null): Place | null {
  if (fact === null) return null;
  const place = PLACES[fact.kind] as ((fact: Fact) => Place | null) | undefined;
  return place?.(fact) ?? null;
}

const ACTS: readonly (readonly [ReadonlySet<string>, Act])[] = [
  [SKIPS, 'skip'],
  [PAUSES, 'pause'],
  [MOVES, 'move'],
  [FOR_GOOD, 'for-good'],
  [LATER, 'later'],
  [EARLIER, 'earlier'],
];
const actOf = (word: string): Act | null => ACTS.find(([words]) => words.has(word))?.[1] ?? null;

const isBeside = (word: string): boolean =>
  [SAID_BESIDE, LEADS_TO_TIME, WHY, GOES, TAKES_PLACE].some((words) => words.has(word)) ||
  word === INSTEAD;

const wordOf = (item: Item, said: string): string =>
  item.word === '' ? said.slice(item.from, item.to).toLowerCase() : item.word;

/** What is gathered of the words, one after the other. */
class Gathered {
  readonly facts: Facts = {
    days: [],
    hours: [],
    stretches: [],
    since: [],
    repeats: [],
    lengths: [],
    same: [],
  };
  readonly acts = new Set<Act>();
  readonly names: string[] = [];
  /** Words that may be of a name and say nothing where they are of none. */
  readonly spare: string[] = [];
  readonly unknown: Item[] = [];
  readonly known: Item[] = [];
  ahead: number | null = null;

  /** Takes a word in; false where it says something that is not said of what repeats. */
  take(item: Item, word: string, thread: ThreadHints): boolean {
    const place = isFact(item) ? placeOf(factOf(item)) : null;
    if (isFact(item) && place === null) return false;
    const act = actOf(word);
    if (place !== null) this.facts[place].push(item);
    else if (act !== null) this.acts.add(act);
    else if (DAY_ADJECTIVES.has(word)) this.ahead = DAY_ADJECTIVES.get(word) ?? null;
    else if (isOfSeriesName(word, thread)) (isBeside(word) ? this.spare : this.names).push(word);
    else if (!isBeside(word)) {
      this.unknown.push(item);
      return true;
    }
    this.known.push(item);
    return true;
  }
}

/** All words, each in its place; null where one of them says anything else. */
function gathered(said: string, items: readonly Item[], thread: ThreadHints): Gathered | null {
  const found = new Gathered();
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at];
    const word = item === undefined ? '' : wordOf(item, said);
    const next = items[at + 1];
    // "нет, тренировка в пятницу" mends what was said before
    if (item === undefined || (at === 0 && NONE.has(word))) return null;
    if (NONE.has(word)) {
      found.acts.add('skip');
      found.known.push(item);
    } else if (word === NOT_WORD) {
      if (next === undefined || !(TAKES_PLACE.has(next.word) || GOES.has(next.word))) return null;
      found.acts.add('skip');
      found.known.push(item, next);
      at += 1;
    } else if (!found.take(item, word, thread)) return null;
  }
  return found;
}

/** The words taken apart, `isOnce` where one time alone was said; null where one of them says anything else. */
export function saidOfSeries(
  said: string,
  read: ReadText,
  thread: ThreadHints,
  isOnce: boolean,
): SaidOfSeries | null {
  const items = read.items.filter((item) => !isMark(item));
  const found = items.some(isQuoted) ? null : gathered(said, items, thread);
  if (found === null) return null;
  const { acts, names, spare, facts, ahead } = found;
  const people = peopleIn(found, items);
  const reason = found.unknown.filter((item) => !people.includes(item));
  if (reason.length > 0 && !areReason(said, reason, found.known)) return null;
  const lent = people.map(({ word }) => word);
  const named = seriesNamed([...names, ...spare], lent, thread) ?? seriesNamed(names, lent, thread);
  if (named === null && names.length + people.length > 0) return null;
  if (isOnce) acts.add('once');
  if (THIS_DAY.test(said)) acts.add('this-day');
  return {
    named: names.length + spare.length === 0 ? null : named,
    ...withOrigins(said, items, facts),
    ahead,
    acts,
    sign: acts.has('later') ? 1 : acts.has('earlier') ? -1 : 0,
    isDoubtful: reason.length > 0 || named?.isLent === true,
  };
}

/** "у Сони", "папа не пойдёт": somebody of whom no title says anything, one at most. */
function peopleIn({ unknown, acts }: Gathered, items: readonly Item[]): readonly Item[] {
  const isGoing = acts.has('skip') && items.some(({ word }) => GOES.has(word));
  const people = unknown.filter((item) => {
    const before = items[items.indexOf(item) - 1];
    return !isAction(item) && (before?.word === OWNER || isGoing);
  });
  const [only, ...others] = people;
  return only === undefined || others.length > 0 ? [] : [only];
}

/** Of the days those at which it stands, and those to which it goes. */
function withOrigins(said: string, items: readonly Item[], facts: Facts) {
  const isInstead = (item: Item): boolean => items[items.indexOf(item) - 1]?.word === INSTEAD;
  const isOnto = (item: Item): boolean => GOES_ONTO.test(said.slice(item.from, item.to));
  const days = facts.days.map(
    (item): SaidDay => ({ item, as: isInstead(item) ? 'from' : isOnto(item) ? 'onto' : 'plain' }),
  );
  const isOfDay = (item: Item): boolean => {
    const fact = factOf(item);
    return fact?.kind === 'from' && fact.point.day !== null;
  };
  // "с субботы на воскресенье"
  const origins = facts.days.length === 0 ? [] : facts.since.filter(isOfDay);
  const from = origins.map((item): SaidDay => ({ item, as: 'from' }));
  const { hours, stretches, repeats, lengths } = facts;
  const since = facts.since.filter((item) => !origins.includes(item));
  const areDaysListed = days.some(({ item, as }, at) => {
    const before = days[at - 1];
    const isPlain = as === 'plain' && before?.as === 'plain';
    return isPlain && JOINS_DAYS.test(said.slice(before.item.to, item.from));
  });
  return { days: [...from, ...days], areDaysListed, hours, stretches, since, repeats, lengths };
}

/**
 * Do the words that nobody knows order nothing, and stand apart from all the rest, as a reason does, or beside
 * "закрыт", "заболел"?
 */
function areReason(said: string, unknown: readonly Item[], known: readonly Item[]): boolean {
  if (unknown.length > REASON_WORDS_MAX || unknown.some(isAction)) return false;
  const isApart = (a: Item, b: Item): boolean =>
    CLAUSES.test(said.slice(Math.min(a.to, b.to), Math.max(a.from, b.from)));
  const reasons = known.filter(({ word }) => WHY.has(word));
  return unknown.every(
    (item) =>
      reasons.some((why) => said.slice(item.to, why.from).trim() === '') ||
      known.every((other) => isApart(item, other)),
  );
}
