import type { Memo } from '@planerka/plan';
import type { MemoQuery, NotesAbout } from '@planerka/runtime';
import { sql } from 'kysely';
import type { Place } from './place.ts';
import { optional, uuids } from './query-parts.ts';
import { readMemo } from './rows.ts';

type Row = Readonly<Record<string, unknown>>;

/** Memos of several roots: each root's own newest by its index, and the newest of those. */
export async function findMemos({ db, workspaceId }: Place, query: MemoQuery): Promise<Memo[]> {
  const { roots, kinds, cards, steps, before, limit } = query;
  const kind =
    cards === undefined
      ? sql`m.kind = any(${[...(kinds ?? [])]}::text[])`
      : sql`(m.kind = any(${[...(kinds ?? [])]}::text[])
          or (m.kind = 'card' and m.card = any(${[...cards]}::text[])))`;
  const { rows } = await sql<Row>`select own.* from unnest(${uuids(roots)}) r (id)
    cross join lateral (select m.* from memo m
      where m.workspace_id = ${workspaceId}::uuid and m.root_id = r.id and m.deleted_at is null
        ${optional(kinds !== undefined || cards !== undefined, kind)}
        ${optional(steps !== undefined, sql`m.step_id = any(${uuids(steps ?? [])})`)}
        ${optional(before !== undefined, sql`m.memo_id < ${before ?? ''}::uuid`)}
      order by m.memo_id desc limit ${limit}) own
    order by own.memo_id desc limit ${limit}`.execute(db);
  return rows.map(readMemo);
}

/** Notes, decisions and risks about a task, project or step, the newest first. */
export async function findNotes(
  place: Place,
  { root_id: root, step_id: step, limit }: NotesAbout,
): Promise<Memo[]> {
  return await findMemos(place, {
    roots: [root],
    kinds: ['note', 'decision', 'risk'],
    ...(step === null ? {} : { steps: [step] }),
    limit,
  });
}
