import type { Item } from '../../../grammar/item.ts';
import { type Clause, mentionOf } from '../clause.ts';
import { JOINING } from '../lexicon.ts';

/** More names than this in one utterance are not told apart. */
export const NAMES_MAX = 10;

/** "окна, книги и пальто": each of the names, in order; a comma or a joining word parts them. */
export function namesIn(items: readonly Item[], clause: Clause): readonly string[] {
  const parts: Item[][] = [[]];
  let before: Item | null = null;
  for (const item of items) {
    const isApart = before !== null && clause.said.slice(before.to, item.from).includes(',');
    if (isApart || JOINING.has(item.word)) parts.push([]);
    if (!JOINING.has(item.word)) parts.at(-1)?.push(item);
    before = item;
  }
  return parts.flatMap((part) => mentionOf(clause, part, new Set()) ?? []);
}
