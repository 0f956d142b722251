import type { ObjectKind } from '@planerka/contracts';
import type { ObjectWrite, WriteBatch } from '@planerka/runtime';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';
import { objectTables } from './object-tables.ts';

type StoredKind = keyof typeof objectTables;

function kindsIn(writes: readonly ObjectWrite[]): StoredKind[] {
  const kinds = new Set<ObjectKind>(writes.map(({ kind }) => kind));
  kinds.delete('workspace');
  return [...kinds] as StoredKind[];
}

/** Upsert of every row of one kind: rows travel as one JSON list, so a batch is one statement. */
function upsert(
  workspaceId: string,
  kind: StoredKind,
  rows: readonly object[],
): RawBuilder<unknown> {
  const { table, id, columns, inWorkspace } = objectTables[kind];
  const all = inWorkspace ? ['workspace_id', ...columns] : columns;
  const key = inWorkspace ? ['workspace_id', id] : [id];
  const list = sql.join(all.map((column) => sql.ref(column)));
  const updates = sql.join(
    columns
      .filter((column) => column !== id)
      .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
  );
  const json = JSON.stringify(
    inWorkspace ? rows.map((row) => ({ workspace_id: workspaceId, ...row })) : rows,
  );
  return sql`insert into ${sql.table(table)} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)
    on conflict (${sql.join(key.map((column) => sql.ref(column)))}) do update set ${updates}`;
}

function remove(
  workspaceId: string,
  kind: StoredKind,
  ids: readonly string[],
): RawBuilder<unknown> {
  const { table, id, inWorkspace } = objectTables[kind];
  const mine = inWorkspace ? sql`workspace_id = ${workspaceId}::uuid and` : sql``;
  return sql`delete from ${sql.table(table)}
    where ${mine} ${sql.ref(id)} = any(${[...ids]}::uuid[])`;
}

function insertAll(
  table: 'journal' | 'clarification' | 'idempotency_key',
  workspaceId: string,
  rows: readonly object[],
): RawBuilder<unknown> {
  const json = JSON.stringify(rows.map((row) => ({ workspace_id: workspaceId, ...row })));
  return sql`insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`;
}

function saveDrafts(workspaceId: string, drafts: WriteBatch['drafts']): RawBuilder<unknown> {
  return sql`${insertAll('clarification', workspaceId, drafts)}
    on conflict (workspace_id, draft_id) do update set
      state = excluded.state, envelope = excluded.envelope, notes = excluded.notes,
      readings = excluded.readings, accepted = excluded.accepted,
      question_code = excluded.question_code, choices = excluded.choices, said = excluded.said,
      unfit_count = excluded.unfit_count, expires_at = excluded.expires_at`;
}

function saveWorkspace(workspaceId: string, batch: WriteBatch): RawBuilder<unknown> {
  const write = batch.objects.find(({ kind }) => kind === 'workspace')?.object;
  const settings =
    write?.kind === 'workspace'
      ? sql`, timezone = ${write.row.timezone}, revision = ${write.row.revision}`
      : sql``;
  return sql`update workspace set journal_seq = ${batch.counters.journal_seq},
      task_number = ${batch.counters.numbers.task},
      timeblock_number = ${batch.counters.numbers.timeblock} ${settings}
    where workspace_id = ${workspaceId}::uuid`;
}

/** Timed work is enqueued by a function call, which must stand in the main select to run. */
function enqueueJobs(workspaceId: string, batch: WriteBatch): RawBuilder<unknown> {
  const jobs = JSON.stringify(batch.jobs);
  return sql`select count(graphile_worker.add_job(
      job.task,
      json_build_object('workspace_id', ${workspaceId}::text, 'draft_id', job.draft_id),
      run_at => now() + make_interval(secs => job.delay_seconds),
      job_key => job.task || ':' || job.draft_id,
      max_attempts => 20))
    from jsonb_to_recordset(${jobs}::jsonb) as job(task text, draft_id text, delay_seconds float8)`;
}

/**
 * Everything of one call in one statement: data-modifying CTEs of one snapshot, so that a command
 * costs one round trip however much it writes.
 */
export async function applyBatch(
  db: Kysely<Schema>,
  workspaceId: string,
  batch: WriteBatch,
): Promise<void> {
  const parts: RawBuilder<unknown>[] = [];
  for (const kind of kindsIn(batch.objects)) {
    const mine = batch.objects.filter((write) => write.kind === kind);
    const rows = mine.flatMap((write) => (write.object === null ? [] : [write.object.row]));
    const gone = mine.flatMap((write) => (write.object === null ? [write.id] : []));
    if (rows.length > 0) parts.push(upsert(workspaceId, kind, rows));
    if (gone.length > 0) parts.push(remove(workspaceId, kind, gone));
  }
  if (batch.entries.length > 0) {
    parts.push(insertAll('journal', workspaceId, batch.entries));
    parts.push(saveWorkspace(workspaceId, batch));
  }
  const [closed, open] = [
    batch.drafts.filter(({ state }) => state !== 'open'),
    batch.drafts.filter(({ state }) => state === 'open'),
  ];
  if (batch.outcomes.length > 0) {
    const rows = batch.outcomes.map((each) => ({ ...each, created_at: batch.at }));
    parts.push(insertAll('idempotency_key', workspaceId, rows));
  }
  // The open draft comes in a statement of its own: two data-modifying CTEs of one statement run in
  // no fixed order, and the unique index on open drafts would see the old one still open.
  if (closed.length > 0) await saveDrafts(workspaceId, closed).execute(db);
  if (open.length > 0) parts.push(saveDrafts(workspaceId, open));
  const last = batch.jobs.length > 0 ? enqueueJobs(workspaceId, batch) : parts.pop();
  if (last === undefined) return;
  const ctes = parts.map((part, index) => sql`${sql.ref(`part_${index}`)} as (${part})`);
  const head = ctes.length > 0 ? sql`with ${sql.join(ctes)}` : sql``;
  await sql`${head} ${last}`.execute(db);
}
