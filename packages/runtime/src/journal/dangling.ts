import {
  grouped,
  type JournalEntry,
  type ObjectAt,
  type OwnerKind,
  objectKey,
  ownersOf,
  type PlanObject,
  readRow,
} from '@planerka/plan';
import type { Turn } from '../turn/turn.ts';
import type { Hindrance } from './hindrance.ts';
import { byKey } from './stored-changes.ts';

/** An object before anything is reverted, and after all of it is. */
export interface PlannedObject {
  readonly at: ObjectAt;
  readonly present: PlanObject | null;
  readonly object: PlanObject | null;
  readonly revision: number;
}

type Planned = ReadonlyMap<string, PlannedObject>;

/**
 * What is planned must leave nothing that belongs to an object which is not there: a task in a
 * project whose creation is being undone, a link that comes back to a task that is gone, a step that
 * would stay below a deleted task or come back below one. Nor may it take away an object from which a
 * later change has taken something: undoing that change needs the object.
 * Reads in a fixed number of looks.
 */
export async function findDangling(
  turn: Turn,
  planned: Planned,
  changeIds: readonly string[],
): Promise<Hindrance | null> {
  const belonging = await readBelonging(turn, planned);
  const ownerAt = await readOwners(turn, planned);
  for (const each of planned.values()) {
    const { object } = each;
    const isLost =
      object !== null &&
      ownersOf(object).some(({ kinds, id }) => kinds.every((kind) => ownerAt(kind, id) === null));
    if (isLost) return { reason: 'owner_gone' };
    const left = belonging(each.at.id).filter((other) => isLeftBy(each, other));
    if (left.length > 0) return { reason: 'belonging', objects: left };
    const comesToLife = isLiveTask(object) && !isLiveTask(each.present);
    const parentId = object?.kind === 'task' ? object.row.parent_id : null;
    if (comesToLife && parentId !== null && !isLiveTask(ownerAt('task', parentId))) {
      return { reason: 'owner_gone' };
    }
  }
  const later = await readTaken(turn, planned, changeIds);
  return later.length === 0 ? null : { reason: 'changed_since', later };
}

/** Does the object go, or, as deleting is soft, does a step lose its task without losing the row? */
function leaves({ present, object }: PlannedObject): boolean {
  return object === null || (isLiveTask(present) && object.kind === 'task' && !isLiveTask(object));
}

/** Would `other`, which belongs to the object, be left behind when the object leaves? */
function isLeftBy(planned: PlannedObject, other: PlanObject): boolean {
  if (!leaves(planned)) return false;
  if (planned.object === null) return true;
  return other.kind === 'task' && isLiveTask(other) && other.row.parent_id === planned.at.id;
}

/** What will belong to those that leave, by their ids. */
async function readBelonging(
  turn: Turn,
  planned: Planned,
): Promise<(ownerId: string) => readonly PlanObject[]> {
  const leaving = [...planned.values()]
    .filter(leaves)
    .flatMap(({ at: { kind, id }, present }) =>
      isOwner(kind) ? [{ kind, id, root: rootOf(present) ?? id }] : [],
    );
  const ids = [...planned.values()].map(({ at }) => at.id);
  const stored = leaving.length === 0 ? [] : await turn.tx.belongingTo(leaving, ids);
  const unplanned = stored.flatMap((object) => turn.asWritten(object) ?? []);
  const coming = [...planned.values()].flatMap(({ object }) => object ?? []);
  const owned = [...unplanned, ...coming].flatMap((object) =>
    [...new Set(ownersOf(object).map(({ id }) => id))].map((ownerId) => ({ ownerId, object })),
  );
  const byOwner = grouped(owned, ({ ownerId }) => ownerId);
  return (ownerId) => (byOwner.get(ownerId) ?? []).map(({ object }) => object);
}

/** Changes not undone that took something from those that go, and would bring it back to them. */
async function readTaken(
  turn: Turn,
  planned: Planned,
  changeIds: readonly string[],
): Promise<JournalEntry[]> {
  const going = [...planned.values()].flatMap(({ at, object }) =>
    object === null && isOwner(at.kind) ? [at] : [],
  );
  if (going.length === 0) return [];
  const taken = await turn.tx.takenFrom(
    going.map(({ id }) => id),
    changeIds,
  );
  return taken.filter((entry) => going.some((at) => isTakenFrom(at, entry)));
}

function isTakenFrom(at: ObjectAt, { object_kind: kind, before, after }: JournalEntry): boolean {
  const names = (row: JournalEntry['before']): boolean =>
    row !== null &&
    ownersOf(readRow(kind, row)).some(({ kinds, id }) => isOneOf(kinds, at.kind) && id === at.id);
  return names(before) && !names(after);
}

function isOneOf(kinds: readonly OwnerKind[], kind: ObjectAt['kind']): boolean {
  return kinds.some((each) => each === kind);
}

/** The owners of what is planned, as all of it together leaves them. */
async function readOwners(
  turn: Turn,
  planned: Planned,
): Promise<(kind: OwnerKind, id: string) => PlanObject | null> {
  const wanted = new Map(
    [...planned.values()]
      .flatMap(({ object }) => (object === null ? [] : ownersOf(object)))
      .flatMap(({ kinds, id }) => kinds.map((kind) => ({ kind, id })))
      .map((at) => [objectKey(at), at]),
  );
  const others = [...wanted].flatMap(([key, at]) => (planned.has(key) ? [] : [at]));
  const stored = byKey(await turn.objects(others));
  return (kind, id) => {
    const key = objectKey({ kind, id });
    const plan = planned.get(key);
    return plan ? plan.object : (stored.get(key) ?? null);
  };
}

/** The root of the tree that a task is part of; null for what is a root itself. */
function rootOf(object: PlanObject | null): string | null {
  return object?.kind === 'task' ? object.row.root_id : null;
}

function isOwner(kind: ObjectAt['kind']): kind is OwnerKind {
  return kind === 'task' || kind === 'project' || kind === 'item' || kind === 'quote';
}

function isLiveTask(object: PlanObject | null): boolean {
  return object?.kind === 'task' && object.row.deleted_at === null;
}
