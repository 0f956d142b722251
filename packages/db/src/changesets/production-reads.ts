import type { Project } from '@planerka/plan';
import type { LastWritten, PlanTransaction } from '@planerka/runtime';
import { sql } from 'kysely';
import { tableNamed } from '../connection/names.ts';
import { allRows, type Row, readRows } from '../connection/read-rows.ts';
import { uuids } from '../objects/query-parts.ts';
import {
  readAccountingLine,
  readChangeSet,
  readChangeSetOp,
  readDependency,
  readItem,
  readProject,
  readQuote,
  readQuoteLine,
  readTask,
} from '../objects/rows.ts';
import type { WorkspaceDb } from '../objects/workspace-db.ts';

/** Sets of a project that are looked through at once; nobody has more of them waiting. */
const WAITING_MAX = 50;

/** The reads of production projects and of what was proposed to them. */
export function productionReads({ db, workspaceId }: WorkspaceDb) {
  const mine = sql`workspace_id = ${workspaceId}::uuid`;
  return {
    /** Nine statements, however large the project is. */
    async production(projectId) {
      const of = sql`${mine} and project_id = ${projectId}::uuid`;
      const [project] = await readRows(
        db,
        sql<Row>`select * from project where ${of}`,
        readProject,
      );
      if (project === undefined) return null;
      const sellers = await allRows(
        db,
        sql<Pick<Project, 'seller'>>`select seller from project where ${mine}
          and seller is not null and deleted_at is null order by number desc limit 1`,
      );
      const live = sql`${of} and deleted_at is null order by number`;
      const items = await readRows(db, sql<Row>`select * from item where ${live}`, readItem);
      const tasks = await readRows(db, sql<Row>`select * from task where ${live}`, readTask);
      const lines = await readRows(
        db,
        sql<Row>`select * from accounting_line where ${live}`,
        readAccountingLine,
      );
      const quotes = await readRows(db, sql<Row>`select * from quote where ${live}`, readQuote);
      // A task that was deleted in words, or taken to another project, keeps its links until it comes back.
      const known = new Set(tasks.map(({ task_id: id }) => id));
      const dependencies = await readRows(
        db,
        sql<Row>`select * from dependency where ${of} order by dependency_id`,
        readDependency,
      );
      const ids = [
        ...items.map(({ item_id: id }) => id),
        ...tasks.map(({ task_id: id }) => id),
        ...lines.map(({ line_id: id }) => id),
        ...quotes.map(({ quote_id: id }) => id),
        ...dependencies.map(({ dependency_id: id }) => id),
      ];
      const seqs = await allRows(
        db,
        sql<{ id: string; seq: number }>`select w.id, j.seq from unnest(${uuids(ids)}) w (id)
          cross join lateral (select seq from journal o where o.workspace_id = ${workspaceId}::uuid
            and o.object_id = w.id order by o.seq desc limit 1) j`,
      );
      const applied = await allRows(
        db,
        sql<{ runId: string; changeSetId: string; clientRef: string | null; id: string | null }>`
          select s.run_id as "runId", s.given_id as "changeSetId", o.client_ref as "clientRef",
            coalesce(o.object_name, '') as id
          from change_set s left join change_set_op o on o.workspace_id = s.workspace_id
            and o.set_id = s.set_id and o.status = 'applied' and o.client_ref is not null
          where s.workspace_id = ${workspaceId}::uuid and s.project_id = ${projectId}::uuid
            and s.state = 'applied' order by s.set_id, o.position`,
      );
      return {
        project,
        usualSeller: sellers[0]?.seller ?? null,
        items,
        tasks,
        lines,
        quotes,
        dependencies: dependencies.filter(
          ({ from_task_id: from, to_task_id: to }) => known.has(from) && known.has(to),
        ),
        seqs: new Map(seqs.map(({ id, seq }) => [id, seq])),
        applied: applied.flatMap(({ runId, clientRef, id }) =>
          clientRef === null ? [] : [{ runId, clientRef, id: id ?? '' }],
        ),
        appliedSets: applied.map(({ runId, changeSetId }) => ({ runId, changeSetId })),
      };
    },

    async projectOfRow(kind, number) {
      const query = sql<{ number: number }>`select p.number from ${tableNamed(kind)} t
        join project p on p.workspace_id = t.workspace_id and p.project_id = t.project_id
        where t.workspace_id = ${workspaceId}::uuid and t.number = ${number}
          and t.deleted_at is null and p.deleted_at is null`;
      const [found] = await allRows(db, query);
      return found?.number ?? null;
    },

    async changeSet(setId) {
      const query = sql<Row>`select * from change_set where ${mine} and set_id = ${setId}::uuid`;
      const [found = null] = await readRows(db, query, readChangeSet);
      return found;
    },

    async changeSetGiven(runId, givenId) {
      const query = sql<Row>`select * from change_set
        where ${mine} and run_id = ${runId} and given_id = ${givenId}`;
      const [found = null] = await readRows(db, query, readChangeSet);
      return found;
    },

    waitingSets: (projectId) =>
      readRows(
        db,
        sql<Row>`select * from change_set where ${mine} and project_id = ${projectId}::uuid
          and state = 'proposed' order by set_id desc limit ${WAITING_MAX}`,
        readChangeSet,
      ),

    changeSetsOf: (projectId, limit) =>
      readRows(
        db,
        sql<Row>`select * from change_set where ${mine} and project_id = ${projectId}::uuid
          order by set_id desc limit ${limit}`,
        readChangeSet,
      ),

    changeSetOps: (setId) =>
      readRows(
        db,
        sql<Row>`select * from change_set_op where ${mine} and set_id = ${setId}::uuid
          order by position`,
        readChangeSetOp,
      ),

    quoteLines: (quoteId) =>
      readRows(
        db,
        sql<Row>`select * from quote_line where ${mine} and quote_id = ${quoteId}::uuid
          order by sort_key, quote_line_id`,
        readQuoteLine,
      ),

    lastWritten: (objects) =>
      allRows(
        db,
        sql<LastWritten>`select j.object_kind as kind, j.object_id as id, j.seq, j.actor, j.door, j.at
          from unnest(${objects.map(({ kind }) => kind)}::text[],
            ${uuids(objects.map(({ id }) => id))}) w (kind, id)
          cross join lateral (select * from journal o where o.workspace_id = ${workspaceId}::uuid
            and o.object_id = w.id and o.object_kind = w.kind
            order by o.seq desc limit 1) j
          order by j.seq desc`,
      ),
  } satisfies Partial<PlanTransaction>;
}
