import type { ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';
import { isCardinal } from '../../vocabulary.ts';
import { inView } from '../acts/correction.ts';
import { LASTS, MARK_MAX, movedAt, ONTO_HOUR, PUT_TO_IT } from './put-to-it-phrases.ts';

const HOURS: ReadonlySet<string> = new Set(['clock', 'daypart', 'moment', 'for-number']);
const HOURS_OF_DAY = 24;

/** "и поставь ему 10 утра", "поставь ей десять", of what is in view: the order that moves it. Null for everything else. */
export function putToIt(said: string, thread: ThreadHints | null): string | null {
  if (thread === null || inView(thread) === null) return null;
  for (const pattern of PUT_TO_IT) {
    const when = pattern.exec(said.trim())?.groups?.when;
    if (when !== undefined && LASTS.test(when)) return null;
    if (when !== undefined && isHour(when)) return movedAt(when.replace(ONTO_HOUR, ''));
  }
  return null;
}

/** Is it an hour and nothing else? A small number alone may be anything. */
function isHour(when: string): boolean {
  const items = readText(when).items.filter((item) => !isMark(item));
  const [first, ...more] = items;
  if (first === undefined) return false;
  if (more.length === 0 && factOf(first) === null) return isHourNumber(first);
  return items.every((item) => HOURS.has(factOf(item)?.kind ?? '')) && items.some(isClock);
}

const isClock = (item: Item): boolean => {
  const kind = factOf(item)?.kind;
  return kind === 'clock' || kind === 'for-number';
};

const isHourNumber = (item: Item): boolean =>
  isCardinal(item) && item.value !== null && item.value > MARK_MAX && item.value < HOURS_OF_DAY;
