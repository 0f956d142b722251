import type { Item } from '../../../grammar/item.ts';
import type { Clock } from '../../../meaning.ts';
import { factOf } from '../../../time/frame.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isCardinal } from '../../vocabulary.ts';
import { isVerb } from '../lexicon.ts';
import {
  AHEAD_OF_HOUR,
  atHour,
  BESIDE_TIMES,
  BUT,
  CUT,
  DAY_IN_GENITIVE,
  FOR_COUNT,
  fromHour,
  IN_PERSON,
  MAY_COUNT,
  MOVED_BY_SOME,
  MOVES,
  OF_SOME,
  ONLY_MOVES,
  ONTO_WHOLE,
  ontoHour,
  TAKES_PLACE,
  TELLS,
  WISHES,
} from './time-for-time-phrases.ts';

export interface Sides {
  readonly old: string;
  readonly anew: string;
  /** "5 вместо 4": an hour, or how many. */
  readonly isBare: boolean;
  /** What is named, by whoever tells it or else. */
  readonly names: readonly string[];
  /** How many of the names, which are the first, are of who tells it; null where nobody does. */
  readonly tellers: number | null;
  /** It is only wished for, or may be of how many: it is asked. */
  readonly isOpen: boolean;
  /** It is ordered or told to be moved, whatever is named. */
  readonly isMoved: boolean;
}

/** What is told, cut at "вместо" or "не" into when it was and when it is to be. */
export function sidesIn(said: string): Sides | null {
  const cut = CUT.exec(said);
  if (cut === null || /[?:;\n]/u.test(said.replace(/\d:\d/gu, ''))) return null;
  const ahead = itemsOf(said.slice(0, cut.index));
  const behind = itemsOf(said.slice(cut.index + cut[0].length));
  const end = behind.findIndex(({ item }) => !isTimed(item) && !AHEAD_OF_HOUR.has(item.word));
  const gone = end < 0 ? behind : behind.slice(0, end);
  const rest = [...ahead, ...behind.slice(gone.length)];
  // "не в 11, а в 12" is read as a contrast
  const isDenied = cut.groups?.['not'] !== undefined;
  const isContrast = isDenied && behind[gone.length]?.item.word === BUT;
  // "перенеси бельё на субботу, а не на пятницу" is a plain order
  const isOrder = isDenied && rest.some(({ item }) => isVerb(item.word));
  if (gone.length === 0 || isContrast || isOrder) return null;
  const next = rest.filter(({ item }, index) => isTimed(item) || isAheadOfHour(rest, index));
  const old = asOld(gone.map(({ words }) => words).join(' '));
  const anew = asNew(next);
  if (old === null || anew === null || !isOfOneKind(old, anew)) return null;
  if (isBareCount(rest, next) || isForMany(rest, next)) return null;
  const others = rest.filter((one) => !next.includes(one)).map(({ item }) => item);
  const isBare = next[0] !== undefined && isCardinal(next[0].item);
  return { old, anew, isBare, ...howSure(others, anew) };
}

/** What is named, and how sure it is that it is to be moved. */
function howSure(others: readonly Item[], anew: string): Omit<Sides, 'old' | 'anew' | 'isBare'> {
  const told = namesIn(others);
  const isMoved = others.some(({ word }) => ONLY_MOVES.test(word));
  // "торт на 8 вместо 6" may be for how many
  const isNamed = told.names.length > (told.tellers ?? 0);
  const mayCount = isNamed && !isMoved && ONTO_WHOLE.test(anew);
  const isOpen = mayCount || others.some(({ word }) => WISHES.test(word));
  return { ...told, isOpen, isMoved };
}

/** "таблетки 2", "5 уроков": a number without "на" is an hour only alone behind who tells it, or how it is moved. */
function isBareCount(rest: readonly Said[], next: readonly Said[]): boolean {
  const at = rest.findIndex(
    ({ item }, index) => isCardinal(item) && !isAheadOfHour(rest, index - 1),
  );
  const one = rest[at];
  if (one === undefined || !next.includes(one)) return false;
  const before = rest[at - 1]?.item.word ?? '';
  return rest.length > at + 1 || !(TELLS.test(before) || MOVES.test(before));
}

/** "столик на 6". */
function isForMany(rest: readonly Said[], [first]: readonly Said[]): boolean {
  const before = first && rest[rest.indexOf(first) - 1]?.item.word;
  return before !== undefined && MAY_COUNT.test(`${first?.words} `) && FOR_COUNT.test(before);
}

interface Said {
  readonly item: Item;
  readonly words: string;
}

const itemsOf = (text: string): Said[] =>
  readText(text)
    .items.filter((item) => !isMark(item) && !isJustNow(item))
    .map((item) => ({ item, words: text.slice(item.from, item.to) }));

const isTimed = (item: Item): boolean => isFact(item) || isCardinal(item);
/** "щас в 14:30": that was changed just now. */
const isJustNow = (item: Item): boolean => factOf(item)?.kind === 'now';

/** "на 5", "в шесть", whose number alone is no time. */
function isAheadOfHour(items: readonly Said[], at: number): boolean {
  const next = items[at + 1]?.item;
  return AHEAD_OF_HOUR.has(items[at]?.item.word ?? '') && next !== undefined && isCardinal(next);
}

/** The time that is no more, in the words by which it is read alone; null where it is none. */
function asOld(said: string): string | null {
  const words = DAY_IN_GENITIVE.reduce((left, [form, plain]) => left.replace(form, plain), said);
  if (kindsOf(words).length > 0 && !readText(words).items.some(isCardinal)) return words;
  const [first = '', ...more] = words.split(/\s+/u);
  const bare = AHEAD_OF_HOUR.has(first.toLowerCase()) ? more.join(' ') : words;
  const [from, ...others] = readText(fromHour(bare)).items;
  const fact = from === undefined || others.length > 0 ? null : factOf(from);
  const clock = fact?.kind === 'from' && fact.point.day === null ? fact.point.clock : null;
  return clock && atHour(hourOf(clock));
}

const NOON = 12;
const AFTER_NOON: ReadonlySet<Clock['half']> = new Set(['pm', 'afternoon', 'evening']);

/** "4" where the half of the day was not said, "16" of four in the afternoon. */
function hourOf({ hour, minute, half, literal }: Clock): string {
  const isLater = !literal && hour < NOON && AFTER_NOON.has(half);
  const whole = isLater ? hour + NOON : hour;
  return minute === 0 ? String(whole) : `${whole}:${String(minute).padStart(2, '0')}`;
}

/** The new time as it is said; "5 вместо 4" is "на 5". */
function asNew([first, ...more]: readonly Said[]): string | null {
  if (first === undefined) return null;
  const words = [first, ...more].map((one) => one.words).join(' ');
  return isCardinal(first.item) ? ontoHour(words) : words;
}

/** Which of an hour and a day the words say, and nothing else; none where they say more. */
export function kindsOf(words: string): readonly string[] {
  const items = readText(words).items.filter((item) => !isMark(item));
  const kinds = items.filter((item) => !AHEAD_OF_HOUR.has(item.word)).map(kindOf);
  const known = kinds.filter((kind) => kind !== null);
  return known.length === kinds.length && new Set(known).size === known.length ? known : [];
}
const HOUR = 'clock';
export const DAY = 'day';
const KINDS: ReadonlySet<string> = new Set([HOUR, DAY, 'daypart']);

function kindOf(item: Item): string | null {
  const fact = factOf(item);
  if (fact === null) return isCardinal(item) ? HOUR : null;
  // "на два часа" may be how long
  if (fact.kind === 'for-number') return fact.length === null ? HOUR : null;
  return KINDS.has(fact.kind) ? fact.kind : null;
}

/** "в пятницу, не в 11" says nothing of the hour at which it is to be. */
function isOfOneKind(old: string, anew: string): boolean {
  const [was, is] = [kindsOf(old), kindsOf(anew)];
  return was.includes(HOUR) ? is.includes(HOUR) : was.includes(DAY) && is.includes(DAY);
}

/** The words that name something, and how many of them tell who speaks of it. */
function namesIn(items: readonly Item[]): Pick<Sides, 'names' | 'tellers'> {
  const telling = items.findIndex(({ word }) => TELLS.test(word));
  const isNaming = ({ word }: Item): boolean =>
    !BESIDE_TIMES.has(word) && !TELLS.test(word) && !MOVES.test(word) && !TAKES_PLACE.test(word);
  const named = (some: readonly Item[]): readonly string[] =>
    some.filter(isNaming).map(({ word }) => word);
  // "маше перенесли маникюр" tells whose it is, and not who moves it
  const isTold = telling >= 0 && !items.some(({ word }) => MOVED_BY_SOME.test(word));
  const ahead = items.slice(0, telling);
  const tellers = isTold ? named(ahead).length || tellersBehind(ahead, items.slice(telling)) : null;
  return { names: named(items), tellers };

  /** "просит марина": who tells it may stand behind. */
  function tellersBehind(before: readonly Item[], [verb, next]: readonly Item[]): number {
    if (next === undefined || before.some(({ word }) => IN_PERSON.has(word))) return 0;
    return isNaming(next) && !OF_SOME.test(verb?.word ?? '') ? 1 : 0;
  }
}
