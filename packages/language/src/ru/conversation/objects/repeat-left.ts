import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { GUESS } from '../acts/made.ts';

/**
 * "по пятницам теперь тренировка в семь", of what does not repeat: a repetition that was said and that no operation
 * took is not lost in silence; what was read of the rest is asked about. Of a series it tells which one is meant.
 */
export function withRepeatLeft(
  items: readonly Item[],
  operations: readonly ReadOperation[],
  thread: ThreadHints | null,
): readonly ReadOperation[] {
  const isSaid = items.some((item) => factOf(item)?.kind === 'repeat');
  if (!isSaid || (thread?.series ?? []).length > 0) return operations;
  const isTaken = operations.some(
    ({ operation }) =>
      operation.type === 'set_recurrence' ||
      ('scope' in operation && operation.scope !== undefined),
  );
  if (isTaken) return operations;
  return operations.map((one) =>
    one.operation.type === 'reschedule'
      ? { ...one, confidence: Math.min(one.confidence, GUESS) }
      : one,
  );
}
