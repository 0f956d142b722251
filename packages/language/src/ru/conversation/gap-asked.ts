import type { Query } from '@planerka/contracts';
import { factOf } from '../../time/frame.ts';
import { isFact, plainWord } from '../commands/view.ts';
import type { AskedInWords } from './asked-in-words.ts';
import { windowOf } from './day-window.ts';
import { GAP, GAP_BESIDE } from './gap-asked-phrases.ts';
import { freeLength } from './query-form-rules.ts';

const DAYS = 7;
const DAY_MINUTES = 1440;

/**
 * "найди завтра после обеда окно на час", "подбери время утром в среду": room in the plan, in whatever order the
 * words stand. Null where nothing is looked for, or where a word says something else: "окно" may be of a house.
 */
export function readGap({ items, clause: { text, ground }, isAsked }: AskedInWords): Query | null {
  const length = freeLength(items, text);
  const others = items.filter((item) => item !== length?.item);
  const all = others.filter((item) => !isFact(item)).map(plainWord);
  // "после уроков", "перед обходом": what it is to be beside
  const words = all.filter(
    (word, at) => !GAP_BESIDE.has(word) && !GAP_BESIDE.has(all[at - 1] ?? ''),
  );
  const isLooked = words.some((word) => GAP.looks.has(word)) || isAsked;
  const isRoom = words.some((word) => GAP.rooms.has(word) || GAP.free.has(word));
  const isPlain = words.every((word) => Object.values(GAP).some((list) => list.has(word)));
  // without a time it may be the name of something
  const isOfTime = length !== null || others.some(isFact);
  if (!isLooked || !isRoom || !isPlain || !isOfTime) return null;
  // "в пятницу до обеда": the part of the day is no bound of the days
  const isDay = others.some((item) => factOf(item)?.kind === 'day');
  const days = others.filter((item) => !(isDay && factOf(item)?.kind === 'due'));
  const window = windowOf(days, text, ground, DAYS);
  if (window === null) return null;
  const minutes = length?.minutes ?? 0;
  const isFitting = minutes >= 1 && minutes <= DAY_MINUTES;
  return { type: 'free', window, ...(isFitting ? { duration_minutes: minutes } : {}) };
}
