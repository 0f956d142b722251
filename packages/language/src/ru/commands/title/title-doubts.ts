import type { Item } from '../../../grammar/item.ts';
import { UNKNOWN } from '../../../grammar/kind-table.ts';
import { QUOTED } from '../../../grammar/scan.ts';
import type { Fact } from '../../../meaning.ts';
import { factOf } from '../../../time/frame.ts';
import { TIMES_WITHOUT_VOWELS } from '../../lexicon/times-without-vowels.ts';
import { VOWELS } from '../../lexicon/verb-endings.ts';
import { hasTag } from '../../tags.ts';
import type { Doubt } from '../confidence/confidence.ts';
import { isDoingNow, isPast } from '../finite-verbs.ts';
import type { Act } from '../head/head.ts';
import { isInfinitive } from '../verb-forms.ts';
import { isAction, isMark, isWord, roleAt, says } from '../view.ts';
import { isTurnOfSpeech } from './spoken-title.ts';
import { isTalked } from './talked-title.ts';

/** The items that make the title, in order, marks left out. */
type TitleItems = readonly Item[];

/** Facts that would have been taken, had they belonged to the command. */
const FREE_TIMES: ReadonlySet<Fact['kind']> = new Set<Fact['kind']>([
  'day',
  'clock',
  'clock-range',
  'range',
  'daypart',
  'moment',
  'due',
  'repeat',
  'offset',
]);

const isQuoted = (item: Item): boolean => (item.flags & QUOTED) !== 0;

/** "об этом", "сделать то самое": nobody knows what is meant. */
function isPointing(items: TitleItems, isOrdered: boolean): boolean {
  // "то, о чём говорили"
  const [first, second] = items;
  if (first !== undefined && hasTag(first, 'pointing-head') && hasTag(second, 'relative-pronoun'))
    return true;
  if (says(first, 'pointing-start')) return true;
  // "её и купить сахар", "эту посылку и стоматолог": something that was spoken of, and something new
  const isSpokenOf = hasTag(first, 'pointing');
  if (isSpokenOf && says(second, 'conjunction')) return true;
  if (isSpokenOf && !items.some(isAction) && items.some((item) => says(item, 'conjunction')))
    return true;
  return items.every(
    (item) =>
      item.meaning === null &&
      !isQuoted(item) &&
      (hasTag(item, 'row-alone') ||
        // whoever orders a task may call it "другая"
        (!isOrdered && hasTag(item, 'only-how')) ||
        hasTag(item, 'pointing') ||
        hasTag(item, 'preposition') ||
        hasTag(item, 'loose-beside') ||
        hasTag(item, 'empty-verb')),
  );
}

const holdsTime = (items: TitleItems): boolean =>
  items.some(
    (item, at) =>
      isSoLongBefore(items, at) ||
      FREE_TIMES.has(factOf(item)?.kind ?? 'times') ||
      isMisspeltTime(item) ||
      ((hasTag(item, 'whole') || (at === 0 && hasTag(item, 'over'))) &&
        hasTag(lastPart(items[at + 1]), 'period-noun')),
  );

/** "свадьба у Пети, подарок купить за день": how long before what takes place it is to be done. */
const isSoLongBefore = (items: TitleItems, at: number): boolean => {
  const item = items[at];
  const isWithin = item !== undefined && factOf(item)?.kind === 'due-in';
  return isWithin && at > 0 && at === items.length - 1 && items.slice(1, at).some(isAction);
};

/** The last of the items that an item was read from, or the item itself. */
const lastPart = (item: Item | undefined): Item | undefined => item?.parts.at(-1) ?? item;

/** "вечерм", "зовтра": nothing that the lexicon knows, but for its vowels a word of time. */
function isMisspeltTime(item: Item): boolean {
  if (item.kind !== UNKNOWN || item.meaning !== null || isQuoted(item)) return false;
  if (item.word.length < MISSPELT_MIN) return false;
  return TIMES_WITHOUT_VOWELS.has(item.word.charAt(0) + item.word.slice(1).replace(VOWELS, ''));
}
const MISSPELT_MIN = 4;

/** "ты мне забрать", "постирать бы шторы": words that address us were left over. */
function speaks(items: TitleItems): boolean {
  // "хотя бы половину" asks for less
  const isAtLeast = (at: number): boolean =>
    hasTag(items[at], 'would') && hasTag(items[at - 1], 'although');
  return (
    says(items[0], 'speaking-head') ||
    items.some((item, at) => says(item, 'speaking') && !isAtLeast(at))
  );
}

/** "позвонить по", "билеты на на двоих": what hung on it is gone. */
function hangs(items: TitleItems): boolean {
  // "на 60к": a letter glued to its number hangs on nothing
  const last = items.at(-1);
  if (says(last, 'hanging') && last?.glued !== true) return true;
  if (says(last, 'instead-of-it')) return true;
  // "смету Ирине я": what somebody does himself went elsewhere
  if (items.length > 1 && roleAt(last) === 'pronoun' && !doesOneself(items)) return true;
  return items.some((item, at) => {
    const next = items[at + 1];
    if (item.glued || next?.glued === true) return false;
    return says(item, 'preposition') && says(next, 'preposition');
  });
}

/** "завтра готовлю я", "встречаю маму я": whoever does it is said behind what he does. */
const doesOneself = (items: TitleItems): boolean =>
  hasTag(items.at(-1), 'actor') &&
  items.some((item) => says(item, 'own-plan') || (isWord(item) && isDoingNow(item.word)));

/** "сходить на почту напомни": a word of asking was left over. */
function asks(items: TitleItems): boolean {
  return items.some((item, at) => {
    // "тест done, доку не трогай": an order of what exists
    if (hasTag(item, 'left-alone') && hasTag(items[at - 1], 'not')) return true;
    const role = roleAt(item);
    return (role === 'remind' || role === 'create') && !isInfinitive(item.word);
  });
}

/** "успеть": what it was for went elsewhere. */
const isOnlyGoverning = ([first, second]: TitleItems): boolean =>
  second === undefined && first !== undefined && hasTag(first, 'only-governing');

/** Behind digits it is part of their number. */
const REMAINDER = /(?:^|[^\d\s]\s+)000(?=\s|$)/;

/** Conjunctions at the ends are no part of the title. */
export function trimmed(items: TitleItems): TitleItems {
  const isJoint = (item: Item): boolean => isMark(item) || says(item, 'conjunction');
  const from = items.findIndex((item) => !isJoint(item));
  const to = items.findLastIndex((item) => !isJoint(item));
  return from < 0 ? [] : items.slice(from, to + 1);
}

const BRIEF_MAX = 3;

/** "цветы полила": a few words, of which one says that it is done, and none what to do. */
const isToldBriefly = (items: TitleItems): boolean =>
  items.length <= BRIEF_MAX &&
  items.some((item) => isWord(item) && !isQuoted(item) && isPast(item.word)) &&
  !items.some(
    (item) =>
      isAction(item) || item.meaning !== null || hasTag(item, 'subordinating') || says(item, 'how'),
  );

/** "ноты найти нашла": what was to be done, and behind it what begins like it and is past. */
function isToldTwice(items: TitleItems): boolean {
  const last = items.at(-1);
  if (last === undefined || !isWord(last) || isQuoted(last) || !isPast(last.word)) return false;
  const isClause = items.some((item) => hasTag(item, 'subordinating') || says(item, 'how'));
  const isSame = (item: Item): boolean =>
    isInfinitive(item.word) && item.word.slice(0, ALIKE) === last.word.slice(0, ALIKE);
  return !isClause && last.word.length > ALIKE_MIN && items.some(isSame);
}
const ALIKE = 2;
const ALIKE_MIN = 3;

/** "пусть Вася купит хлеб" may be meant for the plan, "пусть дети спят" is not. */
const isWishOfOthers = (first: Item, isOrdered: boolean): boolean =>
  !isOrdered && hasTag(first, 'hortative');

/** "не сдал": told, and not what is to be done. */
function beginsPast(items: TitleItems): boolean {
  const told = hasTag(items[0], 'not') ? items[1] : items[0];
  return told !== undefined && isWord(told) && !isQuoted(told) && isPast(told.word);
}

/** What a last look at a title finds wrong with it; `act`: what the words ask for, as their head says. */
export function titleDoubts(title: string | null, all: readonly Item[], act: Act): Doubt[] {
  if (title === null) return [];
  const isOrdered = act === 'explicit';
  const items = trimmed(all.filter((item) => !isMark(item)));
  const first = items[0];
  if (first === undefined) return [];
  const doubts: Doubt[] = [];
  if (isPointing(items, isOrdered)) doubts.push('pointing');
  if (holdsTime(items)) doubts.push('time-left');
  const isSpoken = act === 'nominal' && isTurnOfSpeech(items);
  if (isSpoken || speaks(items) || isTalked(title, isOrdered)) doubts.push('speaking');
  if (isWishOfOthers(first, isOrdered)) doubts.push('told');
  if (hangs(items) || isOnlyGoverning(items)) doubts.push('hanging');
  if (asks(items)) doubts.push('asking-left');
  if (REMAINDER.test(title)) doubts.push('remainder');
  if (beginsPast(items) || isToldBriefly(items) || isToldTwice(items)) doubts.push('past');
  return doubts;
}
