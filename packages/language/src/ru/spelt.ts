import { Item } from '../grammar/item.ts';
import { tagTable } from './tags.ts';

/** The item as if `word` had been written in its place: what lexicons say of it is said of that word. */
export const spelt = (item: Item, word: string): Item =>
  new Item(
    item.kind,
    item.value,
    item.flags,
    item.from,
    item.to,
    item.glued,
    word,
    item.meaning,
    item.rule,
    item.parts,
    tagTable.idOf(word),
  );
