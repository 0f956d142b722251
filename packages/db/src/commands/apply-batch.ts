import { JournalEntry, NUMBERED_KINDS, objectKinds, rootOf } from '@planerka/plan';
import type { WriteBatch } from '@planerka/runtime';
import { type RawBuilder, sql } from 'kysely';
import { burstWrites } from '../agents/burst-writes.ts';
import { changeSetNews, changeSetParts } from '../changesets/change-set-writes.ts';
import type { AttachedWrite } from '../connection/attached-write.ts';
import { columnNamed, tableNamed } from '../connection/names.ts';
import {
  columnNames,
  objectTables,
  STORED_KINDS,
  type StoredKind,
} from '../objects/object-tables.ts';
import { draftRow } from '../objects/rows.ts';
import { reminderWrites } from '../reminders/reminder-writes.ts';

/** Every write waits for the guard, so that two calls on one workspace meet at its row and nowhere else. */
const GUARD = tableNamed('guard');

/** Names of columns as one piece of SQL: node by node, Kysely takes half a millisecond for a task's. */
function columnList(columns: readonly string[], write: (quoted: string) => string) {
  return sql.raw(columns.map((column) => write(`"${column}"`)).join(', '));
}

/** What is the same in every upsert of one kind. */
function upsertFrame(kind: StoredKind) {
  const { table, inWorkspace } = objectTables[kind];
  const { id } = objectKinds[kind];
  const columns = columnNames(kind);
  const workspace = inWorkspace ? ['workspace_id'] : [];
  const all = [...workspace, ...columns];
  return {
    table: tableNamed(table),
    inWorkspace,
    list: columnList(all, (column) => column),
    values: columnList(all, (column) => `r.${column}`),
    key: columnList([...workspace, id], (column) => column),
    updates: columnList(
      columns.filter((column) => column !== id),
      (column) => `${column} = excluded.${column}`,
    ),
  };
}

const upsertFrames = new Map(STORED_KINDS.map((kind) => [kind, upsertFrame(kind)]));

/** Upsert of every row of one kind: rows travel as one JSON list, so a batch is one statement. */
function upsert(
  workspaceId: string,
  kind: StoredKind,
  rows: readonly object[],
): RawBuilder<unknown> {
  const { table, inWorkspace, list, values, key, updates } =
    upsertFrames.get(kind) ?? upsertFrame(kind);
  const json = JSON.stringify(
    inWorkspace ? rows.map((row) => ({ workspace_id: workspaceId, ...row })) : rows,
  );
  return sql`insert into ${table} (${list})
    select ${values}
    from jsonb_populate_recordset(null::${table}, ${json}::jsonb) r, ${GUARD}
    on conflict (${key}) do update set ${updates}`;
}

function remove(
  workspaceId: string,
  kind: StoredKind,
  ids: readonly string[],
): RawBuilder<unknown> {
  const { table, inWorkspace } = objectTables[kind];
  const { id } = objectKinds[kind];
  const mine = inWorkspace ? sql`t.workspace_id = ${workspaceId}::uuid and` : sql``;
  return sql`delete from ${tableNamed(table)} t using ${GUARD}
    where ${mine} ${columnNamed(`t.${id}`)} = any(${[...ids]}::uuid[])`;
}

function insertAll(
  table: 'clarification' | 'idempotency_key' | 'suggestion_set' | 'suggestion',
  workspaceId: string,
  rows: readonly object[],
  after: RawBuilder<unknown> = GUARD,
): RawBuilder<unknown> {
  const json = JSON.stringify(rows.map((row) => ({ workspace_id: workspaceId, ...row })));
  return sql`insert into ${tableNamed(table)}
    select r.* from jsonb_populate_recordset(null::${tableNamed(table)}, ${json}::jsonb) r, ${after}`;
}

const ENTRY_COLUMNS = ['workspace_id', ...Object.keys(JournalEntry.shape), 'root_id'];
const ENTRY_LIST = columnList(ENTRY_COLUMNS, (column) => column);
const ENTRY_VALUES = columnList(ENTRY_COLUMNS, (column) => `r.${column}`);

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
  return sql`insert into journal (${ENTRY_LIST}, root_revision)
    select ${ENTRY_VALUES}, 1 + coalesce((select j.root_revision from journal j
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

/**
 * What is suggested from now on, and what became of what was suggested before; a set and its suggestions
 * refer to each other within the statement.
 */
function suggestionParts(
  workspaceId: string,
  { sets, rows, supersedes }: WriteBatch['suggestions'],
): RawBuilder<unknown>[] {
  const parts: RawBuilder<unknown>[] = [];
  if (sets.length > 0) {
    parts.push(sql`${insertAll('suggestion_set', workspaceId, sets)}
      on conflict (workspace_id, set_id) do update set plan_preview = excluded.plan_preview`);
  }
  if (rows.length > 0) {
    parts.push(sql`${insertAll('suggestion', workspaceId, rows)}
      on conflict (workspace_id, suggestion_id) do update set state = excluded.state,
        actor = excluded.actor,
        shown_at = excluded.shown_at, decided_at = excluded.decided_at,
        decided_by = excluded.decided_by, answer = excluded.answer,
        change_id = excluded.change_id`);
  }
  if (supersedes.length > 0) {
    // A row that the statement writes besides would be written twice, which none may be.
    const written = rows.map(({ suggestion_id: id }) => id);
    parts.push(sql`update suggestion s set state = 'superseded'
      from jsonb_to_recordset(${JSON.stringify(supersedes)}::jsonb)
        as n(actor text, surface text, task_id uuid), ${GUARD}
      where s.workspace_id = ${workspaceId}::uuid and s.state in ('offered', 'shown')
        and s.actor = n.actor and s.surface = n.surface
        and s.task_id is not distinct from n.task_id
        and s.suggestion_id <> all(${written}::uuid[])`);
  }
  return parts;
}

/** The workspace's row, if nobody has written to the plan since `version` was read. */
function guard(workspaceId: string, version: number, batch: WriteBatch): RawBuilder<unknown> {
  const write = batch.objects.find(({ kind }) => kind === 'workspace')?.object;
  const settings =
    write?.kind === 'workspace'
      ? sql`, timezone = ${write.row.timezone}, revision = ${write.row.revision}`
      : sql``;
  const numbers = NUMBERED_KINDS.map(
    (kind) => sql`${columnNamed(`${kind}_number`)} = ${batch.counters.numbers[kind]}`,
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
  const parts = STORED_KINDS.flatMap((kind) => {
    const mine = batch.objects.filter((write) => write.kind === kind);
    const rows = mine.flatMap((write) => (write.object === null ? [] : [write.object.row]));
    const gone = mine.flatMap((write) => (write.object === null ? [write.id] : []));
    return [
      ...(rows.length > 0 ? [upsert(workspaceId, kind, rows)] : []),
      ...(gone.length > 0 ? [remove(workspaceId, kind, gone)] : []),
    ];
  });
  if (batch.entries.length > 0) parts.push(insertEntries(workspaceId, batch.entries));
  if (batch.outcomes.length > 0) {
    const rows = batch.outcomes.map((each) => ({ ...each, created_at: batch.at }));
    parts.push(insertAll('idempotency_key', workspaceId, rows));
  }
  if (batch.memory) parts.push(rememberThread(workspaceId, batch.memory));
  parts.push(...suggestionParts(workspaceId, batch.suggestions));
  parts.push(...changeSetParts(workspaceId, batch.changeSets));
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
    ...changeSetNews(workspaceId, batch),
  ];
}

/**
 * Drafts that close come before the one that opens: the unique index on open drafts would see the
 * old one still open, and CTEs that do not read each other run in no fixed order.
 */
function draftCtes(workspaceId: string, drafts: WriteBatch['drafts']): AttachedWrite['ctes'] {
  const closing = drafts.filter(({ state }) => state !== 'open');
  const opening = drafts.filter(({ state }) => state === 'open');
  const ctes: AttachedWrite['ctes'][number][] = [];
  if (closing.length > 0) {
    const closed = sql`${insertDrafts(workspaceId, closing, GUARD)} returning draft_id`;
    ctes.push({ name: 'closed', statement: closed });
  }
  if (opening.length > 0) {
    const after = closing.length > 0 ? sql`(select count(*) from closed) c` : GUARD;
    ctes.push({ name: 'opened', statement: insertDrafts(workspaceId, opening, after) });
  }
  return ctes;
}
