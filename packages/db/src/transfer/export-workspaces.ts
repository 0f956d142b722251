import { inTurn, TerminalError } from '@planerka/contracts';
import { type Kysely, sql } from 'kysely';
import { allRows } from '../connection/read-rows.ts';
import type { Schema } from '../connection/schema.ts';
import { objectTables, type StoredKind } from '../objects/object-tables.ts';
import {
  readAccountingLine,
  readChangeSet,
  readChangeSetOp,
  readDependency,
  readDraft,
  readItem,
  readMemo,
  readMemory,
  readPerson,
  readProject,
  readQuote,
  readQuoteLine,
  readStoredEntry,
  readSuggestion,
  readSuggestionSet,
  readTask,
  readThreadPin,
  readTimeblock,
  readWorkroom,
} from '../objects/rows.ts';
import { accessOf } from './bot-access.ts';
import {
  EXPORT_FORMAT,
  EXPORT_VERSION,
  type ExportFile,
  type WorkspaceExport,
} from './workspace-export.ts';

export interface KnownWorkspace {
  readonly workspace_id: string;
  readonly kind: string;
  readonly aliases: readonly string[];
  readonly chats: readonly number[];
}

/** Every workspace with the names that lead to it. */
export async function listWorkspaces(db: Kysely<Schema>): Promise<KnownWorkspace[]> {
  const all = sql<KnownWorkspace>`select w.workspace_id, w.kind,
        array(select a.alias from workspace_alias a where a.workspace_id = w.workspace_id
          order by 1) as aliases,
        array(select c.chat_id from chat_workspace c where c.workspace_id = w.workspace_id
          order by 1) as chats
      from workspace w order by w.created_at, w.workspace_id`;
  return await allRows(db, all);
}

/**
 * Everything of these workspaces as one moment saw it. Throws TerminalError `UNKNOWN_WORKSPACE`.
 */
export async function exportWorkspaces(
  db: Kysely<Schema>,
  workspaceIds: readonly string[],
  exportedAt: string,
): Promise<ExportFile> {
  const { workspaces, access } = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      const all = await inTurn(workspaceIds, (id) => exportOne(trx, id));
      const bots = new Set(all.flatMap(({ chats }) => chats.map(({ bot_id: bot }) => bot)));
      return { workspaces: all, access: await inTurn([...bots], (bot) => accessOf(trx, bot)) };
    });
  return {
    format: EXPORT_FORMAT,
    version: EXPORT_VERSION,
    exported_at: exportedAt,
    workspaces,
    access,
  };
}

type Row = Readonly<Record<string, unknown>>;

async function exportOne(trx: Kysely<Schema>, workspaceId: string): Promise<WorkspaceExport> {
  const rowsOf = (
    table:
      | StoredKind
      | 'thread_context'
      | 'clarification'
      | 'suggestion_set'
      | 'suggestion'
      | 'change_set'
      | 'change_set_op'
      | 'journal',
    ...order: readonly [string, ...string[]]
  ) =>
    sql<Row>`select * from ${sql.table(table)}
      where workspace_id = ${workspaceId}::uuid order by ${sql.join(order.map((column) => sql.ref(column)))}`.execute(
      trx,
    );
  const objectsOf = async <R>(kind: StoredKind, read: (row: Row) => R): Promise<R[]> => {
    const { table, sortedBy } = objectTables[kind];
    return (await rowsOf(table, sortedBy)).rows.map((row) => read(row));
  };
  const workspace = await trx
    .selectFrom('workspace')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  if (!workspace) {
    throw new TerminalError('UNKNOWN_WORKSPACE', `no workspace ${workspaceId}`, {
      details: { workspace: workspaceId },
    });
  }
  const aliases = await trx
    .selectFrom('workspace_alias')
    .select('alias')
    .where('workspace_id', '=', workspaceId)
    .orderBy('alias')
    .execute();
  const journal = (await rowsOf('journal', 'seq')).rows.map(readStoredEntry);
  const actors = [...new Set(journal.map(({ actor }) => actor))];
  const people =
    actors.length === 0
      ? []
      : await trx.selectFrom('person').selectAll().where('actor', 'in', actors).execute();
  const reminders = await trx
    .selectFrom('reminder')
    .select(['object_id', 'fire_at', 'object_kind', 'about_at', 'thread', 'actor'])
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'waiting')
    .orderBy('fire_at')
    .orderBy('object_id')
    .execute();
  return {
    workspace,
    aliases: aliases.map(({ alias }) => alias),
    chats: await trx
      .selectFrom('chat_workspace')
      .select(['bot_id', 'chat_id'])
      .where('workspace_id', '=', workspaceId)
      .orderBy('chat_id')
      .execute(),
    people: people.map(readPerson),
    tasks: await objectsOf('task', readTask),
    timeblocks: await objectsOf('timeblock', readTimeblock),
    projects: await objectsOf('project', readProject),
    items: await objectsOf('item', readItem),
    dependencies: await objectsOf('dependency', readDependency),
    accounting_lines: await objectsOf('accounting_line', readAccountingLine),
    quotes: await objectsOf('quote', readQuote),
    quote_lines: await objectsOf('quote_line', readQuoteLine),
    thread_contexts: (await rowsOf('thread_context', 'thread')).rows.map((row) => ({
      ...readMemory(row),
      thread: String(row['thread']),
    })),
    thread_pins: await objectsOf('thread_pin', readThreadPin),
    workrooms: await objectsOf('workroom', readWorkroom),
    clarifications: (await rowsOf('clarification', 'created_at')).rows.map(readDraft),
    suggestion_sets: (await rowsOf('suggestion_set', 'set_id')).rows.map(readSuggestionSet),
    suggestions: (await rowsOf('suggestion', 'suggestion_id')).rows.map(readSuggestion),
    change_sets: (await rowsOf('change_set', 'set_id')).rows.map(readChangeSet),
    change_set_ops: (await rowsOf('change_set_op', 'set_id', 'position')).rows.map(readChangeSetOp),
    reminders: reminders.map((row) => ({ ...row, state: 'waiting' })),
    digests: await trx
      .selectFrom('digest')
      .select(['actor', 'kind', 'next_at'])
      .where('workspace_id', '=', workspaceId)
      .orderBy('actor')
      .orderBy('kind')
      .execute(),
    memos: await objectsOf('memo', readMemo),
    snapshots: await trx
      .selectFrom('snapshot')
      .select(['snapshot_id', 'kind', 'name', 'root_id', 'journal_seq', 'actor', 'created_at'])
      .where('workspace_id', '=', workspaceId)
      .orderBy('snapshot_id')
      .execute(),
    journal,
    agent_tokens: await trx
      .selectFrom('agent_token')
      .select(['token_id', 'name', 'hash', 'rights', 'created_by', 'created_at'])
      .select(['last_used_at', 'revoked_at'])
      .where('workspace_id', '=', workspaceId)
      .orderBy('token_id')
      .execute(),
    idempotency_keys: await trx
      .selectFrom('idempotency_key')
      .select(['key', 'outcome', 'created_at'])
      .where('workspace_id', '=', workspaceId)
      .orderBy('key')
      .execute(),
  };
}
