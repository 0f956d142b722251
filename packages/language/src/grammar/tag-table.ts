/** No lexicon lists the word. */
const UNTAGGED = 0;

/**
 * What lexicons say of words, as sets of tags. Words with the same tags share one set, and an item
 * bears its number, so that a word is looked up once, when its item is made.
 */
export class TagTable<Tag extends string> {
  private readonly ids = new Map<string, number>();
  private readonly sets: ReadonlySet<Tag>[] = [new Set()];
  /** The number of each set by its tags in the order of the alphabet. */
  private readonly byTags = new Map<string, number>([['', UNTAGGED]]);
  /** For each set, which one it becomes with one tag more. */
  private readonly wider: Map<Tag, number>[] = [new Map()];

  add(word: string, tag: Tag): void {
    this.ids.set(word, this.widened(this.idOf(word), tag));
  }

  private widened(id: number, tag: Tag): number {
    const set = this.sets[id];
    if (set?.has(tag) === true) return id;
    const known = this.wider[id]?.get(tag);
    if (known !== undefined) return known;
    const tags = [...(set ?? []), tag];
    const key = tags.toSorted().join(' ');
    let next = this.byTags.get(key);
    if (next === undefined) {
      next = this.sets.push(new Set(tags)) - 1;
      this.wider.push(new Map());
      this.byTags.set(key, next);
    }
    this.wider[id]?.set(tag, next);
    return next;
  }

  /** The number of the word's set; 0 when no lexicon lists it. */
  idOf(word: string): number {
    return this.ids.get(word) ?? UNTAGGED;
  }

  has(id: number, tag: Tag): boolean {
    return this.sets[id]?.has(tag) === true;
  }

  /** The sets by their numbers; of some there is no word. Taken after all `add`. */
  all(): readonly ReadonlySet<Tag>[] {
    return this.sets;
  }
}
