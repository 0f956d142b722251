import type { Length } from '../meaning.ts';
import type { Frame } from './frame.ts';
import { minutesLong } from './length-minutes.ts';
import type { AssembleOptions, Waiting } from './waiting.ts';

const AFTERNOON_HOUR = 13;
const ROUND_MINUTES = 5;
const MORNING_FROM = 7;

type ForNumber = NonNullable<Waiting['number']>['fact'];

const saysClock = ({ clock, from }: Frame): boolean => clock !== null || from?.clock != null;
const saysDay = ({ day, daypart, window }: Frame): boolean =>
  day !== null || daypart !== null || window !== null;

/** "на 60" are minutes, "на 15 часов" is a clock, "на 9 часов" depends on its company. */
export function settleNumber(
  frame: Frame,
  waiting: Waiting['number'],
  options: AssembleOptions,
): void {
  if (waiting === null) return;
  const { item, fact } = waiting;
  const isTaken =
    fact.length === null ? takeBare(frame, fact, options) : takeHours(frame, fact, fact.length);
  if (isTaken) frame.used.push(item);
}

/** "на 15 часов", "на 2 часа" */
function takeHours(frame: Frame, fact: ForNumber, length: Length): boolean {
  // "к шести на два часа": the hour is said, and this is how long
  const isHourSaid = saysClock(frame) || frame.due?.clock != null;
  const isClock = !isHourSaid && (fact.value >= AFTERNOON_HOUR || saysDay(frame));
  if (!isClock) {
    if (frame.length !== null) return false;
    frame.length = length;
    return true;
  }
  frame.clock = fact.clock;
  // "на завтра на 2 часа": at two, or for two hours
  if (fact.value < MORNING_FROM && frame.daypart === null && frame.length === null) {
    frame.alternatives = [{ clock: null, length }];
    frame.certain = false;
  }
  return true;
}

/** "на 5": a clock where none was said; beside one, minutes. */
function takeBare(frame: Frame, fact: ForNumber, options: AssembleOptions): boolean {
  const hasDay = saysDay(frame);
  if (!saysClock(frame)) {
    if (!hasDay && options.lengths !== 'any') return false;
    frame.clock = fact.clock;
    if (!hasDay) frame.certain = false;
    return true;
  }
  const isMinutes = fact.value % ROUND_MINUTES === 0 && fact.value > ROUND_MINUTES;
  if (frame.length !== null || !isMinutes) return false;
  frame.length = minutesLong(fact.value);
  frame.certain = false;
  return true;
}

/** "завтра 10 ч 30 мин" is a clock, "завтра в 9 2 часа" and "2 часа" are lengths. */
export function settleBareLength(frame: Frame, waiting: Waiting['bare']): void {
  if (waiting === null) return;
  const { length } = waiting.fact;
  const isClock =
    length.clock !== null &&
    frame.clock === null &&
    frame.length === null &&
    length.clock.hour >= MORNING_FROM &&
    (waiting.besideDay || (frame.day !== null && length.clock.hour >= AFTERNOON_HOUR));
  if (isClock) frame.clock = length.clock;
  else if (frame.length === null) frame.length = length;
  else return;
  frame.used.push(waiting.item);
}
