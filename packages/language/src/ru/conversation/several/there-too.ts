import type { ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { saysOnlyTime } from '../../commands/times/only-time.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { GUESS } from '../acts/made.ts';
import { ONTO } from '../lexicon.ts';
import { isSpokenOfIn } from '../objects/spoken-of.ts';
import type { PlainOrder } from '../reworded/reworded.ts';
import { EACH_TO_ITS_DAY, INTO_SOMETHING, SAYS_THERE, THERE_TOO } from './there-too-phrases.ts';

/**
 * "шкаф перенесли на понедельник на девять и окна туда же на вечер": the second, which was spoken of here as the
 * first was, goes to the day of the first. Where the first has an hour and the second none, it is asked about.
 * Null for everything else.
 */
export function thereToo(said: string, thread: ThreadHints | null): PlainOrder | null {
  if (thread === null || !SAYS_THERE.test(said) || INTO_SOMETHING.test(said)) return null;
  const { first = '', name = '', when } = THERE_TOO.exec(said.trim())?.groups ?? {};
  const ahead = readText(first).items.filter((item) => !isMark(item));
  const day = ahead.find((item) => isDayOnto(item, first));
  const isKnown = (items: readonly Item[]): boolean =>
    isSpokenOfIn(items, thread) && !items.some(isFact);
  if (day === undefined || !isKnown(readText(name).items) || !namesKnown(ahead, thread))
    return null;
  if (when !== undefined && !saysOnlyTime(when)) return null;
  const onto = first.slice(day.from, day.to);
  const order = EACH_TO_ITS_DAY(first, name, when === undefined ? onto : `${onto} ${when}`);
  const isHourOpen = when === undefined && ahead.filter(isFact).length > 1;
  return isHourOpen ? { order, most: GUESS } : { order };
}

/** "на понедельник" */
const isDayOnto = (item: Item, text: string): boolean =>
  isFact(item) && factOf(item)?.kind === 'day' && ONTO.test(text.slice(item.from, item.to));

/** One of the words ahead is a name of what was spoken of. */
const namesKnown = (items: readonly Item[], thread: ThreadHints): boolean =>
  items.some((item) => !isFact(item) && isSpokenOfIn([item], thread));
