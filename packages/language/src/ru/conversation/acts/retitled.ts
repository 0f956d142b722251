import type { ObjectHandle, Operation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { PREPOSITIONS } from '../../lexicon/correcting-words.ts';
import { isCardinal } from '../../vocabulary.ts';
import { isSameWord } from '../answers/choice-by-words.ts';
import { standsFor } from '../several/fits-in-place.ts';
import { WITH, WITH_WHOM } from '../several/same-of-another-phrases.ts';
import {
  adjectivesAlike,
  areNames,
  onlyOne,
  onlyPoints,
  type Place,
  spanAlike,
  type Word,
  wordsOfTitle,
} from './span-alike.ts';

/** The title with the words that were wrong, or that are behind the same preposition, replaced. */
export function retitled(
  { title }: Pick<ObjectHandle, 'title'>,
  { wrong, right: said, isExact, isRather = false }: SaidAnew,
): Operation | null {
  if (title === undefined || said === '') return null;
  const words = readText(title).words.filter((item) => !isMark(item));
  const span =
    wrong === ''
      ? (spanOfNumber(title, said) ?? spanBehind(words, { title, right: said, isExact, isRather }))
      : spanOfWords(title, wrong, said);
  if (span === null || (wrong !== '' && isThere(words, title, said))) return null;
  const right = withoutSaidAhead(said, title.slice(0, span.from));
  const next =
    `${title.slice(0, span.from)}${inPlace(title, span, right)}${title.slice(span.to)}`.trim();
  return next === title ? null : { type: 'rename', title: next };
}

/** "не Тане, а Ане" of «передать Тане и Ане книги»: it would be there twice. Numbers may be. */
function isThere(words: readonly Item[], title: string, said: string): boolean {
  const [only, ...more] = wordsOfTitle(said);
  const isWord = only !== undefined && more.length === 0 && !NUMBER.test(only.word);
  return isWord && words.length > 1 && holds(title, said);
}

/** "не Лене, а Лёле позвонить": the verb that stands ahead of what was wrong is said again. */
function withoutSaidAhead(right: string, ahead: string): string {
  const known = wordsOfTitle(ahead).filter(({ word }) => isInfinitive(word));
  const said = wordsOfTitle(right);
  const last = said.at(-1);
  const isAgain = said.length > 1 && known.some((each) => isSame(each, last));
  return isAgain && last !== undefined ? right.slice(0, last.from).trim() : right;
}

/** At the head of a title it begins as that did. */
const inPlace = (title: string, { from }: Place, right: string): string =>
  from === 0 && /^\p{Lu}/u.test(title)
    ? `${right.slice(0, 1).toUpperCase()}${right.slice(1)}`
    : right;

interface SaidAnew {
  readonly wrong: string;
  readonly right: string;
  /** "точнее", "то есть": one word for another; "нет" and "лучше" may begin anything. */
  readonly isExact: boolean;
  /** "лучше", "хотя нет": one thing in the place of another, where it has the form of one. */
  readonly isRather?: boolean;
}

const isSame = (a: Word | undefined, b: Word | undefined): boolean =>
  a !== undefined && b !== undefined && isSameWord(a.word, b.word);

/** Where the words begin in the title; -1 where they do not stand there. */
function beginIn(title: readonly Word[], words: readonly Word[]): number {
  if (words.length === 0) return -1;
  return title.findIndex((_, at) => words.every((word, next) => isSame(title[at + next], word)));
}

/** Do the words stand in the title side by side? */
export const holds = (title: string, words: string): boolean =>
  beginIn(wordsOfTitle(title), wordsOfTitle(words)) >= 0;

const NUMBER = /^\d+$/;

/** What was wrong in the title, with the words around it that are said again beside what is right. */
function spanOfWords(title: string, wrong: string, right: string): Place | null {
  const words = wordsOfTitle(title);
  const taken = wordsOfTitle(wrong);
  const said = wordsOfTitle(right);
  const at = beginIn(words, taken);
  if (at < 0) return null;
  let first = at;
  if (isSame(words[at - 1], said[0]) && !isSame(taken[0], said[0])) first -= 1;
  const last = words[at + lengthOfWrong(words.slice(at + taken.length), taken, said) - 1];
  const from = words[first];
  return from && last ? { from: from.from, to: last.to } : null;
}

/** How many words of the title are wrong, with those behind them that are said again or named anew. */
function lengthOfWrong(
  behind: readonly Word[],
  taken: readonly Word[],
  said: readonly Word[],
): number {
  const isNumber = (each: Word | undefined): boolean => NUMBER.test(each?.word ?? '');
  // "не 12 персон, а 16": they are still persons
  const counted = taken.findLastIndex(isNumber);
  if (isNumber(said.at(-1)) && taken.length > 1 && counted >= 0) return counted + 1;
  const again = saidAgain(behind, said);
  // "не 12, а 10 человек": what is counted may be called otherwise now
  const isCount = isNumber(taken.at(-1)) && !isNumber(said.at(-1));
  const isRenamed = isCount && again === 0 && behind.length > 0;
  return taken.length + (isRenamed ? 1 : again);
}

/** How many words behind what was wrong stand behind what is right, too. */
function saidAgain(behind: readonly Word[], said: readonly Word[]): number {
  const isAgain = (length: number): boolean =>
    behind.slice(0, length).every((word, index) => isSame(word, said.at(index - length)));
  let length = Math.min(behind.length, said.length - 1);
  while (length > 0 && !isAgain(length)) length -= 1;
  return length;
}

/** "я имел в виду Петю": one name for another; the last word where none looks like a name. */
function spanOfName(words: readonly Item[], title: string): Place | null {
  const names = words.slice(1).filter(({ from }) => /^\p{Lu}/u.test(title.slice(from)));
  const [name = words.at(-1), ...others] = names;
  return name === undefined || others.length > 0 ? null : { from: name.from, to: name.to };
}

/** "точнее, двадцать": the one number of the title, where nothing but a number is said. */
function spanOfNumber(title: string, right: string): Place | null {
  const [said, ...more] = readText(right).items;
  if (said === undefined || more.length > 0 || !isCardinal(said)) return null;
  const [number, ...others] = readText(title).items.filter(isCardinal);
  return number === undefined || others.length > 0 ? null : { from: number.from, to: number.to };
}

/** "точнее, паспорт Матвея": as many words of the title, of which one is said again. */
function spanBeside(title: string, right: string): Place | null {
  const words = wordsOfTitle(title);
  const said = wordsOfTitle(right);
  if (said.length < 2 || said.some(({ word }) => isInfinitive(word))) return null;
  const starts = said.flatMap((word, at) => {
    const again = words.findIndex((each) => each.word.length >= ANCHOR_MIN && isSame(each, word));
    return again < at ? [] : [again - at];
  });
  const [start, ...others] = new Set(starts);
  const from = start === undefined || others.length > 0 ? undefined : words[start];
  const last = words[(start ?? 0) + said.length - 1];
  // the verb at its head is what is done, whatever it is done to
  return start === 0 || from === undefined || last === undefined
    ? null
    : { from: from.from, to: last.to };
}
const ANCHOR_MIN = 3;

/** The last words of the title that hang on the preposition with which the new ones begin. */
function spanBehind(
  words: readonly Item[],
  { title, right, isExact, isRather = false }: Omit<SaidAnew, 'wrong'> & { readonly title: string },
): Place | null {
  const [preposition = ''] = right.toLowerCase().split(' ');
  const last = words.at(-1);
  if (last === undefined) return null;
  if (!PREPOSITIONS.has(preposition))
    return spanOfThing(words, { title, right, isExact, isRather });
  // "лучше в субботу купить хлеб" is something to do at a time, and no place in "съёмка в саду"
  const said = isExact ? [] : readText(right).items;
  if (said.some(isFact) && said.some(({ word }) => isInfinitive(word))) return null;
  const at = words.findLastIndex(({ word }) => word === preposition);
  const found = words[at];
  if (WITH.has(preposition) && isFromWhere(last.word, right)) return null;
  return found === undefined ? null : { from: found.from, to: last.to };
}

/** "с дачи" of «созвон с Олей» tells from where, and not with whom. */
const isFromWhere = (whom: string, right: string): boolean =>
  WITH_WHOM.test(whom) && !WITH_WHOM.test(wordsOfTitle(right).at(-1)?.word ?? '');

/** "бежевую", "Диме и Лене", "банки": what stands in the title in the form in which it is named, without a preposition. */
function spanOfThing(
  words: readonly Item[],
  { title, right, isExact, isRather = false }: Omit<SaidAnew, 'wrong'> & { readonly title: string },
): Place | null {
  const last = words.at(-1);
  const isOneWord = !right.includes(' ');
  const adjectives = adjectivesAlike(title, right);
  if (adjectives.length > 0) return onlyOne(adjectives);
  if (onlyPoints(right)) return null;
  if (isRather && !isExact) return spanOfRather(words, title, right);
  if (isOneWord && areNames(right)) return spanOfName(words, title);
  // "нет, Диме и Лене"
  if (areNames(right)) return spanAlike(title, right);
  // "точнее банки" behind "сдать бутылки": there is but one thing that it could stand for
  const isOnlyThing =
    isExact &&
    isOneWord &&
    words.length === 2 &&
    isInfinitive(words[0]?.word ?? '') &&
    !isInfinitive(right.toLowerCase());
  if (isOnlyThing && last !== undefined) return { from: last.from, to: last.to };
  return isExact ? (spanBeside(title, right) ?? spanAlike(title, right)) : null;
}

/**
 * "лучше пирог" of «купить торт», "лучше папе" of «позвонить маме»: of the one thing that the verb is done to, where the
 * other is of its kind. "лучше созвон", "лучше брат", "лучше вечер" say who, how or when, and name nothing in its place.
 */
function spanOfRather(words: readonly Item[], title: string, right: string): Place | null {
  if (areNames(right)) return hasName(title, words) ? spanOfNames(words, title, right) : null;
  const [verb, only, ...more] = words;
  if (verb === undefined || only === undefined || more.length > 0 || right.includes(' '))
    return null;
  const isRight = isInfinitive(verb.word) && !isInfinitive(right.toLowerCase());
  const fits = isRight && standsFor(verb.word, title.slice(only.from, only.to), right);
  return fits ? { from: only.from, to: only.to } : null;
}

const hasName = (title: string, words: readonly Item[]): boolean =>
  words.slice(1).some(({ from }) => /^\p{Lu}/u.test(title.slice(from)));

const spanOfNames = (words: readonly Item[], title: string, right: string): Place | null =>
  right.includes(' ') ? spanAlike(title, right) : spanOfName(words, title);
