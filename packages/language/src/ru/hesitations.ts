import type { Item } from '../grammar/item.ts';
import { UNKNOWN } from '../grammar/kind-table.ts';
import { PhraseList } from '../grammar/phrase-list.ts';
import { QUOTED } from '../grammar/scan.ts';
import { isInfinitive } from './commands/verb-forms.ts';
import {
  AND_THIS,
  BEFORE_SAME,
  HESITATIONS,
  LEADING_PARTICLES,
  LED_FILLERS,
  LOOSE_HESITATIONS,
} from './lexicon/hesitations.ts';
import { hasTag } from './tags.ts';

const plainWord = (item: Item): string => (item.flags & QUOTED ? '' : item.word);
const ANYWHERE = new PhraseList(HESITATIONS, { wordOf: plainWord });
const LOOSE = new PhraseList(LOOSE_HESITATIONS, { wordOf: plainWord });

const LETTERS = /\p{L}/u;

/** May a request or its time begin with the item: a number, a word of time, an action, a wish? */
function begins(item: Item | undefined): boolean {
  if (item === undefined || !LETTERS.test(item.word)) return true;
  if (hasTag(item, 'wish') || isInfinitive(item.word)) return true;
  return item.kind !== UNKNOWN && !hasTag(item, 'conjunction');
}

/** "..., ну это вечером": when all that was said before is to be done. */
function isTimeAtEnd(rest: readonly Item[]): boolean {
  const [first] = rest;
  if (first === undefined || rest.length > TIME_WORDS_MAX || !LETTERS.test(first.word))
    return false;
  return rest.every((item) => item.kind !== UNKNOWN && !isInfinitive(item.word));
}
const TIME_WORDS_MAX = 3;

/** "купить хлеб и это тетрадки", "... и это самое губки": while the next thing of a list is sought. */
function soughtEnd(words: readonly Item[], at: number): number {
  const { and, this: pointing, itself, neuter } = AND_THIS;
  if (plainItem(words[at])?.word !== pointing || words[at - 1]?.word !== and) return at;
  const end = words[at + 1]?.word === itself ? at + 2 : at + 1;
  const next = plainItem(words[end]);
  if (next === null || neuter.test(next.word) || hasTag(next, 'preposition')) return at;
  if (next.kind !== UNKNOWN || isInfinitive(next.word) || !LETTERS.test(next.word)) return at;
  // more than one thing is asked for before it
  const act = words.slice(0, at).findLastIndex((item) => isInfinitive(item.word));
  const isList = act >= 0 && at - 1 - act > 1;
  const isPlain = words.slice(act + 1).every((item) => !isInfinitive(item.word));
  return isList && isPlain ? end : at;
}
const plainItem = (item: Item | undefined): Item | null =>
  item === undefined || item.flags & QUOTED ? null : item;

/** The end of the hesitation that begins at `at`; `at` where there is none. */
export function hesitationEnd(words: readonly Item[], at: number): number {
  const first = words[at];
  if (first === undefined) return at;
  const end = ANYWHERE.endAt(words, at);
  if (end > at) return end;
  const sought = soughtEnd(words, at);
  if (sought > at) return sought;
  // "не ну короче": only a filler makes a particle one, too
  const next = words[at + 1];
  const isLed = at === 0 && LEADING_PARTICLES.has(first.word) && next !== undefined;
  if (isLed && LED_FILLERS.has(next.word)) return at + 2;
  const loose = LOOSE.endAt(words, at);
  const before = words[at - 1]?.word ?? '';
  if (loose === at || BEFORE_SAME.has(before)) return at;
  // "узнать, как бы попасть к врачу", "спросить, как его найти"
  if (hasTag(first, 'how') && isInfinitive(before)) return at;
  const goesOn = ANYWHERE.endAt(words, loose) > loose || LOOSE.endAt(words, loose) > loose;
  const isAll = before === ',' && hasTag(words[loose - 1], 'defining');
  if (isAll && isTimeAtEnd(words.slice(loose))) return at;
  const isFollowed = begins(words[loose]) || goesOn;
  return isFollowed ? loose : at;
}
