import { dayOf, type Timeblock } from '@planerka/plan';
import { blockTitle, formatSpan, quoted, ru } from '@planerka/texts';
import type { Turn } from '../turn.ts';

/** The other blocks in the way of a moved one, named as at its creation; it is written all the same. */
export async function overlapLines(turn: Turn, block: Timeblock): Promise<string[]> {
  const { zone } = turn.moment;
  const day = dayOf(block.start_at, zone);
  const found = await turn.blocksBetween(block.start_at, block.end_at);
  const others = found.filter(({ timeblock_id: id }) => id !== block.timeblock_id);
  if (others.length === 0) return [];
  const named = others.map((other) => {
    const span = formatSpan(other.start_at, other.end_at, zone, day);
    return `${quoted(blockTitle(other.title))}, ${span}`;
  });
  return [ru.done.overlaps(named)];
}
