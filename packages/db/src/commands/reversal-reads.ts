import type { JournalEntry, ObjectAt } from '@planerka/plan';
import type { ChangeState } from '@planerka/runtime';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';
import { readEntry } from '../objects/rows.ts';

type Row = Readonly<Record<string, unknown>>;

/** Of one object. */
const LATER_ENTRIES_MAX = 20;

/** All entries of these changes, by seq. */
export async function findEntriesOf(
  db: Kysely<Schema>,
  workspaceId: string,
  changeIds: readonly string[],
): Promise<JournalEntry[]> {
  const { rows } = await sql<Row>`select * from journal
    where workspace_id = ${workspaceId}::uuid and change_id = any(${[...changeIds]}::uuid[])
    order by seq`.execute(db);
  return rows.map(readEntry);
}

/** The state of these original changes (undone or redone); one that was never undone is not among them. */
export async function findChangeStates(
  db: Kysely<Schema>,
  workspaceId: string,
  changeIds: readonly string[],
): Promise<Map<string, ChangeState>> {
  const { rows } = await sql<ChangeState & { change_id: string }>`select
      t.target_change_id as change_id, t.action = 'undo' as undone,
      exists (select 1 from journal d where d.workspace_id = t.workspace_id
        and d.actor = t.actor and d.action = 'do' and d.seq > t.seq) as redo_cleared
    from unnest(${[...changeIds]}::uuid[]) w (change_id)
    cross join lateral (select * from journal l where l.workspace_id = ${workspaceId}::uuid
      and l.target_change_id = w.change_id order by l.seq desc limit 1) t`.execute(db);
  return new Map(rows.map(({ change_id: id, ...state }) => [id, state]));
}

/** Later original entries on these objects that are not undone, the newest first. */
export async function findStandingSince(
  db: Kysely<Schema>,
  workspaceId: string,
  objects: ReadonlyArray<ObjectAt & { readonly seq: number }>,
  except: readonly string[],
): Promise<JournalEntry[]> {
  const { rows } = await sql<Row>`select j.* from unnest(${objects.map(({ kind }) => kind)}::text[],
      ${objects.map(({ id }) => id)}::uuid[], ${objects.map(({ seq }) => seq)}::bigint[])
      w (object_kind, object_id, seq)
    cross join lateral (select * from journal o where o.workspace_id = ${workspaceId}::uuid
      and o.object_id = w.object_id and o.object_kind = w.object_kind and o.action = 'do'
      and o.seq > w.seq and o.change_id <> all(${[...except]}::uuid[])
      and ${latestAction(workspaceId, sql.ref('o.change_id'))} is distinct from 'undo'
      order by o.seq desc limit ${LATER_ENTRIES_MAX}) j
    order by j.seq desc`.execute(db);
  return rows.map(readEntry);
}

interface LastRevision extends ObjectAt {
  readonly revision: number;
}

/** The highest revisions that these objects ever had; one that never was is not among them. */
export async function findLastRevisions(
  db: Kysely<Schema>,
  workspaceId: string,
  objects: readonly ObjectAt[],
): Promise<LastRevision[]> {
  const { rows } = await sql<LastRevision>`select w.kind, w.id, max(j.revision) as revision
    from unnest(${objects.map(({ kind }) => kind)}::text[], ${objects.map(({ id }) => id)}::uuid[])
      w (kind, id)
    join journal j on j.workspace_id = ${workspaceId}::uuid and j.object_id = w.id
      and j.object_kind = w.kind
    group by w.kind, w.id`.execute(db);
  return rows;
}

/** What happened last to the change: 'undo', 'redo' or null. */
export function latestAction(
  workspaceId: string,
  changeId: RawBuilder<unknown>,
): RawBuilder<string | null> {
  return sql<string | null>`(select t.action from journal t
    where t.workspace_id = ${workspaceId}::uuid and t.target_change_id = ${changeId}
    order by t.seq desc limit 1)`;
}
