import {
  asTarget,
  type JournalEntry,
  type OwnerKind,
  objectId,
  objectKey,
  pointersOf,
  type Target,
} from '@planerka/plan';
import type { PlanView } from '../ports/plan-reader.ts';

interface PointedAt {
  readonly kind: OwnerKind;
  readonly id: string;
}

/** What a pin or a room points at after the entry; what it pointed at, where the entry ended that. */
export function pointedAt({ object_kind: kind, before, after }: JournalEntry): PointedAt | null {
  const [past, present] = [before, after].map((row) => (row ? pointersOf(kind, row) : []));
  const known = new Set(past?.map(objectKey));
  return present?.find((at) => !known.has(objectKey(at))) ?? past?.[0] ?? null;
}

/** The tasks and projects that entries only point at, by id; deleted ones too. */
export async function pointedTargets(
  view: PlanView,
  entries: readonly JournalEntry[],
): Promise<Map<string, Target>> {
  const pointed = new Map(
    entries.flatMap((entry) => {
      const object = pointedAt(entry);
      return object ? [[object.id, object] as const] : [];
    }),
  );
  if (pointed.size === 0) return new Map();
  const found = await view.objects([...pointed.values()]);
  return new Map(
    found.flatMap((object) => {
      const target = asTarget(object);
      return target ? [[objectId(target), target] as const] : [];
    }),
  );
}
