import type { Item } from '@planerka/plan';

/** An item with its depth below the top, counted from 0. */
export interface PlacedItem {
  readonly item: Item;
  readonly depth: number;
}

/** The items from the top, each above what is in it; one that no other item leads to is put at the top. */
export function itemTree(items: readonly Item[]): PlacedItem[] {
  const known = new Set(items.map(({ item_id: id }) => id));
  const below = new Map<string | null, Item[]>();
  for (const item of items) {
    const { parent_item_id: parent } = item;
    const above = parent !== null && known.has(parent) ? parent : null;
    const siblings = below.get(above);
    if (siblings === undefined) below.set(above, [item]);
    else siblings.push(item);
  }
  const seen = new Set<string>();
  const placed: PlacedItem[] = [];
  const stack = ordered(below.get(null)).map((item) => ({ item, depth: 0 }));
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const { item, depth } = next;
    if (seen.has(item.item_id)) continue;
    seen.add(item.item_id);
    placed.push(next);
    stack.push(
      ...ordered(below.get(item.item_id)).map((each) => ({ item: each, depth: depth + 1 })),
    );
  }
  return placed;
}

/** The last comes first: they are taken from the end. */
function ordered(items: readonly Item[] = []): Item[] {
  return [...items].sort((a, b) =>
    a.sort_key < b.sort_key ? 1 : a.sort_key > b.sort_key ? -1 : b.number - a.number,
  );
}
