import type { Length, Repeat } from '../meaning.ts';
import type { Frame } from './frame.ts';
import type { Waiting } from './waiting.ts';

const DAYS_IN_WEEK = 7;

/** Each day, said by nothing but the parts of it: "утром и вечером неделю". */
const EACH_DAY: Repeat = {
  frequency: 'DAILY',
  interval: 1,
  weekdays: [],
  nths: [],
  monthDays: [],
  yearDays: [],
  weeks: [],
  month: null,
  daypart: null,
  count: null,
  perPeriod: 0,
  certain: true,
};

/** Does a repetition go on for such a length, and does not each of its times last so long? */
function outlasts(
  { months, days, seconds, workdays }: Length,
  repeats: readonly Repeat[],
): boolean {
  if (seconds > 0 || workdays > 0) return false;
  return repeats.every(({ frequency }) => {
    if (frequency === 'YEARLY') return false;
    if (frequency === 'MONTHLY') return months > 1;
    return frequency === 'WEEKLY' ? months > 0 || days > DAYS_IN_WEEK : true;
  });
}

/** "две недели подряд": so many times, or how long another repetition goes on. */
const isRow = ({ count, frequency, weekdays }: Repeat): boolean =>
  count !== null && weekdays.length === 0 && (frequency === 'WEEKLY' || frequency === 'MONTHLY');

/** "каждый день две недели подряд" */
function settleRow(frame: Frame): void {
  const row = frame.repeats.find(isRow);
  const others = frame.repeats.filter((one) => one !== row);
  const isOftener = others.some(
    ({ frequency, weekdays }) => frequency === 'DAILY' || weekdays.length > 0,
  );
  if (row === undefined || row.count === null || !isOftener) return;
  const isWeeks = row.frequency === 'WEEKLY';
  frame.repeats = others;
  frame.span = {
    months: isWeeks ? 0 : row.count,
    days: isWeeks ? row.count * DAYS_IN_WEEK : 0,
    workdays: 0,
    seconds: 0,
    unit: isWeeks ? 'week' : 'month',
    clock: null,
  };
}

/** "каждый вечер две недели": the length is how long the repetition goes on. */
function settleSpan(frame: Frame, waiting: Waiting): void {
  const { span } = waiting;
  const isSeveral =
    frame.moreClocks.length + frame.moreDayparts.length > 0 ||
    waiting.clocks.length + waiting.dayparts.length > 0;
  if (span === null || (frame.repeats.length === 0 && !isSeveral)) return;
  const { length } = span.fact;
  if (!outlasts(length, frame.repeats)) return;
  if (frame.repeats.length === 0) frame.repeats = [EACH_DAY];
  frame.span = length;
  if (frame.length === length) frame.length = null;
  if (waiting.bare?.item === span.item) waiting.bare = null;
  if (!frame.used.includes(span.item)) frame.used.push(span.item);
}

/**
 * Several times of one day belong to a repetition, and are all of them its times. Without one they
 * are readings of which one is meant: no hour is dropped.
 */
export function settleSeveral(frame: Frame, waiting: Waiting): void {
  settleRow(frame);
  settleSpan(frame, waiting);
  if (frame.repeats.length > 0) {
    for (const { item, fact } of waiting.clocks) {
      frame.moreClocks = [...frame.moreClocks, fact.clock, ...fact.others];
      frame.used.push(item);
    }
    for (const { item, fact } of waiting.dayparts) {
      frame.moreDayparts = [...frame.moreDayparts, fact.daypart, ...fact.others];
      frame.used.push(item);
    }
    return;
  }
  const others = [
    ...frame.moreClocks.map((clock) => ({ clock })),
    ...frame.moreDayparts.map((daypart) => ({ daypart })),
  ];
  if (others.length > 0) {
    frame.alternatives = [...frame.alternatives, ...others];
    frame.certain = false;
  }
  frame.moreClocks = [];
  frame.moreDayparts = [];
}
