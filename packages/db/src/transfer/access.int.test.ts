import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AgentKernel, startAgents } from '../../../../test/rig/agent.ts';
import { command } from '../../../../test/rig/kernel.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/rig/postgres.ts';
import { connect, type Connection } from '../connection/connect.ts';
import { createAccessStore } from '../telegram/access-store.ts';
import { exportWorkspaces } from './export-workspaces.ts';
import { importWorkspaces } from './import-workspaces.ts';
import { ExportFile } from './workspace-export.ts';

/** What an import brings beside the plan, and what it refuses. */

const BOT = 7_001;
const [OWNER, MEMBER, GUEST] = [501, 502, 503];
const CHAT = 501;

let kernel: AgentKernel;
let file: ExportFile;
let target: { readonly database: TestDatabase; readonly connection: Connection };

beforeAll(async () => {
  kernel = await startAgents();
  const { db } = kernel.connection;
  const story = await kernel.story();
  await story.given(
    command('task_create', { title: 'Первая' }),
    command('task_create', { title: 'Вторая' }),
  );
  const workspace_id = story.context.workspace;
  await db
    .insertInto('chat_workspace')
    .values({ bot_id: BOT, chat_id: CHAT, workspace_id })
    .execute();
  const access = createAccessStore(db);
  await access.invite(BOT, 'owner-hash', 1, 'owner');
  await access.redeem(BOT, OWNER, 'owner-hash');
  await access.invite(BOT, 'member-hash', 1, 'member');
  await access.redeem(BOT, MEMBER, 'member-hash');
  await access.invite(BOT, 'open-hash', 1, 'member');
  await db
    .insertInto('agent_token')
    .values({
      token_id: workspace_id,
      workspace_id,
      name: 'Sample agent',
      hash: 'key-hash',
      rights: ['read'],
      created_by: `telegram:${OWNER}`,
    })
    .execute();
  file = await exportWorkspaces(db, [workspace_id], kernel.clock.now);
});
afterAll(async () => {
  await target.connection.close();
  await target.database.drop();
  await kernel.stop();
});

beforeEach(async () => {
  if (target !== undefined) {
    await target.connection.close();
    await target.database.drop();
  }
  const database = await createTestDatabase();
  target = { database, connection: connect({ url: database.url, max: 2 }) };
});

/** The file after a change, as a reader of JSON gets it. */
function changed(change: (copy: ExportFile['workspaces'][number]) => void): unknown {
  const copy = ExportFile.parse(JSON.parse(JSON.stringify(file)));
  const [one] = copy.workspaces;
  if (!one) throw new Error('an empty export');
  change(one);
  return copy;
}

const reading = (raw: unknown) => importWorkspaces(target.connection.db, raw);

it('brings members, invitations and agents’ keys, so that no stranger owns what was restored', async () => {
  const { db } = target.connection;
  await reading(JSON.parse(JSON.stringify(file)));
  const ids = file.workspaces.map(({ workspace }) => workspace.workspace_id);
  expect(await exportWorkspaces(db, ids, kernel.clock.now)).toEqual(file);
  const access = createAccessStore(db);
  expect(await access.isOwned(BOT)).toBe(true);
  expect([await access.role(BOT, OWNER), await access.role(BOT, MEMBER)]).toEqual([
    'owner',
    'member',
  ]);
  expect(await access.redeem(BOT, GUEST, 'owner-hash')).toBeNull();
  expect(await access.redeem(BOT, GUEST, 'open-hash')).toBe('member');
  expect(await db.selectFrom('agent_token').select(['hash', 'name']).execute()).toEqual([
    { hash: 'key-hash', name: 'Sample agent' },
  ]);
});

it('leaves a bot its owner, and says who came as a member', async () => {
  const access = createAccessStore(target.connection.db);
  await access.invite(BOT, 'other-hash', 1, 'owner');
  await access.redeem(BOT, GUEST, 'other-hash');
  const { secondOwners } = await reading(file);
  expect(secondOwners).toEqual([{ bot_id: BOT, user_id: OWNER }]);
  expect([await access.role(BOT, GUEST), await access.role(BOT, OWNER)]).toEqual([
    'owner',
    'member',
  ]);
});

async function otherPlan(journalSeq: number): Promise<void> {
  const { db } = target.connection;
  const workspace_id = '019c0000-0000-7000-8000-000000000001';
  const row = {
    kind: 'personal',
    timezone: 'Europe/Moscow',
    created_at: kernel.clock.now,
  } as const;
  await db
    .insertInto('workspace')
    .values({ workspace_id, ...row, journal_seq: journalSeq })
    .execute();
  await db
    .insertInto('chat_workspace')
    .values({ bot_id: BOT, chat_id: CHAT, workspace_id })
    .execute();
}

it('takes a chat from a plan with nothing in it', async () => {
  await otherPlan(0);
  await reading(file);
  const [row] = await target.connection.db.selectFrom('chat_workspace').selectAll().execute();
  expect(row?.workspace_id).toBe(file.workspaces[0]?.workspace.workspace_id);
});

it('refuses, naming the chat, when it leads to a plan with something in it', async () => {
  await otherPlan(1);
  await expect(reading(file)).rejects.toMatchObject({
    code: 'NAMES_TAKEN',
    details: { taken: `  ${CHAT} -> 019c0000-0000-7000-8000-000000000001` },
  });
  const { db } = target.connection;
  expect(await db.selectFrom('task').select('title').execute()).toEqual([]);
  expect(await db.selectFrom('telegram_access').select('role').execute()).toEqual([]);
});

it.each<[string, string, (copy: ExportFile['workspaces'][number]) => void]>([
  [
    'a zone that there is not',
    'workspace.timezone',
    ({ workspace }) => {
      workspace.timezone = 'Moon/Base';
    },
  ],
  [
    'a title longer than any door takes',
    'tasks.0.title',
    ({ tasks: [task] }) => {
      if (task) task.title = 'д'.repeat(501);
    },
  ],
  [
    'subtasks in a circle',
    'tasks.parent_id',
    ({ tasks: [one, two] }) => {
      if (one && two) [one.parent_id, two.parent_id] = [two.task_id, one.task_id];
    },
  ],
  [
    'a row that the journal tells otherwise',
    'tasks.1',
    ({ tasks: [, task] }) => {
      if (task) task.title = 'Другая';
    },
  ],
  [
    'a row that the journal does not tell',
    'tasks.0',
    (copy) => {
      copy.journal = [];
    },
  ],
  [
    'a journal with an entry missing',
    'journal.0.seq',
    ({ journal }) => {
      journal.shift();
    },
  ],
  [
    'a journal that tells of more',
    'journal',
    (copy) => {
      copy.tasks.pop();
    },
  ],
])('refuses %s, and reads nothing', async (_, field, change) => {
  await expect(reading(changed(change))).rejects.toMatchObject({
    code: 'BAD_EXPORT',
    details: { field: `workspaces.0.${field}` },
  });
  expect(await target.connection.db.selectFrom('workspace').select('kind').execute()).toEqual([]);
});
