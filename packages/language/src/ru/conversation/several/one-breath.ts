import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isPast } from '../../commands/finite-verbs.ts';
import { isFact, roleAt } from '../../commands/view.ts';
import { type ReadText, readText } from '../../grammar.ts';
import { opensNew } from '../acts/new-in-breath.ts';
import { isOrder } from '../acts/order-word.ts';
import { isSameName, wordsIn } from '../answers/choice-by-words.ts';
import { isQuoted } from '../clause.ts';
import { kindOfNoun } from '../lexicon.ts';
import { takeHandles } from '../objects/handles.ts';
import { placeOf } from '../objects/ordinal.ts';
import { isOfSeries } from '../objects/series-words.ts';
import { ONLY_ONCE } from '../reworded/only-once-phrases.ts';
import {
  type Breath,
  isJoint,
  isOfKnown,
  isTold,
  NAME_MIN,
  type Part,
  partOf,
  type ReadPart,
} from './breath-parts.ts';
import { namesWhatToDo } from './names-what-to-do.ts';
import { newBehind } from './new-behind.ts';
import { LEAVES, MAY_JOIN } from './one-breath-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 400;
/** Nobody says more in one breath; it bounds the work on hostile texts. */
const CUTS_MAX = 16;

/** What is done to what stands, and the words of what is to be made besides. */
interface InOneBreath {
  readonly operations: readonly ReadOperation[];
  readonly rest: readonly string[];
}

/** Where one part may end and the next begin; what costs more is cut there less gladly. */
interface Cut {
  readonly to: number;
  readonly from: number;
  readonly cost: number;
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
    newBehind(breath) ??
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
