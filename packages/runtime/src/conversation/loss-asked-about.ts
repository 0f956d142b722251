import type { Operation } from '@planerka/contracts';
import { isCreate, liveTarget, type Target } from '@planerka/plan';
import { isLoss } from '../drafts/is-loss.ts';
import type { Turn } from '../turn/turn.ts';

/**
 * What a question that was set aside offers to take away in the same way. "да удали её", said after something
 * else, may be the late answer to it as well as an order about what was spoken of last.
 */
export async function lossAskedAbout(turn: Turn, operation: Operation): Promise<Target[]> {
  if (!isLoss(operation)) return [];
  const refs = turn.drafts.waiting.flatMap(({ operation: { operation: asked, targets } }) =>
    !isCreate(asked) && isLoss(asked) && asked.type === operation.type ? targets : [],
  );
  const found = refs.length === 0 ? [] : await turn.objects(refs);
  return found.flatMap((object) => liveTarget(object) ?? []);
}
