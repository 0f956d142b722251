import type { PlanObject } from '../objects/object.ts';
import { objectKinds } from '../objects/object-kinds.ts';
import type { JournalEntry } from './entry.ts';
import { upcastRow } from './upcast.ts';

type StoredRow = NonNullable<JournalEntry['after']>;

/** A row of `kind` as the journal or a table holds it, checked; older forms are read as today's. */
export function readRow(kind: JournalEntry['object_kind'], stored: StoredRow): PlanObject {
  return objectKinds[kind].read(upcastRow(kind, stored));
}
