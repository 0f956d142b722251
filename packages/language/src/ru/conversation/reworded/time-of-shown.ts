import type {
  ObjectHandle,
  ReadOperation,
  RepeatingHandle,
  ThreadHints,
} from '@planerka/contracts';
import { formatDay, parseDay } from '../../../calendar/local-instant.ts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { inView, isDueAtHour } from '../acts/correction.ts';
import { IS_GOODBYE, MAY_BE_GOODBYE } from '../acts/goodbye-phrases.ts';
import { GUESS, LIKELY } from '../acts/made.ts';
import { comesOn } from '../acts/weekly-rule.ts';
import { readingOf } from '../acts/when.ts';
import { isAsking, operationsOf } from '../conversation.ts';
import type { Reader } from '../words.ts';
import { endFitting, isLength, mayKeepHours } from './end-of-shown.ts';
import { ofShown } from './field-of-it.ts';
import { kindsIn, LONG } from './kinds-of-time.ts';
import { type Meant, meantBy } from './meant-by-pronoun.ts';
import type { Rewording } from './reworded.ts';
import {
  AND_ALSO,
  CORRECTS,
  END_OF_RULE,
  HALF_MORE,
  HALF_MORE_HOURS,
  IS_NO,
  noThen,
  notButThen,
  putThen,
  THIS_NOT_THAT,
  TIME_OF_SHOWN,
  UNTIL_THEN,
} from './time-of-shown-phrases.ts';

/** Longer texts say more than when. */
const CHARS_MAX = 60;

/**
 * A time, and nothing else but words that lead up to it, said of what was shown just now: "и в 18:00", "он на полтора
 * часа" (how long, and not later by that), "он будет в 11, не в 10", "хотя оставь завтра", "до пятницы". Null where
 * anything is named, or a list was shown.
 */
export const timeOfShown: Reader = ({ said, request, thread, ground, again }) => {
  const view = isAsking(request) ? null : oneInView(thread);
  if (view === null || thread === null) return null;
  if (said.length > CHARS_MAX || said.includes('?')) return null;
  const told = toldIn(said.trim(), view);
  if (told === null) return null;
  const ends = seriesUntil(told, view, thread, ground);
  if (ends !== null) return operationsOf([ends], true);
  const order = orderOf(told, view, thread);
  if (order === null || order.text === said.trim()) return null;
  const found = again(order.text);
  if (found?.kind !== 'operations' || found.rest.length > 0) return null;
  const most = order.isSure && !mayKeepHours(told.time, view) ? 1 : GUESS;
  const own = beginningOf(view, thread);
  const operations = found.operations.map((one) => endFitting(one, told, own, most));
  return operationsOf(together(operations).map(ofShown), found.isAddressed);
};

const oneInView = (thread: ThreadHints | null): ObjectHandle | null =>
  (thread?.listed_count ?? 0) === 0 && thread?.named !== true ? inView(thread) : null;

/** "с 10 до 22" is said at once: when it begins is no surer than when it ends. */
function together(operations: readonly ReadOperation[]): readonly ReadOperation[] {
  const most = Math.min(...operations.map(({ confidence }) => confidence));
  return most > GUESS
    ? operations
    : operations.map((one, at) => ({
        ...one,
        confidence: most,
        ...(at === 0 ? {} : { same: true as const }),
      }));
}

/**
 * "она на 40 минут" of a meeting that was shown: how long, and not later by that. "он до 15", "она с 8 до 20" are read as
 * they stand: neither due then nor moved.
 */
export const lengthOfShown: Rewording = (said, thread) => {
  const view = inView(thread);
  const told = view === null ? null : toldIn(said.trim(), view);
  if (view === null || told === null || !told.isPointed || told.meant !== 'surely') return null;
  if (isLength(told.time)) return noThen(told.time);
  const isRange = kindsIn(told.time)?.includes('clock-range') === true;
  const isStated = isRange || endsBlock(told.time, view) || mayKeepHours(told.time, view);
  return isStated ? said : null;
};

interface Told {
  readonly joint: string;
  /** "длится" */
  readonly be: string;
  readonly time: string;
  /** "он", "это" */
  readonly isPointed: boolean;
  /** "он", "будет", "надо": something says that a time of it is told. */
  readonly isTold: boolean;
  readonly isLoud: boolean;
  readonly meant: Meant;
}

/** What stands around the time; null where "она" is not what stands in view. */
function toldIn(said: string, view: ObjectHandle): Told | null {
  const found = TIME_OF_SHOWN.exec(said)?.groups;
  if (found === undefined) return null;
  const { joint = '', it = '', be = '', need = '', time = '' } = found;
  const meant = meantBy({ it, be, isLong: isLength(time) }, view);
  const isTold = it !== '' || be !== '' || need !== '';
  return meant === null
    ? null
    : { joint, be, time, isPointed: it !== '', isTold, isLoud: said.endsWith('!'), meant };
}

interface Order {
  readonly text: string;
  readonly isSure: boolean;
}

function orderOf(told: Told, view: ObjectHandle, thread: ThreadHints): Order | null {
  const { joint, time, isTold } = told;
  const { right, wrong } = THIS_NOT_THAT.exec(time)?.groups ?? {};
  if (right !== undefined && wrong !== undefined) {
    // what stands at the hour that is denied is told by the plan
    return areTimes(right) && areTimes(wrong)
      ? { text: notButThen(wrong, right), isSure: true }
      : null;
  }
  if (HALF_MORE.test(time)) return halfMore(isTold || IS_NO.test(joint), view);
  return ofKinds(told, view, thread);
}

function ofKinds(told: Told, view: ObjectHandle, thread: ThreadHints): Order | null {
  const { joint, time, isTold, meant } = told;
  const isSure = meant === 'surely';
  const isCorrected = CORRECTS.test(joint);
  const kinds = kindsIn(time) ?? ['none'];
  const are = (known: ReadonlySet<string>): boolean => kinds.every((kind) => known.has(kind));
  if (are(LONG)) return isTold ? { text: noThen(time), isSure } : null;
  if (are(BY_WHEN)) return isCorrected || !isSure ? null : byWhen(told, view, thread);
  if (isTold && are(WHEN)) return { text: putThen(time), isSure };
  // "нет, в 18" is read as it is, and "и в пятницу" may ask about that day
  const isHour = joint !== '' && !isCorrected && are(HOUR);
  return isHour ? { text: putThen(time), isSure: lacksHour(view, thread) } : null;
}

/** "и в 18:00", "и на 18:00" of what has an hour may be once more at that one. */
const lacksHour = (view: ObjectHandle, { beginnings = [], series = [] }: ThreadHints): boolean =>
  view.kind === 'task' && ![...beginnings, ...series].some(isObject(view));

const beginningOf = (view: ObjectHandle, { beginnings = [] }: ThreadHints) =>
  beginnings.find(isObject(view));

const isObject =
  (view: ObjectHandle) =>
  ({ kind, number }: Pick<ObjectHandle, 'kind' | 'number'>): boolean =>
    kind === view.kind && number === view.number;

/** By when a task is to be done; "до 15" of a block is when that is over, and nothing else ends it. */
function byWhen(told: Told, view: ObjectHandle, { series = [] }: ThreadHints): Order | null {
  const { time } = told;
  const isSure = isNoGoodbye(told);
  if (isSure === null) return null;
  const isHour = readText(time).items.some(isDueAtHour);
  if (view.kind === 'timeblock') {
    return endsBlock(time, view) ? { text: noThen(time), isSure } : null;
  }
  // it has no end but that of its rule
  if ((isHour || UNTIL_THEN.test(time)) && series.some(isObject(view))) return null;
  // of an hour alone the plan tells the day
  return { text: isHour ? noThen(time) : putThen(time), isSure };
}

const endsBlock = (time: string, { kind }: ObjectHandle): boolean =>
  kind === 'timeblock' && UNTIL_THEN.test(time) && readText(time).items.some(isDueAtHour);

/** Is it surely none, or may "до пятницы" be one? Null where it is one: "до завтра", "ну, до понедельника". */
function isNoGoodbye({ joint, time, isTold, isLoud }: Told): boolean | null {
  if (isTold) return true;
  if (IS_GOODBYE.test(time)) return null;
  if (!MAY_BE_GOODBYE.test(time) || AND_ALSO.test(joint)) return true;
  return joint !== '' || isLoud ? null : false;
}

/** "до 1 мая" of what repeats: until then it does. */
function seriesUntil(
  told: Told,
  view: ObjectHandle,
  { series = [] }: ThreadHints,
  ground: Ground,
): ReadOperation | null {
  const repeats = series.find(isObject(view));
  const items = readText(told.time).items.filter((item) => !isMark(item));
  const isDue = items.length > 0 && items.every((item) => factOf(item)?.kind === 'due');
  if (repeats === undefined || !isDue || CORRECTS.test(told.joint)) return null;
  const isSure = isNoGoodbye(told);
  const last = readingOf(items, told.time, ground)?.reading.start ?? null;
  if (isSure === null || last?.length !== DAY_CHARS || !UNTIL_THEN.test(told.time)) return null;
  const times = timesUntil(last, repeats, ground);
  // before its first time it can be no end of it
  if (times === 0 || (times === 1 && !isSure)) return null;
  const rrule = `${repeats.rrule.replace(END_OF_RULE, '')};UNTIL=${last.replaceAll('-', '')}`;
  return ofShown({
    operation: { type: 'set_recurrence', rrule },
    confidence: isSure && times !== 1 ? LIKELY : GUESS,
  });
}

/** How often it comes behind today until that day, as far as that matters; null where its rule does not tell. */
function timesUntil(last: string, repeats: RepeatingHandle, ground: Ground): number | null {
  const { day } = ground.now;
  const to = Math.min(parseDay(last), day + LOOKED_AT_DAYS);
  const own = { ...repeats, rrule: repeats.rrule.replace(END_OF_RULE, '') };
  let times = 0;
  for (let each = day + 1; each <= to && times < 2; each += 1) {
    const comes = comesOn(own, formatDay(each));
    if (comes === null) return null;
    if (comes) times += 1;
  }
  return times;
}
const LOOKED_AT_DAYS = 62;
const DAY_CHARS = '2026-02-26'.length;

const BY_WHEN: ReadonlySet<string> = new Set(['due']);
const HOUR: ReadonlySet<string> = new Set(['clock']);
const WHEN: ReadonlySet<string> = new Set(['day', 'moment', 'clock', 'daypart', 'clock-range']);

/** "нет, полтора" of a block: that long. */
const halfMore = (isMeant: boolean, { kind }: ObjectHandle): Order | null =>
  isMeant && kind === 'timeblock' ? { text: noThen(HALF_MORE_HOURS), isSure: true } : null;

const areTimes = (words: string): boolean =>
  kindsIn(words)?.every((kind) => WHEN.has(kind)) === true;
