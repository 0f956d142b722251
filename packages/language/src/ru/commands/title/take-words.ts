/** Words of a command that say nothing of what is to be done. */
import type { Item } from '../../../grammar/item.ts';
import type { Frame } from '../../../time/frame.ts';
import { oneOf } from '../../rules/units.ts';
import { hasTag } from '../../tags.ts';
import type { Fields } from '../fields/said-fields.ts';
import { isFinite, isOwnVerb } from '../finite-verbs.ts';
import { closingStart } from '../talk/frame.ts';
import { looksLikeAdjective } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, says, takeAll } from '../view.ts';
import { isLacking } from './correct-words.ts';

/** "выдели час на отчёт": the preposition belonged to the command. */
export function takePurpose(
  items: readonly Item[],
  taken: Set<Item>,
  used: ReadonlySet<Item>,
): void {
  const first = items.find((item) => !taken.has(item) && !used.has(item) && !isMark(item));
  if (first !== undefined && hasTag(first, 'purpose')) taken.add(first);
}

/** "выдели час на спорт": after such a verb a unit is a length. */
export function takeBareUnit(item: Item | undefined, frame: Frame, taken: Set<Item>): void {
  const length = item === undefined || item.meaning !== null ? null : oneOf(item);
  if (item === undefined || length === null || frame.length !== null) return;
  frame.length = length;
  taken.add(item);
}

/** "час на почту вечером": said first, a unit is how long. */
export function takeLeadingUnit(
  items: readonly Item[],
  frame: Frame | null,
  taken: Set<Item>,
): void {
  const words = items.filter((item) => !isMark(item) && !hasTag(item, 'conjunction'));
  const [unit, ...others] = words.filter((item) => !taken.has(item));
  // "час в пятницу на почту"
  const [preposition, next] = others.filter((item) => !isFact(item));
  const isLed = hasTag(preposition, 'onto') && next !== undefined && isWord(next);
  if (frame === null || !isLed) return;
  takeBareUnit(unit, frame, taken);
  const isUnit = unit !== undefined && taken.has(unit);
  if (isUnit && preposition !== undefined && hasTag(preposition, 'purpose')) taken.add(preposition);
}

/** "блок завтра в 9 под названием планирование": only the name belongs to the title. */
export function takeNaming(items: readonly Item[], taken: Set<Item>): void {
  items.forEach((item, at) => {
    const preposition = items[at - 1];
    if (!hasTag(item, 'naming') || preposition === undefined) return;
    if (!hasTag(preposition, 'under') && !hasTag(preposition, 'with-alone')) return;
    taken.add(item);
    taken.add(preposition);
  });
}

/** "в субботу опять ярмарка": right behind the time with which it is said, and before the name. */
export function takeAgain(items: readonly Item[], taken: Set<Item>): void {
  const at = items.findIndex((item) => !taken.has(item) && !isFact(item) && !isMark(item));
  const [before, again, next] = [items[at - 1], items[at], items[at + 1]];
  if (before === undefined || again === undefined || next === undefined) return;
  if (isFact(before) && says(again, 'again-behind') && isWord(next)) taken.add(again);
}

/** "маме ещё позвонить", "форму ещё постирать": one thing more to do, and no word of what it is. */
export function takeMore(items: readonly Item[], taken: Set<Item>): void {
  items.forEach((item, at) => {
    const [before, next] = [items[at - 1], items[at + 1]];
    if (before === undefined || next === undefined || !hasTag(item, 'more')) return;
    // "спросить, что ещё купить"
    if (!isWord(before) || hasTag(before, 'question-word')) return;
    if (!isAction(before) && isAction(next)) taken.add(item);
  });
}

/** "если можно", "спасибо заранее": courtesy behind the request. */
export function takeClosing(
  items: readonly Item[],
  taken: Set<Item>,
  used: ReadonlySet<Item>,
): void {
  const left = items.filter((item) => !taken.has(item) && !used.has(item));
  takeAll(left, closingStart(left, 0, left.length), left.length, taken);
}

/** "напомни за час, что в пять собрание": "что" asks nothing. */
export function takeThat(items: readonly Item[], taken: Set<Item>, fields: Fields): void {
  if (fields.remindBefore.length === 0) return;
  const at = items.findIndex((item) => !taken.has(item) && !isMark(item));
  const that = items[at];
  if (at > 0 && that?.meaning === null && hasTag(that, 'what')) taken.add(that);
}

/** "ой нет", "точнее": said to replace a time, and part of nothing else. */
export function takeCorrections(items: readonly Item[], taken: Set<Item>): void {
  items.forEach((item, at) => {
    if (item.meaning?.kind !== 'correction') return;
    const [before, next] = [items[at - 1], items[at + 1]];
    // "написать, да или нет": no time before it is taken back
    if (hasTag(item.parts[0], 'or') && before !== undefined && isWord(before)) return;
    if (isLacking(items, at)) return;
    const isBare = item.to - item.from === NONE_CHARS && next !== undefined && isWord(next);
    const isFree = before !== undefined && !isFact(before) && !taken.has(before);
    // "квартира 12 нет воды": nothing is taken back
    if (isBare && isFree && !isAction(next) && !isWord(before)) return;
    taken.add(item);
    const comma = commaAmid(items, at);
    if (comma !== null) taken.add(comma);
    // "хотя нет, давай в двенадцать"
    const behind = items[at + 2];
    if (next === undefined || behind === undefined) return;
    if (says(next, 'instead-of-it') && isFact(behind)) taken.add(next);
  });
}
/** "купить завтра, то есть послезавтра, корм": the comma behind the times, between a verb and what it is done to. */
function commaAmid(items: readonly Item[], correction: number): Item | null {
  let [from, to] = [correction, correction + 1];
  while (from > 0 && isTimeOrMark(items[from - 1])) from -= 1;
  while (to < items.length && isTimeOrMark(items[to])) to += 1;
  const [verb, comma, next] = [items[from - 1], items[to - 1], items[to]];
  if (verb === undefined || comma === undefined || next === undefined) return null;
  const isAmid = isAction(verb) && isMark(comma) && !isAction(next) && isThing(next);
  return isAmid && to - 1 > correction + 1 ? comma : null;
}
/** "сообщить, что заболел": a clause keeps its comma. */
const isThing = (item: Item): boolean =>
  isWord(item) && !isFinite(item.word) && !CLAUSE.some((tag) => hasTag(item, tag));
const CLAUSE = [
  'question-word',
  'that-clause',
  'what',
  'how',
  'where',
  'so-that',
  'conjunction',
] as const;

const isTimeOrMark = (item: Item | undefined): boolean =>
  item !== undefined && (isMark(item) || (isFact(item) && item.meaning?.kind !== 'correction'));

/** "нет" */
const NONE_CHARS = 3;

/** "шиномонтаж завтра в план": where everything goes anyway, said last. */
export function takePlaceAtEnd(items: readonly Item[], taken: Set<Item>): void {
  const left = items.filter((item) => !taken.has(item) && !isFact(item) && !isMark(item));
  const place = left.at(-1);
  if (left.length < 3 || !says(place, 'plan-place')) return;
  const from = hasTag(left.at(-2), 'own') ? -3 : -2;
  if (!hasTag(left.at(from), 'in') || left.length + from < 1) return;
  for (const item of left.slice(from)) taken.add(item);
}

/** "но только до часу", "на 5-е": what hangs on a time goes with it. */
export function takeHanging(
  items: readonly Item[],
  taken: Set<Item>,
  used: ReadonlySet<Item>,
): void {
  takeWeighing(items, taken, used);
  takeThereFiller(items, taken, used);
  items.forEach((item, at) => {
    if (!used.has(item)) return;
    for (let i = at - 1; i >= 0; i -= 1) {
      const before = items[i];
      if (before === undefined || before.meaning !== null || taken.has(before)) return;
      // "на 60к до пятницы": a letter glued to its number hangs on nothing
      if (!says(before, 'before-time') || before.glued) return;
      taken.add(before);
    }
  });
}

/** "в субботу с утра там часов в десять": before a rough hour it is no place. */
function takeThereFiller(items: readonly Item[], taken: Set<Item>, used: ReadonlySet<Item>): void {
  items.forEach((item, at) => {
    const [before, next] = [items[at - 1], items[at + 1]];
    if (before === undefined || next === undefined) return;
    // "быть в пятницу там в 10" is a place
    const isRough = hasTag(next.parts[0], 'many-hours');
    if (says(item, 'there-then') && isFact(before) && used.has(next) && isRough) taken.add(item);
  });
}

/** "отправить до субботы даже": said last, behind the time that it weighs. */
function takeWeighing(items: readonly Item[], taken: Set<Item>, used: ReadonlySet<Item>): void {
  const [time, last] = items.slice(-2);
  if (time === undefined || last === undefined || !used.has(time)) return;
  if (hasTag(last, 'weighing') && last.meaning === null) taken.add(last);
}

/** "где-нибудь в среду", "как-нибудь", "постирать бы": what makes a request vague and names nothing. */
export function takeVague(items: readonly Item[], taken: Set<Item>): void {
  items.forEach((item, at) => {
    if (item.meaning !== null || taken.has(item)) return;
    const next = items[at + 1];
    const isSome = next?.word === '-' && hasTag(items[at + 2], 'any');
    const isVague = hasTag(item, 'how') || (hasTag(item, 'where') && isVaguePlace(items, at + 3));
    if (isSome && isVague) takeAll(items, at, at + 3, taken);
    if (hasTag(item, 'would') && isAction(items[at - 1])) taken.add(item);
    if (urges(items, at)) takeAll(items, at, hasTag(next, 'vague-ending') ? at + 2 : at + 1, taken);
  });
}

/** "позвонить наконец бабушке", but "сдать уже готовый отчёт": said of the speaker's patience. */
function urges(items: readonly Item[], at: number): boolean {
  if (!says(items[at], 'urging') || !isAction(items[at - 1])) return false;
  const next = items[at + 1];
  return next !== undefined && isWord(next) && !isAction(next) && !looksLikeAdjective(next.word);
}

/** "где-нибудь в среду", "где-нибудь, что ...": of no place is spoken. */
function isVaguePlace(items: readonly Item[], behind: number): boolean {
  const next = items[behind];
  return next !== undefined && (isFact(next) || hasTag(next, 'what'));
}

/** "в следующий вторник, это у нас третье марта": said between two names of a day. */
export function takeAsides(
  items: readonly Item[],
  taken: Set<Item>,
  used: ReadonlySet<Item>,
): void {
  items.forEach((item, at) => {
    if (!used.has(item) || items[at - 1] === undefined) return;
    const own = hasTag(items[at - 1], 'owner') && hasTag(items[at - 2], 'at') ? at - 2 : at;
    // "сдать это завтра"
    if (isAction(items[own - 2])) return;
    if (hasTag(items[own - 1], 'this')) takeAll(items, own - 1, at, taken);
  });
}

/**
 * "кружок у нас по вторникам": whose it is goes without saying; "собираемся у нас", "гости у нас", "мама у нас" say where.
 */
export function takeOwner(items: readonly Item[], taken: Set<Item>, used: ReadonlySet<Item>): void {
  items.forEach((item, at) => {
    const next = items[at + 1];
    if (!used.has(item) || !hasTag(items[at - 1], 'owner') || !hasTag(items[at - 2], 'at')) return;
    const isRepeated = items.some((one) => used.has(one) && one.meaning?.kind === 'repeat');
    const before = items[at - 3];
    const isEnd = next === undefined || isFact(next) || isMark(next);
    const isNamed =
      before !== undefined && isWord(before) && !isAction(before) && before.meaning === null;
    if (!isRepeated || !isEnd || !isNamed) return;
    if (isFinite(before.word) || isOwnVerb(before.word)) return;
    if (hasTag(before, 'at-home') || hasTag(before, 'kin')) return;
    takeAll(items, at - 2, at, taken);
  });
}

/** "заседание назначили на среду": that it was fixed for its time is no part of what takes place. */
export function takeFixing(
  items: readonly Item[],
  taken: Set<Item>,
  used: ReadonlySet<Item>,
): void {
  items.forEach((item, at) => {
    const next = items[at + 1];
    if (at > 0 && says(item, 'fixed-for') && next !== undefined && used.has(next)) taken.add(item);
  });
}
