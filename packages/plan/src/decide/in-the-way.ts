import type { Message } from '@planerka/contracts';
import { say } from '../messages/messages.ts';
import type { Timeblock } from '../objects/timeblock.ts';
import { dayOf } from '../time/zoned.ts';
import type { Need } from './need.ts';

/** What has to be known of the plan before a block is put there. */
export function blocksAt({
  start_at: from,
  end_at: to,
}: Pick<Timeblock, 'start_at' | 'end_at'>): Need {
  return { need: 'blocks', from, to };
}

/** The other blocks in the way of a moved one; it is written all the same. */
export function sayOverlaps(
  block: Timeblock,
  blocks: readonly Timeblock[],
  zone: string,
): Message[] {
  const others = blocks
    .filter(({ timeblock_id: id }) => id !== block.timeblock_id)
    .filter(({ start_at: from, end_at: to }) => from < block.end_at && block.start_at < to)
    .map(({ title, start_at, end_at }) => ({ title, start_at, end_at }));
  return others.length === 0 ? [] : [say('overlaps', { day: dayOf(block.start_at, zone), others })];
}
