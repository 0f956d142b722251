import { weekdayOf } from '../calendar/civil.ts';
import { GUESSED } from '../grammar/scan.ts';
import type { Clock, Day } from '../meaning.ts';
import type { Frame } from './frame.ts';
import { isSettled } from './settle-clock.ts';

/**
 * How sure a reading is. The numbers order readings by how often people mean what our conventions
 * say; a test holds them to it ("calibration").
 */
const CLEAR = 0.97;
/** An hour of a day whose half a convention chose: "завтра в 7". */
const HALF_OF_DAY_CHOSEN = 0.88;
/** Below the threshold of acting: people differ. */
const PEOPLE_DIFFER = 0.7;
const LIKELY_GUESS = 0.6;

const WEEKEND_FROM = 6;
/** "следующий понедельник" said at the weekend: tomorrow's, or the one after. */
const SOON = 3;
const AFTERNOON_HOUR = 13;
/** Hours from here on are taken as they are said. */
const DAY_HOUR = 8;

/** Do people differ about which day this is on such a day of the week? */
function isDisputed(day: Day | null, today: number): boolean {
  if (day?.kind === 'shift' || day?.kind === 'eve') return isDisputed(day.base, today);
  if (day?.kind !== 'weekday') return false;
  const weekday = weekdayOf(today);
  if (day.which === 'plain') return day.weekday === weekday;
  // "следующая пятница" said on Monday: this week's or the next one's
  const ahead = 7 - weekday + day.weekday;
  return day.which === 'next' && (day.weekday > weekday || ahead <= SOON);
}

/** What a frame says, as the doubts about it ask. */
interface Said {
  readonly frame: Frame;
  readonly today: number;
  readonly clock: Clock | null;
  readonly hasDay: boolean;
}

type Doubt = (said: Said) => boolean;

const isGuessed: Doubt = ({ frame }) => frame.used.some((item) => (item.flags & GUESSED) !== 0);

const isDayDisputed: Doubt = ({ frame, today }) =>
  isDisputed(frame.day, today) || isDisputed(frame.due?.day ?? null, today);

/** A clock alone whose half of the day is open: which of its readings, today or tomorrow? */
const isClockOpen: Doubt = ({ frame, clock, hasDay }) =>
  clock !== null &&
  !hasDay &&
  frame.repeats.length === 0 &&
  !isSettled(clock, frame.daypart ?? frame.due?.daypart ?? null);

/** "завтра в полночь": the one that begins the day, or the one that ends it. */
const isMidnight: Doubt = ({ clock, hasDay }) => clock?.midnight === true && hasDay;

/** "ближайшие 3 дня", "в этом году", "на выходных" said at the weekend. */
const isWindowVague: Doubt = ({ frame: { window }, today }) =>
  window !== null &&
  (window.count !== null ||
    window.unit === 'year' ||
    (window.unit === 'weekend' && weekdayOf(today) >= WEEKEND_FROM));

/** "15 часов" with no time beside it: as likely a clock as a length. */
const isLengthClock: Doubt = ({ frame: { length }, clock, hasDay }) =>
  length?.clock != null && length.clock.hour >= AFTERNOON_HOUR && !hasDay && clock === null;

const isHalfChosen: Doubt = ({ frame, clock }) =>
  clock !== null && !isSettled(clock, frame.daypart) && clock.hour < DAY_HOUR;

/** Each doubt with how sure a reading is that it holds for; the first that holds decides. */
const DOUBTS: ReadonlyArray<readonly [Doubt, number]> = [
  [({ frame }) => !frame.certain, LIKELY_GUESS],
  [isGuessed, PEOPLE_DIFFER],
  [isDayDisputed, PEOPLE_DIFFER],
  [isClockOpen, PEOPLE_DIFFER],
  [isMidnight, LIKELY_GUESS],
  [isWindowVague, PEOPLE_DIFFER],
  [isLengthClock, PEOPLE_DIFFER],
  [isHalfChosen, HALF_OF_DAY_CHOSEN],
];

/** How likely people mean what the frame is resolved to. */
export function confidenceOf(frame: Frame, today: number): number {
  const clock = frame.clock ?? frame.due?.clock ?? null;
  const hasDay = frame.day !== null || frame.due?.day != null || frame.from?.day != null;
  const said = { frame, today, clock, hasDay };
  return DOUBTS.find(([holds]) => holds(said))?.[1] ?? CLEAR;
}
