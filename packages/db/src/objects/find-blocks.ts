import { expandBlocks, type Timeblock } from '@planerka/plan';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';
import { readTimeblock } from './rows.ts';

/** Repeating blocks of one workspace that are expanded at once. */
const SERIES_MAX = 500;
const RESETTLED_MAX = 1_000;

/** Live timeblocks that overlap `[from, to)`, by start: a repeating one once for each occurrence. */
export async function findBlocksBetween(
  db: Kysely<Schema>,
  workspaceId: string,
  { from, to, limit }: { readonly from: string; readonly to: string; readonly limit: number },
): Promise<Timeblock[]> {
  const live = db
    .selectFrom('timeblock')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .where('start_at', '<', to);
  const [single, repeating] = await Promise.all([
    live
      // No block is longer than 24 hours, so the index on starts bounds the search below too.
      .where('start_at', '>', sql<string>`${from}::timestamptz - interval '24 hours'`)
      .where('end_at', '>', from)
      .where('recurrence_rule', 'is', null)
      .orderBy('start_at')
      .limit(limit)
      .execute(),
    live.where('recurrence_rule', 'is not', null).limit(SERIES_MAX).execute(),
  ]);
  return expandBlocks([...single, ...repeating].map(readTimeblock), from, to).slice(0, limit);
}

/** The actor's timeblocks still ahead, or repeating, whose reminders the settings decide. */
export async function findBlocksRemindedByDefault(
  db: Kysely<Schema>,
  workspaceId: string,
  actor: string,
  now: string,
): Promise<Timeblock[]> {
  const rows = await db
    .selectFrom('timeblock')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .where('created_by', '=', actor)
    .where('remind_before_minutes', 'is', null)
    .where((eb) => eb.or([eb('start_at', '>', now), eb('recurrence_rule', 'is not', null)]))
    .limit(RESETTLED_MAX)
    .execute();
  return rows.map(readTimeblock);
}

/** Live timeblocks ahead that were taken out of a series, each in place of one occurrence. */
export async function findBlocksTakenOut(
  db: Kysely<Schema>,
  workspaceId: string,
  seriesId: string,
  now: string,
): Promise<Timeblock[]> {
  const rows = await db
    .selectFrom('timeblock')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('series_id', '=', seriesId)
    .where('recurrence_rule', 'is', null)
    .where('deleted_at', 'is', null)
    .where('start_at', '>', now)
    .limit(RESETTLED_MAX)
    .execute();
  return rows.map(readTimeblock);
}
