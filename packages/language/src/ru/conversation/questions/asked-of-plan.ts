import type { Query } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isAction, isFact, plainWord, roleAt } from '../../commands/view.ts';
import { mentionOf } from '../clause.ts';
import type { AskedInWords } from './asked-in-words.ts';
import {
  ANYTHING_ABOUT,
  DUE_SOON,
  HOW_MANY,
  OVERDUE_ASKED,
  STILL_UNDONE,
  WHETHER_THERE,
} from './asked-of-plan-phrases.ts';
import { windowOf } from './day-window.ts';
import { areAll, hasAny, plainWordsIn, type Words } from './plain-words.ts';

type Reader = (asked: AskedInWords) => Query | null;

const MENTION_MIN = 3;
const MENTION_MAX = 500;
/** What is asked after is named shortly. */
const NAME_ITEMS_MAX = 4;

/** The one run of words that are none of `beside`; null where there is none, or more than one. */
function nameAmong(items: readonly Item[], beside: Words): readonly Item[] | null {
  const isNamed = (item: Item): boolean => !isFact(item) && !beside.has(plainWord(item));
  const from = items.findIndex(isNamed);
  const last = items.findLastIndex(isNamed);
  const name = from < 0 ? [] : items.slice(from, last + 1);
  const isOne = name.length > 0 && name.length <= NAME_ITEMS_MAX && name.every(isNamed);
  const isName = (item: Item): boolean => !isAction(item) && roleAt(item) !== 'query';
  return isOne && name.every(isName) ? name : null;
}

function found({ clause }: AskedInWords, name: readonly Item[]): Query | null {
  const mention = mentionOf(clause, name, new Set());
  return mention === null || mention.length < MENTION_MIN
    ? null
    : { type: 'find', mention: mention.slice(0, MENTION_MAX) };
}

/** Of a day that is named the whole day is told, which says more. */
function ofDay({ items, clause: { text, ground } }: AskedInWords, undated: Query): Query | null {
  if (!items.some(isFact)) return undated;
  const window = windowOf(items, text, ground, 1);
  return window === null ? null : { type: 'agenda', window };
}

/** "есть что-нибудь про Ольгу?", "а насчёт крыши ничего нет?" */
const readAnythingAbout: Reader = (asked) => {
  const { items, isAsked } = asked;
  const { prepositions, asks, surely, beside } = ANYTHING_ABOUT;
  const at = items.findIndex(
    (item, index) =>
      !isFact(item) && prepositions.has(plainWord(item)) && isNamedAt(items, index + 1, beside),
  );
  if (at < 0) return null;
  const words = plainWordsIn(items.filter((_, index) => index !== at));
  if (!hasAny(words, asks) || !(isAsked || hasAny(words, surely))) return null;
  const name = nameAmong(items.slice(at + 1), beside);
  if (name === null || !areAll(plainWordsIn(items.slice(0, at)), beside)) return null;
  const query = found(asked, name);
  return query === null ? null : ofDay(asked, query);
};

function isNamedAt(items: readonly Item[], at: number, beside: Words): boolean {
  const item = items[at];
  return item !== undefined && !isFact(item) && !beside.has(plainWord(item));
}

/** "записан ли у меня нотариус?" */
const readWhetherThere: Reader = (asked) => {
  const { items, isAsked } = asked;
  const { stands, lies, plan, beside } = WHETHER_THERE;
  const words = plainWordsIn(items);
  const isOfPlan = hasAny(words, stands) || (hasAny(words, lies) && hasAny(words, plan));
  if (!isAsked || !isOfPlan) return null;
  const name = nameAmong(
    items.filter((item) => !stands.has(plainWord(item))),
    beside,
  );
  return name === null ? null : found(asked, name);
};

/** "много ли осталось?", "сколько у меня незакрытых задач?" */
export const readHowMany: Reader = (asked) => {
  const words = plainWordsIn(asked.items);
  const { counts, open, beside } = HOW_MANY;
  // "осталось много дел" is a sigh
  const isMeant = asked.isAsked || counts.has(words[0] ?? '');
  if (!isMeant || !hasAny(words, counts) || !hasAny(words, open)) return null;
  if (!areAll(words, counts, open, beside)) return null;
  const { items, clause } = asked;
  if (!items.some(isFact)) return { type: 'tasks' };
  const window = windowOf(items, clause.text, clause.ground, 1);
  return window === null ? null : { type: 'load', window };
};

/** "что я ещё не сделал?", "что осталось незакрытым?" */
const readStillUndone: Reader = (asked) => {
  const words = plainWordsIn(asked.items);
  const { asks, still, undone, not, done, beside } = STILL_UNDONE;
  const isUndone = words.some((word, at) => word === not && done.has(words[at + 1] ?? ''));
  if (!hasAny(words, asks) || !hasAny(words, still)) return null;
  if (!isUndone && !hasAny(words, undone)) return null;
  const isPlain = areAll(words, asks, still, undone, done, beside, NOT);
  return isPlain ? ofDay(asked, { type: 'tasks' }) : null;
};
const NOT: Words = new Set([STILL_UNDONE.not]);

/** "какие сроки поджимают?" */
const readDueSoon: Reader = ({ items }) => {
  const words = plainWordsIn(items);
  const { due, near, beside } = DUE_SOON;
  const isMeant = hasAny(words, due) && hasAny(words, near) && areAll(words, due, near, beside);
  return isMeant && !items.some(isFact) ? { type: 'tasks', due: true } : null;
};

/** "просрочил что-нибудь?", "долги есть?" */
const readOverdue: Reader = ({ items, isAsked }) => {
  const words = plainWordsIn(items);
  const { opens, overdue, beside } = OVERDUE_ASKED;
  const isOpened = isAsked || opens.has(words[0] ?? '');
  const isMeant = isOpened && hasAny(words, overdue) && areAll(words, overdue, beside);
  return isMeant && !items.some(isFact) ? { type: 'overdue' } : null;
};

const firstOf =
  (readers: readonly Reader[]): Reader =>
  (said) => {
    // "ничего нет?" takes nothing back
    const items = said.items.filter(({ meaning }) => meaning?.kind !== 'correction');
    const asked = { ...said, items };
    for (const read of readers) {
      const query = read(asked);
      if (query !== null) return query;
    }
    return null;
  };

/**
 * What is asked of the plan as a whole, in any order of words: every word must be one that such a question is
 * made of.
 */
export const readAskedOfAll = firstOf([readStillUndone, readDueSoon, readOverdue]);

/** The same of one name in the plan. */
export const readAskedOfName = firstOf([readAnythingAbout, readWhetherThere]);
