import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type AgentKernel, startAgents } from '../../../../test/rig/agent.ts';
import { command } from '../../../../test/rig/kernel.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/rig/postgres.ts';
import { type Connection, connect } from '../connection/connect.ts';
import { createAccessStore } from '../telegram/access-store.ts';
import { exportWorkspaces } from './export-workspaces.ts';
import { importWorkspaces } from './import-workspaces.ts';
import { ExportFile } from './workspace-export.ts';

/** What an import brings beside the plan, and what it refuses. */

const BOT = 7_001;
const [OWNER, MEMBER, GUEST] = [501, 502, 503];
const CHAT = 501;
const NOBODY = '019c0000-0000-7000-8000-0000000000ff';

const DEFINED = {
  success_criteria: [],
  tests: [],
  blockers: [],
  blocked: true,
  blocked_reason: null,
  proof: {},
};
const MEMO = {
  memo_id: NOBODY,
  root_id: NOBODY,
  step_id: null,
  kind: 'note' as const,
  card: null,
  title: null,
  body: null,
  data: null,
  checkpoints: [],
  created_by: 'agent:sample',
  created_at: '2027-02-22T07:00:00.000Z',
  deleted_at: null,
  revision: 1,
};

let kernel: AgentKernel;
let file: ExportFile;
let target: { readonly database: TestDatabase; readonly connection: Connection };

beforeAll(async () => {
  kernel = await startAgents();
  const { db } = kernel.connection;
  const story = await kernel.story();
  await story.given(
    command('task_create', { title: 'Первая', planned_at: '2027-02-26T14:00:00+03:00' }),
    command('task_create', { title: 'Вторая' }),
    command('timeblock_create', {}),
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
    'a zone of a repeating task that there is not',
    'tasks.1.recurrence_zone',
    ({ tasks: [, task] }) => {
      if (task) task.recurrence_zone = 'Moon/Base';
    },
  ],
  [
    'a description longer than any door takes',
    'tasks.0.description',
    ({ tasks: [task] }) => {
      if (task) task.description = 'д'.repeat(5_000_000);
    },
  ],
  [
    'a tag longer than any door takes',
    'tasks.0.tags.1',
    ({ tasks: [task] }) => {
      if (task) task.tags = ['дом', 'д'.repeat(100_000)];
    },
  ],
  [
    'more tags than any door takes',
    'tasks.0.tags',
    ({ tasks: [task] }) => {
      if (task) task.tags = Array.from({ length: 51 }, (_, index) => `тег ${index}`);
    },
  ],
  [
    'a proof without end of a step',
    'tasks.0.definition.blocked_reason',
    ({ tasks: [task] }) => {
      if (task) task.definition = { ...DEFINED, blocked_reason: 'д'.repeat(20_001) };
    },
  ],
  [
    'a note of an agent longer than any door takes',
    'memos.0.body',
    ({ memos }) => {
      memos.push({ ...MEMO, body: 'д'.repeat(100_001) });
    },
  ],
  [
    'evidence that is longer, deep inside',
    'memos.0.data.items.1.text',
    ({ memos }) => {
      memos.push({ ...MEMO, data: { items: [{}, { text: 'д'.repeat(100_001) }] } });
    },
  ],
  [
    'a question whose words have no end',
    'clarifications.0.operation.mention',
    ({ clarifications: [draft] }) => {
      if (draft?.operation) draft.operation.mention = 'д'.repeat(100_001);
    },
  ],
  [
    'an earlier form of a row that is longer',
    'journal.0.before.description',
    ({ journal: [entry] }) => {
      if (entry) entry.before = { ...entry.after, description: 'д'.repeat(20_001) };
    },
  ],
  [
    'an operation of the journal that is longer',
    'journal.0.operation.text',
    ({ journal: [entry] }) => {
      if (entry) entry.operation = { type: 'add_note', text: 'д'.repeat(100_001) };
    },
  ],
  [
    'a name by which agents find the plan that is longer',
    'aliases.0',
    ({ aliases }) => {
      aliases.unshift('д'.repeat(201));
    },
  ],
  [
    'an agent whose name is longer',
    'agent_tokens.0.name',
    ({ agent_tokens: [token] }) => {
      if (token) token.name = 'д'.repeat(201);
    },
  ],
  [
    'tasks that wait for each other',
    'tasks.depends_on',
    ({ tasks: [one, two] }) => {
      if (one && two) [one.depends_on, two.depends_on] = [['TASK-002'], ['TASK-001']];
    },
  ],
  [
    'a parent that is not in the file',
    'tasks.1.parent_id',
    ({ tasks: [, task] }) => {
      if (task) task.parent_id = NOBODY;
    },
  ],
  [
    'a reminder that is told in another chat',
    'reminders.0.thread',
    ({ reminders: [reminder] }) => {
      if (reminder) reminder.thread = `telegram:${BOT}:${CHAT + 1}:0`;
    },
  ],
  [
    'a reminder that another bot tells',
    'reminders.0.thread',
    ({ reminders: [reminder] }) => {
      if (reminder) reminder.thread = `telegram:${BOT + 1}:${CHAT}:0`;
    },
  ],
  [
    'a reminder whose chat is no number',
    'reminders.0.thread',
    ({ reminders: [reminder] }) => {
      if (reminder) reminder.thread = `telegram:${BOT}:here:0`;
    },
  ],
  [
    'a thread of another chat',
    'thread_contexts.0.thread',
    ({ thread_contexts: contexts }) => {
      contexts.splice(0, contexts.length, {
        thread: `telegram:${BOT}:${CHAT + 1}:0`,
        last_task_id: null,
        last_project_id: null,
        recent_task_ids: [],
        recent_project_ids: [],
        recent_timeblock_ids: [],
      });
    },
  ],
  [
    'a question asked in another chat',
    'clarifications.0.thread',
    ({ clarifications: [draft] }) => {
      if (draft) draft.thread = `telegram:${BOT}:${CHAT + 1}:7`;
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

it('tells all that is wrong with a file', async () => {
  const file = changed(({ workspace, tasks: [one, two], reminders: [reminder] }) => {
    workspace.timezone = 'Moon/Base';
    if (one) one.title = 'д'.repeat(501);
    if (two) two.parent_id = NOBODY;
    if (reminder) reminder.thread = 'telegram:1:2:0';
  });
  await expect(reading(file)).rejects.toMatchObject({
    faults: [
      { kind: 'zone', field: 'workspaces.0.workspace.timezone', value: 'Moon/Base' },
      { kind: 'too_long', field: 'workspaces.0.tasks.0.title', of: 'TASK-001', value: '500' },
      { kind: 'foreign_chat', field: 'workspaces.0.reminders.0.thread', value: 'telegram:1:2:0' },
      { kind: 'missing', field: 'workspaces.0.tasks.1.parent_id', of: 'TASK-002', value: NOBODY },
      { kind: 'untold', field: 'workspaces.0.tasks.0', of: 'TASK-001' },
      { kind: 'untold', field: 'workspaces.0.tasks.1', of: 'TASK-002' },
    ],
  });
});

it('names what only a circle goes through, not what it leads to', async () => {
  const file = changed(({ tasks: [one, two] }) => {
    if (one) one.depends_on = ['TASK-001', 'TASK-002'];
    if (two) two.depends_on = [];
  });
  await expect(reading(file)).rejects.toMatchObject({
    faults: [{ kind: 'circle', of: 'TASK-001' }, { kind: 'untold' }],
  });
});

it('a key of two rows is a fault of the file, told as one', async () => {
  const file = changed(({ idempotency_keys: keys }) => {
    const [key] = keys;
    if (key) keys.push(key);
  });
  await expect(reading(file)).rejects.toMatchObject({
    code: 'BAD_EXPORT',
    faults: [{ kind: 'unstorable', field: 'idempotency_key' }],
  });
});

it('says whose settings, chats and keys stay as they are here, or change hands', async () => {
  const { db } = target.connection;
  await otherPlan(0);
  const [one] = file.workspaces;
  const actor = `telegram:${OWNER}`;
  const person = {
    person_id: NOBODY,
    actor,
    working_hours: { from: '10:00', to: '16:00' },
    dayparts: { morning: '09:00', afternoon: '14:00', evening: '19:00' },
    reminder_settings: null,
    suggestion_settings: null,
    picture_theme: null,
    revision: 1,
  };
  const here = { ...person, working_hours: { from: '11:00', to: '16:00' } };
  await sql`insert into person
    select * from jsonb_populate_record(null::person, ${JSON.stringify(here)}::jsonb)`.execute(db);
  await db
    .insertInto('agent_token')
    .values({
      token_id: NOBODY,
      workspace_id: NOBODY,
      name: 'Here already',
      hash: 'key-hash',
      rights: ['read'],
      created_by: actor,
    })
    .execute();
  const brought = changed((copy) => {
    copy.people = [person];
  });
  expect(await reading(brought)).toMatchObject({
    taken: [String(CHAT)],
    keptPeople: [actor],
    keptKeys: ['Sample agent'],
  });
  expect(one?.agent_tokens).toHaveLength(1);
  const tokens = await db.selectFrom('agent_token').select('name').execute();
  expect(tokens).toEqual([{ name: 'Here already' }]);
});

it('names every workspace that is here already', async () => {
  await reading(file);
  const second = structuredClone(file);
  const ids = file.workspaces.map(({ workspace }) => workspace.workspace_id);
  await expect(reading(second)).rejects.toMatchObject({
    code: 'WORKSPACE_EXISTS',
    details: { workspace: ids.join(', ') },
  });
});
