import type { Message } from '@planerka/contracts';
import { dayOf, say, type Timeblock } from '@planerka/plan';
import type { Turn } from '../turn.ts';

/** The other blocks in the way of a written one: they are named, it is written all the same. */
export async function overlaps(turn: Turn, block: Timeblock): Promise<Message[]> {
  const found = await turn.blocksBetween(block.start_at, block.end_at);
  const others = found.filter(({ timeblock_id: id }) => id !== block.timeblock_id);
  if (others.length === 0) return [];
  const named = others.map(({ title, start_at, end_at }) => ({ title, start_at, end_at }));
  return [say('overlaps', { day: dayOf(block.start_at, turn.moment.zone), others: named })];
}
