import { remembering, TITLE_MAX } from '../../../grammar/remembering.ts';
import { fold } from '../../../grammar/scan.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { joinedThings } from './one-of-title-phrases.ts';
import {
  AHEAD_OF_OTHERS,
  AHEAD_OF_THINGS,
  BINDS,
  BY_SIZE,
  CASE_ENDING,
  COUNTS,
  FILLERS,
  GIVEN_TO,
  J,
  J_ENDING,
  JOINS_LAST,
  LIKE_ADJECTIVE,
  LIKE_THING,
  LIST_WORD,
  MEASURED,
  MEASURES,
  NAMED_THINGS,
  OF_SOMEBODY,
  PARTS_MARK,
  PURCHASES,
  SIZE,
  TELLS_MORE,
  THINGS_IN_E,
  THINGS_LIKE_ADJECTIVES,
  TO_BUY,
  VERB_BETWEEN,
  VOWELS,
} from './things-of-title-phrases.ts';

/** One of the things that a title names, and the words by which it is called. */
export interface Thing {
  readonly text: string;
  readonly heads: readonly string[];
}

/** "купить: ткань 3 метра, нитки": what is to be done to each of several things. */
export interface ThingsOfTitle {
  readonly verb: string;
  readonly lead: string;
  readonly things: readonly Thing[];
  /** What stands behind them all: "для музея". */
  readonly tail?: string;
}

/** Longer things tell a story. */
const THING_WORDS_MAX = 7;
const HEAD_MIN = 2;
const SHORT_WORDS_MAX = 2;
/** So many words without a mark between them may be a list; two are one thing and what it is for. */
const RUN_MIN = 3;

/** The things that a title lists behind its verb, one where it names only one; null where it lists none. */
export const thingsOfTitle = remembering((title: string): ThingsOfTitle | null => {
  const others = AHEAD_OF_OTHERS.exec(title.trim());
  const { lead = '', things: said = '' } =
    (others ?? AHEAD_OF_THINGS.exec(title.trim()))?.groups ?? {};
  const [verb = ''] = others === null ? wordsIn(lead) : [TO_BUY];
  if (!isInfinitive(verb) || wordsIn(said).some(tellsMore)) return null;
  const isBought = PURCHASES.test(verb);
  const parts = partsOf(said, isBought);
  if (parts === null) return null;
  // "отправить отчёт юристу Зуеву": of anything else bare words tell to whom it goes
  const texts = isBought && isRun(said) ? runOf(parts) : parts;
  if (texts === null) return null;
  const things = texts.map((text) => ({ text, heads: headsOf(text) }));
  const isWhole = things.every(({ text, heads }) => isThing(text) && heads.length > 0);
  return isWhole && things.length > 0 ? { verb, lead, things } : null;
}, TITLE_MAX);

/** The same of a title that names them and has no verb: "школа: справка и анкета", "обложка и корешок для музея". */
export const thingsNamed = remembering((title: string): ThingsOfTitle | null => {
  for (const pattern of NAMED_THINGS) {
    const { lead = '', things: said, tail = '' } = pattern.exec(title.trim())?.groups ?? {};
    if (said === undefined) continue;
    const parts = wordsIn(`${lead} ${said}`).some(tellsMore) ? null : partsOf(said, true);
    if (parts === null || parts.length < 2) return null;
    const things = parts.map((text) => ({ text, heads: headsOf(text) }));
    return things.every(({ text }) => isThing(text)) ? { verb: '', lead, things, tail } : null;
  }
  return null;
}, TITLE_MAX);

/** The same where the verb stands between them: "посуду помыть и пол". Each keeps the words that it has. */
export function thingsAround(title: string): ThingsOfTitle | null {
  const { first, verb = '', second } = VERB_BETWEEN.exec(title.trim())?.groups ?? {};
  if (first === undefined || second === undefined || !isInfinitive(fold(verb))) return null;
  const own = first.slice(0, first.length - verb.length).trim();
  if (wordsIn(`${own} ${second}`).some(tellsMore)) return null;
  // what is short would say nothing without the verb
  const isShort = wordsIn(second).length <= SHORT_WORDS_MAX;
  const things = [
    { text: first, heads: headsOf(own) },
    { text: isShort ? `${second} ${verb}` : second, heads: headsOf(second) },
  ];
  const isWhole = [own, second].every(isThing) && things.every(({ heads }) => heads.length > 0);
  return isWhole ? { verb: fold(verb), lead: '', things } : null;
}

export const isPurchase = ({ verb }: ThingsOfTitle): boolean => PURCHASES.test(verb);

/** "список покупок" */
export const isListCalled = (title: string): boolean => wordsIn(title)[0] === LIST_WORD;

/** The title with these things in the place of its own. */
export const titleOf = ({ lead, tail = '' }: ThingsOfTitle, things: readonly string[]): string =>
  `${lead} ${joinedThings(things)}${tail}`.trim();

/** Is the thing called so, in whatever case? */
export const isCalled = ({ heads }: Thing, word: string): boolean =>
  heads.some((head) => isSameThing(head, word));

const SAME_START = 3;
const SKELETON_MIN = 3;

/** "губок" and "губки", "клей" and "клеем", too. */
function isSameThing(a: string, b: string): boolean {
  if (isSameName(a, b)) return true;
  if ((a.endsWith(J) || b.endsWith(J)) && a.replace(J_ENDING, '') === b.replace(J_ENDING, ''))
    return true;
  // "пену" and "пеной"
  const [stem, other] = [a.replace(CASE_ENDING, ''), b.replace(CASE_ENDING, '')];
  if (stem === other && stem.length >= SAME_START) return true;
  const [bones, others] = [a.replace(VOWELS, ''), b.replace(VOWELS, '')];
  const isAlike = a.slice(0, SAME_START) === b.slice(0, SAME_START);
  return isAlike && bones === others && bones.length >= SKELETON_MIN;
}

const tellsMore = (word: string): boolean => TELLS_MORE.has(word) || isInfinitive(word);

/** What stands between commas and "и"; null where "и" may join what something is for: "окна в кухне и ванной". */
function partsOf(said: string, isBought: boolean): string[] | null {
  const pieces = said.split(PARTS_MARK);
  const parts = pieces.filter((_, at) => at % 2 === 0).map((part) => part.trim());
  const marks = pieces.filter((_, at) => at % 2 === 1);
  const isDoubtful = parts.some((part, at) => {
    const words = wordsIn(part);
    const isOpen = JOINS_LAST.test(marks[at] ?? '');
    const [next = ''] = wordsIn(parts[at + 1] ?? '');
    const binds = words.some(
      (word, i) => BINDS.has(word) && !isBySize(words, i) && !(isBought && goesOn(words, i)),
    );
    return isOpen && (binds || isForTwo(words, next, isBought));
  });
  return isDoubtful || parts.some((part) => part === '') ? null : parts;
}

/** "корм для кота молоко и сыр": behind what is bound another thing is named, which "и" joins. */
function goesOn(words: readonly string[], at: number): boolean {
  const bound = words.findIndex((word, i) => i > at && !isAdjective(word));
  const last = words.at(-1) ?? '';
  return bound > at && bound < words.length - 1 && isThingWord(last) && !MEASURED.test(last);
}

/** "саморезы три на шестнадцать": two counts make a size, and nothing is bound to anything. */
const isBySize = (words: readonly string[], at: number): boolean =>
  BY_SIZE.has(words[at] ?? '') &&
  COUNTS.test(words[at - 1] ?? '') &&
  COUNTS.test(words[at + 1] ?? '');

/** "подарок Оле и Пете", "отправить отчёт юристу и врачу": both are those who get it. */
const isForTwo = (words: readonly string[], next: string, isBought: boolean): boolean =>
  words.length > 1 &&
  ((!isBought && headsOf(words.join(' ')).length > 1) ||
    GIVEN_TO.test(words[0] ?? '') ||
    isOfSomebody(next));

/** "маме", "сестре": whose the thing is to be, and no thing itself. */
export const isOfSomebody = (word: string): boolean =>
  OF_SOMEBODY.test(word) && !THINGS_IN_E.test(word);

/** Dictated, with no comma anywhere. */
const isRun = (said: string): boolean => !said.includes(',');

/** "лук морковь и свёклу": each word is a thing, but for those that are said of the one beside them. */
function runOf(parts: readonly string[]): string[] | null {
  const apart = parts.flatMap((part) => thingsInRun(part));
  const isLong = parts.length > 1 || apart.length >= RUN_MIN;
  // "сто на четыре" ends so as well
  const isForSomebody = apart.some(
    (thing) => isOfSomebody(fold(thing)) && !COUNTS.test(wordsIn(thing).at(-1) ?? ''),
  );
  const isGiven = GIVEN_TO.test(wordsIn(parts[0] ?? '')[0] ?? '');
  if (!isLong) return [...parts];
  return isForSomebody || (isGiven && apart.length > parts.length) ? [...parts] : apart;
}

function thingsInRun(part: string): string[] {
  const things: string[] = [];
  // what is said of a thing before it is named
  let ahead: string[] = [];
  let isBound = false;
  for (const { text, word } of sizedWords(part)) {
    const last = things.at(-1);
    // "краску пять литров валик": so much of what stands before it
    if (last !== undefined && !isBound && isOfLast(ahead, word)) {
      things[things.length - 1] = [last, ...ahead].join(' ');
      ahead = [];
    }
    const isOfNext = MEASURES.has(word) || isAdjective(word) || COUNTS.test(word);
    if (BINDS.has(word) && last !== undefined && ahead.length === 0) {
      things[things.length - 1] = `${last} ${text}`;
      isBound = true;
    } else if (isBound && last !== undefined) {
      things[things.length - 1] = `${last} ${text}`;
      isBound = isAdjective(word);
    } else if (isOfNext) {
      ahead.push(text);
    } else {
      things.push([...ahead, text].join(' '));
      ahead = [];
    }
  }
  const last = things.at(-1);
  if (ahead.length === 0) return things;
  if (last === undefined) return [ahead.join(' ')];
  return [...things.slice(0, -1), [last, ...ahead].join(' ')];
}

/** A word as it is looked up, and with the size that stands behind it: "саморезы", "саморезы три на шестнадцать". */
interface SizedWord {
  readonly text: string;
  readonly word: string;
}

function sizedWords(part: string): SizedWord[] {
  const words = part.split(/\s+/u).filter((word) => !FILLERS.has(fold(word)));
  const folded = words.map(fold);
  const sized: SizedWord[] = [];
  for (const [at, text] of words.entries()) {
    const word = folded[at] ?? '';
    const last = sized.at(-1);
    const isSize = SIZE.test(word) || [at - 1, at, at + 1].some((i) => isBySize(folded, i));
    if (isSize && last !== undefined)
      sized.splice(-1, 1, { ...last, text: `${last.text} ${text}` });
    else sized.push({ text, word });
  }
  return sized;
}

/** Is what was counted and measured before the word no measure of it? */
const isOfLast = (ahead: readonly string[], word: string): boolean =>
  isMeasuring(ahead) && isThingWord(word) && !MEASURED.test(word);

const isThingWord = (word: string): boolean =>
  !MEASURES.has(word) && !isAdjective(word) && !COUNTS.test(word) && !BINDS.has(word);

const isMeasuring = (ahead: readonly string[]): boolean =>
  ahead.length > 1 && COUNTS.test(fold(ahead[0] ?? '')) && MEASURES.has(fold(ahead.at(-1) ?? ''));

const isAdjective = (word: string): boolean =>
  LIKE_ADJECTIVE.test(word) && !THINGS_LIKE_ADJECTIVES.has(word) && !LIKE_THING.test(word);

/** The words that name the thing: not how much of it, what it is like or what it is for. */
function headsOf(thing: string): string[] {
  const words = wordsIn(thing);
  const bound = words.findIndex((word) => BINDS.has(word));
  const own = (bound < 1 ? words : words.slice(0, bound)).filter(
    (word) => word.length >= HEAD_MIN && !COUNTS.test(word),
  );
  const named = own.filter((word) => !MEASURES.has(word) && !isAdjective(word));
  // "пол" is a half as well
  return named.length > 0 ? named : own.length > 0 ? own : words.slice(0, 1);
}

function isThing(thing: string): boolean {
  const words = wordsIn(thing);
  return words.length > 0 && words.length <= THING_WORDS_MAX && !BINDS.has(words[0] ?? '');
}
