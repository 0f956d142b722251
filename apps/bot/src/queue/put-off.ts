import type { ClaimedUpdate } from '@planerka/db';

/** Thrown in the middle of an update whose turn has not come: it waits in the database, not in a slot. */
export class PutOff extends Error {
  readonly delayMs: number;
  /** Is this the first of a crowd? Then the person is told. */
  readonly isFirst: boolean;

  constructor(delayMs: number, isFirst: boolean) {
    super('an update is put off');
    this.delayMs = delayMs;
    this.isFirst = isFirst;
  }
}

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
