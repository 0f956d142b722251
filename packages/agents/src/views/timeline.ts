import type { Work } from '../work.ts';
import { type ChangeLine, changeLine, isTold, namesFor } from './event-line.ts';
import type { MemoryScope } from './memory.ts';

/** The newest changes of these trees, whoever made them, the newest first. */
export async function timelineOf(
  work: Work,
  scope: MemoryScope,
  limit: number,
): Promise<ChangeLine[]> {
  const changes = await work.tx.changes({ roots: scope.roots, limit });
  const told = changes.filter(({ entries }) => entries.some((entry) => isTold(entry)));
  const names = await namesFor(
    work,
    told.flatMap(({ entries }) => entries),
    scope.names,
  );
  return told.map((change) => changeLine(change, names));
}
