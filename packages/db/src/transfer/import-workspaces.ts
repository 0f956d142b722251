import { isDeepStrictEqual } from 'node:util';
import { isJsonObject, TerminalError } from '@planerka/contracts';
import type { Person } from '@planerka/plan';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';
import { objectTables, type StoredKind, WORKSPACE_KINDS } from '../objects/object-tables.ts';
import { draftRow, readPerson } from '../objects/rows.ts';
import { importAccess } from './bot-access.ts';
import { BadExportError } from './export-fault.ts';
import { faultsOf } from './export-faults.ts';
import { upcastExport } from './upcast-export.ts';
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
  /** Chats and names that led to a plan with nothing in it, and lead to the one that came. */
  readonly taken: readonly string[];
  /** People whose settings here are others than the file's, and stay. */
  readonly keptPeople: readonly string[];
  /** Agents' keys that are here already, by name: they stay whose they are. */
  readonly keptKeys: readonly string[];
}

/**
 * Reads an export back, all of it or nothing. Workspaces that are here already are not touched:
 * TerminalError `WORKSPACE_EXISTS`, naming each. Chats and names that lead to other plans with
 * something in them are left to these: TerminalError `NAMES_TAKEN`, naming each. A file that is no
 * export, or whose plan cannot be: BadExportError, with every fault.
 */
export async function importWorkspaces(db: Kysely<Schema>, raw: unknown): Promise<Imported> {
  const { workspaces, access } = provedExport(raw);
  const reading = db.transaction().execute(async (trx) => {
    await refusePresent(trx, workspaces);
    const names = await namesHere(trx, workspaces);
    refuseTaken(names);
    const kept = { keptPeople: [] as string[], keptKeys: [] as string[] };
    for (const workspace of workspaces) {
      const { people, keys } = await importOne(trx, workspace);
      kept.keptPeople.push(...people);
      kept.keptKeys.push(...keys);
    }
    const secondOwners = await importAccess(trx, access);
    const taken = names.map(({ name }) => name);
    return { ...countsOf({ workspaces, access }), secondOwners, taken, ...kept };
  });
  return await reading.catch((error: unknown) => {
    throw unstorable(error) ?? error;
  });
}

/** Values and keys that the database itself does not take: the file is at fault, not the program. */
function unstorable(error: unknown): BadExportError | null {
  if (!(error instanceof Error && 'code' in error && 'table' in error)) return null;
  const { code, table } = error;
  if (typeof code !== 'string' || !/^2[23]/.test(code)) return null;
  const rule = 'constraint' in error ? error.constraint : null;
  const field = typeof table === 'string' ? table : '';
  const value = typeof rule === 'string' ? rule : code;
  return new BadExportError([{ kind: 'unstorable', field, of: '', value }]);
}

/** What an export holds, by number. */
type Counts = Omit<Imported, 'secondOwners' | 'taken' | 'keptPeople' | 'keptKeys'>;

/**
 * Proves a file as an import would, without a database: its shape, and that the plan is what its
 * journal tells. Throws BadExportError, with every fault.
 */
export function proveExport(raw: unknown): Counts {
  return countsOf(provedExport(raw));
}

function provedExport(raw: unknown): Pick<ExportFile, 'workspaces' | 'access'> {
  const file = ExportFile.safeParse(upcastExport(raw));
  if (!file.success) {
    throw new BadExportError(
      file.error.issues.map(({ path }) => ({
        kind: 'form',
        field: path.join('.'),
        of: '',
        value: '',
      })),
    );
  }
  const isOld = isJsonObject(raw) && raw['version'] !== EXPORT_VERSION;
  const faults = file.data.workspaces.flatMap((one, index) =>
    faultsOf(one, isOld).map((fault) => ({
      ...fault,
      field: `workspaces.${index}.${fault.field}`,
    })),
  );
  if (faults.length > 0) throw new BadExportError(faults);
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

/** What is here already is not written over. */
async function refusePresent(
  trx: Kysely<Schema>,
  workspaces: readonly WorkspaceExport[],
): Promise<void> {
  const here = await trx
    .selectFrom('workspace')
    .select('workspace_id')
    .where(
      'workspace_id',
      'in',
      workspaces.map(({ workspace }) => workspace.workspace_id),
    )
    .orderBy('workspace_id')
    .execute();
  if (here.length === 0) return;
  const present = here.map(({ workspace_id: id }) => id).join(', ');
  throw new TerminalError('WORKSPACE_EXISTS', `here already: ${present}`, {
    details: { workspace: present },
  });
}

/** A chat or name of the file that leads to another plan here. */
interface NameHere {
  readonly name: string;
  readonly workspace_id: string;
  /** Has anything ever been written to that plan? */
  readonly is_used: boolean;
}

async function namesHere(
  trx: Kysely<Schema>,
  workspaces: readonly WorkspaceExport[],
): Promise<readonly NameHere[]> {
  const names = workspaces.flatMap(({ workspace, aliases, chats }) => [
    ...aliases.map((alias) => ({ id: workspace.workspace_id, name: alias, bot_id: null })),
    ...chats.map(({ bot_id, chat_id }) => ({
      id: workspace.workspace_id,
      name: String(chat_id),
      bot_id,
    })),
  ]);
  const { rows } = await sql<NameHere>`
    select n.name, w.workspace_id, w.journal_seq > 0 as is_used
    from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as n (id uuid, name text, bot_id bigint)
    join lateral (
      select a.workspace_id from workspace_alias a where n.bot_id is null and a.alias = n.name
      union all select c.workspace_id from chat_workspace c
        where c.bot_id = n.bot_id and c.chat_id::text = n.name
    ) k on k.workspace_id <> n.id
    join workspace w on w.workspace_id = k.workspace_id
    order by n.name`.execute(trx);
  return rows;
}

/** A plan with nothing in it gives way to the one that is brought; any other keeps its chats and names. */
function refuseTaken(names: readonly NameHere[]): void {
  const used = names.filter(({ is_used: isUsed }) => isUsed);
  if (used.length === 0) return;
  const taken = used.map(({ name, workspace_id: id }) => `  ${name} -> ${id}`).join('\n');
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

function insert<R = unknown>(table: Table, rows: readonly object[], tail: RawBuilder<unknown>) {
  return sql<R>`insert into ${sql.table(table)}
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
  ];
}

/** Of what is here already and stays as it is: whose settings, and which keys by name. */
interface Kept {
  readonly people: readonly string[];
  readonly keys: readonly string[];
}

async function importOne(trx: Kysely<Schema>, one: WorkspaceExport): Promise<Kept> {
  const { workspace_id } = one.workspace;
  const mine = (rows: readonly object[]) => rows.map((row) => ({ workspace_id, ...row }));
  const plain = sql``;
  const keep = sql`on conflict do nothing`;
  await insert('workspace', [one.workspace], plain).execute(trx);
  const people = await keptPeople(trx, one);
  await insert('person', one.people, keep).execute(trx);
  for (const kind of WORKSPACE_KINDS) {
    const { table, exportedAs } = objectTables[kind];
    await insert(table, mine(one[exportedAs]), plain).execute(trx);
  }
  for (const [table, rows] of listsOf(one)) await insert(table, mine(rows), plain).execute(trx);
  const brought = sql`${keep} returning token_id`;
  const { rows: tokens } = await insert<{ token_id: string }>(
    'agent_token',
    mine(one.agent_tokens),
    brought,
  ).execute(trx);
  const isBrought = new Set(tokens.map(({ token_id: id }) => id));
  const keys = one.agent_tokens.flatMap(({ token_id: id, name }) =>
    isBrought.has(id) ? [] : [name],
  );
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
  return { people, keys };
}

/** A person has one row in all plans: who is known here keeps their settings, and is named where the file has others. */
async function keptPeople(trx: Kysely<Schema>, { people }: WorkspaceExport): Promise<string[]> {
  if (people.length === 0) return [];
  const actors = people.map(({ actor }) => actor);
  const rows = await trx.selectFrom('person').selectAll().where('actor', 'in', actors).execute();
  const here = new Map(rows.map((row) => [row.actor, settingsOf(readPerson(row))]));
  return people.flatMap((person) => {
    const present = here.get(person.actor);
    const isSame = present === undefined || isDeepStrictEqual(present, settingsOf(person));
    return isSame ? [] : [person.actor];
  });
}

function settingsOf({ person_id: _id, revision: _revision, ...settings }: Person): object {
  return settings;
}
