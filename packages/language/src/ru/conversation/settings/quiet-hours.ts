import type { ReadSettings } from '@planerka/contracts';
import { formatClock } from '../../../calendar/local-instant.ts';
import type { Item } from '../../../grammar/item.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import type { ReadText } from '../../../grammar/read-text.ts';
import type { Clock, ClockRange, Fact, Point } from '../../../meaning.ts';
import { factOf } from '../../../time/frame.ts';
import { clockOnDay, isSettled } from '../../../time/settle-clock.ts';
import { isFact, isMark, plainWord } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import {
  BESIDE_QUIET,
  HEARD_PHRASES,
  NO_EARLIER,
  NO_LATER,
  QUIET_BY_NAME,
  QUIET_PHRASES,
  UNDISTURBED_PHRASES,
  UNTIL,
} from './quiet-phrases.ts';

type Quiet = NonNullable<NonNullable<ReadSettings['reminders']>['quiet']>;

/** Wishes are short; longer stretches are stories. */
const ITEMS_MAX = 14;
const HOUR = 3600;
const DAY = 24 * HOUR;
const NOON = 12;
const SMALL_HOURS = 4;

const options = { wordOf: plainWord };
const UNDISTURBED = new PhraseList(UNDISTURBED_PHRASES, options);
const NAMED = new PhraseList(QUIET_BY_NAME, options);
const QUIETENED = new PhraseList(QUIET_PHRASES, options);
const HEARD = new PhraseList(HEARD_PHRASES, options);
/** A wish for quiet begins with one of these; most words hold none. */
const BEGINNING: ReadonlySet<string> = new Set(
  [UNDISTURBED, NAMED, QUIETENED, HEARD].flatMap((list) => [...list.firstWords()]),
);

/** Both ends as seconds of a day; `isOther`: a time was said that cannot be meant for every night. */
interface Stretch {
  from: number | null;
  to: number | null;
  isOther: boolean;
}

/** `clock`: when the night begins or ends. A bare hour is one of the evening, or of the morning. */
const ENDS = {
  from: {
    of: (clock: Clock): number => onClock(clock, eveningHour),
    fits: (second: number): boolean => second >= 18 * HOUR || second <= 3 * HOUR,
  },
  to: {
    of: (clock: Clock): number => onClock(clock, ({ hour }) => hour),
    fits: (second: number): boolean => second >= SMALL_HOURS * HOUR && second < NOON * HOUR,
  },
} as const;
type End = keyof typeof ENDS;

const opposite = (end: End): End => (end === 'from' ? 'to' : 'from');

const eveningHour = ({ hour }: Clock): number =>
  hour < SMALL_HOURS ? hour : (hour + NOON) % (2 * NOON);

function onClock(clock: Clock, bareHour: (clock: Clock) => number): number {
  if (isSettled(clock, null)) return clockOnDay(clock, null) % DAY;
  return bareHour(clock) * HOUR + clock.minute * 60;
}

/**
 * "не беспокой после 23", "с 22 до 9 не пиши": a wish for quiet, wherever its time stands. `quiet` holds
 * the ends that were said, and is null where none can be meant for every night.
 */
export function readQuiet({ items }: ReadText): { readonly quiet: Quiet | null } | null {
  if (!items.some((item) => BEGINNING.has(plainWord(item)))) return null;
  const plain = items.filter((item) => !isBeside(item));
  if (plain.length > ITEMS_MAX) return null;
  const said = plain.map((item, at) => (isBound(plain[at - 1]) ? asHour(item) : item));
  const words = said.filter((item) => !isFact(item) && !isBound(item));
  if (!said.some(isFact)) return UNDISTURBED.isWhole(words) ? { quiet: null } : null;
  if (NAMED.isWhole(words)) return { quiet: hoursByName(said) };
  const isHeard = HEARD.isWhole(words);
  if (!isHeard && !QUIETENED.isWhole(words)) return null;
  return { quiet: quietOf(stretchOf(said, isHeard)) };
}

const isBeside = (item: Item): boolean =>
  isMark(item) || item.meaning?.kind === 'now' || BESIDE_QUIET.has(plainWord(item));

const isBound = (item: Item | undefined): boolean =>
  item !== undefined && (plainWord(item) === NO_EARLIER || isLater(item));
const isLater = (item: Item | undefined): boolean =>
  item !== undefined && NO_LATER.has(plainWord(item));

/** "раньше восьми": a bare number there is an hour, which only a preposition makes of it elsewhere. */
function asHour(item: Item): Item {
  const [hour, ...more] = isFact(item) ? [] : readText(`${UNTIL} ${item.word}`).items;
  return hour !== undefined && isFact(hour) && more.length === 0 ? hour : item;
}

/** Quiet hours that are called so may be any. */
function hoursByName(items: readonly Item[]): Quiet | null {
  const night = quietOf(stretchOf(items, false));
  if (night !== null) return night;
  const [only, ...more] = items.flatMap((item) => factOf(item) ?? []);
  if (only?.kind !== 'clock-range' || more.length > 0) return null;
  const [from, to] = [only.range.start, only.range.end].map((clock) => clockOnDay(clock, null));
  return from === undefined || to === undefined ? null : written({ from, to });
}

/** What the times among `items` say. `isHeard`: they name the hours that are not quiet. */
function stretchOf(items: readonly Item[], isHeard: boolean): Stretch {
  const stretch: Stretch = { from: null, to: null, isOther: false };
  const set = (end: End, clock: Clock | null): void => {
    const which = isHeard ? opposite(end) : end;
    if (clock === null || stretch[which] !== null) stretch.isOther = true;
    else stretch[which] = ENDS[which].of(clock);
  };
  items.forEach((item, at) => {
    const fact = factOf(item);
    const before = items[at - 1];
    if (fact === null || fact.kind === 'daypart') return;
    if (fact.kind === 'clock-range') {
      set('from', fact.range.start);
      set('to', fact.range.end);
      stretch.isOther ||= !isHeard && mayBeOfDay(fact.range);
    } else if (isBound(before)) {
      // "не пиши раньше девяти" is quiet until then; "не раньше девяти" has been read as "from"
      set(isLater(before) ? 'from' : 'to', clockIn(fact));
    } else if (fact.kind === 'after' || fact.kind === 'from') {
      set('from', hourOf(fact.point));
    } else if (fact.kind === 'due') {
      set('to', hourOf(fact.point));
    } else if (fact.kind !== 'repeat' || fact.repeat.frequency !== 'DAILY') {
      stretch.isOther = true;
    }
  });
  return stretch;
}

/** "с 10 до 12" is rather a stretch of this day than of each night. */
function mayBeOfDay({ start, end }: ClockRange): boolean {
  if (isSettled(start, null)) return false;
  return clockOnDay(start, null) < clockOnDay(end, null);
}

function clockIn(fact: Fact): Clock | null {
  if (fact.kind === 'clock') return fact.clock;
  return fact.kind === 'due' ? hourOf(fact.point) : null;
}

/** The hour of a point that is nothing else; null for days, weeks and parts of a day. */
const hourOf = ({ day, clock, period }: Point): Clock | null =>
  day !== null || period !== null ? null : clock;

/** The quiet that can be meant for every night; null for everything else. */
function quietOf({ from, to, isOther }: Stretch): Quiet | null {
  if (isOther || from === to) return null;
  if (from !== null && !ENDS.from.fits(from)) return null;
  if (to !== null && !ENDS.to.fits(to)) return null;
  return written({ from, to });
}

function written({ from, to }: { from: number | null; to: number | null }): Quiet {
  return {
    ...(from === null ? {} : { from: formatClock(from) }),
    ...(to === null ? {} : { to: formatClock(to) }),
  };
}
