import type { Item } from '../../../grammar/item.ts';
import { PhraseList } from '../../../grammar/phrase-list.ts';
import { assembleFrame } from '../../../time/assemble-frame.ts';
import type { Frame } from '../../../time/frame.ts';
import { doubted, TIMED } from '../confidence/confidence.ts';
import type { CommandReading } from '../read-command.ts';
import { isAction, isFactThere, isMark, plainWord } from '../view.ts';
import {
  ALL_OF_IT_PHRASES,
  ALL_THESE_HOURS_PHRASES,
  BOTH_OF_IT_PHRASES,
} from './shared-day-phrases.ts';
import { pointsOf } from './time-slots.ts';

const ALL_OF_IT = new PhraseList(ALL_OF_IT_PHRASES, { wordOf: plainWord });
const BOTH_OF_IT = new PhraseList(BOTH_OF_IT_PHRASES, { wordOf: plainWord });
const ALL_THESE_HOURS = new PhraseList(ALL_THESE_HOURS_PHRASES, { wordOf: plainWord });

/** The time of everything that was said before it. */
export interface SharedTail {
  /** Where it begins among the items. */
  readonly from: number;
  readonly frame: Frame;
  /** "..., ну это вечером": said of both of two things, and hardly of more. */
  readonly isOfBoth: boolean;
}

/** "..., всё это завтра": words that mean all of it and a time, and nothing behind; null where there is none. */
export function sharedTailOf(items: readonly Item[]): SharedTail | null {
  let to = items.length;
  while (isFactThere(items[to - 1])) to -= 1;
  if (to === items.length) return null;
  const time = items.slice(to);
  for (let from = Math.max(1, to - PHRASE_ITEMS_MAX); from < to; from += 1) {
    // "в два Аня, в три забрать всё завтра": what is fetched
    const isObject = isAction(items[from - 1]);
    const isOfHours =
      !isObject && ALL_THESE_HOURS.endAt(items, from) === to && saysHoursOnly(items, from);
    const isOfAll = isOfHours || ALL_OF_IT.endAt(items, from) === to;
    if (!isOfAll && BOTH_OF_IT.endAt(items, from) !== to) continue;
    const frame = assembleFrame(time, 0, time.length, { lengths: 'any', weakDeadlines: false });
    if (frame === null) return null;
    // "оба сына завтра", but "позвонить маме и бабушке, обеим завтра"
    if (to - from === 1 && !isOfHours && !isMarkAt(items[from - 1])) return null;
    let start = from;
    while (start > 1 && isMarkAt(items[start - 1])) start -= 1;
    return { from: start, frame, isOfBoth: !isOfAll };
  }
  return null;
}

const PHRASE_ITEMS_MAX = 4;

const isMarkAt = (item: Item | undefined): boolean => item !== undefined && isMark(item);

/** More than one hour, and no day: what is said behind them is the day. */
function saysHoursOnly(items: readonly Item[], to: number): boolean {
  const slots = items.slice(0, to).flatMap((item) => [...pointsOf(item)]);
  return (
    slots.filter((slot) => slot === 'clock').length > 1 && slots.every((slot) => slot === 'clock')
  );
}

/** Only a day, which an hour said before may be of. */
export const isDayOnly = ({ day, clock, daypart, due, repeats, offset }: Frame): boolean =>
  day !== null &&
  clock === null &&
  daypart === null &&
  due === null &&
  offset === null &&
  repeats.length === 0;

/** Only an hour or a part of the day, which waits for its day. */
const isHourOnly = ({ day, clock, daypart, window, due, repeats, offset }: Frame): boolean =>
  day === null &&
  (clock !== null || daypart !== null) &&
  window === null &&
  due === null &&
  offset === null &&
  repeats.length === 0;

/** The reading at the time that was said for all; one that has a time of its own keeps it, and is asked. */
export function atSharedTime(
  reading: CommandReading,
  { frame }: SharedTail,
  isFirst: boolean,
): CommandReading {
  const own = reading.frame;
  if (own !== null && isHourOnly(own) && isDayOnly(frame)) {
    // hours behind the first are laid on its day
    return isFirst ? { ...reading, frame: { ...own, day: frame.day } } : reading;
  }
  if (own !== null && own.used.length > 0)
    return { ...reading, confidence: doubted(reading.confidence, ['split']) };
  const isNoun = reading.act === 'nominal' && reading.title !== null && reading.isDoubted !== true;
  return {
    ...reading,
    frame: { ...frame },
    confidence: isNoun ? Math.max(reading.confidence, TIMED) : reading.confidence,
  };
}
