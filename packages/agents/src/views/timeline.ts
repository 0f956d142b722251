import type { ToolCall } from '../tool-call.ts';
import { type ChangeLine, changeLine, isTold, namesFor } from './event-line.ts';
import type { MemoryScope } from './memory.ts';

/** The newest changes of these trees, whoever made them, the newest first. */
export async function timelineOf(
  call: ToolCall,
  scope: MemoryScope,
  limit: number,
): Promise<ChangeLine[]> {
  const changes = await call.tx.changes({ roots: scope.roots, limit });
  const told = changes.filter(({ entries }) => entries.some(isTold));
  const names = await namesFor(
    call,
    told.flatMap(({ entries }) => entries),
    scope.names,
  );
  return told.map((change) => changeLine(change, names));
}
