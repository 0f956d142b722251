import type { Item } from '../../../grammar/item.ts';
import { DIGITS, QUOTED } from '../../../grammar/scan.ts';
import { isCountedAnew } from '../../corrected-lengths.ts';
import {
  QUALITIES,
  QUALITY,
  SLIP_DENIED,
  SLIP_LACKING,
  SLIP_OR_REMEMBERED,
  SLIP_SAID,
  SLIP_TAKEN_BACK,
} from '../../lexicon/function-words.ts';
import type { Role } from '../../lexicon/role-words.ts';
import { hasTag, isListed } from '../../tags.ts';
import { isCardinal } from '../../vocabulary.ts';
import { isFinite, isPast } from '../finite-verbs.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isFact, isMark, isWord, roleAt, says } from '../view.ts';
import { closingComma, namesTakenBack } from './names-taken-back.ts';
import { isOfOneKind } from './of-one-kind.ts';

/** So far before a correction its preposition is looked for. */
const REACH = 4;

export interface CorrectedWords {
  /** What was taken back, and the words that take it back. */
  readonly dropped: ReadonlySet<Item>;
  /** Words that are beside a correction which may be read in more ways than one. */
  readonly unclear: ReadonlySet<Item>;
}

const isCapital = (text: string, item: Item): boolean => /^\p{Lu}/u.test(text.charAt(item.from));

const isCorrection = (item: Item | undefined): item is Item => item?.meaning?.kind === 'correction';

/** "400", and the 400 of "400 рублей", which is kept from the rules of times. */
const isNumber = (item: Item): boolean => isCardinal(item) || (item.flags & DIGITS) !== 0;

const isPlain = (item: Item | undefined): item is Item =>
  item !== undefined && (isWord(item) || isNumber(item));

/** Things and gatherings may be taken back; words that ask or soften begin something new. */
const mayReplace = (item: Item): boolean => {
  const role = roleAt(item);
  return role === null || REPLACING.has(role);
};
const ASKING: ReadonlySet<Role> = new Set<Role>(['need', 'create', 'remind', 'schedule']);
const REPLACING: ReadonlySet<Role> = new Set<Role>(['fixture', 'device', 'meeting', 'event']);

/** "пока у метро нет пробок": in a clause of its own "нет" says what is not there. */
export function isLacking(items: readonly Item[], at: number): boolean {
  const none = items[at];
  if (none === undefined || none.to - none.from !== NONE_CHARS) return false;
  for (let i = at - 1; i >= Math.max(0, at - CLAUSE_REACH); i -= 1) {
    const item = items[i];
    if (item === undefined || isMark(item) || isFact(item) || isAction(item)) return false;
    if (hasTag(item, 'absent-behind')) return true;
  }
  return false;
}
/** "нет" */
const NONE_CHARS = 3;
/** So many words may be between what opens the clause and its "нет". */
const CLAUSE_REACH = 4;

/** Where a correction stands, and where the words end that are before it and its times. */
interface Place {
  readonly at: number;
  readonly end: number;
  /** Where what it says begins. */
  readonly behind: number;
}

/** "созвон с Викой завтра в 10, ой, с Никой": the times are as they were. */
function placeOf(items: readonly Item[], at: number): Place {
  let end = at;
  while (end > 0 && isTime(items[end - 1])) end -= 1;
  let behind = at + 1;
  while (isCorrection(items[behind])) behind += 1;
  return { at, end, behind };
}
const isTime = (item: Item | undefined): boolean =>
  item !== undefined && isFact(item) && !isCorrection(item);

/** From where the words before `at` are taken back by those behind it; null where nothing says so. */
function takenBackFrom(
  text: string,
  items: readonly Item[],
  { end, behind }: Place,
  next: Item,
): number | null {
  const last = items[end - 1];
  if (last === undefined) return null;
  if (isNumber(next)) return numberTakenBack(items, { end, behind }, last);
  if (hasTag(next, 'preposition')) return phraseTakenBack(items, { end, behind }, next);
  if (isAction(next)) return isAction(last) ? end - 1 : null;
  return isCapital(text, last) && isCapital(text, next) && end > 1 ? end - 1 : null;
}

type Around = Pick<Place, 'end' | 'behind'>;

/**
 * "для Тани, ой нет, не для Тани, для Кати": the words before the correction that are said again as what is not meant,
 * with all up to what is meant; null where nothing is said so.
 */
function saidToBeWrong(items: readonly Item[], { end: ends, behind }: Around): Item[] | null {
  let end = ends;
  while (isMark(items[end - 1])) end -= 1;
  let not = behind;
  while (isMark(items[not])) not += 1;
  if (!hasTag(items[not], 'not')) return null;
  for (let count = Math.min(REACH, end); count > 0; count -= 1) {
    const before = items.slice(end - count, end);
    const again = items.slice(not + 1, not + 1 + count);
    const isSame = before.every(
      (item, i) => isPlain(item) && !isFact(item) && item.word === again[i]?.word,
    );
    if (!isSame) continue;
    let right = not + 1 + count;
    while (isMark(items[right]) || hasTag(items[right], 'conjunction')) right += 1;
    const isRight = isMeant(items[right]);
    return isRight ? items.slice(end - count, right).filter((item) => !isTime(item)) : null;
  }
  return null;
}

/** What may stand in the place of what was said: no verb, and nothing that is denied again. */
const isMeant = (item: Item | undefined): boolean =>
  isPlain(item) && !isFact(item) && !isAction(item) && !isFinite(item.word) && !hasTag(item, 'not');

/** "пять, нет, шесть яиц", "3 кг, ой нет, 2 кг яблок" */
function numberTakenBack(
  items: readonly Item[],
  { end, behind }: Around,
  last: Item,
): number | null {
  if (isNumber(last)) return end - 1;
  const unit = items[behind + 1];
  const number = items[end - 2];
  const isUnit = isWord(last) && unit?.word === last.word;
  return isUnit && number !== undefined && isNumber(number) ? end - 2 : null;
}

/** "до Оли, то есть до Кати": from the same preposition on. */
function phraseTakenBack(
  items: readonly Item[],
  { end, behind }: Around,
  next: Item,
): number | null {
  // "до в": no phrase that could be in the older one's place
  const object = items[behind + 1];
  if (!isPlain(object) || hasTag(object, 'preposition')) return null;
  for (let from = end - 1; from >= Math.max(0, end - REACH); from -= 1) {
    if (isMark(items[from])) return null;
    if (items[from]?.word === next.word) return from;
  }
  return null;
}

/**
 * "купить молоко, ой, кефир": one thing for another at the end of what is asked. "взять в аптеке бинт": between the
 * verb and its object only a place may stand; else it may be half of what is replaced, which is confirmed.
 */
function replacesNoun(items: readonly Item[], { end, behind }: Place): 'surely' | 'perhaps' | null {
  const [last, next] = [items[end - 1], items[behind]];
  const before = items.slice(0, Math.max(end - 1, 0));
  const verb = before.findLastIndex(isAction);
  if (verb < 0 || last === undefined || next === undefined) return null;
  if (isAction(last) || isAction(next) || isCardinal(next) || hasTag(next, 'binding')) return null;
  if (QUALITY.test(next.word)) return null;
  const isLast = items.slice(behind + 1).every((item) => isFact(item) || isMark(item));
  if (!isLast || before.slice(verb).some(isMark)) return null;
  return isPlace(before.slice(verb + 1)) ? 'surely' : 'perhaps';
}

/** "молоко, ой, то есть кефир", "завтра окулист, ой, лор": one thing for another that no verb is said of. */
function replacesThing(text: string, items: readonly Item[], { end, behind }: Place): boolean {
  const [last, next] = [items[end - 1], items[behind]];
  if (last === undefined || next === undefined || !isThing(last) || !isThing(next)) return false;
  const isAlone = items.slice(0, end).filter((item) => !isTime(item)).length === 1;
  const isLast = items.slice(behind + 1).every((item) => isFact(item) || isMark(item));
  const between = text.slice(last.to, next.from);
  // "смысла нет", "никого нет дома": what is taken back stands behind a mark, and "нет билетов" says what lacks
  return isAlone && isLast && MARKED.test(between) && !SLIP_LACKING.test(between);
}
const MARKED = /[,;—–-]/u;

const isThing = (item: Item): boolean =>
  isPlain(item) &&
  !hasTag(item, 'preposition') &&
  !isAction(item) &&
  mayReplace(item) &&
  !isNumber(item) &&
  !isFinite(item.word) &&
  !says(item, 'pointing-back');

/** "в аптеке", "в новой мастерской завтра": phrases behind a preposition, and times. */
function isPlace(items: readonly Item[]): boolean {
  let isOpen = false;
  for (const item of items) {
    if (isFact(item)) continue;
    if (hasTag(item, 'preposition')) {
      if (isOpen) return false;
      isOpen = true;
    } else if (!isOpen) return false;
    else if (!QUALITY.test(item.word)) isOpen = false;
  }
  return !isOpen;
}

/**
 * "краску белую, тьфу, бежевую", "синие шторы, ой, серые": the quality that is taken back by another one of the same
 * noun, which is last. What another noun follows is another thing.
 */
function qualityTakenBack(items: readonly Item[], { end, behind }: Place): Item | null {
  const next = items[behind];
  const after = items[behind + 1];
  if (next === undefined || !QUALITY.test(next.word)) return null;
  const isAlike = (item: Item | undefined): item is Item =>
    item !== undefined &&
    isPlain(item) &&
    !isFact(item) &&
    QUALITIES.some((ending) => ending.test(item.word) && ending.test(next.word));
  const [before, last] = [items[end - 2], items[end - 1]];
  // "синюю, нет, белую рубашку": the noun is said once, behind both
  const isOfNext = isAlike(last) && before !== undefined && isAction(before);
  const isLast =
    after === undefined || isMark(after) || isFact(after) || hasTag(after, 'preposition');
  if (!isLast) return isOfNext ? last : null;
  if (isAlike(last)) return last;
  return isPlain(last) && !isAction(last) && isAlike(before) ? before : null;
}

/**
 * "позвонить Оле, то есть Кате", "купить пять, нет, шесть яиц": the newer word is where the
 * older one stood. Times are corrected where times are put together.
 */
export function correctWords(text: string, items: readonly Item[]): CorrectedWords {
  const unclear = new Set<Item>();
  const dropped = new Set<Item>();
  items.forEach((item, at) => {
    // "450 нет погоди 400": taken back in two words
    if (!isCorrection(item) || isCorrection(items[at - 1])) return;
    const { behind } = placeOf(items, at);
    const number = items[behind];
    if (number !== undefined && isCountedAnew(items[at - 1], number)) unclear.add(number);
    const found = correctedAt(text, items, at);
    for (const old of found.dropped) dropped.add(old);
    if (found.unclear !== null) unclear.add(found.unclear);
  });
  for (const item of brokenOff(items)) dropped.add(item);
  for (const item of begunTwice(text, items)) dropped.add(item);
  return { dropped, unclear };
}

/** What one correction takes away, and the word that it leaves doubtful. */
interface Corrected {
  readonly dropped: readonly Item[];
  readonly unclear: Item | null;
}
const LEFT: Corrected = { dropped: [], unclear: null };

/** What the correction at `at` does to the words around it. */
function correctedAt(text: string, items: readonly Item[], at: number): Corrected {
  const item = items[at];
  const place = placeOf(items, at);
  const before = items[place.end - 1];
  const next = items[place.behind];
  const denied = saidToBeWrong(items, place);
  if (denied !== null) return { dropped: denied, unclear: null };
  if (item === undefined || !isPlain(before) || !isPlain(next)) return LEFT;
  if (isFact(before) || isFact(next) || isLacking(items, at)) return LEFT;
  const alone = aloneTakenBack(text, items, { item, before, next, place });
  if (alone !== null) return alone;
  if (!mayReplace(next)) {
    // "ужин завтра в 19, ой, надо купить мясо": something else comes to mind
    const role = roleAt(next) ?? 'soft';
    const isElse = (place.end < at && ASKING.has(role)) || role === 'need';
    return isElse ? { dropped: [], unclear: next } : LEFT;
  }
  return wordsTakenBack(text, items, { item, before, next, place });
}

/** Several words that others are in the place of, or the last one. */
function wordsTakenBack(text: string, items: readonly Item[], sides: Sides): Corrected {
  const { next, place } = sides;
  const names = namesTakenBack(text, items, place);
  if (names?.from === null) return { dropped: [], unclear: next };
  const from = names?.from ?? takenBackFrom(text, items, place, next);
  if (from !== null) {
    const marks = [...items.slice(place.at, place.behind), ...closingComma(text, items, place)];
    const unclear = names === null || names.isSure ? null : next;
    return { dropped: [...items.slice(from, place.end), ...marks], unclear };
  }
  return nounTakenBack(text, items, sides);
}

/** What was said, the word that takes it back, and what is said instead. */
interface Sides {
  readonly item: Item;
  readonly before: Item;
  readonly next: Item;
  readonly place: Place;
}

/** "купить молоко, ой, кефир"; what may be read in more ways than one is left doubtful. */
function nounTakenBack(
  text: string,
  items: readonly Item[],
  { item, before, next, place }: Sides,
): Corrected {
  const replaces = isOnlyAlthough(text, item) ? null : replacesNoun(items, place);
  if (replaces !== null) {
    const isSaid = SLIP_TAKEN_BACK.test(text.slice(item.from, item.to));
    const isUnclear = replaces === 'perhaps' || !isSaid;
    return { dropped: [before], unclear: isUnclear ? next : null };
  }
  const isLater = place.at > 1;
  return isLater && !beginsAnew(lettersOf(text, item), next)
    ? { dropped: [], unclear: next }
    : LEFT;
}

/** "купить хлеб, хотя щётка ...": alone it may begin anything. */
const isOnlyAlthough = (text: string, item: Item): boolean =>
  lettersOf(text, item).every((word) => isListed(word, 'although'));

/** A quality of the same noun, or the one thing that is said, is taken back by another; null where neither is. */
function aloneTakenBack(
  text: string,
  items: readonly Item[],
  { item, before, next, place }: Sides,
): Corrected | null {
  if (isOnlyAlthough(text, item)) return null;
  const isThingAgain = replacesThing(text, items, place);
  const old = isThingAgain ? before : qualityTakenBack(items, place);
  if (old === null) return null;
  const said = text.slice(item.from, item.to);
  const isSaid = (isThingAgain ? SLIP_TAKEN_BACK : SLIP_SAID).test(said);
  const all = text.slice(item.from, next.from);
  const mayRemember = isThingAgain ? SLIP_OR_REMEMBERED.test(all) : !SLIP_DENIED.test(all);
  if (isSaid && mayRemember && !isOfOneKind(old, next)) return { dropped: [], unclear: next };
  return { dropped: [old], unclear: isSaid ? null : next };
}

/** A weak correction beside an action of its own begins something new, and what is denied is no doubt. */
function beginsAnew(said: readonly string[], next: Item): boolean {
  const isWeak = said.every((word) => isListed(word, 'weak-correction'));
  return isWeak && (isAction(next) || said.some((word) => isListed(word, 'or')));
}

const lettersOf = (text: string, { from, to }: Item): readonly string[] =>
  text
    .slice(from, to)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** "напомни... запиши купить сыр": an order that breaks off before the one that is meant. */
function brokenOff(items: readonly Item[]): readonly Item[] {
  const found: Item[] = [];
  let order: Item | null = null;
  for (const item of items) {
    if (isMark(item)) continue;
    if (!isOrder(item)) break;
    if (order !== null) found.push(order);
    order = item;
  }
  return found;
}

/** "за забрать посылку", "купи купить хлеб", "отвезти отвезти": words that were begun again. */
function begunTwice(text: string, items: readonly Item[]): readonly Item[] {
  return items.filter((item, at) => {
    const next = items[at + 1];
    if (next === undefined || !isWord(item) || !isWord(next)) return false;
    // "чуть-чуть", "«Да Да»"
    if (next.glued || (item.flags | next.flags) & QUOTED) return false;
    if (!isAction(next)) return item.word === next.word && hasTag(item, 'preposition');
    if (item.word === next.word) return true;
    // a preposition governs no verb
    const isFragment = hasTag(item, 'preposition') && next.word.startsWith(item.word);
    const isOrdered = isAction(item) && isInfinitive(next.word) && !isInfinitive(item.word);
    const isSame = next.word.startsWith(
      item.word.slice(0, Math.max(SAME_STEM_MIN, item.word.length - 1)),
    );
    return isFragment || (isOrdered && isSame && !isCapital(text, next));
  });
}
const SAME_STEM_MIN = 3;

const isOrder = (item: Item): boolean => {
  const role = roleAt(item);
  const asks = role === 'create' || role === 'schedule' || role === 'put' || role === 'remind';
  return asks && !isInfinitive(item.word) && !isPast(item.word);
};
