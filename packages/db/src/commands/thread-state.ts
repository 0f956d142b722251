import type { ThreadState } from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import { readList, readMemory, readThreadPin, readWorkroom } from './rows.ts';

/**
 * A thread's memory, its pin and the person's room, as columns `memory`, `pins` and `rooms` of a
 * query whose workspace stands as `w`.
 */
export function threadColumns(thread: string, actor: string): RawBuilder<unknown> {
  return sql`(select to_jsonb(m) from thread_context m
      where m.workspace_id = w.workspace_id and m.thread = ${thread}) as memory,
    (select jsonb_agg(to_jsonb(n)) from thread_pin n
      where n.workspace_id = w.workspace_id and n.thread = ${thread}) as pins,
    (select jsonb_agg(to_jsonb(r)) from workroom r
      where r.workspace_id = w.workspace_id and r.thread = ${thread} and r.actor = ${actor})
      as rooms`;
}

/** What `threadColumns` has brought. */
export function readThread(row: {
  readonly memory: Readonly<Record<string, unknown>> | null;
  readonly pins: unknown;
  readonly rooms: unknown;
}): ThreadState {
  return {
    memory: readMemory(row.memory ?? undefined),
    pin: readList(row.pins, readThreadPin)[0] ?? null,
    room: readList(row.rooms, readWorkroom)[0] ?? null,
  };
}
