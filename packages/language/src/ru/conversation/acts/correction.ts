import type { ObjectHandle, Operation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isOwnVerb } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GOES_ONTO } from '../../lexicon/acting-words.ts';
import {
  EXACTLY,
  MARKERS,
  MEANING,
  NO_AT_ALL,
  OF_LENGTH,
  OPENS_WRONG,
  PREPOSITIONS,
  RATHER,
  SAID,
  SIGHING,
} from '../../lexicon/correcting-words.ts';
import { hasTag } from '../../tags.ts';
import { isCardinal } from '../../vocabulary.ts';
import { isSameWord } from '../answers/choice-by-words.ts';
import { type Clause, isQuoted } from '../clause.ts';
import { wordsOf } from '../lexicon.ts';
import { AFTER, IT, UNSUITED, UNTIL } from '../objects/in-view-phrases.ts';
import { formOf } from '../several/same-of-another-phrases.ts';
import { deniedTime } from './denied-time.ts';
import { type FoundOperation, GUESS, LIKELY, SURE } from './made.ts';
import {
  adjectivesAlike,
  areNames,
  onlyOne,
  type Place,
  spanAlike,
  type Word,
  wordsOfTitle,
} from './span-alike.ts';
import { lengthOf, minutesIn, operationAt, readingOf, whenOf } from './when.ts';

/**
 * What corrects the object that was just shown: another time, another length, another word of its
 * title. Null when nothing is in view, or the words are no correction.
 */
export function readCorrection(clause: Clause): FoundOperation[] | null {
  const target = inView(clause.thread);
  if (target === null || clause.handles.length > 0) return null;
  const unsuited = UNSUITED.exec(clause.text)?.[0].length ?? 0;
  const words = withoutNotAlone(clause).filter(({ from }) => from >= unsuited);
  const start = words.findIndex((item) => !isCorrecting(item) && !MARKERS.has(item.word));
  if (start < 0) return null;
  const behind = words.slice(start);
  const told = behind.slice(meantFrom(behind));
  const isIntroduced = start > 0 || told.length < behind.length || unsuited > 0;
  if (!isIntroduced && !isMarked(told, words, clause)) return null;
  const { wrong, right: said } = splitAtBut(told);
  const isSoLongAfter = isAfterIt(said);
  const right = isSoLongAfter ? said.slice(0, 1) : said;
  if (right.length === 0) return null;
  // "до конца спринта": a time that is no day of the calendar has rules of its own
  const isDueIn = right.some((item) => factOf(item)?.kind === 'due-in');
  if (isDueIn) return null;
  const isExact = told.length < behind.length || EXACTLY.test(clause.text.slice(words[0]?.from));
  const isRather = RATHER.test(clause.text.trim());
  const operation =
    (isSoLongAfter ? laterBy(right[0]) : null) ??
    corrected(target, clause, { wrong, right, isExact, isRather });
  return operation === null ? null : [asCorrection(operation, { wrong, right }, clause)];
}

/** The operation with what tells that it corrects, and which one. */
function asCorrection(
  operation: Operation,
  sides: { readonly wrong: readonly Item[]; readonly right: readonly Item[] },
  clause: Clause,
): FoundOperation {
  const isRenamed = operation.type === 'rename';
  // "точнее поздравить": what is done otherwise may want another case
  const isVerbAlone =
    sides.wrong.length === 0 && sides.right.every(({ word }) => isInfinitive(word));
  return {
    operation,
    confidence: isRenamed ? (isVerbAlone ? GUESS : LIKELY) : SURE,
    isAddressed: true,
    corrects: true,
    // "не на 6, а на 8" of a title is no hour
    ...(isRenamed ? {} : deniedTime(sides, clause)),
    ...(isDayOpen(operation, sides.right) ? { day_open: true as const } : {}),
  };
}

/** "не к 12, а к 11": the day is that on which the task is due. */
const isDayOpen = ({ type }: Operation, right: readonly Item[]): boolean =>
  type === 'set_due' && right.some(isDueAtHour);

/** "до 15:00": on which day is not said, and that of the object is not known here. */
function isDueAtHour(item: Item): boolean {
  const fact = factOf(item);
  if (fact?.kind !== 'due') return false;
  const { day, period, clock } = fact.point;
  return day === null && period === null && clock !== null;
}

/** Do the words themselves say that they correct something, though none leads up to them? */
function isMarked(told: readonly Item[], words: readonly Item[], clause: Clause): boolean {
  const isUnsaid = OPENS_WRONG.test(clause.text.slice(told[0]?.from));
  const isCut = words.length < clause.items.filter((item) => !isMark(item)).length;
  if (isUnsaid || isCut || isAfterIt(told) || SIGHING.test(clause.text)) return true;
  // a bare time in reply to a message is that of what the message made
  return clause.thread?.named === true && told.every(isFact);
}

/** Another time for it, or other words in its title. */
function corrected(
  target: ObjectHandle,
  clause: Clause,
  {
    wrong,
    right,
    isExact,
    isRather,
  }: {
    readonly wrong: readonly Item[];
    readonly right: readonly Item[];
    readonly isExact: boolean;
    readonly isRather: boolean;
  },
): Operation | null {
  const anew = { wrong: wordsIn(clause, wrong), right: wordsIn(clause, right), isExact, isRather };
  const isOfTitle = wrong.length > 0 && holds(target.title ?? '', anew.wrong);
  // "не Лене, а Оле завтра в 10 звоню": what one does then is no part of a name
  if (isOfTitle && right.some(isFact) && right.some(({ word }) => isOwnVerb(word))) return null;
  const time = right.every(isOfTime) && !isOfTitle ? timeOf(target, right, clause) : null;
  return time ?? retitled(target, anew);
}

/** "через неделю после этого": counted from where it stands. */
const isAfterIt = ([length, after, it, ...more]: readonly Item[]): boolean =>
  more.length === 0 &&
  length !== undefined &&
  factOf(length)?.kind === 'offset' &&
  after?.word === AFTER &&
  it !== undefined &&
  IT.has(it.word);

function laterBy(item: Item | undefined): Operation | null {
  const length = item === undefined ? null : lengthOf(factOf(item));
  return length === null ? null : { type: 'reschedule', shift_minutes: minutesIn(length) };
}

/** "на час позже": the direction is no fact of time by itself. */
const isOfTime = (item: Item): boolean =>
  isFact(item) ||
  wordsOf('later')?.has(item.word) === true ||
  wordsOf('earlier')?.has(item.word) === true;

/** "не, в 15:30": behind a "не" of its own a correction follows as behind "нет". */
function withoutNotAlone({ items, text }: Clause): readonly Item[] {
  const words = items.filter((item) => !isMark(item) || isQuoted(item) || isCorrecting(item));
  const [first] = words;
  const isAlone =
    first !== undefined && hasTag(first, 'not') && /^\s*[,.!—–-]/u.test(text.slice(first.to));
  return isAlone || first?.word === NO_AT_ALL ? words.slice(1) : words;
}

/** The one object that was shown last, with its title. */
export function inView(thread: ThreadHints | null): ObjectHandle | null {
  if (thread === null) return null;
  const { default_task_id: task, default_timeblock_id: block } = thread;
  const isIt = ({ kind, number }: ObjectHandle): boolean =>
    (kind === 'task' && number === task) || (kind === 'timeblock' && number === block);
  return thread.candidates.find(isIt) ?? null;
}

/** "нет,", "ой,", "то есть" take back what was said before them. */
const isCorrecting = ({ meaning }: Item): boolean => meaning?.kind === 'correction';

/** Where the words behind "то есть", "я имел в виду" begin; 0 when neither was said. */
function meantFrom(words: readonly Item[]): number {
  const said = wordsFrom(words, SAID);
  if (said > 0) return words.slice(said).every(isOfTime) ? said : 0;
  return wordsFrom(words, MEANING);
}

function wordsFrom(words: readonly Item[], phrases: readonly (readonly string[])[]): number {
  for (const phrase of phrases) {
    const at = words.findIndex((_, index) =>
      phrase.every((word, next) => words[index + next]?.word === word),
    );
    if (at >= 0 && at <= 2) return at + phrase.length;
  }
  return 0;
}

/** "не завтра, а послезавтра": what was wrong and what is right. */
function splitAtBut(words: readonly Item[]): {
  readonly wrong: readonly Item[];
  readonly right: readonly Item[];
} {
  const but = words.findIndex((item) => hasTag(item, 'whereas'));
  if (!hasTag(words[0], 'not')) return { wrong: [], right: words };
  const [, wrong, ...right] = words;
  // "не завтра послезавтра", as it is spoken
  if (but < 0 && words.length > 2 && wrong !== undefined && words.slice(1).every(isFact)) {
    return { wrong: [wrong], right };
  }
  if (but < 0) return { wrong: [], right: words };
  return { wrong: words.slice(1, but), right: words.slice(but + 1) };
}

function timeOf(
  { kind }: ObjectHandle,
  items: readonly Item[],
  { text, ground }: Clause,
): Operation | null {
  const [only, ...more] = items;
  const isLength = only !== undefined && OF_LENGTH.test(text.slice(only.from, only.to));
  const length = more.length === 0 && isLength ? lengthOf(factOf(only)) : null;
  // "ой, на полтора часа" is how long; "в час", "через час" is when
  const isBare = only !== undefined && factOf(only)?.kind === 'length';
  if (length !== null && (isBare || GOES_ONTO.test(text.slice(only?.from)))) {
    return { type: 'set_duration', duration_minutes: minutesIn(length) };
  }
  const when = whenOf(items, text, ground);
  if (when === null || Object.keys(when.fields).length === 0) return null;
  const isBlock = kind === 'timeblock';
  return (isBlock ? endIn(items, text, ground) : null) ?? operationAt(when, isBlock);
}

/** "а нет, до 17", of a timeblock: when it is over. */
function endIn(items: readonly Item[], text: string, ground: Clause['ground']): Operation | null {
  const until = items.find((item) => factOf(item)?.kind === 'due');
  if (until === undefined || !UNTIL.test(text.slice(until.from, until.to))) return null;
  const end = readingOf(items, text, ground)?.reading.start ?? null;
  return end?.includes('T') === true ? { type: 'set_duration', end_at: end } : null;
}

const wordsIn = ({ said }: Clause, items: readonly Item[]): string =>
  items.length === 0 ? '' : said.slice(items[0]?.from, items.at(-1)?.to).trim();

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
  if (span === null) return null;
  const right = withoutSaidAhead(said, title.slice(0, span.from));
  const next =
    `${title.slice(0, span.from)}${inPlace(title, span, right)}${title.slice(span.to)}`.trim();
  return next === title ? null : { type: 'rename', title: next };
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
  { title, right, isExact, isRather }: Omit<SaidAnew, 'wrong'> & { readonly title: string },
): Place | null {
  const [preposition = ''] = right.toLowerCase().split(' ');
  const last = words.at(-1);
  if (last === undefined) return null;
  if (!PREPOSITIONS.has(preposition)) {
    const isOneWord = !right.includes(' ');
    const adjectives = adjectivesAlike(title, right);
    if (adjectives.length > 0) return onlyOne(adjectives);
    if (isOneWord && areNames(right)) return spanOfName(words, title);
    // "нет, Диме и Лене"
    if (areNames(right)) return spanAlike(title, right);
    // "точнее банки" behind "сдать бутылки": there is but one thing that it could stand for
    const isOnlyThing =
      (isExact || (isRather && formOf(right.toLowerCase()) !== null)) &&
      isOneWord &&
      words.length === 2 &&
      isInfinitive(words[0]?.word ?? '') &&
      !isInfinitive(right.toLowerCase());
    if (isOnlyThing) return { from: last.from, to: last.to };
    return isExact ? (spanBeside(title, right) ?? spanAlike(title, right)) : null;
  }
  // "лучше в субботу купить хлеб" is something to do at a time, and no place in "съёмка в саду"
  const said = isExact ? [] : readText(right).items;
  if (said.some(isFact) && said.some(({ word }) => isInfinitive(word))) return null;
  const at = words.findLastIndex(({ word }) => word === preposition);
  const found = words[at];
  return found === undefined ? null : { from: found.from, to: last.to };
}
