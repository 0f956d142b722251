import type { ObjectHandle, ReadOperation, ThreadHints } from '@planerka/contracts';
import { GUESS } from '../acts/made.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { cappedAt, isAsking, operationsOf } from '../conversation.ts';
import { placeOf } from '../objects/ordinal.ts';
import type { Reader, Words } from '../words.ts';
import { asOrders } from './counted-written-phrases.ts';
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
  const text = said.trim().replace(/[.!]+$/u, '');
  const parts = text.split(BETWEEN_POINTED).map((part) => part.replace(LEADS_TO_POINTED, ''));
  if (parts.length < 2 || parts.length > PARTS_MAX) return null;
  const places = parts.map((part) => placeOf(wordsIn(part)[0] ?? ''));
  const written = lastWritten(parts.length, thread);
  if (written === null || !isEachOnce(places)) return null;
  const found = parts.map((part, at) => ofWritten(part, written[(places[at] ?? 0) - 1], words));
  const operations = found.filter((one) => one !== null);
  if (operations.length < parts.length) return null;
  const read = operationsOf(operations, true);
  const isClear = !isOneOfMore(written, thread);
  return isClear || read.kind !== 'operations' ? read : cappedAt(GUESS, read);
};

const isEachOnce = (places: readonly (number | null)[]): boolean =>
  places.every((_, at) => places.includes(at + 1));

/** The newest of the thread, the first written one first; null where they were not written one behind the other. */
function lastWritten(count: number, { candidates }: ThreadHints): readonly ObjectHandle[] | null {
  const newest = candidates.slice(0, count);
  const isInARow = newest.every(
    ({ kind, number }, at) =>
      kind === newest[0]?.kind && kind !== 'project' && number === newest[0].number - at,
  );
  return newest.length === count && isInARow ? newest.toReversed() : null;
}

/** One more that was written right before them may be the first as well. */
function isOneOfMore(written: readonly ObjectHandle[], { candidates }: ThreadHints): boolean {
  const [first] = written;
  const before = candidates[written.length];
  return first !== undefined && before?.kind === first.kind && before.number === first.number - 1;
}

/** What a part does to the one that it counts; null where it does anything else. */
function ofWritten(
  part: string,
  target: ObjectHandle | undefined,
  { acts }: Words,
): ReadOperation | null {
  if (target === undefined) return null;
  for (const order of asOrders(part, target.kind === 'task' ? 'TASK' : 'BLOCK', target.number)) {
    const [only, ...more] = acts(order) ?? [];
    const numbered = (only?.operation as Record<string, unknown> | undefined)?.[target.kind];
    if (only === undefined || more.length > 0 || numbered !== target.number) continue;
    if (isWhole({ ...only, isAddressed: true }, LEAST)) {
      return { ...only, corrects: true };
    }
  }
  return null;
}
