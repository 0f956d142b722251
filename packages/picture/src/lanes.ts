export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

export interface Lane {
  readonly lane: number;
  /** How many lanes are side by side where this one is. */
  readonly of: number;
}

/** Places what overlaps side by side: the first free lane from the left, by the order of tops. */
export function lanes(extents: readonly Extent[]): Lane[] {
  const topOf = (index: number): number => extents[index]?.top ?? 0;
  const order = extents.map((_, index) => index).sort((a, b) => topOf(a) - topOf(b));
  const placed: Lane[] = extents.map(() => ({ lane: 0, of: 1 }));
  let together: number[] = [];
  let ends: number[] = [];
  const close = (): void => {
    for (const index of together) {
      placed[index] = { lane: placed[index]?.lane ?? 0, of: ends.length };
    }
    together = [];
    ends = [];
  };
  for (const index of order) {
    const { top, bottom } = extents[index] ?? { top: 0, bottom: 0 };
    if (together.length > 0 && ends.every((end) => end <= top)) close();
    const free = ends.findIndex((end) => end <= top);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = bottom;
    placed[index] = { lane, of: 1 };
    together.push(index);
  }
  close();
  return placed;
}
