import type { ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isImperative } from '../../commands/verb-forms.ts';
import { isAction, isFact, isMark, roleAt } from '../../commands/view.ts';
import { type ReadText, readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { isQuoted } from '../clause.ts';
import { isInfinitiveVerb, isVerb, ONTO, POINTING, SET_WORDS, wordsOf } from '../lexicon.ts';
import { APART, NOT } from '../objects/in-view-phrases.ts';
import { ordinalIn } from '../objects/ordinal.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import { isForWork } from '../objects/worked-on.ts';
import { MOVE } from './told-reason-phrases.ts';

/** What is named is short. */
const WORDS_MAX = 5;
/** A single object is no list. */
const PLACES_MIN = 2;
const MOVING = ['move', 'shift', 'postpone'];
const TAKING = ['delete', 'cancel', 'remove'];

const isJoint = (item: Item): boolean => item.meaning === null && APART.has(item.word);
const isOrder = (item: Item): boolean =>
  !isQuoted(item) && item.meaning === null && (isVerb(item.word) || isImperative(item.word));
const isOneOf = (names: readonly string[], item: Item): boolean =>
  isOrder(item) &&
  !isInfinitiveVerb(item.word) &&
  names.some((name) => wordsOf(name)?.has(item.word) === true);
const isMove = (item: Item): boolean => isOneOf(MOVING, item);
/** "отмени созвон в среду, а в четверг планёрку": the days tell which ones, and are no new ones. */
const isTaking = (item: Item): boolean => isOneOf(TAKING, item);

/**
 * "окна перенеси на пятницу, тюль на субботу", "отмени созвон в среду, а в четверг планёрку": each with its
 * own time and the verb said once. The same with the verb before each; null for everything else. Without a verb each has to be known in the thread.
 */
export function movedApart(
  said: string,
  read: ReadText,
  thread: ThreadHints | null,
): string | null {
  const { items } = read;
  if (items.some(({ word }) => word === '?' || word === ':')) return null;
  const turned = movedBehind(said, items, thread);
  if (turned !== null) return turned;
  const orders = items.filter(isOrder);
  const [verb, ...others] = orders;
  if (others.length > 0 || (verb !== undefined && !isMove(verb) && !isTaking(verb))) return null;
  const groups = groupsOf(items);
  if (groups.length < 2) return null;
  const isKnownToThread = (group: readonly Item[]): boolean => isSpokenOfIn(named(group), thread);
  // of what was spoken of another time is no other meeting
  const areKnown = verb !== undefined && groups.every(isKnownToThread);
  if (!groups.every((group) => isWhole(group, verb, areKnown))) return null;
  if (verb !== undefined && groups[0]?.includes(verb) !== true) return null;
  const isOnto = (item: Item): boolean => isFact(item) && ONTO.test(said.slice(item.from, item.to));
  if (verb !== undefined && isTaking(verb) && groups.flat().some(isOnto)) return null;
  const isPlaced = (group: readonly Item[]): boolean => {
    const place = ordinalIn(named(group), new Set());
    return place !== null && (thread?.candidates.length ?? 0) >= Math.max(place, PLACES_MIN);
  };
  const isKnown = (group: readonly Item[]): boolean => isPlaced(group) || isKnownToThread(group);
  const areForWork = groups.every((group) => areHours(group, thread));
  if (verb === undefined && (areForWork || !groups.every(isKnown))) return null;
  const order = verb === undefined ? MOVE : said.slice(verb.from, verb.to);
  return groups.map((group) => orderOf(group, verb, said, order)).join('; ');
}

/** "завтра с 10 до 12 смета, с 13 до 15 отчёт": hours of work on tasks, which do not move. */
const areHours = (group: readonly Item[], thread: ThreadHints | null): boolean =>
  isForWork(named(group), group.filter(isFact), thread);

/** What one part orders, with the verb ahead of it where its own does not stand there. */
function orderOf(
  group: readonly Item[],
  verb: Item | undefined,
  said: string,
  order: string,
): string {
  const words = said.slice(group[0]?.from, group.at(-1)?.to);
  return verb !== undefined && group.includes(verb) ? words : `${order} ${words}`;
}

/** What stands between the joints; what has no time of its own goes with what follows. */
function groupsOf(items: readonly Item[]): readonly (readonly Item[])[] {
  const groups: Item[][] = [];
  let current: Item[] = [];
  let isTimed = false;
  for (const item of items) {
    if (!isJoint(item)) {
      current.push(item);
      isTimed ||= isFact(item);
    } else if (isTimed) {
      groups.push(current);
      current = [];
      isTimed = false;
    }
  }
  const last = current.filter((item) => !isMark(item) || isQuoted(item));
  if (last.length > 0) groups.push(current);
  return groups;
}

/** "созвон на 11, а массаж на 18 перенеси": the verb behind all of them, each of which was spoken of here. */
function movedBehind(
  said: string,
  items: readonly Item[],
  thread: ThreadHints | null,
): string | null {
  const orders = items.filter(isOrder);
  const [verb] = orders;
  const isLast = items.findLast((item) => !isMark(item)) === verb;
  if (verb === undefined || orders.length > 1 || !isMove(verb) || !isLast) return null;
  const ahead = said.slice(0, verb.from).trim();
  const groups = groupsOf(readText(ahead).items);
  const isOfKnown = groups.every(
    (group) => isWhole(group, verb, true) && isSpokenOfIn(named(group), thread),
  );
  if (groups.length < 2 || !isOfKnown) return null;
  const order = said.slice(verb.from, verb.to);
  return groups.map((group) => orderOf(group, undefined, ahead, order)).join('; ');
}

const named = (group: readonly Item[]): readonly Item[] =>
  group.filter(
    (item) =>
      !isFact(item) &&
      !isMark(item) &&
      !isOrder(item) &&
      !isDirection(item) &&
      roleAt(item) !== 'soft',
  );

/** "на час позже": it goes with the length before it. */
const isDirection = ({ word }: Item): boolean =>
  wordsOf('later')?.has(word) === true || wordsOf('earlier')?.has(word) === true;

const isTime = (item: Item): boolean => isFact(item) || isDirection(item);

/** Something is named, its time stands at one end, and nothing else is told. */
function isWhole(group: readonly Item[], verb: Item | undefined, areKnown: boolean): boolean {
  const words = named(group);
  const left = group.filter((item) => item !== verb && (!isMark(item) || isQuoted(item)));
  const [first] = left;
  const last = left.at(-1);
  if (first === undefined || last === undefined) return false;
  if (isTime(first) === isTime(last) || words.length > WORDS_MAX) return false;
  const isNamed = words.some(({ word }) => !POINTING.has(word));
  // a meeting at another time may be another meeting, unless it is to go
  const mayMeet = areKnown || (verb !== undefined && isTaking(verb));
  return isNamed && !words.some((item) => isElse(item) && !(mayMeet && roleAt(item) === 'meeting'));
}

/** A reason, an exception, something to be done: no name of what is moved. */
const isElse = (item: Item): boolean =>
  !isQuoted(item) &&
  (SET_WORDS.except.has(item.word) ||
    isAction(item) ||
    hasTag(item, 'subordinating') ||
    item.word === NOT ||
    ELSE.has(roleAt(item) ?? ''));

const ELSE: ReadonlySet<string> = new Set(['create', 'remind', 'need', 'query', 'meeting']);
