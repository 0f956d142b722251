import type { DaypartHours } from '@planerka/contracts';
import {
  DAYPART_ADVERB,
  DAYPART_BEGINS,
  DAYPART_IS,
  DAYPARTS_SAID,
} from './daypart-hours-phrases.ts';

const NOON = 12;
const MINUTES = 60;

/** "утро для меня это 7", "вечер начинается в 20:30": when a part of the day begins; null for all else. */
export function readDayparts(text: string): DaypartHours | null {
  const [, word = '', saying = '', hours, minutes = '00'] = DAYPART_BEGINS.exec(text.trim()) ?? [];
  const found = DAYPARTS_SAID.find(({ words }) => words.test(word));
  if (found === undefined || hours === undefined || Number(minutes) >= MINUTES) return null;
  if (DAYPART_ADVERB.test(word) && !DAYPART_IS.test(saying)) return null;
  const said = Number(hours);
  const isLater = said < NOON && said + NOON <= found.to && said < found.from;
  const hour = isLater ? said + NOON : said;
  if (hour < found.from || hour > found.to) return null;
  return { [found.part]: `${String(hour).padStart(2, '0')}:${minutes}` };
}
