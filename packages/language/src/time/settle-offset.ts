import type { Day, Repeat } from '../meaning.ts';
import type { Frame } from './frame.ts';
import type { Taken } from './waiting.ts';

type Offset = NonNullable<Frame['offset']>;

/** What an offset is beside what else was said; the first that takes it has it. */
const MEANINGS: ReadonlyArray<(frame: Frame, offset: Offset) => boolean> = [
  everyOtherWeek,
  everyOtherDay,
  dayAhead,
  yearsAhead,
];

/** "через два дня", "через два часа": a day, an interval, or a moment of its own. */
export function settleOffset(frame: Frame, waiting: Taken | null): void {
  const { offset } = frame;
  if (waiting === null || offset === null) return;
  if (MEANINGS.some((takes) => takes(frame, offset))) {
    frame.offset = null;
    frame.used.push(waiting.item);
    return;
  }
  if (isLong(offset) || frame.day !== null || frame.clock !== null) {
    frame.offset = null;
    return;
  }
  frame.used.push(waiting.item);
}

const isLong = ({ length }: Offset): boolean => length.seconds === 0;

/** "по средам через неделю" */
function everyOtherWeek(frame: Frame, { length }: Offset): boolean {
  const isWeekly = frame.repeats.some((repeat) => repeat.frequency === 'WEEKLY');
  if (!isWeekly || length.unit !== 'week') return false;
  frame.repeats = frame.repeats.map((repeat) => ({ ...repeat, interval: length.days / 7 + 1 }));
  return true;
}

const isEveryDay = (repeats: readonly Repeat[]): boolean =>
  repeats.length > 0 && repeats.every((one) => one.frequency === 'DAILY' && one.interval === 1);

/** "через день по утрам" */
function everyOtherDay(frame: Frame, { length, sign }: Offset): boolean {
  const isDays = length.unit === 'day' && length.days > 0 && sign > 0;
  if (!isDays || !isEveryDay(frame.repeats)) return false;
  frame.repeats = frame.repeats.map((repeat) => ({ ...repeat, interval: length.days + 1 }));
  return true;
}

const isPlainWeekday = (day: Day): boolean => day.kind === 'weekday' && day.which === 'plain';

/** "через неделю", "через неделю во вторник" */
function dayAhead(frame: Frame, offset: Offset): boolean {
  const { length, sign } = offset;
  const { day } = frame;
  if (!isLong(offset) || (day !== null && !isPlainWeekday(day))) return false;
  const weekday = day?.kind === 'weekday' ? day.weekday : null;
  frame.day = { kind: 'shift', length, sign, base: null, weekday };
  return true;
}

/** "через год 28 апреля" */
function yearsAhead(frame: Frame, offset: Offset): boolean {
  const { length, sign } = offset;
  const { day } = frame;
  if (!isLong(offset) || length.months < 12) return false;
  if (day?.kind !== 'date' || day.year !== null) return false;
  const years = { kind: 'shift', length, sign, base: null, weekday: null } as const;
  frame.day = { kind: 'in-year-of', day, of: years };
  return true;
}
