import { expandBlocks, type Timeblock } from '@planerka/plan';
import type { PlanTransaction } from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import { type Row, readRows } from '../connection/read-rows.ts';
import { readTimeblock } from './rows.ts';
import type { WorkspaceDb } from './workspace-db.ts';

/** Of one stretch of time, where nobody asks for another number. */
const BLOCKS_MAX = 200;
/** Repeating blocks of one workspace that are expanded at once. */
const SERIES_MAX = 500;
const RESETTLED_MAX = 1_000;

/** The reads of a workspace's live timeblocks. */
export function blockReads({ db, workspaceId }: WorkspaceDb) {
  const live = (condition: RawBuilder<unknown>): Promise<Timeblock[]> =>
    readRows(
      db,
      sql<Row>`select * from timeblock where workspace_id = ${workspaceId}::uuid
        and deleted_at is null and ${condition}`,
      readTimeblock,
    );
  return {
    /** Those that overlap `[from, to)`, by start: a repeating one once for each occurrence. */
    async blocksBetween(from: string, to: string, limit = BLOCKS_MAX): Promise<Timeblock[]> {
      const [single, repeating] = await Promise.all([
        // No block is longer than 24 hours, so the index on starts bounds the search below too.
        live(sql`start_at < ${to}::timestamptz and end_at > ${from}::timestamptz
          and start_at > ${from}::timestamptz - interval '24 hours' and recurrence_rule is null
          order by start_at, number limit ${limit}`),
        readRows(db, seriesBefore(workspaceId, to), readTimeblock),
      ]);
      return expandBlocks([...single, ...repeating], from, to).slice(0, limit);
    },

    blocksRemindedByDefault: (actor, now) =>
      live(sql`created_by = ${actor} and remind_before_minutes is null
        and (start_at > ${now}::timestamptz or recurrence_rule is not null)
        limit ${RESETTLED_MAX}`),

    takenOutOf: (seriesId, now) =>
      live(sql`series_id = ${seriesId}::uuid and recurrence_rule is null
        and start_at > ${now}::timestamptz limit ${RESETTLED_MAX}`),
  } satisfies Partial<PlanTransaction>;
}

/** Each time that a repeating block comes within `[from, to)`, by start. */
export async function repeatedBlocks(
  { db, workspaceId }: WorkspaceDb,
  from: string,
  to: string,
): Promise<Timeblock[]> {
  return expandBlocks(await readRows(db, seriesBefore(workspaceId, to), readTimeblock), from, to);
}

const seriesBefore = (workspaceId: string, to: string): RawBuilder<Row> =>
  sql<Row>`select * from timeblock where workspace_id = ${workspaceId}::uuid
    and deleted_at is null and start_at < ${to}::timestamptz and recurrence_rule is not null
    limit ${SERIES_MAX}`;
