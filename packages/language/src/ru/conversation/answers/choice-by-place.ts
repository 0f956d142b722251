import type { PendingChoice } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { DIGITS } from '../../../grammar/scan.ts';
import { isMark } from '../../commands/view.ts';
import { placeOf } from '../objects/ordinal.ts';
import { BESIDE_CHOICE, BY_TIME, COUNTED, FROM_END, MIDDLE, PLACES } from './choice-phrases.ts';

/**
 * "нижнюю", "третий по списку", "вторую с конца", "под номером 2": the one at that place. `inTime` are the same in
 * the order in which they stand in the plan. Null where more than a place is said.
 */
export function choiceByPlace(
  words: readonly Item[],
  choices: readonly PendingChoice[],
  inTime: readonly PendingChoice[],
): PendingChoice | null {
  const said = words.filter((item) => !isMark(item));
  const isOrdered = said.some(({ word }) => BY_TIME.has(word));
  const list = isOrdered ? inTime : choices;
  const [place, ...more] = said.filter(
    (item) => !BESIDE_CHOICE.has(item.word) && !FROM_END.has(item.word) && !BY_TIME.has(item.word),
  );
  if (place === undefined || more.length > 0) return null;
  if (MIDDLE.test(place.word)) {
    return list.length % 2 === 1 ? (list[(list.length - 1) / 2] ?? null) : null;
  }
  const at = indexOf(place);
  if (at === null) return null;
  const isFromEnd = said.some(({ word }) => FROM_END.has(word));
  return list.at(isFromEnd ? -1 - at : at) ?? null;
}

/** Counted from 0, or from -1 at the end. */
function indexOf(item: Item): number | null {
  const named = PLACES.find(([form]) => form.test(item.word));
  if (named !== undefined) return named[1];
  const number = item.flags & DIGITS ? item.value : (COUNTED.get(item.word) ?? null);
  const place = number ?? placeOf(item.word);
  return place === null || place < 1 ? null : place - 1;
}
