import { objectSchemas, type PlanObject } from '../objects/object.ts';
import type { JournalEntry } from './entry.ts';
import { upcastRow } from './upcast.ts';

/**
 * The plan as the journal tells it: every object that exists after `entries`, keyed by
 * `kind:id`. Entries must be in `seq` order. Throws a ZodError when a row does not read back.
 */
export function replay(entries: Iterable<JournalEntry>): Map<string, PlanObject> {
  const objects = new Map<string, PlanObject>();
  for (const entry of entries) {
    const key = `${entry.object_kind}:${entry.object_id}`;
    if (entry.after === null) objects.delete(key);
    else objects.set(key, readRow(entry.object_kind, entry.after));
  }
  return objects;
}

type StoredRow = NonNullable<JournalEntry['after']>;

/** A row of `kind` as the journal or a table holds it, checked; older forms are read as today's. */
export function readRow(kind: JournalEntry['object_kind'], stored: StoredRow): PlanObject {
  const row = upcastRow(kind, stored);
  switch (kind) {
    case 'task':
      return { kind, row: objectSchemas.task.parse(row) };
    case 'timeblock':
      return { kind, row: objectSchemas.timeblock.parse(row) };
    case 'project':
      return { kind, row: objectSchemas.project.parse(row) };
    case 'memo':
      return { kind, row: objectSchemas.memo.parse(row) };
    case 'thread_pin':
      return { kind, row: objectSchemas.thread_pin.parse(row) };
    case 'workroom':
      return { kind, row: objectSchemas.workroom.parse(row) };
    case 'workspace':
      return { kind, row: objectSchemas.workspace.parse(row) };
    case 'person':
      return { kind, row: objectSchemas.person.parse(row) };
  }
}
