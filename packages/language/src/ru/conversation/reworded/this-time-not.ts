import type { ObjectHandle, RepeatingHandle, ThreadHints } from '@planerka/contracts';
import { factOf } from '../../../time/frame.ts';
import { isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { comesOn } from '../acts/weekly-rule.ts';
import { wordsIn } from '../answers/choice-by-words.ts';
import { isAsking, operationsOf } from '../conversation.ts';
import type { Reader } from '../words.ts';
import { dayIn } from './needed-no-more.ts';
import { partsOf } from './other-time.ts';
import {
  BESIDE_IT,
  GOES_NOT,
  LEAVES_OUT,
  NOT,
  STAYS_AWAY,
  THIS_TIME,
  WITHOUT_ME,
} from './this-time-not-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 80;

/**
 * "в этот раз не пойду, пропусти", right behind what repeats: its next day, or the one that is said, is left out. Where
 * nothing is ordered, that is asked. Null where anything else is in view, or anything else is said.
 */
export const thisTimeNot: Reader = ({ said, thread, request, ground }) => {
  if (thread === null || said.length > CHARS_MAX || said.includes('?') || isAsking(request))
    return null;
  const series = seriesInView(thread);
  const told = series === null ? null : toldIn(said);
  if (series === null || told === null) return null;
  const confidence = told.isOrdered ? LIKELY : GUESS;
  const what = { mention: series.title ?? '', kind: series.kind, confidence };
  if (told.times === '') {
    return operationsOf([{ operation: { type: 'delete', scope: 'this' }, ...what }], true);
  }
  const day = isOneDay(told.times) ? dayIn(told.times, ground) : null;
  if (day === null || comesOn(series, day) !== true) return null;
  const operation = { type: 'delete', from_date: day, to_date: day } as const;
  return operationsOf([{ operation, ...what }], true);
};

/** "с 1 по 5 марта", "завтра и в пятницу", "завтра в 10" say more than one day. */
function isOneDay(times: string): boolean {
  const [only, ...more] = readText(times).items.filter((item) => !isMark(item));
  const fact = only === undefined || more.length > 0 ? null : factOf(only);
  return fact?.kind === 'day' && fact.others.length === 0;
}

/** What repeats, where nothing else is in view. */
function seriesInView(thread: ThreadHints): RepeatingHandle | null {
  const view = inView(thread);
  const isIt = ({ kind, number }: ObjectHandle): boolean =>
    kind === view?.kind && number === view.number;
  const found = thread.series?.find(isIt) ?? null;
  return found?.title === undefined ? null : found;
}

/** Is nothing said but that one does not go, or that it is to be left out? */
function toldIn(said: string): { readonly times: string; readonly isOrdered: boolean } | null {
  const plain = said.replace(THIS_TIME, ' ').replace(WITHOUT_ME, ' ');
  const { times } = partsOf(plain);
  const timed = readText(plain).items.filter(({ meaning }) => meaning !== null);
  const words = wordsIn(
    timed.reduce(
      (text, { from, to }) => text.slice(0, from) + ' '.repeat(to - from) + text.slice(to),
      plain,
    ),
  );
  const isOrdered = words.some((word) => LEAVES_OUT.has(word));
  const isAway =
    WITHOUT_ME.test(said) ||
    words.some((word, at) => STAYS_AWAY.has(word) || (GOES_NOT.has(word) && words[at - 1] === NOT));
  const isKnown = (word: string, at: number): boolean =>
    LEAVES_OUT.has(word) ||
    STAYS_AWAY.has(word) ||
    BESIDE_IT.has(word) ||
    (word === NOT
      ? GOES_NOT.has(words[at + 1] ?? '')
      : GOES_NOT.has(word) && words[at - 1] === NOT);
  if (!words.every(isKnown) || (timed.length > 0 && times === '')) return null;
  const isOnce = THIS_TIME.test(said);
  // "пропусти" alone may be what is left of words that say more
  const isTold = isAway ? isOrdered || isOnce || times !== '' : isOrdered && isOnce;
  return isTold ? { times, isOrdered } : null;
}
