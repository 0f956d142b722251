import type { Item } from '../../../grammar/item.ts';
import { fold } from '../../../grammar/scan.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { TALK_AHEAD, TALK_BEHIND } from './amid-talk-phrases.ts';
import {
  ASIDE,
  BARE_DAYS,
  DAY_OF_QUALITY,
  DAYS_ASKED,
  LEFT_IN,
  PLAIN_ASKED,
  UNTIL,
} from './asked-of-days-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 120;

const has = (words: readonly string[], known: ReadonlySet<string>): boolean =>
  words.some((word) => known.has(word));

/**
 * "что там у меня на завтра теперь", "план на среду и на пятницу покажи", "сколько у меня уроков на этой неделе?": what
 * days are asked about, in plain words. Every other word has to be one that such a question is made of; of what is
 * counted the whole of those days is told. Null for everything else; whoever asks has to see that days are read.
 */
export function askedOfDays(said: string): string | null {
  if (said.length > CHARS_MAX || /[:;\n«»"]/u.test(said)) return null;
  const plain = plainQuestion(said);
  const isLeft = has(plain.split(' '), DAYS_ASKED.left);
  const words = (isLeft ? reworded(plain, LEFT_IN) : plain).split(' ');
  const isAsked = has(words, DAYS_ASKED.asks);
  const isHanded = has(words, DAYS_ASKED.hands) && has(words, DAYS_ASKED.handed);
  const isShown = has(words, DAYS_ASKED.shows) || isHanded;
  // "план на пятницу и на субботу"
  const isNamed = DAYS_ASKED.alone.has(words[0] ?? '');
  if (!isAsked && !isShown && !isNamed) return null;
  const days = daysIn(words, isAsked && words.includes(DAYS_ASKED.counts));
  return days && `${isLeft ? PLAIN_ASKED.left : PLAIN_ASKED.all}${days}?`;
}

const reworded = (text: string, by: readonly (readonly [RegExp, string])[]): string =>
  by.reduce((words, [pattern, plain]) => words.replace(pattern, plain), text);

/** Without what is only said around a question, in small letters and without marks. */
export function plainQuestion(said: string): string {
  const alone = said.trim().replace(TALK_AHEAD, '').replace(TALK_BEHIND, '');
  const small = fold(alone).replace(ASIDE, ' ');
  return reworded(small, DAY_OF_QUALITY)
    .replace(/[,.!?…()–—-]+(?=\s|$)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
}

const BESIDE: ReadonlySet<string> = new Set([
  ...DAYS_ASKED.asks,
  ...DAYS_ASKED.shows,
  ...DAYS_ASKED.hands,
  ...DAYS_ASKED.plan,
  ...DAYS_ASKED.left,
  ...DAYS_ASKED.beside,
]);

/** The words that say which days, if nothing else is left. */
function daysIn(words: readonly string[], isCounted: boolean): string | null {
  const rest = words.filter((word) => !BESIDE.has(word));
  while (DAYS_ASKED.joins.has(rest[0] ?? '')) rest.shift();
  while (DAYS_ASKED.joins.has(rest.at(-1) ?? '')) rest.pop();
  if (rest.length === 0) return null;
  const text = rest.join(' ').replace(BARE_DAYS, PLAIN_ASKED.on);
  const { items } = readText(text);
  const isOther = (item: Item): boolean =>
    !isFact(item) && !isMark(item) && !DAYS_ASKED.joins.has(item.word);
  if (!items.some(isFact) || items.some(isOther) || (isCounted && UNTIL.test(text))) return null;
  return text;
}
