import type { ObjectHandle, Operation, ReadOperation, ThreadHints } from '@planerka/contracts';
import { minutesAfter, parseDay, readNow } from '../../../calendar/local-instant.ts';
import type { Ground } from '../../../time/place.ts';
import { isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { GUESS, SURE } from '../acts/made.ts';
import { onlyBefore } from '../acts/reminder-rules.ts';
import { isAsking, operationsOf } from '../conversation.ts';
import type { Reader, Words } from '../words.ts';
import { dayForgotten } from './day-forgotten.ts';
import { ofShown } from './field-of-it.ts';
import { kindsIn, LONG } from './kinds-of-time.ts';
import type { Rewording } from './reworded.ts';
import {
  ALSO_BEFORE,
  AND,
  AS_URGENT,
  DIRECTED,
  FOR_LONG,
  HALF_CORRECTED,
  HALF_HOURS,
  HALF_MEANT,
  IS_ALREADY,
  IS_AND,
  IS_APART,
  IS_MORE,
  IS_ONTO,
  IS_PERIOD,
  IS_RATHER,
  IS_UNTIL,
  LATEST_LOOSE,
  MAKE_URGENT,
  noThen,
  OPENS_RATHER,
  PAYS,
  REMINDS,
  REPEATS_NO,
  REPEATS_RATHER,
  repeatsThen,
  SAYS_HALF,
  SIZED,
  STRESSED,
} from './short-of-shown-phrases.ts';

/** Longer texts are stories. */
const CHARS_MAX = 80;

/** Words of one thing in view, and that thing. */
interface OfView extends Words {
  readonly text: string;
  readonly thread: ThreadHints;
  readonly view: ObjectHandle;
}
type Acts = readonly ReadOperation[];
type Way = (words: OfView) => Acts | null;

/**
 * Short corrections of what was shown just now, and fields of it, said without its name: "и пометь как важное", "и
 * пораньше, в 9", "а лучше вообще в четверг", "в смысле вечера", "нет, только по будням", "и за 10 минут тоже". Null where
 * a list was shown, something is asked, or the plan tells that they do not fit.
 */
export const shortOfShown: Reader = (words) => {
  const { said, thread, request } = words;
  const text = said.trim();
  if (thread === null || thread.named === true || isAsking(request)) return null;
  if (text.length > CHARS_MAX || /[?\n]/u.test(text)) return null;
  const forgotten = dayForgotten(text, { ...words, thread });
  if (forgotten !== null) return operationsOf(forgotten, true);
  const view = viewOf(thread);
  if (view === null) return null;
  for (const way of WAYS) {
    const found = way({ ...words, text, thread, view });
    if (found !== null)
      return operationsOf(
        found,
        found.some(({ also }) => also === undefined),
      );
  }
  return null;
};

/** "пораньше, в 9" of one thing in view is read as it stands: it tells of no slip. */
export const isDirected: Rewording = (said, thread) =>
  thread !== null && viewOf(thread) !== null && timeDirected(said.trim()) !== null ? said : null;

const viewOf = (thread: ThreadHints): ObjectHandle | null =>
  (thread.listed_count ?? 0) === 0 && thread.named !== true ? inView(thread) : null;

/** The acts of an order that names nothing, where they set nothing but these. */
function plainly(order: string, { acts, text }: OfView, types: ReadonlySet<string>): Acts | null {
  // what is plain already is not read again
  const found = text.toLowerCase() === order ? null : acts(order);
  const isOfView = found?.every(
    ({ operation, mention }) => types.has(operation.type) && mention === undefined,
  );
  return found !== null && found.length > 0 && isOfView === true ? found.map(ofShown) : null;
}
const MOVED: ReadonlySet<string> = new Set(['reschedule']);
const TIMED: ReadonlySet<string> = new Set(['reschedule', 'set_due', 'set_duration']);
const LASTS: ReadonlySet<string> = new Set(['set_duration']);
const REPEATS: ReadonlySet<string> = new Set(['set_recurrence']);
const RANKED: ReadonlySet<string> = new Set(['set_priority']);

const urgent: Way = (words) =>
  AS_URGENT.test(words.text) ? plainly(MAKE_URGENT, words, RANKED) : null;

const WHEN: ReadonlySet<string> = new Set(['day', 'clock', 'daypart', 'moment', 'for-number']);

const HOURS: ReadonlySet<string> = new Set(['clock', 'moment']);
const NUMBER = 'for-number';

interface Directed {
  readonly time: string;
  readonly isEarlier: boolean;
  /** An hour, or a day behind a mark; a part of the day, or a number alone, may be said of anything. */
  readonly isPlain: boolean;
}

/**
 * "пораньше, в 9", "раньше в 9": which way, and a time with nothing beside it. "попозже вечером" is said of the talk as
 * well as of what stands in view.
 */
function timeDirected(text: string): Directed | null {
  const { earlier, apart = '', time = '' } = DIRECTED.exec(text)?.groups ?? {};
  const kinds = kindsIn(time);
  if (kinds?.every((kind) => WHEN.has(kind)) !== true) return null;
  const hasHour = kinds.some((kind) => HOURS.has(kind));
  if (!hasHour && !kinds.includes(NUMBER) && !IS_APART.test(apart)) return null;
  return { time, isEarlier: earlier !== undefined, isPlain: hasHour || kinds.every(isDay) };
}
const isDay = (kind: string): boolean => kind === 'day';

/**
 * "и пораньше, в 9": where it stands at an hour, so much earlier, in the half of the day that is earlier. What lies on the
 * other side of where it stands is asked about, and a day where that is not known.
 */
const directed: Way = (words) => {
  const said = timeDirected(words.text);
  const [only, ...more] = said === null ? [] : (plainly(noThen(said.time), words, MOVED) ?? []);
  if (said === null || only?.operation.type !== 'reschedule' || more.length > 0) return null;
  const { planned_time: hour, planned_at: day } = only.operation;
  const own = beginsAt(words);
  const isOpen = own === null && !repeats(words);
  if (day != null) {
    const isSure = own === null ? !isOpen : said.isPlain && isBeyond(day, own, said.isEarlier);
    return [isSure ? only : guessed(only)];
  }
  if (own === null && said.isPlain) return [isOpen ? withOpenDay(only) : only];
  return [own === null || hour === undefined ? guessed(only) : atHour(hour, only, own, said)];
};

/** "раньше в 9" of what stands at an hour. */
function atHour(hour: string, only: ReadOperation, own: Beginning, said: Directed): ReadOperation {
  const { time, isEarlier, isPlain } = said;
  const isHalfSaid = SAYS_HALF.test(time);
  const shift = shiftTo(hour, own, isEarlier, isHalfSaid);
  if (shift === null) return guessed(only);
  const isNear = isHalfSaid || Math.abs(shift) <= (isEarlier ? FAR_BEFORE : FAR_BEHIND);
  if (isPlain && isNear) {
    return { ...only, operation: { type: 'reschedule', shift_minutes: shift } };
  }
  const then = clockOf(own.at + shift);
  return guessed({ ...only, operation: { type: 'reschedule', planned_time: then } });
}

const guessed = (read: ReadOperation): ReadOperation => ({
  ...read,
  confidence: Math.min(read.confidence, GUESS),
});
/** Of what has no hour the plan tells whether it has a day, on which that hour is. */
const withOpenDay = (read: ReadOperation): ReadOperation => ({ ...guessed(read), day_open: true });

/** How much that is from its own hour, on the side that was said; null where the hour is not on that side. */
function shiftTo(
  hour: string,
  own: Beginning,
  isEarlier: boolean,
  isHalfSaid: boolean,
): number | null {
  const said = minutesOf(hour);
  const halves = isHalfSaid || said > HALF ? [said] : [said, said + HALF];
  const shifts = halves.map((at) => at - own.at).filter((by) => (isEarlier ? by < 0 : by > 0));
  return shifts.sort((a, b) => Math.abs(a) - Math.abs(b))[0] ?? null;
}
/** Nobody calls the other end of the day a little later; from an evening one goes back to the morning. */
const FAR_BEHIND = 6 * 60;
const FAR_BEFORE = 9 * 60;
const HALF = 12 * 60;
const minutesOf = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
const clockOf = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

interface Beginning {
  readonly day: number;
  /** Minutes of the day. */
  readonly at: number;
}

/** When it begins, where that is known to come once. */
function beginsAt({ thread, view, ground }: OfView): Beginning | null {
  const begins = beginningOf(thread, view);
  return begins === undefined ? null : localOf(begins.begins_at, ground);
}

const beginningOf = ({ beginnings = [] }: ThreadHints, view: ObjectHandle) =>
  beginnings.find(({ kind, number }) => kind === view.kind && number === view.number);

function localOf(instant: string, ground: Ground): Beginning {
  const { day, second } = readNow(minutesAfter(instant, 0, ground.now), null);
  return { day, at: Math.floor(second / 60) };
}

/** Does the day, or its hour, lie on the side that was said of where it stands? */
function isBeyond(planned: string, own: Beginning, isEarlier: boolean): boolean {
  const hour = planned.includes('T') ? minutesOf(planned.slice(HOUR_FROM)) : null;
  const then = parseDay(planned.slice(0, HOUR_FROM - 1)) * 2 * HALF + (hour ?? own.at);
  const stands = own.day * 2 * HALF + own.at;
  return isEarlier ? then < stands : then > stands;
}
const HOUR_FROM = '2026-01-01T'.length;

/**
 * "и подольше, часа на два": how long, where the plan agrees that this is longer; "подольше на час", "чуть подольше, минут
 * на 10": by how much. Of "покороче, на 40 минут" it is what changes less, and is asked about where that is the other one.
 */
const sized: Way = (words) => {
  const said = SIZED.exec(words.text)?.groups;
  const { time = '', longer, slightly, apart = '' } = said ?? {};
  if (said === undefined || kindsIn(time)?.every((kind) => LONG.has(kind)) !== true) return null;
  const [only, ...more] = plainly(noThen(time), words, LASTS) ?? [];
  if (only?.operation.type !== 'set_duration' || more.length > 0) return null;
  const minutes = only.operation.duration_minutes ?? 0;
  const by = longer === undefined ? -minutes : minutes;
  const changed: ReadOperation = {
    ...only,
    operation: { type: 'set_duration', by_minutes: by },
    confidence: SURE,
  };
  const isApart = IS_APART.test(apart);
  const isSlight = slightly !== undefined;
  return [lengthOrChange({ only, changed }, { by, isApart, isSlight, time }, lastsNow(words))];
};

interface Sized {
  /** Below zero where it is to be shorter. */
  readonly by: number;
  readonly isApart: boolean;
  readonly isSlight: boolean;
  readonly time: string;
}

/** What it comes to, or by how much it changes: `now` is how long it takes, null where that is not known. */
function lengthOrChange(
  { only, changed }: { readonly only: ReadOperation; readonly changed: ReadOperation },
  { by, isApart, isSlight, time }: Sized,
  now: number | null,
): ReadOperation {
  const minutes = Math.abs(by);
  const agrees = now !== null && (by > 0 ? minutes > now : minutes < now);
  if (!IS_ONTO.test(time)) return agrees ? only : guessed(only);
  // "короче на 2 часа" of what lasts one
  const mayChange = by > 0 || now === null || minutes < now;
  if (!mayChange) return guessed(only);
  if (!isApart) return changed;
  if (now === null) return isSlight ? changed : guessed(only);
  const isLength = agrees && Math.abs(minutes - now) <= minutes;
  const likely = isLength ? only : changed;
  return isLength === isSlight ? guessed(likely) : likely;
}

/** How many minutes it takes, where the plan tells when it begins and ends. */
function lastsNow({ thread, view, ground }: OfView): number | null {
  const { begins_at: begins, ends_at: ends } = beginningOf(thread, view) ?? {};
  if (begins === undefined || ends === undefined) return null;
  const [from, to] = [localOf(begins, ground), localOf(ends, ground)];
  return (to.day - from.day) * 2 * HALF + to.at - from.at;
}

/**
 * "а лучше вообще в четверг": as without the words that only stress. "давай вообще до понедельника" is a goodbye, and
 * "хотя уже завтра" tells of the day.
 */
const stressed: Way = (words) => {
  const { text } = words;
  const plain = text.replace(STRESSED, '');
  if (plain === text || !OPENS_RATHER.test(plain)) return null;
  const needsRather = IS_ALREADY.test(text) || IS_UNTIL.test(text);
  return needsRather && !IS_RATHER.test(text) ? null : plainly(plain, words, TIMED);
};

/** "в смысле вечера" of what stands at eight in the morning: the same hour in the other half of the day. */
const inOtherHalf: Way = (words) => {
  const groups =
    HALF_MEANT.exec(words.text)?.groups ?? HALF_CORRECTED.exec(words.text)?.groups ?? {};
  const half = groups['said'] ?? groups['about'];
  const own = half === undefined ? null : beginsAt(words);
  const [, from, to] = HALF_HOURS.find(([begins]) => half !== undefined && begins.test(half)) ?? [];
  if (own === null || from === undefined || to === undefined) return null;
  const latest = groups['loose'] === undefined ? to : Math.min(to, LATEST_LOOSE);
  const isWithin = (minutes: number): boolean =>
    Math.floor(minutes / 60) >= from && Math.floor(minutes / 60) <= latest;
  const other = (own.at + HALF) % (2 * HALF);
  if (isWithin(own.at) || !isWithin(other)) return null;
  const operation = { type: 'reschedule', planned_time: clockOf(other) } as const;
  return [ofShown({ operation, confidence: SURE })];
};

const repeats = ({ thread: { series = [] }, view }: OfView): boolean =>
  series.some(({ kind, number }) => kind === view.kind && number === view.number);

/** "нет, только по будням" of what repeats */
const repeatsRather: Way = (words) => {
  const { text } = words;
  if (!repeats(words)) return null;
  const { often } = REPEATS_RATHER.exec(text)?.groups ?? REPEATS_NO.exec(text)?.groups ?? {};
  if (often === undefined || kindsIn(often)?.every((kind) => kind === 'repeat') !== true) {
    return null;
  }
  return plainly(repeatsThen(often), words, REPEATS);
};

/** "и за 10 минут тоже": what reminds of it already stays. */
const remindsAlso: Way = (words) => {
  const groups = ALSO_BEFORE.exec(words.text)?.groups;
  if (groups === undefined) return null;
  const { led = '', more = '', again = '', before = '', behind = '' } = groups;
  if (!IS_AND.test(led) && !IS_MORE.test(`${more}${again}${behind}`)) return null;
  const items = readText(before).items.filter((item) => !isMark(item) && item.word !== AND);
  const operation = onlyBefore(items);
  if (operation === null) return null;
  if (REMINDS.test(words.text)) {
    return [{ operation, confidence: isOver(operation, words) ? GUESS : SURE, also: 'reminder' }];
  }
  const isOfTitle = isForSoLong(words.view);
  // "и за месяц" of «оплатить квартиру»
  if (isOfTitle && IS_PERIOD.test(before) && beginsAt(words) === null) return null;
  const isSure = !isOfTitle && !isOver(operation, words);
  return [{ operation, confidence: isSure ? SURE : GUESS, also: true }];
};

const isForSoLong = ({ title = '' }: ObjectHandle): boolean =>
  PAYS.test(title) || FOR_LONG.test(title);

/** Would it have to remind of it before now? */
function isOver(operation: Operation, words: OfView): boolean {
  const own = beginsAt(words);
  const before = operation.type === 'set_reminders' ? operation.remind_before_minutes : undefined;
  if (own === null || before === undefined) return false;
  const { day, second } = words.ground.now;
  const from = (own.day - day) * 2 * HALF + own.at - Math.floor(second / 60);
  return before.some((minutes) => minutes >= from);
}

const WAYS: readonly Way[] = [
  urgent,
  remindsAlso,
  inOtherHalf,
  repeatsRather,
  directed,
  sized,
  stressed,
];
