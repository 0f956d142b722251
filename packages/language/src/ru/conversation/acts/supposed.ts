import type { Operation } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { isQuoted } from '../clause.ts';
import { HEDGED } from './told-now-phrases.ts';

export const isHedge = (item: Item): boolean => !isQuoted(item) && HEDGED.has(item.word);

/** "блок 1 наверное будет в восемь": what is only supposed is asked about; the words of a note may suppose anything. */
export function isSupposed({ type }: Operation, items: readonly Item[]): boolean {
  const said = WORDED.has(type) ? items.slice(0, 1) : items;
  return said.some(isHedge);
}
/** What is done with words of one's own. */
const WORDED: ReadonlySet<Operation['type']> = new Set<Operation['type']>([
  'add_note',
  'rename',
  'subtask_add',
]);
