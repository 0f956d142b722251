import {
  grouped,
  type JournalEntry,
  type ObjectAt,
  objectId,
  objectKey,
  type PlanObject,
} from '@planerka/plan';
import type { ChangeState } from '../ports/plan-transaction.ts';
import type { Turn } from '../turn/turn.ts';

/** Changes that are to be reverted together, and all that their objects have come to. */
export interface StoredChanges {
  /** Their entries by change, each by seq. */
  readonly entries: ReadonlyMap<string, readonly JournalEntry[]>;
  readonly states: ReadonlyMap<string, ChangeState>;
  /** Entries of other changes to these objects that were not undone, by object, the newest first. */
  readonly notUndone: ReadonlyMap<string, readonly JournalEntry[]>;
  readonly objects: ReadonlyMap<string, PlanObject>;
  /** The highest revision that those of them ever had that are not there: a row bears its own. */
  readonly revisions: ReadonlyMap<string, number>;
}

/** The object that an entry is about. */
export function objectOf({ object_kind: kind, object_id: id }: JournalEntry): ObjectAt {
  return { kind, id };
}

/** Reads them all in a fixed number of looks, however many changes and objects there are. */
export async function storedChanges(
  turn: Turn,
  changeIds: readonly string[],
): Promise<StoredChanges> {
  const all = await turn.tx.entriesOf(changeIds);
  const states = await turn.tx.changeStates(changeIds);
  const first = new Map<string, JournalEntry>();
  for (const entry of all) {
    const key = objectKey(objectOf(entry));
    if (!first.has(key)) first.set(key, entry);
  }
  const touched = [...first.values()].map((entry) => ({ ...objectOf(entry), seq: entry.seq }));
  const notUndone = await turn.tx.standingSince(touched, changeIds);
  const objects = byKey(await turn.objects(touched));
  const gone = touched.filter((each) => !objects.has(objectKey(each)));
  return {
    entries: grouped(all, ({ change_id: id }) => id),
    states,
    notUndone: grouped(notUndone, (entry) => objectKey(objectOf(entry))),
    objects,
    revisions: gone.length === 0 ? new Map() : await turn.lastRevisions(gone),
  };
}

/** Objects by `objectKey`. */
export function byKey(objects: readonly PlanObject[]): Map<string, PlanObject> {
  return new Map(
    objects.map((object) => [objectKey({ kind: object.kind, id: objectId(object) }), object]),
  );
}
