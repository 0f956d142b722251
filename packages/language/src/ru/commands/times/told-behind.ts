import type { Item } from '../../../grammar/item.ts';
import { type EndsTold, withEndsTold, withoutBareBeginning } from './ends-told.ts';
import { withHourTold } from './hour-told.ts';

/** The items with the hours that later clauses tell, of the beginning and of the end. */
export function withTimesTold(text: string, items: readonly Item[]): EndsTold {
  const begun = withHourTold(text, items);
  const ended = withEndsTold(text, withoutBareBeginning(begun.items));
  return { ...ended, notes: [...begun.notes, ...ended.notes] };
}
