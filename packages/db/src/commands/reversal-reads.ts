import { ObjectKind } from '@planerka/contracts';
import { type ObjectAt, objectKey, objectKinds } from '@planerka/plan';
import type { ChangeState, PlanTransaction } from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import { columnNamed } from '../connection/names.ts';
import { type Row, readRows } from '../connection/read-rows.ts';
import { uuids } from '../objects/query-parts.ts';
import { readEntry } from '../objects/rows.ts';
import type { WorkspaceDb } from '../objects/workspace-db.ts';

/** Of one object. */
const LATER_ENTRIES_MAX = 20;

const OWNED_KINDS = ObjectKind.options.filter((kind) => objectKinds[kind].owners.length > 0);

/** The reads of the journal that undoing and redoing need. */
export function reversalReads({ db, workspaceId }: WorkspaceDb) {
  const kinds = (objects: readonly ObjectAt[]) => sql`${objects.map(({ kind }) => kind)}::text[]`;
  const ids = (objects: readonly ObjectAt[]) => uuids(objects.map(({ id }) => id));
  /** What happened last to the change: 'undo', 'redo' or null. */
  const latestAction = (changeId: string): RawBuilder<unknown> =>
    sql`(select t.action from journal t where t.workspace_id = ${workspaceId}::uuid
      and t.target_change_id = ${columnNamed(changeId)} order by t.seq desc limit 1)`;
  const oneId = async (query: RawBuilder<{ id: string }>): Promise<string | null> =>
    (await query.execute(db)).rows[0]?.id ?? null;

  return {
    entriesOf: (changeIds) =>
      readRows(
        db,
        sql<Row>`select * from journal where workspace_id = ${workspaceId}::uuid
          and change_id = any(${uuids(changeIds)}) order by seq`,
        readEntry,
      ),

    lastUndoable: (actor, objects) =>
      oneId(sql`select o.change_id as id from journal o
        where o.workspace_id = ${workspaceId}::uuid and o.actor = ${actor} and o.action = 'do'
          ${objects === undefined ? sql`` : sql`and (o.object_kind, o.object_id) in (select * from unnest(${kinds(objects)}, ${ids(objects)}))`}
          and ${latestAction('o.change_id')} is distinct from 'undo'
        order by o.seq desc limit 1`),

    undoableBefore: (actor, seq) =>
      oneId(sql`select o.change_id as id from journal o
        where o.workspace_id = ${workspaceId}::uuid and o.actor = ${actor} and o.action = 'do'
          and o.seq < ${seq} and ${latestAction('o.change_id')} is distinct from 'undo'
        order by o.seq desc limit 1`),

    lastRedoable: (actor) =>
      oneId(sql`select u.target_change_id as id from journal u
        where u.workspace_id = ${workspaceId}::uuid and u.actor = ${actor} and u.action = 'undo'
          and u.seq > coalesce((select max(d.seq) from journal d
            where d.workspace_id = u.workspace_id and d.actor = u.actor and d.action = 'do'), 0)
          and ${latestAction('u.target_change_id')} = 'undo'
        order by u.seq desc limit 1`),

    async changeStates(changeIds) {
      // The highest number and not "is there a later one": for that, PostgreSQL at times reads the
      // whole journal, as it expects a later entry at once, and mostly there is none.
      const states = sql<ChangeState & { change_id: string }>`select
          t.target_change_id as change_id, t.action = 'undo' as undone,
          coalesce((select max(d.seq) from journal d where d.workspace_id = t.workspace_id
            and d.actor = t.actor and d.action = 'do') > t.seq, false) as redo_cleared
        from unnest(${uuids(changeIds)}) w (change_id)
        cross join lateral (select * from journal l where l.workspace_id = ${workspaceId}::uuid
          and l.target_change_id = w.change_id order by l.seq desc limit 1) t`;
      return new Map(
        await readRows(db, states, ({ change_id: id, ...state }) => [id, state] as const),
      );
    },

    standingSince: (objects, except) =>
      readRows(
        db,
        sql<Row>`select j.* from unnest(${kinds(objects)}, ${ids(objects)},
            ${objects.map(({ seq }) => seq)}::bigint[]) w (object_kind, object_id, seq)
          cross join lateral (select * from journal o where o.workspace_id = ${workspaceId}::uuid
            and o.object_id = w.object_id and o.object_kind = w.object_kind and o.action = 'do'
            and o.seq > w.seq and o.change_id <> all(${uuids(except)})
            and ${latestAction('o.change_id')} is distinct from 'undo'
            order by o.seq desc limit ${LATER_ENTRIES_MAX}) j
          order by j.seq desc`,
        readEntry,
      ),

    // `offset 0` keeps the order out of the search, which else reads the journal backwards for twenty.
    takenFrom: (ownerIds, except) =>
      readRows(
        db,
        sql<Row>`select j.* from (
            select * from journal where workspace_id = ${workspaceId}::uuid
              and action = 'do' and before is not null
              and taken_from(before, after) && ${[...ownerIds]}::text[]
              and object_kind = any(${OWNED_KINDS}::text[])
              and change_id <> all(${uuids(except)})
            offset 0) j
          where ${latestAction('j.change_id')} is distinct from 'undo'
          order by j.seq desc limit ${LATER_ENTRIES_MAX}`,
        readEntry,
      ),

    async lastRevisions(objects) {
      // Each by its index: a join would be planned by what the journal was before the change it takes back.
      const highest = sql<ObjectAt & { revision: number }>`select w.kind, w.id, j.revision
        from unnest(${kinds(objects)}, ${ids(objects)}) w (kind, id)
        cross join lateral (select max(o.revision) as revision from journal o
          where o.workspace_id = ${workspaceId}::uuid and o.object_id = w.id
            and o.object_kind = w.kind) j
        where j.revision is not null`;
      return new Map(await readRows(db, highest, (each) => [objectKey(each), each.revision]));
    },
  } satisfies Partial<PlanTransaction>;
}
