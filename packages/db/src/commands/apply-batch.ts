import type { ObjectKind } from '@planerka/contracts';
import { JournalEntry, NUMBERED_KINDS, objectKinds, rootOf } from '@planerka/plan';
import type { ObjectWrite, WriteBatch } from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import type { AttachedWrite } from '../connection/attached-write.ts';
import { reminderWrites } from '../reminders/reminder-writes.ts';
import { burstWrites } from '../agents/burst-writes.ts';
import { draftRow } from '../objects/rows.ts';
import {
  columnsOf,
  objectTables,
  STORED_KINDS,
  type StoredKind,
} from '../objects/object-tables.ts';

/** Every write waits for the guard, so that two calls on one workspace meet at its row and nowhere else. */
const GUARD = sql.table('guard');

function kindsIn(writes: readonly ObjectWrite[]): StoredKind[] {
  const kinds = new Set<ObjectKind>(writes.map(({ kind }) => kind));
  return STORED_KINDS.filter((kind) => kinds.has(kind));
}

/** Upsert of every row of one kind: rows travel as one JSON list, so a batch is one statement. */
function upsert(
  workspaceId: string,
  kind: StoredKind,
  rows: readonly object[],
): RawBuilder<unknown> {
  const { table, inWorkspace } = objectTables[kind];
  const { id } = objectKinds[kind];
  const columns = columnsOf(kind);
  const all = inWorkspace ? ['workspace_id', ...columns] : columns;
  const key = inWorkspace ? ['workspace_id', id] : [id];
  const list = sql.join(all.map((column) => sql.ref(column)));
  const values = sql.join(all.map((column) => sql.ref(`r.${column}`)));
  const updates = sql.join(
    columns
      .filter((column) => column !== id)
      .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  );
  const json = JSON.stringify(
    inWorkspace ? rows.map((row) => ({ workspace_id: workspaceId, ...row })) : rows,
  );
  return sql`insert into ${sql.table(table)} (${list})
    select ${values}
    from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb) r, ${GUARD}
    on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${updates}`;
}

function remove(
  workspaceId: string,
  kind: StoredKind,
  ids: readonly string[],
): RawBuilder<unknown> {
  const { table, inWorkspace } = objectTables[kind];
  const { id } = objectKinds[kind];
  const mine = inWorkspace ? sql`t.workspace_id = ${workspaceId}::uuid and` : sql``;
  return sql`delete from ${sql.table(table)} t using ${GUARD}
    where ${mine} ${sql.ref(`t.${id}`)} = any(${[...ids]}::uuid[])`;
}

function insertAll(
  table: 'clarification' | 'idempotency_key',
  workspaceId: string,
  rows: readonly object[],
  after: RawBuilder<unknown> = GUARD,
): RawBuilder<unknown> {
  const json = JSON.stringify(rows.map((row) => ({ workspace_id: workspaceId, ...row })));
  return sql`insert into ${sql.table(table)}
    select r.* from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb) r, ${after}`;
}

const ENTRY_COLUMNS = Object.keys(JournalEntry.shape);

/**
 * Journal entries, each under its tree and with the tree's next revision: one more than the newest
 * entry of the tree has. The guard lets one call at a time through, so none is given twice.
 */
function insertEntries(workspaceId: string, entries: WriteBatch['entries']): RawBuilder<unknown> {
  const rows = entries.map((entry) => ({
    workspace_id: workspaceId,
    ...entry,
    root_id: rootOf(entry),
  }));
  const columns = ['workspace_id', ...ENTRY_COLUMNS, 'root_id'];
  const list = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map((column) => sql.ref(`r.${column}`)));
  return sql`insert into journal (${list}, root_revision)
    select ${values}, 1 + coalesce((select j.root_revision from journal j
      where j.workspace_id = r.workspace_id and j.root_id = r.root_id
      order by j.seq desc limit 1), 0)
    from jsonb_populate_recordset(null::journal, ${JSON.stringify(rows)}::jsonb) r, ${GUARD}`;
}

function insertDrafts(
  workspaceId: string,
  drafts: WriteBatch['drafts'],
  after: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`${insertAll('clarification', workspaceId, drafts.map(draftRow), after)}
    on conflict (workspace_id, draft_id) do update set
      state = excluded.state, envelope = excluded.envelope, operation = excluded.operation,
      notes = excluded.notes,
      readings = excluded.readings, accepted = excluded.accepted,
      question_code = excluded.question_code, choices = excluded.choices, said = excluded.said,
      unfit_count = excluded.unfit_count, expires_at = excluded.expires_at`;
}

/** The workspace's row, if nobody has written to the plan since `version` was read. */
function guard(workspaceId: string, version: number, batch: WriteBatch): RawBuilder<unknown> {
  const write = batch.objects.find(({ kind }) => kind === 'workspace')?.object;
  const settings =
    write?.kind === 'workspace'
      ? sql`, timezone = ${write.row.timezone}, revision = ${write.row.revision}`
      : sql``;
  const numbers = NUMBERED_KINDS.map(
    (kind) => sql`${sql.ref(`${kind}_number`)} = ${batch.counters.numbers[kind]}`,
  );
  return sql`update workspace set version = version + 1,
      journal_seq = ${batch.counters.journal_seq}, ${sql.join(numbers)} ${settings}
    where workspace_id = ${workspaceId}::uuid and version = ${version}
    returning workspace_id`;
}

/** Timed work is enqueued by a function call: its CTE runs because the result reads it. */
function enqueueJobs(workspaceId: string, batch: WriteBatch): RawBuilder<unknown> {
  const jobs = JSON.stringify(batch.jobs);
  return sql`select graphile_worker.add_job(
      job.task,
      json_build_object('workspace_id', ${workspaceId}::text, 'draft_id', job.draft_id),
      run_at => now() + make_interval(secs => job.delay_seconds),
      job_key => job.task || ':' || job.draft_id,
      max_attempts => 20)
    from jsonb_to_recordset(${jobs}::jsonb) as job(task text, draft_id text, delay_seconds float8),
      ${GUARD}`;
}

/** Stores the thread's memory; of several calls in the batch the last one's is kept. */
function rememberThread(
  workspaceId: string,
  { thread, memory }: NonNullable<WriteBatch['memory']>,
): RawBuilder<unknown> {
  return sql`insert into thread_context (workspace_id, thread, last_task_id, last_project_id,
      recent_task_ids, recent_project_ids, recent_timeblock_ids)
    select ${workspaceId}::uuid, ${thread}, ${memory.last_task_id}::uuid,
      ${memory.last_project_id}::uuid, ${memory.recent_task_ids}::uuid[],
      ${memory.recent_project_ids}::uuid[], ${memory.recent_timeblock_ids}::uuid[] from ${GUARD}
    on conflict (workspace_id, thread) do update set last_task_id = excluded.last_task_id,
      last_project_id = excluded.last_project_id, recent_task_ids = excluded.recent_task_ids,
      recent_project_ids = excluded.recent_project_ids,
      recent_timeblock_ids = excluded.recent_timeblock_ids`;
}

/** Why a call must read again: somebody has written to the plan meanwhile. */
export const MOVED = 'moved';

/**
 * Everything of one call as writes of one statement, which holds only if the plan is still at
 * `version`. An empty batch writes nothing and needs no version.
 */
export function batchWrites(
  workspaceId: string,
  version: number,
  batch: WriteBatch,
): AttachedWrite[] {
  const parts: RawBuilder<unknown>[] = [];
  for (const kind of kindsIn(batch.objects)) {
    const mine = batch.objects.filter((write) => write.kind === kind);
    const rows = mine.flatMap((write) => (write.object === null ? [] : [write.object.row]));
    const gone = mine.flatMap((write) => (write.object === null ? [write.id] : []));
    if (rows.length > 0) parts.push(upsert(workspaceId, kind, rows));
    if (gone.length > 0) parts.push(remove(workspaceId, kind, gone));
  }
  if (batch.entries.length > 0) parts.push(insertEntries(workspaceId, batch.entries));
  if (batch.outcomes.length > 0) {
    const rows = batch.outcomes.map((each) => ({ ...each, created_at: batch.at }));
    parts.push(insertAll('idempotency_key', workspaceId, rows));
  }
  if (batch.memory) parts.push(rememberThread(workspaceId, batch.memory));
  const ctes = parts.map((statement, index) => ({ name: `part_${index}`, statement }));
  ctes.push(...draftCtes(workspaceId, batch.drafts));
  if (ctes.length === 0) return [];
  const jobs = batch.jobs.length > 0;
  if (jobs) ctes.push({ name: 'jobs', statement: enqueueJobs(workspaceId, batch) });
  const first = { name: 'guard', statement: guard(workspaceId, version, batch) };
  return [
    {
      ctes: [first, ...ctes],
      required: { condition: sql`exists (select from guard)`, otherwise: MOVED },
      ...(jobs ? { result: sql`(select to_jsonb(count(*)) from jobs)` } : {}),
    },
    ...reminderWrites(workspaceId, batch),
    ...burstWrites(workspaceId, batch),
  ];
}

/**
 * Drafts that close come before the one that opens: the unique index on open drafts would see the
 * old one still open, and CTEs that do not read each other run in no fixed order.
 */
function draftCtes(
  workspaceId: string,
  drafts: WriteBatch['drafts'],
): Array<{ name: string; statement: RawBuilder<unknown> }> {
  const closing = drafts.filter(({ state }) => state !== 'open');
  const opening = drafts.filter(({ state }) => state === 'open');
  if (closing.length === 0 && opening.length === 0) return [];
  if (closing.length === 0) {
    return [{ name: 'opened', statement: insertDrafts(workspaceId, opening, GUARD) }];
  }
  const closed = {
    name: 'closed',
    statement: sql`${insertDrafts(workspaceId, closing, GUARD)} returning draft_id`,
  };
  if (opening.length === 0) return [closed];
  const afterClosed = sql`(select count(*) from closed) c`;
  return [closed, { name: 'opened', statement: insertDrafts(workspaceId, opening, afterClosed) }];
}
