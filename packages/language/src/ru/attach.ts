import { Automaton } from '../grammar/automaton.ts';
import { Item } from '../grammar/item.ts';
import { UNKNOWN } from '../grammar/kind-table.ts';
import { DIGITS, QUOTED } from '../grammar/scan.ts';
import { isFinite } from './commands/finite-verbs.ts';
import { kinds } from './kinds.ts';
import { CLASS_LETTERS, LONE_LETTERS, WORD } from './lexicon/kind-words.ts';
import { isPatronymic, isPaying, ownerClassOf } from './lexicon/owners.ts';
import { hideNamesWithTimes } from './names-with-times.ts';
import { BELONGINGS } from './rules/belongings.ts';
import { CAPITAL_MONTH, CAPITAL_WEEKDAY, NAME, ownerKind, PATRONYMIC } from './rules/owned.ts';
import { hasTag } from './tags.ts';
import { isCardinal, isOrdinal } from './vocabulary.ts';

const automaton = new Automaton(BELONGINGS, kinds);

const MONTH = kinds.id('month');
const WEEKDAY = kinds.id('weekday');
const RELATIVE = kinds.id('relative');
const FOR = kinds.id(WORD.onto);
const FRACTION = kinds.id('fraction');
const HOUSES = new Set(kinds.members('own-house'));
const AMOUNTS = new Set(kinds.members('own-amount'));
const SEATS = new Set(kinds.members('own-seats'));
/** From here on digits may be hours and minutes run together: "столик на 1930". */
const CLOCK_FROM = 600;
const LETTER = ownerKind('letter');
const MEDIA = new Set(kinds.members('own-media'));
const UNITS = new Set(kinds.members('unit'));
/** After these marks a capital letter says nothing. */
const SENTENCE_ENDS = new Set(['.', '!', '?', ':', 'newline', '«', '“', '„', '"', '-', '(']);
/** A clause ends here, and with it what a sum may be for. */
const CLAUSE_ENDS = new Set([',', '.', ';', 'newline']);

const isDigits = (item: Item | undefined): item is Item =>
  item !== undefined && (item.flags & DIGITS) !== 0;

/** A capital letter inside a sentence that is not all capitals: a name. */
function isCapital(items: readonly Item[], at: number, text: string): boolean {
  const item = items[at];
  const before = items[at - 1];
  if (item === undefined || before === undefined || SENTENCE_ENDS.has(before.word)) return false;
  const first = text.charAt(item.from);
  const second = text.charAt(item.from + 1);
  return first !== first.toLowerCase() && second === second.toLowerCase();
}

/** The item's class in the eyes of the rules of belonging; its own where it is nothing to them. */
function kindOf(items: readonly Item[], at: number, text: string): number {
  const item = items[at];
  if (item === undefined || item.flags & QUOTED) return UNKNOWN;
  if (item.kind === MONTH) return isCapital(items, at, text) ? CAPITAL_MONTH : MONTH;
  if (item.kind === WEEKDAY) return isCapital(items, at, text) ? CAPITAL_WEEKDAY : WEEKDAY;
  // "в 7 А": a capital that is no beginning is the letter of a class
  if (CLASS_LETTERS.has(item.word) && isCapital(items, at, text) && text !== text.toUpperCase()) {
    return LETTER;
  }
  if (item.kind !== UNKNOWN || item.word === '') return item.kind;
  const owner = ownerClassOf(item.word);
  if (owner !== null) return ownerKind(owner);
  if (isPatronymic(item.word)) return PATRONYMIC;
  return isCapital(items, at, text) ? NAME : UNKNOWN;
}

function seenAs(item: Item, kind: number): Item {
  const { value, flags, from, to, glued, word, meaning, rule, parts, tags } = item;
  return new Item(kind, value, flags, from, to, glued, word, meaning, rule, parts, tags);
}

/** Most texts hold nothing that could belong to a noun. */
const mayBelong = (item: Item): boolean =>
  isCardinal(item) ||
  isOrdinal(item) ||
  item.kind === FRACTION ||
  item.kind === MONTH ||
  item.kind === WEEKDAY ||
  item.kind === RELATIVE;

/** "С16", "К2": a capital that is glued to digits is the letter of a mark, and no preposition. */
function hideMarks(items: readonly Item[], text: string): void {
  for (let at = 1; at < items.length; at += 1) {
    const letter = items[at];
    const number = items[at + 1];
    if (letter === undefined || !LONE_LETTERS.has(letter.word) || !isDigits(number)) continue;
    if (!number.glued || letter.glued || text.charAt(letter.from) === letter.word) continue;
    if (text === text.toUpperCase()) return;
    letter.kind = UNKNOWN;
    letter.flags |= QUOTED;
    number.kind = UNKNOWN;
  }
}

/** "250 000": digits in groups of three are one number, a sum and no time. */
function hideGroups(items: readonly Item[]): void {
  for (let at = 0; at < items.length; at += 1) {
    const first = items[at];
    if (!isDigits(first) || first.to - first.from > 3 || first.value === 0) continue;
    let end = at + 1;
    while (isGroup(items, end)) end += 1;
    const isClosed = !(items[end]?.glued === true && isDigits(items[end]));
    if (end === at + 1 || !isClosed) continue;
    for (let i = at; i < end; i += 1) {
      const item = items[i];
      if (item !== undefined) item.kind = UNKNOWN;
    }
    at = end - 1;
  }
}

function isGroup(items: readonly Item[], at: number): boolean {
  const item = items[at];
  return isDigits(item) && !item.glued && item.to - item.from === 3;
}

const MINUTES_FROM = 25;

/** "счёт на 250", "заправить на 1500": behind what is paid or measured "на" counts no minutes. */
function hideAmounts(items: readonly Item[], seen: readonly Item[]): void {
  let isOwned = false;
  let isSeating = false;
  for (let at = 0; at < seen.length; at += 1) {
    const item = seen[at];
    if (item === undefined) continue;
    if (CLAUSE_ENDS.has(item.word)) isOwned = isSeating = false;
    else if (AMOUNTS.has(item.kind) || isPaying(item.word)) isOwned = true;
    else if (SEATS.has(item.kind)) isSeating = true;
    const number = items[at + 1];
    if (!(isOwned || isSeating) || item.kind !== FOR || number === undefined) continue;
    if (isSeating && number.value >= CLOCK_FROM) continue;
    const after = items[at + 2];
    const hasUnit = after !== undefined && UNITS.has(after.kind);
    const isAmount = isCardinal(number) && number.value >= MINUTES_FROM && !hasUnit;
    const isClock = after?.glued === true;
    if (isAmount && !isClock) number.kind = UNKNOWN;
  }
}

/** "смонтировать ролик на три минуты": so long is the film, and not the work on it. */
function hideLengthsOfMedia(items: readonly Item[], seen: readonly Item[]): void {
  if (!items.some((item) => hasTag(item, 'making-media'))) return;
  for (let at = 0; at + 3 < seen.length; at += 1) {
    const [noun, onto, first, second] = seen.slice(at, at + 4);
    if (noun === undefined || !MEDIA.has(noun.kind) || onto?.kind !== FOR) continue;
    const isUnit = (item: Item | undefined): boolean => item !== undefined && UNITS.has(item.kind);
    const hidden = isUnit(first) ? [first] : isUnit(second) ? [first, second] : [];
    for (const item of hidden) if (item !== undefined) item.kind = UNKNOWN;
  }
}

/** "в десять кабинет 304": the place has a number of its own, and is not what the hour counts. */
function markHouse(items: readonly Item[], at: number): void {
  const [before, house] = [items[at - 1], items[at]];
  if (before !== undefined && house !== undefined && isCardinal(before)) house.flags |= QUOTED;
}

/** "на складе Вторчермет": a name in the middle of a sentence is no verb, whatever it ends in. */
function hideNamesLikeVerbs(items: readonly Item[], text: string): void {
  items.forEach((item, at) => {
    if (item.kind !== UNKNOWN || item.tags !== 0 || !isFinite(item.word)) return;
    if (isCapital(items, at, text) && text !== text.toUpperCase()) item.flags |= QUOTED;
  });
}

/**
 * Attaches before anything is removed: a date, number or ordinal that belongs to a noun is hidden
 * from the rules of time. Linear in the length of the text.
 */
export function attachToNouns(items: readonly Item[], text: string): void {
  hideNamesLikeVerbs(items, text);
  hideNamesWithTimes(items);
  if (!items.some(mayBelong)) return;
  hideGroups(items);
  hideMarks(items, text);
  const seen = items.map((item, at) => {
    const kind = kindOf(items, at, text);
    return kind === item.kind ? item : seenAs(item, kind);
  });
  hideAmounts(items, seen);
  hideLengthsOfMedia(items, seen);
  let before: Item | null = null;
  for (let at = 0; at < seen.length; ) {
    const isHouse = HOUSES.has(seen[at]?.kind ?? UNKNOWN);
    const found = automaton.match(seen, at, before);
    const end = at + (found?.length ?? 1);
    for (let i = at; found !== null && i < end; i += 1) {
      const item = items[i];
      if (item === undefined) continue;
      if (seen[i]?.kind === UNKNOWN) item.kind = UNKNOWN;
      // "в 7 А": no conjunction
      if (seen[i]?.kind !== LETTER || i === at) continue;
      item.flags |= QUOTED;
      item.kind = UNKNOWN;
    }
    if (found !== null && isHouse) markHouse(items, at);
    before = seen[end - 1] ?? null;
    at = end;
  }
}
