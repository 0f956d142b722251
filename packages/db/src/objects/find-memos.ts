import type { Memo } from '@planerka/plan';
import type { MemoQuery } from '@planerka/runtime';
import { sql } from 'kysely';
import { type Row, readRows } from '../connection/read-rows.ts';
import { optional, uuids } from './query-parts.ts';
import { readMemo } from './rows.ts';
import type { WorkspaceDb } from './workspace-db.ts';

/** Memos of several roots: each root's own newest by its index, and the newest of those. */
export async function findMemos(
  { db, workspaceId }: WorkspaceDb,
  { roots, kinds, cards, ids, steps, before, limit }: MemoQuery,
): Promise<Memo[]> {
  const kind =
    cards === undefined
      ? sql`m.kind = any(${[...(kinds ?? [])]}::text[])`
      : sql`(m.kind = any(${[...(kinds ?? [])]}::text[])
          or (m.kind = 'card' and m.card = any(${[...cards]}::text[])))`;
  const found = sql<Row>`select own.* from unnest(${uuids(roots)}) r (id)
    cross join lateral (select m.* from memo m
      where m.workspace_id = ${workspaceId}::uuid and m.root_id = r.id and m.deleted_at is null
        ${optional(kinds !== undefined || cards !== undefined, kind)}
        ${optional(ids !== undefined, sql`m.memo_id = any(${uuids(ids ?? [])})`)}
        ${optional(steps !== undefined, sql`m.step_id = any(${uuids(steps ?? [])})`)}
        ${optional(before !== undefined, sql`m.memo_id < ${before ?? ''}::uuid`)}
      order by m.memo_id desc limit ${limit}) own
    order by own.memo_id desc limit ${limit}`;
  return await readRows(db, found, readMemo);
}
