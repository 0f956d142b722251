import type { Item } from '../../grammar/item.ts';
import { UNKNOWN } from '../../grammar/kind-table.ts';
import { QUOTED } from '../../grammar/scan.ts';
import { factOf } from '../../time/frame.ts';
import type { Fact } from '../../meaning.ts';
import type { Doubt } from './confidence.ts';
import {
  EMPTY_VERBS,
  HANGING_WORDS,
  LOOSE_BESIDE,
  PERIOD_WORDS,
  POINTING_WORDS,
  PREPOSITIONS,
  SPEAKING_HEADS,
  SPEAKING_WORDS,
  TIMES_WITHOUT_VOWELS,
  WHOLE_WORDS,
} from './doubtful-words.ts';
import { isPast } from './finite-verbs.ts';
import { isInfinitive } from './verb-forms.ts';
import { isMark, isWord, roleAt } from './view.ts';

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
function isPointing(items: TitleItems): boolean {
  // "то, о чём говорили"
  const [first, second] = items;
  if (first !== undefined && THAT.has(first.word) && RELATIVE.has(second?.word ?? '')) return true;
  return items.every(
    (item) =>
      item.meaning === null &&
      !isQuoted(item) &&
      (POINTING_WORDS.has(item.word) || LOOSE_BESIDE.has(item.word) || EMPTY_VERBS.has(item.word)),
  );
}

const THAT = new Set(['то', 'того', 'тем', 'том', 'о', 'про']);
const RELATIVE = new Set(['о', 'что', 'чем', 'чего', 'про', 'как', 'том']);

const holdsTime = (items: TitleItems): boolean =>
  items.some(
    (item, at) =>
      FREE_TIMES.has(factOf(item)?.kind ?? 'times') ||
      isMisspeltTime(item) ||
      ((WHOLE_WORDS.has(item.word) || (at === 0 && item.word === 'за')) &&
        PERIOD_WORDS.has(lastWord(items[at + 1]))),
  );

/** The word of an item, or the last of those that it was read from. */
const lastWord = (item: Item | undefined): string =>
  item === undefined ? '' : (item.parts.at(-1)?.word ?? item.word);

/** "вечерм", "зовтра": nothing that the lexicon knows, but for its vowels a word of time. */
function isMisspeltTime(item: Item): boolean {
  if (item.kind !== UNKNOWN || item.meaning !== null || isQuoted(item)) return false;
  const words = TIMES_WITHOUT_VOWELS.get(item.word.charAt(0));
  if (words === undefined || item.word.length < MISSPELT_MIN) return false;
  return words.has(item.word.replace(/[аеиоуыэюяьъ]/g, ''));
}
const MISSPELT_MIN = 4;

/** "ты мне забрать", "постирать бы шторы": words that address us were left over. */
function speaks(items: TitleItems): boolean {
  const plain = items.map((item) => (item.meaning === null && !isQuoted(item) ? item.word : ''));
  return SPEAKING_HEADS.has(plain[0] ?? '') || plain.some((word) => SPEAKING_WORDS.has(word));
}

/** "позвонить по", "билеты на на двоих": what hung on it is gone. */
function hangs(items: TitleItems): boolean {
  const plain = items.map((item) => (item.meaning === null && !isQuoted(item) ? item.word : ''));
  if (HANGING_WORDS.has(plain.at(-1) ?? '')) return true;
  return plain.some(
    (word, at) =>
      PREPOSITIONS.has(word) &&
      PREPOSITIONS.has(plain[at + 1] ?? '') &&
      items[at]?.glued !== true &&
      items[at + 1]?.glued !== true,
  );
}

/** "сходить на почту напомни": a word of asking was left over. */
function asks(items: TitleItems): boolean {
  return items.some((item) => {
    const role = roleAt(item);
    return (role === 'remind' || role === 'create') && !isInfinitive(item.word);
  });
}

/** "успеть": what it was for went elsewhere. */
const isOnlyGoverning = ([first, second]: TitleItems): boolean =>
  second === undefined && first !== undefined && WITHOUT_OBJECT.has(first.word);
const WITHOUT_OBJECT = new Set('успеть попробовать постараться помочь попросить начать'.split(' '));

/** Behind digits it is part of their number. */
const REMAINDER = /(?:^|[^\d\s]\s+)000(?=\s|$)/;

/** Conjunctions at the ends are no part of the title. */
function trimmed(items: TitleItems): TitleItems {
  const isJoint = (item: Item): boolean =>
    item.meaning === null && !isQuoted(item) && JOINTS.has(item.word);
  const from = items.findIndex((item) => !isJoint(item));
  const to = items.findLastIndex((item) => !isJoint(item));
  return from < 0 ? [] : items.slice(from, to + 1);
}
const JOINTS = new Set(['и', 'а', 'но']);

/** What a last look at a title finds wrong with it. */
export function titleDoubts(title: string | null, all: readonly Item[]): Doubt[] {
  if (title === null) return [];
  const items = trimmed(all.filter((item) => !isMark(item)));
  const first = items[0];
  if (first === undefined) return [];
  const doubts: Doubt[] = [];
  if (isPointing(items)) doubts.push('pointing');
  if (holdsTime(items)) doubts.push('time-left');
  if (speaks(items)) doubts.push('speaking');
  if (hangs(items) || isOnlyGoverning(items)) doubts.push('hanging');
  if (asks(items)) doubts.push('asking-left');
  if (REMAINDER.test(title)) doubts.push('remainder');
  if (isWord(first) && !isQuoted(first) && isPast(first.word)) doubts.push('past');
  return doubts;
}
