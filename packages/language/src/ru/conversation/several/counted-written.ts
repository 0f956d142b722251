import type { ObjectHandle, ReadOperation, ThreadHints } from '@planerka/contracts';
import { isPast } from '../../commands/finite-verbs.ts';
import { isImperative } from '../../commands/verb-forms.ts';
import { isFact } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { takesAway } from '../acts/takes-away.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isAsking, operationsOf } from '../conversation.ts';
import { isVerb } from '../lexicon.ts';
import { bears, NAME_MIN } from '../objects/bearers.ts';
import { placeOf } from '../objects/ordinal.ts';
import type { Reader, Words } from '../words.ts';
import {
  asOrders,
  type Counted,
  countedIn,
  isDoIt,
  isSaidOfIt,
} from './counted-written-phrases.ts';
import { BETWEEN_POINTED, LEADS_TO_POINTED } from './each-pointed-phrases.ts';
import { isWhole } from './numbered-apart.ts';

/** Longer texts are stories. */
const CHARS_MAX = 160;
/** More in one breath are not told apart by ear. */
const PARTS_MAX = 4;
const LEAST = 0.6;

/**
 * "первую на завтра, вторую на послезавтра" behind two messages that wrote one task each: the newest ones of the thread, in
 * the order in which they were written. Null where a list is in view, whose rows are meant then.
 */
export const countedWritten: Reader = (words) => {
  const { said, thread, request } = words;
  if (thread === null || thread.named === true || isAsking(request)) return null;
  if (thread.listed_count !== 0 || said.length > CHARS_MAX || /[?:\n«"]/u.test(said)) return null;
  const parts = partsOf(said);
  if (parts.length < 2 || parts.length > PARTS_MAX) return null;
  const places = parts.map((part) => placeOf(countedIn(part)?.place ?? ''));
  const written = lastWritten(parts.length, thread);
  if (written === null || !isEachOnce(places)) return null;
  const found = parts.map((part, at) => ofWritten(part, written[(places[at] ?? 0) - 1], words));
  const operations = found.filter((one) => one !== null);
  if (operations.length < parts.length) return null;
  const isClear =
    !isOneOfMore(written, thread) && operations.every(({ confidence }) => confidence > GUESS);
  const asked = operations.map((one) => (isClear && !takesAway(one.operation) ? one : guess(one)));
  return operationsOf(asked, true);
};

const guess = (one: ReadOperation): ReadOperation => ({
  ...one,
  confidence: Math.min(one.confidence, GUESS),
});

/** "первую сделай, вторую удали": places and verbs alone, which are no title of anything. */
export function isOnlyCounted(said: string): boolean {
  const parts = partsOf(said);
  const isCounted = parts.every((part) => {
    const { place = '', rest = '' } = countedIn(part) ?? {};
    const isOrder = wordsIn(rest).every((word) => isVerb(word) || isDoIt(word));
    return placeOf(place) !== null && rest !== '' && isOrder;
  });
  return parts.length > 1 && isCounted;
}

const partsOf = (said: string): readonly string[] =>
  said
    .trim()
    .replace(/[.!]+$/u, '')
    .split(BETWEEN_POINTED)
    .map((part) => part.replace(LEADS_TO_POINTED, ''));

const isEachOnce = (places: readonly (number | null)[]): boolean =>
  places.every((_, at) => places.includes(at + 1));

/**
 * The newest of the thread, the first written one first; null where they were not written one behind the other. What was
 * deleted in between is counted no more.
 */
function lastWritten(count: number, thread: ThreadHints): readonly ObjectHandle[] | null {
  const newest = thread.candidates.slice(0, count);
  const isInARow = newest.every(
    ({ kind, number }, at) =>
      kind === newest[0]?.kind &&
      kind !== 'project' &&
      (at === 0 || number === beforeIt(newest[at - 1], thread)),
  );
  return newest.length === count && isInARow ? newest.toReversed() : null;
}

/** The number of what was written right before it and still stands. */
function beforeIt(one: ObjectHandle | undefined, { deleted = [] }: ThreadHints): number {
  let number = (one?.number ?? 0) - 1;
  const isGone = (at: number): boolean =>
    deleted.some((gone) => gone.kind === one?.kind && gone.number === at);
  while (isGone(number)) number -= 1;
  return number;
}

/** One more that was written right before them may be the first as well. */
function isOneOfMore(written: readonly ObjectHandle[], thread: ThreadHints): boolean {
  const [first] = written;
  const before = thread.candidates[written.length];
  return (
    first !== undefined && before?.kind === first.kind && before.number === beforeIt(first, thread)
  );
}

/** What a part does to the one that it counts; null where it does anything else. */
function ofWritten(
  part: string,
  target: ObjectHandle | undefined,
  { acts }: Words,
): ReadOperation | null {
  const counted = target === undefined ? null : saidOfIt(part, target);
  if (target === undefined || counted === null) return null;
  for (const order of asOrders(counted, target.kind === 'task' ? 'TASK' : 'BLOCK', target.number)) {
    const [only, ...more] = acts(order) ?? [];
    const numbered = (only?.operation as Record<string, unknown> | undefined)?.[target.kind];
    if (only === undefined || more.length > 0 || numbered !== target.number) continue;
    if (isWhole({ ...only, isAddressed: true }, LEAST)) {
      const meant = { ...only, corrects: true as const };
      return isDoIt(counted.rest) ? guess(meant) : meant;
    }
  }
  return null;
}

/**
 * What is said behind the place, without words of the title; null where it counts anything else: "первый слой в субботу",
 * "первую банку на завтра" are things of their own.
 */
function saidOfIt(part: string, { kind, title = '' }: ObjectHandle): Counted | null {
  const counted = countedIn(part);
  if (counted === null || (counted.kind ?? kind) !== kind) return null;
  let { rest } = counted;
  for (;;) {
    const [next] = readText(rest).items;
    if (next === undefined || !isNamed(next.word, title)) break;
    rest = rest.slice(next.to).trim();
  }
  const [first] = readText(rest).items;
  const isOfIt =
    first === undefined ||
    isFact(first) ||
    isVerb(first.word) ||
    isImperative(first.word) ||
    isPast(first.word) ||
    isSaidOfIt(first.word);
  return isOfIt ? { ...counted, rest } : null;
}

const isNamed = (word: string, title: string): boolean =>
  word.length >= NAME_MIN && bears(title, [word]);
