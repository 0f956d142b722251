import type { JsonObject, TaskToolInput } from '@planerka/contracts';
import type { EntryQuery } from '@planerka/runtime';
import { type Counted, countedSoFar, countedUpTo } from '../counted.ts';
import { type More, readSeqCursor, sliceCursor, writeCursor } from '../cursor.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { inBrief } from './budget.ts';
import { budgeted } from './budgeted.ts';
import { eventLine, namesFor, TOLD_KINDS } from './event-line.ts';
import { pagedList } from './pages.ts';

const LIMIT = 50;

/** A cursor behind every event: from it `tasks_delta` tells only where the log ends now. */
export const END_OF_EVENTS = writeCursor('events', '9'.repeat(15));

/**
 * `tasks_delta`: what has happened in the workspace since a cursor, through every door, oldest
 * first. `next_cursor` is always there, so that the next call goes on where this one ended; each
 * event has a `seq` of its own and comes once.
 */
export async function delta(
  call: ToolCall,
  input: TaskToolInput<'tasks_delta'>,
): Promise<ToolReply> {
  const since = readSeqCursor('events', 'since', input.since) ?? 0;
  const limit = input.limit ?? LIMIT;
  const found = await call.tx.entries({ after: since, kinds: TOLD_KINDS, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const names = await namesFor(call, shown);
  const more = found.length > limit;
  const counted = countedSoFar(found.length, !more);
  const { zone } = call.turn.moment;
  // Without more the cursor points to the log's end, past what agents are not told of.
  const end = more ? (shown.at(-1)?.seq ?? since) : await call.tx.journalSeq();
  const start = input.since ?? writeCursor('events', 'start');
  const list = pagedList(
    'events',
    { items: 'events', cursor: 'next_cursor', counted: ['', counted] },
    input.since,
  );
  return budgeted(
    call,
    input.max_chars,
    {
      events: shown.map((entry) => eventLine(entry, { names, zone })),
      next_cursor: writeCursor('events', String(end)),
      more,
      ...(more ? counted : {}),
      timezone: zone,
    },
    {
      lists: [
        {
          ...list,
          whenCut: (rest) => ({ ...list.whenCut?.(rest), more: true }),
          brief: inBrief('seq', 'at', 'type', 'plan', 'task', 'step_id', 'change_id'),
        },
      ],
      optional: [],
      signals: [{ events: [], next_cursor: start, more: true, ...counted }],
    },
  );
}

/** Of so many events the total is told; beyond it there are at least so many. */
const COUNTED_MAX = 250;

async function countedEntries(call: ToolCall, query: Omit<EntryQuery, 'limit'>): Promise<Counted> {
  const all = await call.tx.entries({ ...query, limit: COUNTED_MAX + 1 });
  return countedUpTo(COUNTED_MAX, all.length);
}

interface Slice {
  readonly lines: readonly JsonObject[];
  readonly more: (shown: number) => More;
}

/** The newest events of these trees from behind a cursor, the newest first. */
export async function deltaSlice(
  call: ToolCall,
  roots: readonly string[],
  { limit, cursor }: { readonly limit: number; readonly cursor: string | undefined },
): Promise<Slice> {
  const before = readSeqCursor('slice', 'delta_cursor', cursor);
  const asked = { roots, kinds: TOLD_KINDS };
  const place = before === null ? {} : { before };
  const found = await call.tx.entries({ ...asked, ...place, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const names = await namesFor(call, shown);
  const isWhole = found.length <= limit;
  const { zone } = call.turn.moment;
  const counted: Counted =
    isWhole && before === null ? { total: shown.length } : await countedEntries(call, asked);
  return {
    lines: shown.map((entry) => eventLine(entry, { names, zone })),
    more: (count) => {
      if (isWhole && count >= shown.length) return counted;
      const last = shown[count - 1];
      const next = last === undefined ? cursor : sliceCursor(last.seq);
      return { ...counted, next_cursor: next ?? writeCursor('slice', 'start') };
    },
  };
}
