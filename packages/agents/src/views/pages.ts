import { type Counted } from '../counted.ts';
import { type CursorKind, writeCursor } from '../cursor.ts';
import type { ShrinkableList } from './budget.ts';

/**
 * The first `limit` of what was found, and the cursor after the last of them where there is more. One
 * more than `limit` is looked for to know that.
 */
export function firstPage<Item>(
  list: CursorKind,
  found: readonly Item[],
  limit: number,
  placeOf: (item: Item) => string,
): { readonly shown: readonly Item[]; readonly next_cursor: string | null } {
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  const isMore = found.length > limit && last !== undefined;
  return { shown, next_cursor: isMore ? writeCursor(list, placeOf(last)) : null };
}

/** A field of the last item of a list, as text. */
export function lastOf(shown: readonly unknown[], key: string): string | null {
  const last = shown.at(-1);
  if (typeof last !== 'object' || last === null) return null;
  const value: unknown = Reflect.get(last, key);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

/** A paged list: when the budget cuts it, its cursor goes on from what is shown. */
export function pagedList(
  list: 'notes' | 'trace' | 'cards' | 'events' | 'changes' | 'decisions' | 'evidence',
  at: {
    readonly items: string;
    readonly cursor: string;
    /** Where it is said how many there are, and how many. */
    readonly counted: readonly [prefix: string, counted: Counted];
  },
  given: string | undefined,
): ShrinkableList {
  const [prefix, counted] = at.counted;
  const told = Object.fromEntries(
    Object.entries(counted).map(([name, value]) => [`${prefix}${name}`, value]),
  );
  const key = ['notes', 'cards', 'decisions', 'evidence'].includes(list) ? 'id' : 'seq';
  return {
    path: at.items,
    keep: 1,
    whenCut: (shown) => {
      const last = lastOf(shown, key);
      const start = given ?? writeCursor(list, 'start');
      return { ...told, [at.cursor]: last === null ? start : writeCursor(list, last) };
    },
  };
}
