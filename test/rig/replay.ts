import { type JournalEntry, objectKey, type PlanObject, readRow } from '@planerka/plan';

/**
 * The plan as the journal tells it: every object that exists after `entries`, keyed by
 * `kind:id`. Entries must be in `seq` order. Throws a ZodError when a row does not read back.
 */
export function replay(entries: Iterable<JournalEntry>): Map<string, PlanObject> {
  const objects = new Map<string, PlanObject>();
  for (const { object_kind: kind, object_id: id, after } of entries) {
    const key = objectKey({ kind, id });
    if (after === null) objects.delete(key);
    else objects.set(key, readRow(kind, after));
  }
  return objects;
}
