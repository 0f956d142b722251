import type { ReadOperation, ThreadHints } from '@planerka/contracts';
import type { Item } from '../../../grammar/item.ts';
import { factOf } from '../../../time/frame.ts';
import { isInfinitive } from '../../commands/verb-forms.ts';
import { hasTag } from '../../tags.ts';
import { GUESS } from '../acts/made.ts';

/**
 * What was said and no operation took is not lost in silence: what was read of the rest is asked about. "по пятницам
 * теперь тренировка в семь", of what does not repeat, would else be moved to another hour of its one day; "не забирать
 * посылку до пятницы" would be a deadline.
 */
export function withLeftUnread(
  items: readonly Item[],
  operations: readonly ReadOperation[],
  thread: ThreadHints | null,
): readonly ReadOperation[] {
  const doubted = new Set<string>();
  if (isRepeatLeft(items, operations, thread)) doubted.add('reschedule');
  if (isDenialLeft(items)) doubted.add('set_due');
  if (doubted.size === 0) return operations;
  return operations.map((one) =>
    doubted.has(one.operation.type) ? { ...one, confidence: Math.min(one.confidence, GUESS) } : one,
  );
}

/** A repetition; of a series it only tells which one is meant. */
function isRepeatLeft(
  items: readonly Item[],
  operations: readonly ReadOperation[],
  thread: ThreadHints | null,
): boolean {
  const isSaid = items.some((item) => factOf(item)?.kind === 'repeat');
  if (!isSaid || (thread?.series ?? []).length > 0) return false;
  return !operations.some(
    ({ operation }) =>
      operation.type === 'set_recurrence' ||
      ('scope' in operation && operation.scope !== undefined),
  );
}

/** That something is not to be done. */
const isDenialLeft = (items: readonly Item[]): boolean =>
  items.some(({ word }, at) => isInfinitive(word) && hasTag(items[at - 1], 'not'));
