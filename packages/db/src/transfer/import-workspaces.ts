import { TerminalError } from '@planerka/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { objectTables, type StoredKind, WORKSPACE_KINDS } from '../objects/object-tables.ts';
import type { Schema } from '../connection/schema.ts';
import { upcastExport } from './upcast-export.ts';
import { draftRow } from '../objects/rows.ts';
import { ExportFile, type WorkspaceExport } from './workspace-export.ts';

/** What an import brought back. */
export interface Imported {
  readonly workspaces: number;
  readonly tasks: number;
  readonly timeblocks: number;
  readonly entries: number;
}

/**
 * Reads an export back, all of it or nothing. A workspace that is here already is not touched:
 * TerminalError `WORKSPACE_EXISTS`. A file that is no export: TerminalError `BAD_EXPORT`, naming
 * the first field at fault.
 */
export async function importWorkspaces(db: Kysely<Schema>, raw: unknown): Promise<Imported> {
  const file = ExportFile.safeParse(upcastExport(raw));
  if (!file.success) {
    const field = file.error.issues[0]?.path.join('.') ?? '';
    throw new TerminalError(
      'BAD_EXPORT',
      `this is no export of Planerka (at ${field === '' ? 'its top' : field})`,
      { details: { field } },
    );
  }
  const { workspaces } = file.data;
  await db.transaction().execute(async (trx) => {
    for (const workspace of workspaces) await importOne(trx, workspace);
  });
  const total = (count: (one: WorkspaceExport) => number) =>
    workspaces.reduce((sum, one) => sum + count(one), 0);
  return {
    workspaces: workspaces.length,
    tasks: total(({ tasks }) => tasks.length),
    timeblocks: total(({ timeblocks }) => timeblocks.length),
    entries: total(({ journal }) => journal.length),
  };
}

type Table =
  | StoredKind
  | 'thread_context'
  | 'snapshot'
  | 'reminder'
  | 'digest'
  | 'clarification'
  | 'suggestion_set'
  | 'suggestion'
  | 'journal'
  | 'idempotency_key'
  | 'workspace'
  | 'workspace_alias'
  | 'chat_workspace';

function insert(table: Table, rows: readonly object[], tail: RawBuilder<unknown>) {
  return sql`insert into ${sql.table(table)}
    select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)
    ${tail}`;
}

/** What an export holds of a workspace besides its objects, by table. */
function listsOf(one: WorkspaceExport): Array<readonly [Table, readonly object[]]> {
  return [
    ['thread_context', one.thread_contexts],
    ['reminder', one.reminders],
    ['digest', one.digests],
    ['snapshot', one.snapshots],
    ['clarification', one.clarifications.map(draftRow)],
    ['suggestion_set', one.suggestion_sets],
    ['suggestion', one.suggestions],
    ['journal', one.journal],
    ['idempotency_key', one.idempotency_keys],
  ];
}

async function importOne(trx: Kysely<Schema>, one: WorkspaceExport): Promise<void> {
  const { workspace_id } = one.workspace;
  const here = await trx
    .selectFrom('workspace')
    .select('workspace_id')
    .where('workspace_id', '=', workspace_id)
    .executeTakeFirst();
  if (here) {
    throw new TerminalError(
      'WORKSPACE_EXISTS',
      `workspace ${workspace_id} is in this database already`,
      { details: { workspace: workspace_id } },
    );
  }
  const mine = (rows: readonly object[]) => rows.map((row) => ({ workspace_id, ...row }));
  const plain = sql``;
  const keep = sql`on conflict do nothing`;
  await insert('workspace', [one.workspace], plain).execute(trx);
  await insert('person', one.people, keep).execute(trx);
  for (const kind of WORKSPACE_KINDS) {
    const { table, exportedAs } = objectTables[kind];
    await insert(table, mine(one[exportedAs]), plain).execute(trx);
  }
  for (const [table, rows] of listsOf(one)) await insert(table, mine(rows), plain).execute(trx);
  if (one.reminders.length === 0 && one.digests.length === 0) {
    // It comes from before there were reminders, or has none: deriving them anew tells.
    await sql`insert into reminder_owed (workspace_id, actor)
      select workspace_id, created_by from task
        where workspace_id = ${workspace_id}::uuid and deleted_at is null
      union select workspace_id, created_by from timeblock
        where workspace_id = ${workspace_id}::uuid and deleted_at is null`.execute(trx);
  }
  const aliases = one.aliases.map((alias) => ({ alias, workspace_id }));
  await insert('workspace_alias', aliases, keep).execute(trx);
  await insert('chat_workspace', mine(one.chats), keep).execute(trx);
}
