import type { ObjectHandle, TargetKind, ThreadHints } from '@planerka/contracts';

/** `task:42`: how an object is named to a model. */
export const idOf = ({ kind, number }: ObjectHandle): string => `${kind}:${number}`;

/** The only objects that a model may name: the candidates, the room's own object, the defaults. */
export function offeredObjects(thread: ThreadHints | undefined): ObjectHandle[] {
  if (thread === undefined) return [];
  const { room } = thread;
  const all = [...thread.candidates, ...(room.kind === 'workroom' ? [room.object] : [])];
  for (const handle of defaultsOf(thread)) {
    if (!all.some((other) => idOf(other) === idOf(handle))) all.push(handle);
  }
  return all;
}

function defaultsOf(thread: ThreadHints): ObjectHandle[] {
  const numbers: readonly (readonly [TargetKind, number | undefined])[] = [
    ['task', thread.default_task_id],
    ['timeblock', thread.default_timeblock_id],
    ['project', thread.default_project_id],
  ];
  return numbers.flatMap(([kind, number]) => (number === undefined ? [] : [{ kind, number }]));
}

/** What a model is told of the objects that it may name: ids, kinds, titles, and the defaults. */
export function offeredCandidates(thread: ThreadHints): {
  readonly candidates: readonly { id: string; kind: TargetKind; title: string | null }[];
  readonly defaults: readonly string[];
} {
  return {
    candidates: offeredObjects(thread).map((handle) => ({
      id: idOf(handle),
      kind: handle.kind,
      title: handle.title ?? null,
    })),
    defaults: defaultsOf(thread).map(idOf),
  };
}
