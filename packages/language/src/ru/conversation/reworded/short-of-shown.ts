import type { ObjectHandle, ReadOperation, ThreadHints } from '@planerka/contracts';
import { minutesAfter, parseDay, readNow } from '../../../calendar/local-instant.ts';
import { factOf } from '../../../time/frame.ts';
import type { Ground } from '../../../time/place.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { inView } from '../acts/correction.ts';
import { GUESS, SURE } from '../acts/made.ts';
import { onlyBefore } from '../acts/reminder-rules.ts';
import { isAsking, operationsOf } from '../conversation.ts';
import { asTitled, knownAs, namingWords } from '../objects/known-as.ts';
import type { Reader, Words } from '../words.ts';
import { ofShown } from './field-of-it.ts';
import type { Rewording } from './reworded.ts';
import {
  ALSO_BEFORE,
  AND,
  AS_URGENT,
  byNumber,
  DIRECTED,
  dueByNumber,
  FORGOTTEN,
  HALF_CORRECTED,
  HALF_HOURS,
  HALF_MEANT,
  IS_AND,
  IS_MORE,
  IS_TERM,
  LATEST_LOOSE,
  LETS_BE,
  MAKE_URGENT,
  noThen,
  OPENS_RATHER,
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
        found.some(({ also }) => also !== true),
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

/** What each of the words says of time; null where one says anything else. */
function kindsIn(words: string): readonly string[] | null {
  const items = readText(words).items.filter((item) => !isMark(item));
  return items.length > 0 && items.every(isFact)
    ? items.map((item) => factOf(item)?.kind ?? '')
    : null;
}
const WHEN: ReadonlySet<string> = new Set(['day', 'clock', 'daypart', 'moment', 'for-number']);
const LONG: ReadonlySet<string> = new Set(['length', 'for-number']);

/** "пораньше, в 9": which way, and a time with nothing beside it. */
function timeDirected(text: string): { readonly time: string; readonly isEarlier: boolean } | null {
  const { earlier, time } = DIRECTED.exec(text)?.groups ?? {};
  const isTime = time !== undefined && kindsIn(time)?.every((kind) => WHEN.has(kind)) === true;
  return isTime ? { time, isEarlier: earlier !== undefined } : null;
}

/**
 * "и пораньше, в 9": where it stands at an hour, so much earlier, in the half of the day that is earlier. What lies on the
 * other side of where it stands is asked about.
 */
const directed: Way = (words) => {
  const said = timeDirected(words.text);
  if (said === null) return null;
  const { time, isEarlier } = said;
  const [only, ...more] = plainly(noThen(time), words, MOVED) ?? [];
  if (only?.operation.type !== 'reschedule' || more.length > 0) return null;
  const { planned_time: hour, planned_at: day } = only.operation;
  const own = beginsAt(words);
  if (own === null) return [day == null && !repeats(words) ? withOpenDay(only) : only];
  if (day != null) return isBeyond(day, own, isEarlier) ? [only] : [guessed(only)];
  const isHalfSaid = SAYS_HALF.test(time);
  const shift = hour === undefined ? null : shiftTo(hour, own, isEarlier, isHalfSaid);
  if (shift === null) return [guessed(only)];
  const moved = { ...only, operation: { type: 'reschedule', shift_minutes: shift } as const };
  return [!isHalfSaid && Math.abs(shift) > FAR ? guessed(moved) : moved];
};

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
/** Nobody calls the other end of the day a little earlier. */
const FAR = 6 * 60;
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
  const begins = thread.beginnings?.find(
    ({ kind, number }) => kind === view.kind && number === view.number,
  );
  return begins === undefined ? null : localOf(begins.begins_at, ground);
}

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

/** "и подольше, часа на два" */
const sized: Way = (words) => {
  const { time } = SIZED.exec(words.text)?.groups ?? {};
  if (time === undefined || kindsIn(time)?.every((kind) => LONG.has(kind)) !== true) return null;
  return plainly(noThen(time), words, LASTS);
};

/** "а лучше вообще в четверг": as without the words that only stress. */
const stressed: Way = (words) => {
  const plain = words.text.replace(STRESSED, '');
  if (plain === words.text || !OPENS_RATHER.test(plain)) return null;
  return plainly(plain, words, TIMED);
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
const remindsAlso: Way = ({ text }) => {
  const groups = ALSO_BEFORE.exec(text)?.groups;
  if (groups === undefined) return null;
  const { led = '', more = '', again = '', before = '', behind = '' } = groups;
  if (!IS_AND.test(led) && !IS_MORE.test(`${more}${again}${behind}`)) return null;
  const items = readText(before).items.filter((item) => !isMark(item) && item.word !== AND);
  const operation = onlyBefore(items);
  return operation === null ? null : [{ operation, confidence: SURE, also: true }];
};

const WAYS: readonly Way[] = [
  urgent,
  remindsAlso,
  inOtherHalf,
  repeatsRather,
  directed,
  sized,
  stressed,
];

/** "полису я дату не поставил, пусть будет 10 декабря", of what was spoken of here and bears the name. */
function dayForgotten(text: string, words: Words & { readonly thread: ThreadHints }): Acts | null {
  for (const pattern of FORGOTTEN) {
    const { name = '', field = '', time = '' } = pattern.exec(text)?.groups ?? {};
    const found = dayOfNamed({ name, field, time: time.replace(LETS_BE, '') }, words);
    if (found !== null) return [found];
  }
  return null;
}

function dayOfNamed(
  { name, field, time }: { readonly name: string; readonly field: string; readonly time: string },
  { acts, thread }: Words,
): ReadOperation | null {
  const named = namingWords(name);
  const [known, ...others] = knownAs(named, thread);
  if (known === undefined || known.kind === 'project' || kindsIn(time) === null) return null;
  const isDue = known.kind === 'task' && IS_TERM.test(field);
  const order = isDue ? dueByNumber(known.number, time) : byNumber(known.kind, known.number, time);
  const [only, ...more] = acts(order) ?? [];
  if (only === undefined || more.length > 0 || !DATED.has(only.operation.type)) return null;
  if (others.length === 0) return only;
  // which of them it is is asked
  const { [known.kind]: _one, ...operation } = only.operation as Record<string, unknown>;
  return { ...only, operation, mention: asTitled(named, known) } as ReadOperation;
}
const DATED: ReadonlySet<string> = new Set(['reschedule', 'set_due']);
