/** No lexicon lists the word. */
const UNTAGGED = 0;

/**
 * What lexicons say of words, as sets of tags. Words with the same tags share one set, and an item
 * bears its number, so that a word is looked up once, when its item is made.
 */
export class TagTable<Tag extends string> {
  private readonly ids = new Map<string, number>();
  private readonly sets: ReadonlySet<Tag>[] = [new Set()];

  constructor(words: ReadonlyMap<string, ReadonlySet<Tag>>) {
    const known = new Map<string, number>();
    for (const [word, tags] of words) {
      const key = [...tags].sort().join(' ');
      let id = known.get(key);
      if (id === undefined) {
        id = this.sets.push(tags) - 1;
        known.set(key, id);
      }
      this.ids.set(word, id);
    }
  }

  /** The number of the word's set; 0 when no lexicon lists it. */
  idOf(word: string): number {
    return this.ids.get(word) ?? UNTAGGED;
  }

  has(id: number, tag: Tag): boolean {
    return this.sets[id]?.has(tag) === true;
  }

  /** The sets by their numbers. */
  all(): readonly ReadonlySet<Tag>[] {
    return this.sets;
  }
}
