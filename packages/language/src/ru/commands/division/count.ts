import type { Item } from '../../../grammar/item.ts';

/** How many items of a kind are before each index: a question about a stretch is a subtraction. */
export class Count {
  private readonly before: number[] = [0];

  constructor(items: readonly Item[], is: (item: Item) => boolean) {
    let total = 0;
    for (const item of items) {
      if (is(item)) total += 1;
      this.before.push(total);
    }
  }

  any(from: number, to: number): boolean {
    return this.between(from, to) > 0;
  }

  between(from: number, to: number): number {
    return (this.before[to] ?? 0) - (this.before[from] ?? 0);
  }
}
