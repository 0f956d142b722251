import type { ThreadHints } from '@planerka/contracts';
import { cappedAt } from '../conversation.ts';
import type { Reader } from '../words.ts';

/** The plain order that words stand for. */
export interface PlainOrder {
  readonly order: string;
  /** The most that its reading may be sure of. */
  readonly most?: number;
}

/** Tells what words stand for that were said of what was spoken of here; null where they are no such words. */
export type Rewording = (said: string, thread: ThreadHints | null) => PlainOrder | string | null;

const plainOf = (meant: PlainOrder | string | null): PlainOrder | null =>
  typeof meant === 'string' ? { order: meant } : meant;

/** What the words stand for in the first of the ways in which they are said; null where they are said in none. */
export function firstOrder(
  ways: readonly Rewording[],
  said: string,
  thread: ThreadHints | null,
): string | null {
  for (const way of ways) {
    const plain = plainOf(way(said, thread));
    if (plain !== null) return plain.order;
  }
  return null;
}

/** Reads words that are said in one of the ways, and whose order does something to objects and nothing else. */
export function reworded(ways: readonly Rewording[]): Reader {
  return ({ said, thread, again }) => {
    for (const way of ways) {
      const plain = plainOf(way(said, thread));
      const found = plain && again(plain.order);
      if (found?.kind !== 'operations' || found.rest.length > 0) continue;
      return plain?.most === undefined ? found : cappedAt(plain.most, found);
    }
    return null;
  };
}
