import type { PlanView } from '../ports.ts';
import type { JournalEntry, Target } from '@planerka/plan';

interface PointedAt {
  readonly kind: 'task' | 'project';
  readonly id: string;
}

/** What a pin or a room points at after the entry; what it pointed at, where the entry ended that. */
export function pointedAt({ object_kind: kind, before, after }: JournalEntry): PointedAt | null {
  if (kind !== 'thread_pin' && kind !== 'workroom') return null;
  const kinds = ['task', 'project'] as const;
  for (const row of [after, before]) {
    for (const of of kinds) {
      const id = row?.[`${of}_id`];
      const isNews = row === before || id !== before?.[`${of}_id`];
      if (typeof id === 'string' && isNews) return { kind: of, id };
    }
  }
  return null;
}

/** The tasks and projects that entries only point at, by id; deleted ones too. */
export async function pointedTargets(
  view: PlanView,
  entries: readonly JournalEntry[],
): Promise<Map<string, Target>> {
  const pointed = new Map(
    entries.flatMap((entry) => {
      const object = pointedAt(entry);
      return object ? [[object.id, object.kind] as const] : [];
    }),
  );
  const found = await Promise.all(
    [...pointed].map(async ([id, kind]) => [id, await view.object(kind, id)] as const),
  );
  return new Map(
    found.flatMap(([id, object]) =>
      object?.kind === 'task' || object?.kind === 'project' ? [[id, object] as const] : [],
    ),
  );
}
