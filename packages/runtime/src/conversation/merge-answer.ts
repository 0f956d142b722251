import { type Entities, Operation } from '@planerka/contracts';
import { type AnyOperation, type CreateOperation, isCreate, withSources } from '@planerka/plan';
import { entryOf } from './entry-of.ts';
import { withoutTarget } from './with-target.ts';

/**
 * The draft's operation with what the answer adds; null when it adds nothing, or is about something
 * else. Which object is meant was settled by the draft: an answer does not move it.
 */
export function mergeAnswer(draft: AnyOperation, answer: AnyOperation): AnyOperation | null {
  if (isCreate(draft)) return isCreate(answer) ? mergeCreate(draft, answer) : null;
  if (isCreate(answer) || answer.type !== draft.type) return null;
  const added = withoutTarget(answer, entryOf(draft).targets);
  const merged = Operation.safeParse({ ...draft, ...added });
  if (!merged.success || JSON.stringify(merged.data) === JSON.stringify(draft)) return null;
  return merged.data;
}

function mergeCreate(draft: CreateOperation, answer: CreateOperation): CreateOperation | null {
  const added = newFields(draft.entities, answer.entities);
  const { sources: shown = [] } = answer;
  const addsNothing =
    Object.keys(added).length === 0 && answer.notes.length === 0 && shown.length === 0;
  if (answer.type !== draft.type || addsNothing) return null;
  const stillOpen = draft.notes.filter(({ code }) => code !== 'NO_SUCH_DATE');
  return {
    ...draft,
    entities: mergeEntities(draft.entities, added),
    notes: [...stillOpen, ...answer.notes],
    ...(shown.length === 0 ? {} : { sources: withSources(draft.sources ?? null, shown) ?? shown }),
  };
}

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
