import type { Given } from '../../change/given.ts';
import type { Timeblock } from '../../objects/timeblock.ts';

/** Whoever makes a new row: its ids, its author, its moment. */
export type Maker = Pick<Given, 'now' | 'actor' | 'ids'>;

/** What a new block of the series has for itself. */
export function freshBlock(block: Timeblock, { now, actor, ids }: Maker) {
  return {
    timeblock_id: ids.uuid(),
    number: ids.number('timeblock'),
    series_id: block.series_id ?? block.timeblock_id,
    snoozed_until: null,
    created_by: actor,
    created_at: now,
    revision: 1,
  };
}
