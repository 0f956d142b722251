import { InvariantError, ObjectKind, type TargetKind } from '@planerka/contracts';
import { type OwnerKind, objectKinds } from './object-kinds.ts';

type Kinds = typeof objectKinds;
type Fields = Readonly<Record<string, unknown>>;

/** A row of any kind, told apart by `kind`. */
export type PlanObject = { [K in ObjectKind]: ReturnType<Kinds[K]['read']> }[ObjectKind];

/** What operations act on. */
export type Target = Extract<PlanObject, { kind: TargetKind }>;

/** Kinds whose objects people call by a number of the workspace's own counter. */
export type NumberedKind = {
  [K in ObjectKind]: Kinds[K]['isNumbered'] extends true ? K : never;
}[ObjectKind];

export const NUMBERED_KINDS: readonly NumberedKind[] = ObjectKind.options.filter(isNumbered);

function isNumbered(kind: ObjectKind): kind is NumberedKind {
  return objectKinds[kind].isNumbered;
}

/** Is it an object of one of these kinds? */
export function isOfKind<K extends ObjectKind>(
  object: PlanObject | null,
  kinds: readonly K[],
): object is Extract<PlanObject, { kind: K }> {
  return kinds.some((kind) => kind === object?.kind);
}

/** An object of one kind by its id. */
export interface ObjectAt {
  readonly kind: ObjectKind;
  readonly id: string;
}

/** One text for one object, to know it by in maps. */
export function objectKey({ kind, id }: ObjectAt): string {
  return `${kind}:${id}`;
}

/** The row's own id: the uuid that receipts and journal entries name. */
export function objectId({
  kind,
  row,
}: {
  readonly kind: ObjectKind;
  readonly row: Fields;
}): string {
  const { id } = objectKinds[kind];
  const value = fieldOf(row, id);
  if (typeof value === 'string') return value;
  throw new InvariantError('NO_ID', `a ${kind} without ${id}`);
}

/** The number that people see, null for objects that have none. */
export function objectNumber({ kind, row }: PlanObject): number | null {
  const value = objectKinds[kind].isNumbered ? fieldOf(row, 'number') : null;
  return typeof value === 'number' ? value : null;
}

/** An object that another one names, which is of one of these kinds. */
export interface OwnerAt {
  readonly kinds: readonly OwnerKind[];
  readonly id: string;
}

/** The objects that this one names as its own: its project, its parent, its task, what it is about. */
export function ownersOf({ kind, row }: PlanObject): OwnerAt[] {
  return objectKinds[kind].owners.flatMap(({ field, kinds }) => {
    const id = fieldOf(row, field);
    return typeof id === 'string' ? [{ kinds, id }] : [];
  });
}

/** What a row of this kind, as it is stored, points at: of a pin or a room what it is about. */
export function pointersOf(
  kind: ObjectKind,
  row: Fields,
): Array<{ kind: 'task' | 'project'; id: string }> {
  return objectKinds[kind].pointers.flatMap(({ field, kind: of }) => {
    const id = fieldOf(row, field);
    return typeof id === 'string' ? [{ kind: of, id }] : [];
  });
}

function fieldOf(row: Fields, field: string): unknown {
  return row[field];
}
