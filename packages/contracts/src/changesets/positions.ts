/** Positions of ops, ascending, as buttons bear them: `0-13,15`; `` for none. */
export function writePositions(positions: readonly number[]): string {
  const parts: string[] = [];
  const sorted = [...new Set(positions)].sort((a, b) => a - b);
  let first: number | undefined;
  sorted.forEach((position, at) => {
    first ??= position;
    if (sorted[at + 1] === position + 1) return;
    parts.push(first === position ? String(position) : `${first}-${position}`);
    first = undefined;
  });
  return parts.join(',');
}

/** The positions that such a text names, below `count`; null for any other text. */
export function readPositions(text: string, count: number): number[] | null {
  if (text === '') return [];
  const positions: number[] = [];
  for (const part of text.split(',')) {
    const [, from, to = from] = /^(\d{1,5})(?:-(\d{1,5}))?$/.exec(part) ?? [];
    if (from === undefined || to === undefined || Number(to) >= count) return null;
    for (let position = Number(from); position <= Number(to); position += 1) {
      positions.push(position);
    }
  }
  return positions;
}
