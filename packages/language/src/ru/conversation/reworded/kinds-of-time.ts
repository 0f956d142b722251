import { factOf } from '../../../time/frame.ts';
import { isFact, isMark } from '../../commands/view.ts';
import { readText } from '../../grammar.ts';

/** What each of the words says of time; null where one says anything else. */
export function kindsIn(words: string): readonly string[] | null {
  const items = readText(words).items.filter((item) => !isMark(item));
  return items.length > 0 && items.every(isFact)
    ? items.map((item) => factOf(item)?.kind ?? '')
    : null;
}
/** How long. */
export const LONG: ReadonlySet<string> = new Set(['length', 'for-number']);
