import { InvariantError } from '@planerka/contracts/errors';

import type { Item } from './item.ts';
import type { Gap, ItemClass, Place, Symbols } from './pattern.ts';

/** A word that no rule knows. */
export const UNKNOWN = 0;

/** Items of some classes. */
export class KindSet implements ItemClass {
  private readonly ids: ReadonlySet<number>;

  constructor(ids: Iterable<number>) {
    this.ids = new Set(ids);
  }

  has(item: Item): boolean {
    return this.ids.has(item.kind);
  }
}

/** Names of item classes and the small integers that stand for them while matching. */
export class KindTable implements Symbols<KindSet> {
  private readonly ids = new Map<string, number>([['', UNKNOWN]]);
  private readonly sets = new Map<string, readonly string[]>();
  readonly places = new Map<string, Place<KindSet>>();

  /** The id of a class, made on first use. */
  id(name: string): number {
    let id = this.ids.get(name);
    if (id === undefined) {
      id = this.ids.size;
      this.ids.set(name, id);
    }
    return id;
  }

  /** Names a set of classes for patterns: `<unit>` for `<hour>`, `<minute>` and so on. */
  define(sets: Readonly<Record<string, readonly string[]>>): void {
    for (const [name, members] of Object.entries(sets)) this.sets.set(name, members);
  }

  /** The ids that a pattern's symbol stands for. */
  members(symbol: string): readonly number[] {
    const members = this.sets.get(symbol);
    if (members === undefined) {
      const id = this.ids.get(symbol);
      if (id === undefined) {
        throw new InvariantError('UNKNOWN_SYMBOL', `no word and no rule makes <${symbol}>`);
      }
      return [id];
    }
    return members.flatMap((member) => this.members(member));
  }

  /** A word is the class of that name. */
  classOf(names: readonly string[]): KindSet {
    return new KindSet(names.flatMap((name) => this.members(name)));
  }

  /** Rules of time leave nothing open between their places. */
  gapOf(): Gap | null {
    return null;
  }

  get size(): number {
    return this.ids.size;
  }
}
