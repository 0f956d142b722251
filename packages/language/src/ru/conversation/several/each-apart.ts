import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isAnyOrder } from '../acts/order-word.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { isQuoted } from '../clause.ts';
import { ONTO } from '../lexicon.ts';
import { JOINTS, NOT_YET } from '../objects/in-view-phrases.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import { isWhole } from './numbered-apart.ts';

/** More in one breath are not told apart by ear. */
const PARTS_MAX = 4;
/** Longer texts are stories. */
const CHARS_MAX = 200;

const isJoint = (item: Item): boolean =>
  !isQuoted(item) && item.meaning === null && JOINTS.has(item.word);

/**
 * "кран заменил, обои на завтра": each part says something whole of one object that was spoken of here, so
 * each is read by itself. Null where a part does not, or where a verb that stands first may be meant for
 * more than its own part.
 */
export function eachApart(
  said: string,
  items: readonly Item[],
  thread: ThreadHints | null,
  readPart: (part: string) => readonly ReadOperation[] | null,
): readonly ReadOperation[] | null {
  if (thread === null || said.length > CHARS_MAX) return null;
  const joints = jointsIn(items);
  if (joints.length === 0 || !namesTwo(items, thread)) return null;
  const found: ReadOperation[] = [];
  let parts = 0;
  let from = 0;
  let isLed = false;
  for (const joint of [...joints, null]) {
    const to = joint?.from ?? said.length;
    // all of it is no part of itself
    if (from === 0 && joint === null) return null;
    const words = items.filter((item) => item.from >= from && item.to <= to && !isMark(item));
    const read = wholeIn(said.slice(from, to), words, { thread, readPart });
    if (read === null) continue;
    if (read.length > 0) {
      // "отмени созвон в среду, а в четверг планёрку": the verb is meant for both
      if (isLed && !standsAlone(words, said, read)) return null;
      found.push(...read);
      isLed ||= isAnyOrder(words[0]);
    }
    parts += 1;
    from = joint?.to ?? said.length;
  }
  return from === said.length && parts > 1 && found.length > 0 ? found : null;
}

/** The joints between the parts; none where they are too many, and where something is asked or listed. */
function jointsIn(items: readonly Item[]): readonly Item[] {
  if (items.some(({ word }) => word === '?' || word === ':')) return [];
  const joints = items.filter(isJoint);
  return joints.length > PARTS_MAX ? [] : joints;
}

/** What a part says whole; empty where it says that nothing is to be done, null where it is no part by itself. */
function wholeIn(
  part: string,
  words: readonly Item[],
  {
    thread,
    readPart,
  }: {
    readonly thread: ThreadHints;
    readonly readPart: (part: string) => readonly ReadOperation[] | null;
  },
): readonly ReadOperation[] | null {
  if (isNotYet(part, thread)) return [];
  const read = words.length < 2 ? null : readPart(part);
  const isWholePart =
    read !== null && read.length > 0 && read.every((one) => isOfKnown(one, thread));
  return isWholePart ? read : null;
}

/** Is a part read rightly without the verb of the part before it? */
const standsAlone = (
  words: readonly Item[],
  said: string,
  read: readonly ReadOperation[],
): boolean => words.some(isAnyOrder) || endsOnto(words, said) || isTold(read);

/** Do words on both sides of some joint stand in titles of what was spoken of? It spares reading all others. */
function namesTwo(items: readonly Item[], { candidates }: ThreadHints): boolean {
  const titles = candidates.flatMap(({ title }) => wordsIn(title ?? ''));
  const isNamed = ({ word }: Item): boolean =>
    word.length >= NAME_MIN && titles.some((each) => isSameName(each, word));
  let parts = 0;
  let isOpen = true;
  for (const item of items) {
    if (isJoint(item)) isOpen = true;
    else if (isOpen && isNamed(item)) {
      parts += 1;
      isOpen = false;
    }
  }
  return parts > 1;
}

const NAME_MIN = 3;

/** "такси ещё нет", of what was spoken of: nothing is to be done about it. */
const isNotYet = (part: string, thread: ThreadHints): boolean =>
  NOT_YET.test(part) && isSpokenOfIn(readText(part.replace(NOT_YET, '')).items, thread);

const LEAST = 0.6;

/** Something whole is said of one object that this thread knows. */
function isOfKnown(read: ReadOperation, thread: ThreadHints): boolean {
  const { mention, set, bulk, names } = read;
  if (mention === undefined || set !== undefined || bulk !== undefined || names !== undefined) {
    return false;
  }
  return (
    isWhole({ ...read, isAddressed: false }, LEAST) && isSpokenOfIn(readText(mention).items, thread)
  );
}

const isTold = (read: readonly ReadOperation[]): boolean =>
  read.every(({ operation: { type } }) => type === 'update_status');

function endsOnto(words: readonly Item[], said: string): boolean {
  const last = words.at(-1);
  return last !== undefined && isFact(last) && ONTO.test(said.slice(last.from, last.to));
}
