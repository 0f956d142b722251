import type { Item } from '../grammar/item.ts';
import type { Clock, Day, Daypart, Fact, Length, Period, Point, Repeat } from '../meaning.ts';

type Except = Extract<Fact, { kind: 'except' }>;

/** What another reading has in place of the frame's own. */
export type Alternative = Partial<Pick<Frame, 'day' | 'clock' | 'daypart' | 'length'>>;

/** All that a phrase says about time, put together but not yet laid on a calendar. */
export interface Frame {
  day: Day | null;
  /** Days named with it: "21 и 31 декабря". */
  otherDays: readonly Day[];
  /** The weekday said beside a day that has its own date. */
  saidWeekday: number | null;
  dayEnd: Day | null;
  /** The span of days was said without clocks: "с понедельника по пятницу". */
  isDaySpan: boolean;
  clock: Clock | null;
  clockEnd: Clock | null;
  daypart: Daypart | null;
  /** "с утра до вечера" */
  daypartEnd: Daypart | null;
  length: Length | null;
  /** "через два часа": from the reference instant. */
  offset: { readonly length: Length; readonly sign: 1 | -1 } | null;
  due: Point | null;
  dueIn: Length | null;
  from: Point | null;
  after: Point | null;
  window: Period | null;
  repeats: readonly Repeat[];
  times: number | null;
  except: Except | null;
  now: boolean;
  /** "в это же время" */
  sameTime: boolean;
  /** "в 9 и в 21", of a repetition: the other times of its days. */
  moreClocks: readonly Clock[];
  /** "утром и вечером", of a repetition. */
  moreDayparts: readonly Daypart[];
  /** "каждый вечер две недели": how long it goes on. */
  span: Length | null;
  noSuchDate: Item | null;
  noSuchTime: Item | null;
  /** "сегодня или завтра", "в 10 или в 11": the other readings. */
  alternatives: readonly Alternative[];
  /** False when a part of it is a likely guess only. */
  certain: boolean;
  /** The items that it was read from, in order; the rest of the text is title. */
  used: Item[];
}

export function emptyFrame(): Frame {
  return {
    day: null,
    otherDays: [],
    saidWeekday: null,
    dayEnd: null,
    isDaySpan: false,
    clock: null,
    clockEnd: null,
    daypart: null,
    daypartEnd: null,
    length: null,
    offset: null,
    due: null,
    dueIn: null,
    from: null,
    after: null,
    window: null,
    repeats: [],
    times: null,
    except: null,
    now: false,
    sameTime: false,
    moreClocks: [],
    moreDayparts: [],
    span: null,
    noSuchDate: null,
    noSuchTime: null,
    alternatives: [],
    certain: true,
    used: [],
  };
}

/** "вечером часов в восемь": a part of the day is the next one, so its hour needs no day either. */
export const namesPartOfDay = ({ clock, daypart }: Frame): boolean =>
  clock !== null && daypart !== null;

const FACT_KINDS: ReadonlySet<string> = new Set<Fact['kind']>([
  'day',
  'clock',
  'daypart',
  'clock-range',
  'range',
  'length',
  'for-number',
  'offset',
  'moment',
  'due',
  'due-in',
  'from',
  'after',
  'window',
  'repeat',
  'times',
  'except',
  'now',
  'same-time',
  'no-such-date',
  'no-such-time',
  'correction',
]);

/** The fact that an item states; null for words and for pieces that no relation took up. */
export function factOf(item: Item): Fact | null {
  const { meaning } = item;
  if (meaning === null || !FACT_KINDS.has(meaning.kind)) return null;
  if (meaning.kind === 'period' || meaning.kind === 'nth-list' || meaning.kind === 'dotted') {
    return null;
  }
  return meaning;
}
