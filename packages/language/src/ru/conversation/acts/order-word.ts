import type { Item } from '../../../grammar/item.ts';
import { isImperative } from '../../commands/verb-forms.ts';
import { isQuoted } from '../clause.ts';
import { isInfinitiveVerb, isVerb } from '../lexicon.ts';

/** "перенеси", "удали": a verb by which something is done to what exists, in whatever form: "перенести", too. */
export const isVerbOfOrder = (item: Item | undefined): boolean =>
  item !== undefined && !isQuoted(item) && item.meaning === null && isVerb(item.word);

/** The same as it is ordered: "перенести" may as well be something to do. */
export const isOrder = (item: Item | undefined): boolean =>
  isVerbOfOrder(item) && item !== undefined && !isInfinitiveVerb(item.word);

/** Whatever is ordered, of what exists or not: "перенеси", "купи". */
export const isAnyOrder = (item: Item | undefined): boolean =>
  isOrder(item) ||
  (item !== undefined && !isQuoted(item) && item.meaning === null && isImperative(item.word));
