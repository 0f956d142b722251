import type { Entities } from '@planerka/contracts';

/**
 * The draft's fields with new ones laid over them. An end that was said or derived earlier gives way
 * when another duration or another start is named without it: the newer words hold.
 */
export function mergeEntities(draft: Entities, patch: Entities): Entities {
  const merged: Entities = { ...draft, ...patch };
  const moved = patch.duration_minutes !== undefined || patch.start_at !== undefined;
  const derivable = merged.start_at !== undefined && merged.duration_minutes !== undefined;
  if (patch.end_at !== undefined || !moved || !derivable) return merged;
  const { end_at: _end, ...rest } = merged;
  return rest;
}

/** What an answer adds to the draft: a gateway hands back the draft's own fields with the new ones. */
export function newFields(draft: Entities, answer: Entities): Entities {
  const known = new Map(Object.entries(draft).map(([key, value]) => [key, JSON.stringify(value)]));
  return Object.fromEntries(
    Object.entries(answer).filter(([key, value]) => known.get(key) !== JSON.stringify(value)),
  );
}
