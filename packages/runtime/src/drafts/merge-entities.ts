import type { Entities } from '@planerka/contracts';

/**
 * The draft's fields with the answer's laid over them. An end that was said or derived earlier gives
 * way when the answer names another duration or another start: the newer words hold.
 */
export function mergeEntities(draft: Entities, answer: Entities): Entities {
  const merged: Entities = { ...draft, ...answer };
  const endIsOld = answer.end_at === undefined || answer.end_at === draft.end_at;
  const newDuration =
    answer.duration_minutes !== undefined && answer.duration_minutes !== draft.duration_minutes;
  const newStart = answer.start_at !== undefined && answer.start_at !== draft.start_at;
  const derivable = merged.start_at !== undefined && merged.duration_minutes !== undefined;
  if (endIsOld && (newDuration || newStart) && derivable) {
    const { end_at: _end, ...rest } = merged;
    return rest;
  }
  return merged;
}
