/** What waits for its turn: each owner's in the order in which it came, and one of each owner after the other. */
export class Turns<T> {
  readonly #ownerOf: (item: T) => unknown;
  /** The owner whose update is taken next comes first. */
  readonly #lines = new Map<unknown, T[]>();
  #size = 0;

  constructor(ownerOf: (item: T) => unknown) {
    this.#ownerOf = ownerOf;
  }

  get size(): number {
    return this.#size;
  }

  add(item: T): void {
    const owner = this.#ownerOf(item);
    const line = this.#lines.get(owner);
    if (line) line.push(item);
    else this.#lines.set(owner, [item]);
    this.#size += 1;
  }

  /** Takes the next one out; null when nothing waits. */
  next(): { readonly item: T } | null {
    const [first] = this.#lines;
    if (!first) return null;
    const [owner, line] = first;
    const [item] = line.splice(0, 1) as [T];
    this.#lines.delete(owner);
    if (line.length > 0) this.#lines.set(owner, line);
    this.#size -= 1;
    return { item };
  }
}
