import type { ObjectHandle, Operation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isOwnVerb } from '../../commands/finite-verbs.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { GOES_ONTO } from '../../lexicon/acting-words.ts';
import {
  BESIDE_ONESELF,
  EXACTLY,
  MARKERS,
  MEANING,
  NO_AT_ALL,
  OF_LENGTH,
  ONESELF,
  OPENS_WRONG,
  RATHER,
  SAID,
  SIGHING,
} from '../../lexicon/correcting-words.ts';
import { hasTag } from '../../tags.ts';
import { type Clause, isQuoted } from '../clause.ts';
import { wordsOf } from '../lexicon.ts';
import { AFTER, IT, UNSUITED, UNTIL } from '../objects/in-view-phrases.ts';
import { deniedTime } from './denied-time.ts';
import { goodbyeIn } from './goodbye.ts';
import { type FoundOperation, GUESS, LIKELY, SURE } from './made.ts';
import { holds, retitled } from './retitled.ts';
import { mayBeAnother, verbInstead } from './verb-instead.ts';
import { lengthOf, minutesIn, operationAt, readingOf, whenOf } from './when.ts';
/**
 * What corrects the object that was just shown: another time, another length, another word of its
 * title. Null when nothing is in view, or the words are no correction.
 */
export function readCorrection(clause: Clause): FoundOperation[] | null {
  const target = corrigible(clause);
  if (target === null) return null;
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
  if (operation === null) return null;
  const found = asCorrection(operation, { wrong, right }, clause);
  const isPlain = isExact || wrong.length > 0;
  const weighed = weighedBy(found, { isPlain, right: wordsIn(clause, right) }, target, clause);
  return [orOfOneself(weighed, told.length < behind.length ? [] : words.slice(0, start))];
}

/** "а я вечером" of a flight at five: what somebody himself does then is not what is in view. */
function orOfOneself(found: FoundOperation, ahead: readonly Item[]): FoundOperation {
  const isOfOneself =
    ahead.some(({ word }) => word === ONESELF) &&
    ahead.every(({ word }) => BESIDE_ONESELF.has(word));
  return isOfOneself ? { ...found, confidence: Math.min(found.confidence, GUESS) } : found;
}

/** What is in view, where no number names anything, and the words are no goodbye: "давай до пятницы". */
function corrigible({ thread, text, handles }: Clause): ObjectHandle | null {
  const mayPart = thread?.named !== true && goodbyeIn(text) !== null;
  return mayPart || handles.length > 0 ? null : inView(thread);
}

/** "не корм, а лопату" beside «купить лопату»: another object bears the word already, and may be the one that is meant. */
function isAnothers(
  { type }: Operation,
  right: string,
  target: ObjectHandle,
  { thread }: Clause,
): boolean {
  const others = (thread?.candidates ?? []).filter((each) => each !== target);
  return type === 'rename' && others.some(({ title = '' }) => holds(title, right));
}

/** As sure as the words make it: another word, or one that another object bears, is asked about. */
function weighedBy(
  found: FoundOperation,
  { isPlain, right }: { readonly isPlain: boolean; readonly right: string },
  target: ObjectHandle,
  clause: Clause,
): FoundOperation {
  if (isAnothers(found.operation, right, target, clause)) return { ...found, confidence: GUESS };
  return isPlain ? found : orAsked(found, target, right);
}

/** "нет, рабочую" of «купить красную краску»: what may be another word altogether is asked about. */
const orAsked = (found: FoundOperation, { title = '' }: ObjectHandle, right: string) =>
  mayBeAnother(title, right) ? { ...found, confidence: GUESS } : found;

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
export function isDueAtHour(item: Item): boolean {
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
  return time ?? verbInstead(target.title ?? '', right) ?? retitled(target, anew);
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
