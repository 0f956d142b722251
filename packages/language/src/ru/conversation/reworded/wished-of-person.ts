import type { ObjectHandle, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isFact, isMark, ownWords } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { directionOf } from '../acts/when.ts';
import { NAME_MIN } from '../objects/bearers.ts';
import { asTitled, knownAs } from '../objects/known-as.ts';
import type { SaidTime } from './other-time.ts';
import {
  BEFORE_NEWS,
  BESIDE_WISH,
  BUT_SO,
  CALLS,
  CANNOT,
  MAY_BE_WISH,
  NOBODY,
  NOT_BUT,
  NOT_SO,
  OF_ONESELF,
  OF_WHOM,
  RATHER,
  TELLS,
  UNFREE,
} from './wished-of-person-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;
/** Who it is stands first, in so many words. */
const WHO_MAX = 3;

/**
 * "светлана позвонила просит не в одиннадцать а в двенадцать тридцать", "марина в четверг не может, просит на пятницу",
 * "катя говорит завтра лучше, часа в два": what somebody wants of what bears their name, and of several of it at the
 * time that is said not to suit. It is asked about first. Null where they want anything but another time.
 */
export function wishedOfPerson(told: string, thread: ThreadHints | null): SaidTime | null {
  if (thread === null || told.length > CHARS_MAX || told.includes('?')) return null;
  const text = told
    .trim()
    .replace(BEFORE_NEWS, '')
    .replace(/[.!)]+$/u, '');
  if (!MAY_BE_WISH.test(text)) return null;
  const all = readText(text).items.filter((item) => !isMark(item));
  // who it is may stand behind the verb or "у": "звонил тимур, просит на два", "у риты в пятницу не получается"
  const items = all.slice(all.findIndex(({ word }) => !TELLS.test(word) && word !== OF_WHOM));
  const { names, known, rest } = whoIn(items, thread);
  if (names.length === 0 || names.some((name) => NOBODY.test(name))) return null;
  if (OF_ONESELF.test(text.slice(0, rest[0]?.from))) return null;
  const isBeside = (item: Item): boolean =>
    isFact(item) || isPlain(item) || bearsToo(item, names, known, thread);
  if (!rest.every(isBeside)) return null;
  const parts = sidesOf(rest);
  if (parts === null) return null;
  const [first] = known;
  if (first === undefined || parts.anew.length === 0) return null;
  const more = rest.filter((item) => !isFact(item) && !isPlain(item)).map(({ word }) => word);
  const said = ownWords(parts.anew, text);
  // "не в два, а в три" was taken in whole, as one time: here its sides are told apart
  const { ahead = '', wrong, right } = NOT_BUT.exec(said)?.groups ?? {};
  const times =
    wrong === undefined || right === undefined
      ? { old: ownWords(parts.old, text), anew: said }
      : { old: wrong, anew: `${ahead} ${right}`.trim() };
  // an old time that is said tells which one is meant, and it is held against what stands
  const confidence = right !== undefined && times.old !== '' ? LIKELY : GUESS;
  return { ...times, mention: asTitled([...names, ...more], first), confidence };
}

/** The words that stand first and that a title bears, and all that is said behind them. */
function whoIn(items: readonly Item[], thread: ThreadHints) {
  const head = items.slice(0, WHO_MAX);
  const end = head.findIndex((item) => isFact(item) || isPlain(item));
  const who = (end < 0 ? head : head.slice(0, end)).map(({ word }) => word);
  const names = who.filter((word) => word.length >= NAME_MIN && knownAs([word], thread).length > 0);
  const known = knownAs(names, thread);
  return { names: known.length > 0 ? names : [], known, rest: items.slice(who.length) };
}

/** "просит примерку на час позже": a word that the same title bears tells which of hers is meant. */
const bearsToo = (
  { word }: Item,
  names: readonly string[],
  known: readonly ObjectHandle[],
  thread: ThreadHints,
): boolean => known.length > 0 && knownAs([...names, word], thread).length > 0;

const isPlain = ({ word }: Item): boolean =>
  BESIDE_WISH.has(word) ||
  BUT_SO.has(word) ||
  word === NOT_SO ||
  TELLS.test(word) ||
  UNFREE.test(word);

const isWished = (word: string): boolean =>
  (TELLS.test(word) && !CALLS.test(word)) || RATHER.has(word);

/** The times that do not suit and those that do; null where nothing is wished. */
function sidesOf(
  rest: readonly Item[],
): { readonly old: readonly Item[]; readonly anew: readonly Item[] } | null {
  const timed = (some: readonly Item[]): readonly Item[] =>
    some.filter(
      (item) =>
        (isFact(item) && item.meaning?.kind !== 'correction') || directionOf([item]).sign !== 0,
    );
  const not = rest.findIndex(({ word }) => word === NOT_SO);
  const unfree = rest.findIndex(({ word }) => UNFREE.test(word));
  const at = not >= 0 ? not : unfree;
  if (at < 0) {
    const isWish = rest.some(({ word }) => isWished(word));
    return isWish ? { old: [], anew: timed(rest) } : null;
  }
  const but = rest.findIndex(({ word }, index) => index > at && BUT_SO.has(word));
  const isCannot = not < 0 || CANNOT.test(rest[not + 1]?.word ?? '');
  // "придет не в десять, а в одиннадцать"
  if (but > 0 && timed(rest.slice(at, but)).length > 0) {
    const ahead = timed(rest.slice(0, at));
    return { old: timed(rest.slice(at, but)), anew: [...ahead, ...timed(rest.slice(but))] };
  }
  if (!isCannot) return null;
  const behind = rest.slice(at + 1);
  const ahead = timed(rest.slice(0, at));
  const next = behind.findIndex(
    (item, index) => index > 0 && (isFact(item) ? isSplit(behind, index) : TELLS.test(item.word)),
  );
  if (ahead.length > 0) return { old: ahead, anew: timed(behind) };
  // "не может в четверг, просит на пятницу"
  const split = next < 0 ? 0 : next;
  return { old: timed(behind.slice(0, split)), anew: timed(behind.slice(split)) };
}

/** Does a new stretch of times begin here: is there a word between it and the time before it? */
function isSplit(items: readonly Item[], at: number): boolean {
  const before = items[at - 1];
  return before !== undefined && !isFact(before) && items.slice(0, at).some(isFact);
}
