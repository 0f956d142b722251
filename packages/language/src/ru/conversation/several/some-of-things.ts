import type { Item } from '../../../grammar/item.ts';
import { fold } from '../../../grammar/scan.ts';
import { isPast, isShortPassive } from '../../commands/finite-verbs.ts';
import { isImperative, isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isSameName, isSameWord, wordsIn } from '../answers/choice-by-words.ts';
import { isVerb } from '../lexicon.ts';
import { pastsOf } from '../objects/pasts-of.ts';
import { isCalled, isPurchase, type ThingsOfTitle } from '../objects/things-of-title.ts';
import { LIKE_ADJECTIVE } from '../objects/things-of-title-phrases.ts';
import { isGivenAway } from './given-away.ts';
import * as phrases from './some-of-things-phrases.ts';
import { type Sign, type State, Telling, type Told } from './telling.ts';

/** What is told of the things of a title, by their places. */
export interface ToldOfThings extends Told {
  /** "нет, только хлеб": it began as an answer does. */
  readonly answered: 'yes' | 'no' | null;
}

/** More words than that tell who got it; a second one tells something else. */
const STRANGERS_MAX = 1;

/**
 * What is told of some of the things that one title names: "молоко взял, сыра нету", "соль вычеркни, её папа купил". Every
 * word has to be known, or be who got it; null where anything else is said. Where it is `asked` whether some of them are done,
 * "только хлеб" and "хлеба ещё нет" say enough.
 */
export function toldOfThings(
  said: string,
  title: ThingsOfTitle,
  asked: readonly number[] | null = null,
): ToldOfThings | null {
  const isAnswer = asked !== null;
  const text = fold(said.trim())
    .replace(/[.!…)]+$/u, '')
    .replace(phrases.AFTER_ALL, ' ');
  if (text.length > phrases.CHARS_MAX || /[?\n:«"]/u.test(text)) return null;
  const lead = phrases.ANSWERED.exec(text);
  const rest = lead === null ? text : text.slice(lead[0].length);
  const clauses = rest
    .split(phrases.BETWEEN_TOLD)
    .flatMap((part) => beforeWhatRemains(part, title))
    .filter((part) => part.trim() !== '');
  const isSeveral = clauses.length > 1;
  const signs = clauses.map((part) => signsOf(part, title, isSeveral));
  if (signs.some((each) => each === null)) return null;
  const word = lead?.groups?.['word'];
  // "не купил сыр" denies, and "не молоко купил" tells of something else
  if (word === phrases.BARE_NOT && !isBareNo(rest, signs, isAnswer)) return null;
  const told = new Telling(asked ?? title.things.map((_, at) => at), isAnswer);
  for (const each of signs) if (each === null || !told.hear(each)) return null;
  const found = told.end();
  if (found === null) return null;
  const answered = word === undefined ? null : phrases.YES.has(word) ? 'yes' : 'no';
  return { ...found, answered };
}

/**
 * "купил соль и клей, осталась только мука", "мыло не купил, убери соль" without the comma: what remains, or shall go, is
 * told by itself.
 */
function beforeWhatRemains(clause: string, title: ThingsOfTitle): string[] {
  const words = clause.trim().split(/\s+/u);
  const at = words.findIndex((word) => phrases.REMAINS.test(word) || phrases.STRUCK_OUT.test(word));
  const behind = wordsIn(words.slice(at + 1).join(' '));
  const isAhead = behind.some((word) => title.things.some((thing) => isCalled(thing, word)));
  const isPlain = !behind.some((word) => isInfinitive(word) || isDone(word, title));
  return at > 0 && isAhead && isPlain
    ? [words.slice(0, at).join(' '), words.slice(at).join(' ')]
    : [clause];
}

/** "не только сыр", "не порошок ваня уже купил": a no whose comma nobody hears. */
const isBareNo = (
  rest: string,
  [first]: ReadonlyArray<readonly Sign[] | null>,
  isAnswer: boolean,
): boolean => {
  const type = first?.[0]?.type;
  return isAnswer ? type === 'only' : type === 'thing' && phrases.ALREADY.test(rest);
};

/** What the words of one clause are; null where one of them is none of these. */
function signsOf(clause: string, title: ThingsOfTitle, isSeveral: boolean): Sign[] | null {
  const { items } = readText(clause);
  if (items.some(saysMore)) return null;
  const words = wordsIn(clause);
  const signs: Sign[] = [];
  const strangers: string[] = [];
  let isJoined = false;
  for (let at = 0; at < words.length; ) {
    const found = heardAt(words, at, { title, signs, isJoined, isSeveral });
    if (found === null) return null;
    if (found.sign !== null) signs.push(found.sign);
    if (found.isStranger) strangers.push(words[at] ?? '');
    if (strangers.length > STRANGERS_MAX) return null;
    isJoined = isJoint(words, at, title);
    at += found.length;
  }
  const isDone = signs.some((sign) => sign.type === 'state' && sign.state !== 'kept');
  if (isPurchase(title) && isGivenAway(words, strangers)) return null;
  return strangers.length > 0 && !isDone ? null : signs;
}

/** "соль и клей", "соль с клеем" */
const isJoint = (words: readonly string[], at: number, { things }: ThingsOfTitle): boolean =>
  words[at] === phrases.JOIN ||
  (phrases.TOGETHER.has(words[at] ?? '') &&
    things.some((thing) => isCalled(thing, words[at + 1] ?? '')));

/** What was heard at one place: a sign or none, of so many words. */
interface Heard {
  readonly sign: Sign | null;
  readonly length: number;
  readonly isStranger?: true;
}
const passed = (length: number): Heard => ({ sign: null, length });

/** What the words at `at` are; null where they are nothing that is known here. */
function heardAt(
  words: readonly string[],
  at: number,
  heard: {
    readonly title: ThingsOfTitle;
    readonly signs: readonly Sign[];
    readonly isJoined: boolean;
    /** Something else is told beside the clause. */
    readonly isSeveral: boolean;
  },
): Heard | null {
  const { title, signs } = heard;
  const word = words[at] ?? '';
  const sign = signOf(words, at, heard);
  if (sign !== null) return sign;
  const called = calledAt(words, at, title);
  if (called === null) return null;
  if (called !== undefined) return thingAt(called, heard);
  if (isJoint(words, at, title) || saysWhich(word, signs, title)) return passed(1);
  if (isOfList(words, at)) return passed(2);
  const named = ofTitle(words, at, title);
  if (named > 0) return passed(named);
  if (phrases.WHERE_GOT.has(word) && isPlace(words[at + 1] ?? '', signs)) return passed(2);
  if (isBeside(word, title)) return passed(1);
  return isStranger(word) ? { ...passed(1), isStranger: true } : null;
}

/**
 * The thing that is called by the word at `at`, by its place: "бумагу" is that which is called so and no more, where
 * there is a "цветная бумага" too. Null where it may be one of several, undefined where it is none.
 */
function calledAt(
  words: readonly string[],
  at: number,
  { things }: ThingsOfTitle,
): Called | null | undefined {
  const word = words[at] ?? '';
  const whole = things.flatMap(({ text }, place): Called[] => {
    const own = namingWords(text);
    const isSaid = own.length > 1 && own.every((each, i) => isSameName(each, words[at + i] ?? ''));
    return isSaid ? [{ place, length: own.length }] : [];
  });
  const [longest, ...alike] = whole;
  if (longest !== undefined) return alike.length > 0 ? null : longest;
  const places = things.flatMap((thing, place) => (isCalled(thing, word) ? [place] : []));
  const alone = places.filter((place) => wordsIn(things[place]?.text ?? '').length === 1);
  const [only, ...others] = alone.length === 1 ? alone : places;
  if (others.length > 0) return null;
  return only === undefined ? undefined : { place: only, length: 1 };
}

/** The verb of "посуду помыть" is no word of its name. */
const namingWords = (text: string): readonly string[] =>
  wordsIn(text).filter((word) => !isInfinitive(word));

interface Called {
  readonly place: number;
  /** So many words call it. */
  readonly length: number;
}

/** "кромку не было белой": of a thing that was named, what its title says it is like. */
const saysWhich = (word: string, signs: readonly Sign[], { things }: ThingsOfTitle): boolean =>
  signs.some(
    (sign) =>
      sign.type === 'thing' &&
      namingWords(things[sign.at]?.text ?? '').some(
        (each) => isSameName(each, word) || isLikeAs(each, word),
      ),
  );

/** "белую", "белой" */
const isLikeAs = (one: string, other: string): boolean =>
  LIKE_ADJECTIVE.test(one) &&
  LIKE_ADJECTIVE.test(other) &&
  one.replace(LIKE_ADJECTIVE, '') === other.replace(LIKE_ADJECTIVE, '');

/** "по школе", "школа": the title itself, and nothing in it. */
function ofTitle(words: readonly string[], at: number, { verb, lead, tail = '' }: ThingsOfTitle) {
  if (verb !== '') return 0;
  const known = wordsIn(`${lead} ${tail}`);
  const isKnown = (word: string): boolean => known.some((each) => isSameName(each, word));
  const length = phrases.AHEAD_OF_TITLE.has(words[at] ?? '') ? 2 : 1;
  return isKnown(words[at + length - 1] ?? '') ? length : 0;
}

/** "туалетную бумагу": one thing, called by two of its words. */
function thingAt(
  { place, length }: Called,
  { signs, isJoined }: { readonly signs: readonly Sign[]; readonly isJoined: boolean },
): Heard {
  const last = signs.at(-1);
  const isSame = last?.type === 'thing' && last.at === place && !isJoined;
  return { sign: isSame ? null : { type: 'thing', at: place, joined: isJoined }, length };
}

/** A time, but for "вчера"; "нет", which corrects elsewhere, says that there is none. */
const saysMore = (item: Item): boolean =>
  isFact(item) && item.meaning?.kind !== 'correction' && !phrases.BESIDE_TOLD.has(item.word);

interface Found {
  readonly sign: Sign;
  readonly length: number;
}

/** The sign that begins here, and how many words it has. */
function signOf(
  words: readonly string[],
  at: number,
  { title, isSeveral }: { readonly title: ThingsOfTitle; readonly isSeveral: boolean },
): Found | null {
  const word = words[at] ?? '';
  const next = words[at + 1] ?? '';
  const state = (kind: State, length = 1): Found => ({
    sign: { type: 'state', state: kind, word },
    length,
  });
  if (word === phrases.NOT) {
    if (phrases.NOT_NEEDED.has(next)) return state('struck', 2);
    if (phrases.NOT_GOT.has(next) || isDone(next, title) || isToGet(next, title))
      return state('kept', 2);
    return null;
  }
  if (phrases.STILL_TO_GET.has(word)) return state('kept');
  if (phrases.STRUCK_OUT.test(word)) return state('struck');
  if (isDone(word, title)) return state('gone');
  if (isPurchase(title) && isThere(words, at, isSeveral)) return state('gone');
  if (phrases.THE_REST.has(word)) return { sign: { type: 'rest' }, length: 1 };
  if (phrases.ALL_OF_IT.has(word)) return { sign: { type: 'all' }, length: 1 };
  if (phrases.EXCEPT.has(word)) return { sign: { type: 'except' }, length: 1 };
  if (phrases.ONLY.has(word)) return { sign: { type: 'only' }, length: 1 };
  if (phrases.ALSO.has(word)) return { sign: { type: 'also' }, length: 1 };
  return null;
}

/**
 * "дома есть", "бумага тоже есть", "соль есть, чай есть"; "есть" alone may ask, and what a shop has is not at home.
 */
function isThere(words: readonly string[], at: number, isSeveral: boolean): boolean {
  if (!phrases.IS_THERE.has(words[at] ?? '')) return false;
  if (words.some((each) => phrases.AT_HOME.has(each))) return true;
  return (
    (isSeveral || words.some((each) => phrases.ALSO.has(each))) &&
    !words.some((each) => phrases.WHERE_GOT.has(each))
  );
}

/** "купил" of what was to be bought; of anything else the verb of the title itself. */
function isDone(word: string, title: ThingsOfTitle): boolean {
  const { verb } = title;
  if (phrases.MADE.test(word)) return true;
  if (verb === '') return isPast(word) || isShortPassive(word) || phrases.GOT.test(word);
  if ((isPurchase(title) ? phrases.GOT : phrases.FINISHED).test(word)) return true;
  if (isShortPassive(word)) return word.slice(0, PASSIVE_STEM) === verb.slice(0, PASSIVE_STEM);
  return isPast(word) && (pastsOf(verb).includes(word) || isSameWord(verb, word));
}
const PASSIVE_STEM = 4;

/** "надо ещё взять": the verb of what is still to be done. */
const isToGet = (word: string, { verb }: ThingsOfTitle): boolean =>
  isInfinitive(word) && isSameWord(verb, word);

const isBeside = (word: string, title: ThingsOfTitle): boolean =>
  word === phrases.JOIN ||
  phrases.BESIDE_TOLD.has(word) ||
  phrases.AT_HOME.has(word) ||
  phrases.POINTS.has(word) ||
  isToGet(word, title);

/** "из покупок", "из списка" */
const isOfList = (words: readonly string[], at: number): boolean =>
  phrases.OUT_OF.has(words[at] ?? '') && phrases.OF_LIST.has(words[at + 1] ?? '');

/** "в магазине", behind what is told. */
const isPlace = (word: string, signs: readonly Sign[]): boolean =>
  word !== '' && isStranger(word) && signs.length > 0;

/** Somebody, or some place: no verb, and nothing that says what the thing is like. */
const isStranger = (word: string): boolean =>
  !isVerb(word) &&
  !isImperative(word) &&
  !isInfinitive(word) &&
  !isPast(word) &&
  !phrases.WHERE_GOT.has(word) &&
  !phrases.NO_STRANGER.test(word);
