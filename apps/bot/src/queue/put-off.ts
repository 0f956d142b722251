import type { ClaimedUpdate } from '@planerka/db';
import { PutOff } from '../turn/put-off.ts';

/**
 * Waits for its turn an update of a person who has sent more than `most` within a minute and for whom
 * as many were carried out within the last one: a crowd is slowed down, and nothing of it is lost.
 */
export async function keepPace(
  update: ClaimedUpdate,
  most: number,
  paceOf: (update: ClaimedUpdate, most: number) => Promise<number>,
): Promise<void> {
  if (update.recent <= most) return;
  const delayMs = await paceOf(update, most);
  if (delayMs > 0)
    throw new PutOff(delayMs, update.waits_for === null && update.recent === most + 1);
}
