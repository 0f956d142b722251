import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isPast } from '../../commands/finite-verbs.ts';
import { isFact, isMark, roleAt } from '../../commands/view.ts';
import { type ReadText, readText } from '../../grammar.ts';
import { hasTag } from '../../tags.ts';
import { LIKELY } from '../acts/made.ts';
import { COUNTED_PART } from '../acts/more-parts-phrases.ts';
import { isToBeDone, opensNew } from '../acts/new-in-breath.ts';
import { isOrder } from '../acts/order-word.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { isQuoted } from '../clause.ts';
import { kindOfNoun, mayFollowObject, ONTO, wordsOf } from '../lexicon.ts';
import { takeHandles } from '../objects/handles.ts';
import { placeOf } from '../objects/ordinal.ts';
import { isOfSeries } from '../objects/series-words.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import { ONLY_ONCE } from '../reworded/only-once-phrases.ts';
import { MOVE } from '../reworded/told-reason-phrases.ts';
import { isVerbOfKnown, namesWhatToDo } from './names-what-to-do.ts';
import { isWhole } from './numbered-apart.ts';
import {
  BETWEEN,
  DASH,
  LEAVES,
  MAY_JOIN,
  NEW_ONE,
  ONE_STAYS,
  PUT_OFF,
  REST_STAYS,
} from './one-breath-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 400;
/** Nobody says more in one breath; it bounds the work on hostile texts. */
const CUTS_MAX = 16;
const NAME_MIN = 3;
const LEAST = 0.6;
const MOVING = ['move', 'shift', 'postpone'];
/** What is done has no day to come. */
const FINISHING = ['mark', 'act-mark', 'act-close'];

/** What is done to what stands, and the words of what is to be made besides. */
interface InOneBreath {
  readonly operations: readonly ReadOperation[];
  readonly rest: readonly string[];
}

type ReadPart = (part: string) => readonly ReadOperation[] | null;

/** Where one part may end and the next begin; what costs more is cut there less gladly. */
interface Cut {
  readonly to: number;
  readonly from: number;
  readonly cost: number;
}

type Part =
  | {
      readonly kind: 'edit';
      readonly operations: readonly ReadOperation[];
      /** With a verb of its own. */
      readonly isOrdered: boolean;
    }
  | { readonly kind: 'new'; readonly words: string }
  | { readonly kind: 'left'; readonly isRest: boolean };

interface Breath {
  readonly said: string;
  readonly items: readonly Item[];
  /** Where the numbers of objects are. */
  readonly numbers: readonly number[];
  readonly thread: ThreadHints;
  readonly isKnown: (item: Item) => boolean;
  readonly readPart: ReadPart;
}

/**
 * Several things in one breath, each whole by itself: an order about something known or numbered, with its own
 * verb or that of a neighbour ("шторы перенеси на завтра, ковёр на пятницу"), something new, and what is to stay
 * as it is ("остальное не трогай"). Null where any stretch of it is none of these, or all of it is one.
 */
export function inOneBreath(
  said: string,
  read: ReadText,
  thread: ThreadHints | null,
  readPart: ReadPart,
): InOneBreath | null {
  const isElse = read.items.some(
    (item) => !isQuoted(item) && (item.word === ':' || item.word === '?'),
  );
  if (thread === null || thread.named === true || isElse || said.length > CHARS_MAX) return null;
  const { text, handles, hasTokens } = takeHandles(said, read);
  const items = text === said ? read.items : readText(text).items;
  if (hasTokens || handles.some(({ isBare }) => isBare)) return null;
  const titles = thread.candidates.flatMap(({ title }) => wordsIn(title ?? ''));
  const isKnown = (item: Item): boolean =>
    item.word.length >= NAME_MIN &&
    !isFact(item) &&
    !isOrder(item) &&
    (titles.some((each) => isSameName(each, item.word)) || isPlaceIn(thread, item));
  const numbers = handles.map(({ from }) => from);
  // One part is asked about for what it does, for what it moves and for what it makes.
  const known = new Map<string, readonly ReadOperation[] | null>();
  const readOnce = (part: string): readonly ReadOperation[] | null => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const found = readPart(part);
    known.set(part, found);
    return found;
  };
  const breath = { said, items, numbers, thread, isKnown, readPart: readOnce };
  if (!mayBeSeveral(breath)) return null;
  const joints = jointsIn(items);
  const parts =
    divided(breath, joints) ??
    (isOne(breath) ? null : divided(breath, [...joints, ...bareIn(breath)]));
  const found = parts === null ? null : together(parts, said);
  return found === null || namesWhatToDo(found.operations, found.rest) ? null : found;
}

/** "вторую": one of the rows that stand there. */
function isPlaceIn({ candidates, listed_count: rows }: ThreadHints, { word }: Item): boolean {
  const place = placeOf(word);
  return place !== null && candidates.length > 1 && place <= (rows ?? candidates.length);
}

/** "логопед перенёс приём на пятницу": what is whole without a mark in it is not cut apart. */
function isOne({ said, thread, readPart }: Breath): boolean {
  const whole = readPart(said);
  return whole !== null && whole.length > 0 && whole.every((one) => isOfKnown(one, thread));
}

const isMove = (item: Item): boolean =>
  isOrder(item) && MOVING.some((name) => wordsOf(name)?.has(item.word) === true);
const isFinish = (item: Item): boolean =>
  isOrder(item) && FINISHING.some((name) => wordsOf(name)?.has(item.word) === true);
const isJoint = (item: Item): boolean =>
  !isQuoted(item) &&
  item.meaning === null &&
  (BETWEEN.has(item.word) || (item.word === DASH && !item.glued));

/** Is there enough to be told apart? It spares reading all others. */
function mayBeSeveral({ items, numbers, isKnown }: Breath): boolean {
  let named = numbers.length;
  let isWithin = false;
  for (const item of items) {
    // "бельё забрала книги сдала": the verb ends a name, though a title has it as well
    const isName: boolean = isKnown(item) && !(isWithin && isPast(item.word));
    if (isName && !isWithin) named += 1;
    isWithin = isName;
  }
  const made = items.filter(opensNew).length;
  const isLeft = items.some(({ word }) => LEAVES.has(word));
  return named > 0 && named + made + Number(isLeft) > 1;
}

function jointsIn(items: readonly Item[]): Cut[] {
  const cuts: Cut[] = [];
  for (let at = 0; at < items.length; at += 1) {
    let end = at;
    while (items[end] !== undefined && isJoint(items[end] as Item)) end += 1;
    const run = items.slice(at, end);
    const [first] = run;
    const last = run.at(-1);
    if (first === undefined || last === undefined) continue;
    const cost = run.every(({ word }) => MAY_JOIN.has(word)) ? 1 : 0;
    cuts.push({ to: first.from, from: last.to, cost });
    at = end;
  }
  return cuts;
}

/** Dictated words have nothing between them: before a verb, a time, a number or a known name. */
function bareIn({ items, numbers, isKnown }: Breath): Cut[] {
  return items.flatMap((item, at): Cut[] => {
    const before = items[at - 1];
    const next = items[at + 1];
    if (before === undefined || isJoint(before) || isJoint(item)) return [];
    const isNumbered =
      kindOfNoun(item.word) !== null &&
      numbers.some((from) => from >= item.to && (next === undefined || from < next.from));
    const isHead = isOrder(item) || roleAt(item) === 'create' || isFact(item) || isKnown(item);
    const isLed = next !== undefined && isKnown(next) && item.word.length < NAME_MIN;
    const isRest = LEAVES.has(item.word);
    const opens = isNumbered || isHead || isLed || isRest;
    return opens ? [{ to: item.from, from: item.from, cost: 2 }] : [];
  });
}

interface Found {
  readonly parts: readonly Part[];
  readonly cost: number;
}

/** As many whole parts as there are; of as many, those that are cut most gladly. */
function divided(breath: Breath, cuts: readonly Cut[]): readonly Part[] | null {
  if (cuts.length === 0 || cuts.length > CUTS_MAX) return null;
  const { said } = breath;
  const all = cuts.toSorted((a, b) => a.from - b.from);
  const ends = [...all, { to: said.length, from: said.length, cost: 0 }];
  const starts = [0, ...all.map(({ from }) => from)];
  const best: (Found | undefined)[] = [{ parts: [], cost: 0 }];
  ends.forEach((cut, end) => {
    // The shortest first: where they are whole, no longer one makes more parts, and none is read.
    for (let start = end; start >= 0; start -= 1) {
      const before = best[start];
      const known = best[end + 1];
      const isAll = start === 0 && end === ends.length - 1;
      if (before === undefined || isAll) continue;
      if (known !== undefined && before.parts.length + 1 < known.parts.length) continue;
      const from = starts[start] ?? 0;
      const part = partOf(breath, from, cut.to);
      if (part === null || goesOn(before.parts.at(-1), part, from, all)) continue;
      const next = {
        parts: part === 'empty' ? before.parts : [...before.parts, part],
        cost: before.cost + cut.cost,
      };
      if (isAsGood(next, known)) best[end + 1] = next;
    }
  });
  return best[ends.length]?.parts ?? null;
}

/** "добавь задачу полить розы вечером": without a mark only another order ends what is to be made. */
function goesOn(
  before: Part | undefined,
  part: Part | 'empty',
  from: number,
  cuts: readonly Cut[],
): boolean {
  const isBare = cuts.some((cut) => cut.from === from && cut.to === from);
  const isOrder = part !== 'empty' && part.kind === 'edit' && part.isOrdered;
  return isBare && before?.kind === 'new' && !isOrder;
}

function isAsGood(next: Found, known: Found | undefined): boolean {
  if (known === undefined || next.parts.length !== known.parts.length)
    return next.parts.length > (known?.parts.length ?? -1);
  return next.cost <= known.cost;
}

function partOf(breath: Breath, from: number, to: number): Part | 'empty' | null {
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
function editOf(text: string, words: readonly Item[], breath: Breath): Part | null {
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

const isTold = ({ operation: { type } }: ReadOperation): boolean => type === 'update_status';

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
function newIn(text: string, words: readonly Item[], breath: Breath): Part | null {
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
function isOfKnown(read: ReadOperation, thread: ThreadHints): boolean {
  const { mention, set, bulk, names, operation } = read;
  if (set !== undefined || bulk !== undefined) return false;
  if (!isWhole({ ...read, isAddressed: false }, LEAST)) return false;
  const isNumbered = 'task' in operation || 'timeblock' in operation;
  if (isNumbered) return true;
  if (read.ordinal !== undefined) return read.ordinal <= thread.candidates.length;
  const said = names ?? (mention === undefined ? [] : [mention]);
  return said.length > 0 && said.every((name) => isSpokenOfIn(readText(name).items, thread));
}

function together(parts: readonly Part[], said: string): InOneBreath | null {
  const operations = parts.flatMap((part) => (part.kind === 'edit' ? part.operations : []));
  const rest = parts.flatMap((part) => (part.kind === 'new' ? [part.words] : []));
  const [only, ...others] = operations;
  if (only === undefined || parts.length < 2) return null;
  const edits = parts.filter((part) => part.kind === 'edit');
  // "запиши клей на завтра, шторы на пятницу" may be two of the same kind
  const isOrdered = edits.some((part) => part.isOrdered || part.operations.some(isTold));
  if (parts[0]?.kind === 'new' && !isOrdered) return null;
  // "в пятницу летучку отмени, остальные оставь": the others of its series
  const isOnce = others.length === 0 && rest.length === 0 && isOfSeries(only.operation.type);
  return isOnce && ONLY_ONCE.some((pattern) => pattern.test(said)) ? null : { operations, rest };
}
