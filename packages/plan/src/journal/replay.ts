import { objectKinds } from '../objects/object-kinds.ts';
import { objectKey, type PlanObject } from '../objects/object.ts';
import type { JournalEntry } from './entry.ts';
import { upcastRow } from './upcast.ts';

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

type StoredRow = NonNullable<JournalEntry['after']>;

/** A row of `kind` as the journal or a table holds it, checked; older forms are read as today's. */
export function readRow(kind: JournalEntry['object_kind'], stored: StoredRow): PlanObject {
  return objectKinds[kind].read(upcastRow(kind, stored));
}
