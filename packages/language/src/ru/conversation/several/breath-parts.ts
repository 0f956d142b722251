import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isFact, isMark, roleAt } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { LIKELY } from '../acts/made.ts';
import { COUNTED_PART } from '../acts/more-parts-phrases.ts';
import { isToBeDone } from '../acts/new-in-breath.ts';
import { isOrder } from '../acts/order-word.ts';
import { isQuoted } from '../clause.ts';
import { kindOfNoun, mayFollowObject, ONTO, wordsOf } from '../lexicon.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import { MOVE } from '../reworded/told-reason-phrases.ts';
import { isVerbOfKnown } from './names-what-to-do.ts';
import { isWhole } from './numbered-apart.ts';
import {
  BETWEEN,
  DASH,
  MAY_JOIN,
  NEW_ONE,
  ONE_STAYS,
  PUT_OFF,
  REST_STAYS,
} from './one-breath-phrases.ts';

/** Shorter words are no names. */
export const NAME_MIN = 3;
export type ReadPart = (part: string) => readonly ReadOperation[] | null;

const LEAST = 0.6;
const MOVING = ['move', 'shift', 'postpone'];
/** What is done has no day to come. */
const FINISHING = ['mark', 'act-mark', 'act-close'];

export type Part =
  | {
      readonly kind: 'edit';
      readonly operations: readonly ReadOperation[];
      /** With a verb of its own. */
      readonly isOrdered: boolean;
    }
  | { readonly kind: 'new'; readonly words: string }
  | { readonly kind: 'left'; readonly isRest: boolean };

export interface Breath {
  readonly said: string;
  readonly items: readonly Item[];
  /** Where the numbers of objects are. */
  readonly numbers: readonly number[];
  readonly thread: ThreadHints;
  readonly isKnown: (item: Item) => boolean;
  readonly readPart: ReadPart;
}

const isMove = (item: Item): boolean =>
  isOrder(item) && MOVING.some((name) => wordsOf(name)?.has(item.word) === true);
const isFinish = (item: Item): boolean =>
  isOrder(item) && FINISHING.some((name) => wordsOf(name)?.has(item.word) === true);
export const isJoint = (item: Item): boolean =>
  !isQuoted(item) &&
  item.meaning === null &&
  (BETWEEN.has(item.word) || (item.word === DASH && !item.glued));

/** What is said between two places: something whole, or nothing; null where it is neither. */
export function partOf(breath: Breath, from: number, to: number): Part | 'empty' | null {
  const within = breath.items.filter((item) => item.from >= from && item.to <= to);
  const first = within.findIndex((item) => !isJoint(item));
  const isNumbered = breath.numbers.some((number) => number >= from && number < to);
  if (first < 0) return isNumbered ? null : 'empty';
  const words = within.slice(first);
  const text = breath.said.slice(words[0]?.from, to).replace(/[\s,.;!]+$/u, '');
  if (COUNTED_PART.test(text)) return null;
  if (REST_STAYS.test(text)) return { kind: 'left', isRest: true };
  if (staysByName(text, isNumbered, breath)) return { kind: 'left', isRest: false };
  const isNamed = isNumbered || words.some(breath.isKnown);
  return (isNamed ? editOf(text, words, breath) : null) ?? newIn(text, words, breath);
}

/** "зеркало не трогай", of what is known */
function staysByName(text: string, isNumbered: boolean, { thread }: Breath): boolean {
  const { ahead, behind } = ONE_STAYS.exec(text)?.groups ?? {};
  const name = ahead ?? behind;
  if (name === undefined) return false;
  return isNumbered || isSpokenOfIn(readText(name).items, thread);
}

/** An order, with its own verb or the one beside it. */
export function editOf(text: string, words: readonly Item[], breath: Breath): Part | null {
  const turned = withTimeBehind(text, words, breath);
  return (
    (mayBeOfVerb(words, breath) ? null : editIn(text, words, breath)) ??
    (turned === text ? null : editIn(turned, words, breath)) ??
    moveIn(text, words, breath)
  );
}

/** "отмени созвон в среду, а в четверг планёрку": the verb ahead is meant for both. */
function mayBeOfVerb(words: readonly Item[], breath: Breath): boolean {
  const from = words[0]?.from ?? 0;
  const verb = breath.items.findLast((item) => item.from < from && isOrder(item));
  const isTimed = words.some(isFact) && !words.some(isOrder);
  const isOfBoth = verb !== undefined && !isMove(verb) && !isFinish(verb);
  return isTimed && isOfBoth && !standsOnto(words, breath);
}

const standsOnto = (words: readonly Item[], { said }: Breath): boolean =>
  [words[0], words.at(-1)].some(
    (item) => item !== undefined && isFact(item) && ONTO.test(said.slice(item.from)),
  );

/** "на завтра перенеси шторы": the time behind what it is said of. */
function withTimeBehind(text: string, words: readonly Item[], { said }: Breath): string {
  const order = words.findIndex(isOrder);
  const verb = words[order];
  if (verb === undefined || order === 0 || !words.slice(0, order).every(isFact)) return text;
  const time = said.slice(words[0]?.from, verb.from).trim();
  return `${text.slice(time.length).trim()} ${time}`;
}

/** A part with an order of its own, or that tells what is done. */
function editIn(text: string, words: readonly Item[], breath: Breath): Part | null {
  const operations = breath.readPart(text);
  if (operations === null || operations.length === 0) return null;
  const onto = words.filter((item) => isFact(item) && ONTO.test(breath.said.slice(item.from)));
  // two of them onto two days: each has a day of its own
  const isMixed = operations.length > 1 && onto.length > 1;
  if (isMixed || !operations.every((one) => isOfKnown(one, breath.thread))) return null;
  return { kind: 'edit', operations: operations.map(surely), isOrdered: words.some(isOrder) };
}

export const isTold = ({ operation: { type } }: ReadOperation): boolean => type === 'update_status';

/** Beside other orders a known name with a time is nothing new: "бассейн на четверг". */
const surely = (read: ReadOperation): ReadOperation =>
  read.operation.type === 'reschedule'
    ? { ...read, confidence: Math.max(read.confidence, LIKELY) }
    : read;

/** "ковёр на пятницу" beside "шторы перенеси на завтра" */
function moveIn(text: string, words: readonly Item[], breath: Breath): Part | null {
  const said = words.filter((item) => !isMark(item) || isQuoted(item));
  const [first] = said;
  const last = said.at(-1);
  if (first === undefined || last === undefined || said.some(isOrder)) return null;
  if (isFact(first) === isFact(last) && breath.numbers.length === 0) return null;
  const verb = verbFor(first.from, breath);
  const isMoved = verb !== null && (isMove(verb) || isFinish(verb));
  if (!standsOnto(said, breath) && !isMoved) return null;
  const order = verb !== null && isMove(verb) ? breath.said.slice(verb.from, verb.to) : MOVE;
  return editIn(`${order} ${text}`, words, breath);
}

/** The nearest order ahead of the part; behind it where none is ahead. */
function verbFor(from: number, { items }: Breath): Item | null {
  return (
    items.findLast((item) => item.from < from && isOrder(item)) ??
    items.find((item) => item.from > from && isOrder(item)) ??
    null
  );
}

/** Something that is to be written down, in so many words or as what has to be done. */
export function newIn(text: string, words: readonly Item[], breath: Breath): Part | null {
  const said = words.filter((item) => roleAt(item) !== 'soft' && !isMark(item));
  const head = said.find((item) => !isFact(item));
  if (head === undefined) return null;
  const role = roleAt(head);
  const isOrdered = role === 'create' || role === 'remind' || role === 'need' || NEW_ONE.test(text);
  // what was spoken of is not written down once more
  const isToDo = isToBeDone(said) && !isSpokenOfIn(said, breath.thread);
  const holdsOrder = said.some(
    (item) => item !== head && !isQuoted(item) && mayFollowObject(item.word),
  );
  const isSaid = said.some(
    (item) =>
      item !== head &&
      item.word.length >= NAME_MIN &&
      kindOfNoun(item.word) === null &&
      // "обои купить надо с утра" of «купить обои»: the verb alone is no other thing
      !(roleAt(item) === 'need' && isVerbOfKnown(head.word, breath.thread)) &&
      !hasTag(item, 'subordinating'),
  );
  if (!(isOrdered || isToDo) || holdsOrder || !isSaid || holdsKnownPlaced(words, breath))
    return null;
  return breath.readPart(text) === null ? { kind: 'new', words: text } : null;
}

/** "докупи клей, доски на потом": what is known has a time of its own there. */
function holdsKnownPlaced(words: readonly Item[], { isKnown, said }: Breath): boolean {
  const joint = words.findLastIndex((item) => isJoint(item) && !MAY_JOIN.has(item.word));
  const behind = words.slice(joint + 1);
  const [first] = behind;
  if (joint < 0 || first === undefined || !isKnown(first)) return false;
  return behind.some((item) => isFact(item) || PUT_OFF.test(said.slice(item.from, item.to)));
}

/** Something whole is said of what this thread knows, or of a number. */
export function isOfKnown(read: ReadOperation, thread: ThreadHints): boolean {
  const { mention, set, bulk, names, operation } = read;
  if (set !== undefined || bulk !== undefined) return false;
  if (!isWhole({ ...read, isAddressed: false }, LEAST)) return false;
  const isNumbered = 'task' in operation || 'timeblock' in operation;
  if (isNumbered) return true;
  if (read.ordinal !== undefined) return read.ordinal <= thread.candidates.length;
  const said = names ?? (mention === undefined ? [] : [mention]);
  return said.length > 0 && said.every((name) => isSpokenOfIn(readText(name).items, thread));
}
