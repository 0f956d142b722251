import { isJsonObject, TerminalError } from '@planerka/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { objectTables, type StoredKind, WORKSPACE_KINDS } from '../objects/object-tables.ts';
import type { Schema } from '../connection/schema.ts';
import { importAccess } from './bot-access.ts';
import { faultOf } from './export-faults.ts';
import { upcastExport } from './upcast-export.ts';
import { draftRow } from '../objects/rows.ts';
import { EXPORT_VERSION, ExportFile, type WorkspaceExport } from './workspace-export.ts';

/** What an import brought back. */
export interface Imported {
  readonly workspaces: number;
  readonly tasks: number;
  readonly timeblocks: number;
  readonly entries: number;
  readonly members: number;
  readonly keys: number;
  /** Owners of the file who came as members, for the bot here has another owner. */
  readonly secondOwners: ReadonlyArray<{ readonly bot_id: number; readonly user_id: number }>;
}

/**
 * Reads an export back, all of it or nothing. A workspace that is here already is not touched:
 * TerminalError `WORKSPACE_EXISTS`. Chats and names that lead to other plans with something in them
 * are left to these: TerminalError `NAMES_TAKEN`, naming each. A file that is no export, or whose
 * plan cannot be: TerminalError `BAD_EXPORT`, naming the first field at fault.
 */
export async function importWorkspaces(db: Kysely<Schema>, raw: unknown): Promise<Imported> {
  const { workspaces, access } = provedExport(raw);
  const secondOwners = await db.transaction().execute(async (trx) => {
    await refuseTaken(trx, workspaces);
    for (const workspace of workspaces) await importOne(trx, workspace);
    return await importAccess(trx, access);
  });
  return { ...countsOf({ workspaces, access }), secondOwners };
}

/** What an export holds, by number. */
type Counts = Omit<Imported, 'secondOwners'>;

/**
 * Proves a file as an import would, without a database: its shape, and that the plan is what its
 * journal tells. Throws TerminalError `BAD_EXPORT`, naming the first field at fault.
 */
export function proveExport(raw: unknown): Counts {
  return countsOf(provedExport(raw));
}

function provedExport(raw: unknown): Pick<ExportFile, 'workspaces' | 'access'> {
  const file = ExportFile.safeParse(upcastExport(raw));
  if (!file.success) throw badExport(file.error.issues[0]?.path.join('.') ?? '');
  const isOld = isJsonObject(raw) && raw['version'] !== EXPORT_VERSION;
  for (const [index, one] of file.data.workspaces.entries()) {
    const fault = faultOf(one, isOld);
    if (fault !== null) throw badExport(`workspaces.${index}.${fault}`);
  }
  return file.data;
}

function countsOf({ workspaces, access }: Pick<ExportFile, 'workspaces' | 'access'>): Counts {
  const total = (count: (one: WorkspaceExport) => number) =>
    workspaces.reduce((sum, one) => sum + count(one), 0);
  return {
    workspaces: workspaces.length,
    tasks: total(({ tasks }) => tasks.length),
    timeblocks: total(({ timeblocks }) => timeblocks.length),
    entries: total(({ journal }) => journal.length),
    members: access.reduce((sum, { members }) => sum + members.length, 0),
    keys: total(({ agent_tokens: tokens }) => tokens.length),
  };
}

function badExport(field: string): TerminalError {
  return new TerminalError(
    'BAD_EXPORT',
    `this is no export of Planerka (at ${field === '' ? 'its top' : field})`,
    { details: { field } },
  );
}

/** A plan with nothing in it gives way to the one that is brought; any other keeps its chats and names. */
async function refuseTaken(
  trx: Kysely<Schema>,
  workspaces: readonly WorkspaceExport[],
): Promise<void> {
  const names = workspaces.flatMap(({ workspace, aliases, chats }) => [
    ...aliases.map((alias) => ({ id: workspace.workspace_id, name: alias, bot_id: null })),
    ...chats.map(({ bot_id, chat_id }) => ({
      id: workspace.workspace_id,
      name: String(chat_id),
      bot_id,
    })),
  ]);
  const { rows } = await sql<{ name: string; workspace_id: string }>`
    select n.name, w.workspace_id
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as n (id uuid, name text, bot_id bigint)
    join lateral (
      select a.workspace_id from workspace_alias a where n.bot_id is null and a.alias = n.name
      union all select c.workspace_id from chat_workspace c
        where c.bot_id = n.bot_id and c.chat_id::text = n.name
    ) k on k.workspace_id <> n.id
    join workspace w on w.workspace_id = k.workspace_id and w.journal_seq > 0
    order by n.name`.execute(trx);
  if (rows.length === 0) return;
  const taken = rows.map(({ name, workspace_id: id }) => `  ${name} -> ${id}`).join('\n');
  throw new TerminalError('NAMES_TAKEN', 'chats or names lead to other workspaces', {
    details: { taken },
  });
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
  | 'change_set'
  | 'change_set_op'
  | 'journal'
  | 'idempotency_key'
  | 'agent_token'
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
    ['change_set', one.change_sets],
    ['change_set_op', one.change_set_ops],
    ['journal', one.journal],
    ['idempotency_key', one.idempotency_keys],
    ['agent_token', one.agent_tokens],
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
  const taken = sql`set workspace_id = excluded.workspace_id`;
  await insert('workspace_alias', aliases, sql`on conflict (alias) do update ${taken}`).execute(
    trx,
  );
  await insert(
    'chat_workspace',
    mine(one.chats),
    sql`on conflict (bot_id, chat_id) do update ${taken}`,
  ).execute(trx);
}
