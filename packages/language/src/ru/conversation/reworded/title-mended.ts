import {
  type ObjectHandle,
  type ReadOperation,
  type ThreadHints,
  TITLE_MAX_CHARS,
} from '@planerka/contracts';
import { fold } from '../../../grammar/scan.ts';
import { isImperative, isInfinitive } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { type Conversation, cappedAt, isTitleAsked, operationsOf } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import { knownAs, namingWords } from '../objects/known-as.ts';
import type { Words } from '../words.ts';
import { isNearHalf } from './near-half.ts';
import * as phrases from './title-mended-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 220;

type Way = (
  text: string,
  thread: ThreadHints,
  again: Words['again'],
) => readonly ReadOperation[] | null;

/**
 * What mends a title that was written wrongly: "название не то. должно быть X" of what was written last, "там опечатка",
 * "кп это антону отправить, исправь название", what is quoted by its title or the beginning of it. A reason is no name:
 * "переименуй X, а то непонятно" asks for the new one. Null for everything else.
 */
export function titleMended({
  said,
  thread,
  request,
  again,
}: Pick<Words, 'said' | 'thread' | 'request' | 'again'>): Conversation | null {
  if (thread === null || isTitleAsked(request) || said.length > CHARS_MAX) return null;
  if (!phrases.MAY_MEND.test(said) || said.includes('\n')) return null;
  if (request.source?.channel === 'telegram_edit') return null;
  const text = said.trim();
  const { hour } = phrases.TIME_IS_WRONG.exec(text)?.groups ?? {};
  if (hour !== undefined) return movedTo(Number(hour), thread, again);
  for (const way of WAYS) {
    const found = way(text, thread, again);
    if (found !== null) return operationsOf(found, true);
  }
  return null;
}

const NOON = 12;

/** "время не то, должно быть 17"; "8" is in the half of the day of what stands, and asked where neither is near. */
function movedTo(hour: number, thread: ThreadHints, again: Words['again']): Conversation | null {
  const known = inView(thread);
  const found = known === null ? null : again(phrases.movedTo(String(hour)));
  if (known === null || found?.kind !== 'operations') return null;
  if (hour === 0 || hour >= NOON) return cappedAt(LIKELY, found);
  const { begins_at: begins = '' } =
    thread.beginnings?.find((one) => one.kind === known.kind && one.number === known.number) ?? {};
  const operations = found.operations.map((read) => ({ ...read, half_open: true as const }));
  return cappedAt(isNearHalf(hour, begins) ? LIKELY : GUESS, { ...found, operations });
}

const called = (known: ObjectHandle | null, name: string, confidence: number): ReadOperation => {
  const title = name
    .trim()
    .replace(/^[«"“„](.*)[»"”]$/u, '$1')
    .slice(0, TITLE_MAX_CHARS);
  return { operation: { type: 'rename', ...handleOf(known), title }, confidence };
};

const handleOf = (known: ObjectHandle | null): { task?: number; timeblock?: number } => {
  if (known?.kind === 'task') return { task: known.number };
  return known?.kind === 'timeblock' ? { timeblock: known.number } : {};
};

/** The one thing that bears the words; null where none or several do. */
function oneOf(name: string, thread: ThreadHints): ObjectHandle | null {
  const words = namingWords(name);
  const known = words.length > 0 ? knownAs(words, thread) : exactly(wordsIn(name), thread);
  const whole = known.filter(({ title = '' }) => namingWords(title).length === words.length);
  const [only, ...others] = whole.length > 0 ? whole : known;
  return only === undefined || others.length > 0 ? null : only;
}

/** "кп": so short a name has to stand there just so. */
const exactly = (words: readonly string[], { candidates }: ThreadHints): ObjectHandle[] =>
  candidates.filter(
    ({ kind, title = '' }) =>
      kind !== 'project' && words.every((word) => wordsIn(title).includes(word)),
  );

/** How many words of the new name the title has already. */
const sharedWith = (name: string, { title = '' }: ObjectHandle): number =>
  ownWordsOf(title).filter((word) => shares(wordsIn(name), word)).length;

const ownWordsOf = (name: string): readonly string[] =>
  wordsIn(name).filter((word) => !phrases.SMALL.has(word));

/** What the new name is most like, where that is not what is in view. */
function likest(name: string, thread: ThreadHints): ObjectHandle | null {
  const seen = inView(thread);
  if (seen !== null && sharedWith(name, seen) > 0) return seen;
  const alike = thread.candidates.filter(
    (each) => each.kind !== 'project' && sharedWith(name, each) > 0,
  );
  const most = Math.max(...alike.map((each) => sharedWith(name, each)));
  const [only, ...others] = alike.filter((each) => sharedWith(name, each) === most);
  return only !== undefined && others.length === 0 ? only : seen;
}

/** "название не то. должно быть смета": the name that is right, where nothing else is named; null for everything else. */
export function titleSaidRight(text: string): string | null {
  const { whose, of = whose, title } = phrases.NAME_IS_WRONG.exec(text.trim())?.groups ?? {};
  return of === undefined ? (title ?? null) : null;
}

/** "название не то. должно быть X" */
const nameIsWrong: Way = (text, thread) => {
  const { whose, of = whose, title } = phrases.NAME_IS_WRONG.exec(text)?.groups ?? {};
  if (title === undefined || saysMore(title)) return null;
  if (of === undefined) return ofLikest(title, thread);
  // "название фирмы неверное": nothing is called so
  if (knownAs(namingWords(of), thread).length === 0 && oneOf(of, thread) === null) return null;
  const known = oneOf(of, thread);
  // of several, the runtime asks which
  if (known === null) return [{ ...called(null, title, GUESS), mention: of }];
  const read = likelyCalled(known, title);
  // "название лекарства": of what only stands in the title a name of its own may be told
  const isWhole = ownWordsOf(of).some((word) => shares(ownWordsOf(title), word));
  return [isWhole ? read : { ...read, confidence: GUESS }];
};

const amissInName: Way = (text, thread) => {
  const { what, title } = phrases.AMISS_IN_NAME.exec(text)?.groups ?? {};
  if (title === undefined || saysMore(title)) return null;
  const bearer = what === undefined ? null : holding(what, thread);
  if (bearer === null || what === undefined) return ofLikest(title, thread);
  const { title: own = '' } = bearer;
  const left = without(own, indexIn(own, what), what.length);
  return [likelyCalled(bearer, title, left)];
};

function ofLikest(title: string, thread: ThreadHints): readonly ReadOperation[] | null {
  const known = likest(title, thread);
  if (known === null) return [called(null, title, GUESS)];
  const read = likelyCalled(known, title);
  return [known === inView(thread) ? read : { ...read, confidence: GUESS }];
}

/** Something to do, or when, told beside a name is for the readers behind. */
const saysMore = (name: string): boolean => saysTime(name) || ordersMore(name);

/** A time that is told beside the name is said of the thing, and may be no part of it. */
const saysTime = (name: string): boolean => !isQuoted(name) && readText(name).items.some(isFact);

const shares = (words: readonly string[], word: string): boolean =>
  words.some((each) => isSameName(each, word));

/**
 * A new name that begins as the title does is one; another may tell how it is to be, what to do about it, or only what a
 * word of it should be. `left` is the title without what is not to stand in it.
 */
function likelyCalled(known: ObjectHandle, name: string, left = known.title ?? ''): ReadOperation {
  const [said, own] = [wordsIn(name), wordsIn(left)];
  const [first = ''] = own;
  const alike = ownWordsOf(name).filter((word) => shares(own, word));
  const isNone = phrases.NO_NAME.test(name.trim()) && !alike.some((word) => word !== said[0]);
  if (isNone) return { operation: { type: 'rename', ...handleOf(known) }, confidence: LIKELY };
  if (isInfinitive(first) && !said.some(isInfinitive)) return onlyWords(known, name);
  return called(known, name, alike.length > 0 && shares(said, first) ? LIKELY : GUESS);
}

/** "отель зоря" of «забронировать отель заря»: the words from there on; where they are not alike, the name is asked. */
function onlyWords(known: ObjectHandle, name: string): ReadOperation {
  const { title = '' } = known;
  const [first = ''] = wordsIn(name);
  const from = wordsIn(title).find((word) => isSameName(word, first));
  const at = from === undefined ? -1 : indexIn(title, from);
  if (at < 0) return { operation: { type: 'rename', ...handleOf(known) }, confidence: LIKELY };
  return called(known, `${title.slice(0, at)}${name.trim()}`, GUESS);
}

/** Where these whole words stand in the title; -1 where they do not. */
function indexIn(title: string, words: string): number {
  const [text, wanted] = [fold(title), fold(words)];
  const isEdge = (at: number): boolean => !/[a-zЀ-ӿ0-9]/u.test(text[at] ?? ' ');
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    if (isEdge(at - 1) && isEdge(at + wanted.length)) return at;
  }
  return -1;
}

/** What is in view, or the one thing whose title holds these very words. */
function holding(words: string, thread: ThreadHints): ObjectHandle | null {
  const holds = ({ kind, title = '' }: ObjectHandle): boolean =>
    kind !== 'project' && indexIn(title, words) >= 0;
  const seen = inView(thread);
  if (seen !== null && holds(seen)) return seen;
  const [only, ...others] = thread.candidates.filter(holds);
  return only === undefined || others.length > 0 ? null : only;
}

/** "там опечатка стоматолог а не стамотолог" */
const slipInName: Way = (text, thread) => {
  for (const pattern of phrases.SLIP_IN_NAME) {
    const { right, wrong } = pattern.exec(text)?.groups ?? {};
    const known = wrong === undefined ? null : holding(wrong, thread);
    if (right === undefined || wrong === undefined || known === null) continue;
    const { title = '' } = known;
    // "позвонить маме, а не папе": the verb stands in the title already
    const at = indexIn(title, wrong);
    const kept = title.slice(0, at);
    const isLed = kept !== '' && right.toLowerCase().startsWith(kept.toLowerCase());
    const next = `${isLed ? '' : kept}${right}${title.slice(at + wrong.length)}`;
    // "позвони папе, а не маме" says more than the one word
    const isAlike = wordsIn(right).length === wordsIn(wrong).length;
    return [called(known, next, isAlike ? LIKELY : GUESS)];
  }
  return null;
};

/** "переименуй обложки маше, а то там вечера лишнее": without that word, or what is to be asked. */
const renamedWhy: Way = (text, thread) => {
  const { name, why } = phrases.RENAMED_WHY.exec(text)?.groups ?? {};
  if (name === undefined || why === undefined || phrases.HAS_NEW_NAME.test(` ${name} `))
    return null;
  const known = oneOf(name, thread);
  if (known === null) return [{ operation: { type: 'rename' }, confidence: LIKELY, mention: name }];
  const { word } = phrases.TOO_MUCH.exec(why)?.groups ?? {};
  const at = word === undefined ? -1 : indexIn(known.title ?? '', word);
  const left = word === undefined || at < 0 ? '' : without(known.title ?? '', at, word.length);
  if (left === '')
    return [{ operation: { type: 'rename', ...handleOf(known) }, confidence: LIKELY }];
  return [called(known, left, LIKELY)];
};

/** "переименуй кп в кп для антона, а то забуду": sure where the new name says a word of the old one again. */
const renamedAndWhy: Way = (text, thread) => {
  const { name, title } = phrases.RENAMED_AND_WHY.exec(text)?.groups ?? {};
  const known = name === undefined ? null : oneOf(name, thread);
  if (known === null || title === undefined) return null;
  const isSure = sharedWith(title, known) > 0 && !saysMore(title);
  return [called(known, title, isSure ? LIKELY : GUESS)];
};

const without = (title: string, at: number, length: number): string =>
  `${title.slice(0, at)}${title.slice(at + length)}`.replace(/\s+/gu, ' ').trim();

/** "кп это антону отправить, исправь название": what the title does not say yet stands behind it. */
const moreOfName: Way = (text, thread) => {
  const { name, more } = phrases.MORE_OF_NAME.exec(text)?.groups ?? {};
  const known = name === undefined ? null : oneOf(name, thread);
  if (known === null || more === undefined) return null;
  const { title = '' } = known;
  const added = more
    .split(/\s+/u)
    .filter((word) => !wordsIn(title).some((each) => isSameName(each, fold(word))));
  return added.length === 0 ? null : [called(known, [title, ...added].join(' '), GUESS)];
};

const calledAsTold: Way = (text, thread) => {
  const { name, title } = phrases.CALLED_AS_TOLD.exec(text)?.groups ?? {};
  const known = name === undefined ? null : oneOf(name, thread);
  return known === null || title === undefined || saysMore(title)
    ? null
    : [likelyCalled(known, title)];
};

/** What is quoted whole, or by what only one title begins with or holds. */
function quoted(
  old: string,
  thread: ThreadHints,
): { known: ObjectHandle; isWhole: boolean } | null {
  const things = thread.candidates.filter(({ kind }) => kind !== 'project');
  const whole = things.filter(({ title = '' }) => fold(title).trim() === fold(old).trim());
  const begun = things.filter(({ title = '' }) => indexIn(title, old.trim()) === 0);
  const [known, ...others] = whole.length > 0 ? whole : begun;
  return known === undefined || others.length > 0 ? null : { known, isWhole: whole.length > 0 };
}

const quotedRenamed: Way = (text, thread, again) => {
  for (const pattern of phrases.QUOTED_RENAMED) {
    const { old, call, into, title } = pattern.exec(text)?.groups ?? {};
    const found = old === undefined ? null : quoted(old, thread);
    if (found === null || title === undefined) continue;
    // "«a» в «b» и перенеси на завтра": more is ordered behind the name
    if (phrases.MORE_BEHIND_QUOTES.test(title) || ordersMore(title)) {
      return isReadAmiss(again(text)) ? [called(found.known, title, GUESS)] : null;
    }
    const { title: alone } = phrases.WHY_BEHIND_NAME.exec(title)?.groups ?? {};
    const name = alone ?? title;
    if (saysHow(name, into)) {
      return [{ operation: { type: 'rename', ...handleOf(found.known) }, confidence: LIKELY }];
    }
    const isSure = isToldAsName(name, into, call) && alone === undefined && !saysTime(name);
    return [called(found.known, name, isSure ? LIKELY : GUESS)];
  }
  return null;
};

/** The old name in its quotes was read as a part of the new one. */
const isReadAmiss = (read: Conversation | null): boolean =>
  read?.kind === 'operations' &&
  read.operations.some(
    ({ operation }) => operation.type === 'rename' && isQuoted(operation.title ?? ''),
  );

/** "переименуй покороче", "назови как хочешь"; behind "в" stands a name, whatever it is like. */
const saysHow = (name: string, into: string | undefined): boolean =>
  into === undefined || fold(into) === phrases.AS
    ? phrases.HOW_TO_CALL.test(name) || phrases.NO_NAME.test(name)
    : phrases.CALLED_SOMEHOW.test(name);

function isToldAsName(name: string, into: string | undefined, call = ''): boolean {
  if (isQuoted(name)) return true;
  const [first = '', ...more] = wordsIn(name);
  // "в отчёт и удалить смету" may order something else
  if (!isInfinitive(first) && more.some(isInfinitive)) return false;
  return into === undefined ? phrases.CALLS.test(call) : fold(into) !== phrases.AS;
}

const isQuoted = (name: string): boolean => /^[«"“„]/u.test(name);

/** Is something else ordered behind a name that is not quoted? */
function ordersMore(name: string): boolean {
  const [, ...more] = wordsIn(name);
  return (
    !isQuoted(name) &&
    more.some((word) => isImperative(word) || (isVerb(word) && !isInfinitive(word)))
  );
}

const quotedTaken: Way = (text, thread) => {
  for (const pattern of phrases.QUOTED_TAKEN) {
    const { old } = pattern.exec(text)?.groups ?? {};
    const found = old === undefined ? null : quoted(old, thread);
    if (found === null) continue;
    const { title = '' } = found.known;
    const confidence = found.isWhole ? LIKELY : GUESS;
    return [{ operation: { type: 'delete' }, confidence, mention: title }];
  }
  return null;
};

const WAYS: readonly Way[] = [
  quotedRenamed,
  quotedTaken,
  nameIsWrong,
  amissInName,
  slipInName,
  renamedAndWhy,
  renamedWhy,
  moreOfName,
  calledAsTold,
];
