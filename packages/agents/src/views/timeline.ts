import type { Counted } from '../counted.ts';
import { type More, readSeqCursor, writeCursor } from '../cursor.ts';
import type { ToolCall } from '../tool-call.ts';
import { type ChangeLine, changeLine, isTold, namesFor } from './event-line.ts';
import { countedChanges, type MemoryScope } from './memory.ts';

interface Timeline {
  readonly lines: readonly ChangeLine[];
  /** How many changes there are, and where the list goes on. */
  readonly more: (shown: number) => More;
}

/** The newest changes of these trees, whoever made them, the newest first. */
export async function timelineOf(
  call: ToolCall,
  scope: MemoryScope,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<Timeline> {
  const before = readSeqCursor('changes', 'events_cursor', cursor);
  const found = await call.tx.changes({
    roots: scope.roots,
    ...(before === null ? {} : { before }),
    limit: limit + 1,
  });
  const told = found.filter(({ entries }) => entries.some(isTold));
  const shown = told.slice(0, limit);
  const names = await namesFor(
    call,
    shown.flatMap(({ entries }) => entries),
    scope.names,
  );
  const lines = shown.map((change) => changeLine(change, { names, zone: call.turn.moment.zone }));
  const counted: Counted =
    found.length > limit || before !== null
      ? await countedChanges(call, { roots: scope.roots })
      : { total: lines.length };
  const isWhole = found.length <= limit;
  return {
    lines,
    more: (count) => {
      const last = lines[count - 1];
      if (isWhole && count >= lines.length) return counted;
      const next_cursor = last === undefined ? cursor : writeCursor('changes', String(last.seq));
      return { ...counted, next_cursor: next_cursor ?? writeCursor('changes', 'start') };
    },
  };
}
