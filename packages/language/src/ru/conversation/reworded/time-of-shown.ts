import type { ThreadHints } from '@planerka/contracts';
import { factOf } from '../../../time/frame.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { isAsking } from '../conversation.ts';
import type { Reader } from '../words.ts';
import { ofShown } from './field-of-it.ts';
import type { Rewording } from './reworded.ts';
import {
  CORRECTS,
  HALF_MORE,
  HALF_MORE_HOURS,
  IS_NO,
  noThen,
  notButThen,
  putThen,
  THIS_NOT_THAT,
  TIME_OF_SHOWN,
} from './time-of-shown-phrases.ts';

/** Longer texts say more than when. */
const CHARS_MAX = 60;

/**
 * A time, and nothing else but words that lead up to it, said of what was shown just now: "и в 18:00", "он на полтора
 * часа" (how long, and not later by that), "он будет в 11, не в 10", "хотя оставь завтра", "до пятницы". Null where
 * anything is named, or a list was shown.
 */
export const timeOfShown: Reader = ({ said, request, thread, again }) => {
  const isOne = inView(thread) !== null && (thread?.listed_count ?? 0) === 0;
  if (!isOne || isAsking(request) || thread?.named === true) return null;
  if (said.length > CHARS_MAX || said.includes('?')) return null;
  const order = orderIn(said.trim(), thread);
  const found = order === null || order === said.trim() ? null : again(order);
  return found?.kind === 'operations' && found.rest.length === 0
    ? { ...found, operations: found.operations.map(ofShown) }
    : null;
};

/** "она на 40 минут" of what was shown: how long, and not later by that. */
export const lengthOfShown: Rewording = (said, thread) => {
  const { it = '', time = '' } = TIME_OF_SHOWN.exec(said.trim())?.groups ?? {};
  const isOne = it !== '' && inView(thread) !== null;
  return isOne && kindsIn(time)?.every((kind) => LONG.has(kind)) === true ? noThen(time) : null;
};

function orderIn(said: string, thread: ThreadHints | null): string | null {
  const {
    joint = '',
    it = '',
    be = '',
    need = '',
    time = '',
  } = TIME_OF_SHOWN.exec(said)?.groups ?? {};
  const { right, wrong } = THIS_NOT_THAT.exec(time)?.groups ?? {};
  if (right !== undefined && wrong !== undefined) {
    return areTimes(right) && areTimes(wrong) ? notButThen(wrong, right) : null;
  }
  const isTold = it !== '' || be !== '' || need !== '';
  if (HALF_MORE.test(time)) return halfMore(isTold || IS_NO.test(joint), thread);
  // a timeblock has an end, and an hour of its own day, in the place of a deadline
  if (inView(thread)?.kind === 'timeblock' && isDueAtHour(time)) return noThen(time);
  return ofKinds(time, { isTold, isJoined: joint !== '', isCorrected: CORRECTS.test(joint) });
}

interface LedUpTo {
  /** "он", "будет" */
  readonly isTold: boolean;
  readonly isJoined: boolean;
  readonly isCorrected: boolean;
}

function ofKinds(time: string, { isTold, isJoined, isCorrected }: LedUpTo): string | null {
  const kinds = kindsIn(time) ?? ['none'];
  const are = (known: ReadonlySet<string>): boolean => kinds.every((kind) => known.has(kind));
  if (are(LONG)) return isTold ? noThen(time) : null;
  if (are(BY_WHEN)) return isCorrected ? null : putThen(time);
  // "нет, в 18" is read as it is, and "и в пятницу" may ask about that day
  const isHour = isJoined && !isCorrected && are(HOUR);
  return (isTold && are(WHEN)) || isHour ? putThen(time) : null;
}

const BY_WHEN: ReadonlySet<string> = new Set(['due']);
const HOUR: ReadonlySet<string> = new Set(['clock']);
const LONG: ReadonlySet<string> = new Set(['length', 'for-number']);
const WHEN: ReadonlySet<string> = new Set(['day', 'moment', 'clock', 'daypart', 'clock-range']);

/** "нет, полтора" of a block: that long. */
function halfMore(isMeant: boolean, thread: ThreadHints | null): string | null {
  return isMeant && inView(thread)?.kind === 'timeblock' ? noThen(HALF_MORE_HOURS) : null;
}

const areTimes = (words: string): boolean =>
  kindsIn(words)?.every((kind) => WHEN.has(kind)) === true;

/** "до пяти вечера", "к 17:30": an hour, and no day. */
function isDueAtHour(words: string): boolean {
  const [only, ...more] = readText(words).items.filter((item) => !isMark(item));
  const fact = only === undefined || more.length > 0 ? null : factOf(only);
  if (fact?.kind !== 'due') return false;
  const { day, period, clock, daypart } = fact.point;
  return day === null && period === null && (clock ?? daypart) !== null;
}

/** What each of the words says of time; null where one says anything else. */
function kindsIn(words: string): readonly string[] | null {
  const items = readText(words).items.filter((item) => !isMark(item));
  return items.length > 0 && items.every(isFact)
    ? items.map((item) => factOf(item)?.kind ?? '')
    : null;
}
