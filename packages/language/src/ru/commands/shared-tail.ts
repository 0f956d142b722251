import type { Item } from '../../grammar/item.ts';
import { PhraseList } from '../../grammar/phrase-list.ts';
import { assembleFrame } from '../../time/assemble-frame.ts';
import type { Frame } from '../../time/frame.ts';
import { doubted, TIMED } from './confidence.ts';
import { ALL_OF_IT_PHRASES } from './shared-day-phrases.ts';
import type { CommandReading } from './read-command.ts';
import { isFact, isMark, plainWord } from './view.ts';

const ALL_OF_IT = new PhraseList(ALL_OF_IT_PHRASES, { wordOf: plainWord });

/** The time of everything that was said before it. */
export interface SharedTail {
  /** Where it begins among the items. */
  readonly from: number;
  readonly frame: Frame;
}

/** "..., всё это завтра": words that mean all of it and a time, and nothing behind; null where there is none. */
export function sharedTailOf(items: readonly Item[]): SharedTail | null {
  let to = items.length;
  while (isFactAt(items[to - 1])) to -= 1;
  if (to === items.length) return null;
  const time = items.slice(to);
  for (let from = Math.max(1, to - PHRASE_ITEMS_MAX); from < to; from += 1) {
    if (ALL_OF_IT.endAt(items, from) !== to) continue;
    const frame = assembleFrame(time, 0, time.length, { lengths: 'any', weakDeadlines: false });
    if (frame === null) return null;
    // "оба сына завтра", but "позвонить маме и бабушке, обеим завтра"
    if (to - from === 1 && !isMarkAt(items[from - 1])) return null;
    let start = from;
    while (start > 1 && isMarkAt(items[start - 1])) start -= 1;
    return { from: start, frame };
  }
  return null;
}

const PHRASE_ITEMS_MAX = 4;

const isFactAt = (item: Item | undefined): boolean => item !== undefined && isFact(item);
const isMarkAt = (item: Item | undefined): boolean => item !== undefined && isMark(item);

/** The reading at the time that was said for all; one that has a time of its own keeps it, and is asked. */
export function atSharedTime(reading: CommandReading, { frame }: SharedTail): CommandReading {
  if (reading.frame !== null && reading.frame.used.length > 0)
    return { ...reading, confidence: doubted(reading.confidence, ['split']) };
  const isNoun = reading.act === 'nominal' && reading.title !== null && reading.isDoubted !== true;
  return {
    ...reading,
    frame: { ...frame },
    confidence: isNoun ? Math.max(reading.confidence, TIMED) : reading.confidence,
  };
}
