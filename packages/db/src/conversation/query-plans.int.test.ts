import { randomUUID } from 'node:crypto';
import { addDays, atLocal, busySpans, DEFAULT_WORKING_HOURS, freeSpans } from '@planerka/plan';
import { type PlanReader, type SetOfTasks, untilDay } from '@planerka/runtime';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  BENCH_DAY,
  BENCH_NOW,
  beforeIndexes,
  fillPlans,
  fillWorkspace,
} from '../../../../test/bench/plan-data.ts';
import { planFacts, queriesOf } from '../../../../test/bench/query-plans.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/rig/postgres.ts';
import { createPlanReader } from '../commands/plan-reader.ts';
import { createPlanStore } from '../commands/plan-store.ts';
import { type Connection, connect } from '../connection/connect.ts';
import { createReminderStore, type ReminderStore } from '../reminders/reminder-store.ts';

// A workspace of 10,000 tasks, half of them closed, beside others with 100,000, and one of 100,000 open
// ones: a plan that reads a big table from end to end grows with what others have stored, one that reads
// much of its own workspace with what its person has.

const OTHERS = 20_000;
const OWN = 10_000;
const CROWDED = 100_000;
/** Far below what a workspace of 100,000 holds. */
const ROWS_MAX = 3_000;
const BOT = 1;
const ANY = { tag: null, due: false, high: false, words: null, within: null } as const;
const FEW = { limit: 15, offset: 0 } as const;
const at = { now: BENCH_NOW, today: BENCH_DAY };
const moment = { now: BENCH_NOW, zone: 'Europe/Moscow' };

let database: TestDatabase;
let connection: Connection;
let reader: PlanReader;
let reminders: ReminderStore;
let workspace: string;
let ordinary: string;
const crowded = randomUUID();

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect({ url: database.url, max: 2 });
  reader = createPlanReader(connection.db);
  reminders = createReminderStore(connection.db);
  await beforeIndexes(connection.db, async () => {
    ordinary = await fillPlans(connection, OWN + OTHERS);
    await fillWorkspace(connection.db, crowded, CROWDED);
    await sql`update task set status = 'todo' where workspace_id = ${crowded}::uuid`.execute(
      connection.db,
    );
  });
  await furnish(connection);
  await remember(connection);
}, 240_000);
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** A project, a list with boxes, tags and done tasks, of each workspace's own; what was put off of late. */
async function furnish({ db }: Connection): Promise<void> {
  await sql`insert into project (workspace_id, project_id, number, title, status, created_by,
      created_at, revision)
    select workspace_id, gen_random_uuid(), 1, 'Ремонт дачи', 'active', 'person:1', ${BENCH_NOW}, 1
    from workspace`.execute(db);
  await sql`update task t set project_id = p.project_id from project p
    where p.workspace_id = t.workspace_id and t.number % 40 = 3`.execute(db);
  await sql`update task set category = 'list' where number % 400 = 9 and planned_on is null
    and planned_at is null and due_on is null`.execute(db);
  await sql`update task set status = 'done', completed_at = ${BENCH_NOW}::timestamptz - make_interval(mins => number::int)
    where number % 20 = 6`.execute(db);
  await sql`update task set tags = '{Дом}' where number % 100 = 1`.execute(db);
}

/** What every task has beside its row: the entry of its creation, and of those with an hour a reminder. */
async function remember({ db }: Connection): Promise<void> {
  await sql`insert into journal (workspace_id, seq, change_id, action, actor, door, trace_id, type, v,
      object_kind, object_id, revision, after, at, root_id, root_revision)
    select workspace_id, number, gen_random_uuid(), 'do', 'person:1', 'test', 'sample', 'task_created', 1,
      'task', task_id, 1, '{}', created_at, task_id, 1 from task`.execute(db);
  await sql`update journal set type = 'rescheduled', before = '{"planned_on": "2026-01-01"}'
    where seq % 500 = 1`.execute(db);
  // Something that was moved out of an owner, which is called like the workspace here.
  await sql`update journal set before = jsonb_build_object('project_id', workspace_id::text)
    where seq % 2000 = 3`.execute(db);
  await sql`insert into reminder (workspace_id, object_id, fire_at, object_kind, about_at, actor, state)
    select workspace_id, task_id, planned_at, 'task', planned_at, 'person:1',
      case when planned_at <= ${BENCH_NOW}::timestamptz - interval '1 day' then 'fired' else 'waiting' end
    from task where planned_at is not null`.execute(db);
  await sql`insert into chat_workspace (bot_id, chat_id, workspace_id)
    select ${BOT}, row_number() over (order by workspace_id), workspace_id from workspace`.execute(
    db,
  );
  // Vacuumed, too: what an index of trigrams has not taken in yet makes it look dear to the planner.
  await sql`vacuum analyze`.execute(db);
}

const search = (words: string, state: 'open' | 'any', match: 'all' | 'alike' = 'all') =>
  createPlanStore(connection.db).transaction(workspace, (tx) =>
    tx.search({
      words,
      match,
      kinds: ['task', 'timeblock'],
      state,
      now: BENCH_NOW,
      limit: 5,
    }),
  );

const inSet = async (more: Partial<SetOfTasks>) => {
  const set = { state: 'open', ...at, ...more } as const;
  const { tasks } = await createPlanStore(connection.db).transaction(workspace, (tx) =>
    tx.tasksIn(set),
  );
  return tasks;
};

const projectOf = async (): Promise<string> => {
  const page = { limit: 1, offset: 0, words: null };
  const [first] = (await reader.projects(workspace, page)).items;
  if (first === undefined) throw new Error('no project');
  return first.project.project_id;
};

/** What the rules that suggest look at, about a task and one of the same title. */
const suggestionFacts = () =>
  createPlanStore(connection.db).transaction(workspace, async (tx) => {
    const [task] = await tx.newest({
      kind: 'task',
      state: 'open',
      now: BENCH_NOW,
      exclude: [],
      limit: 1,
    });
    if (task?.kind !== 'task') throw new Error('no open task');
    return await tx.suggestionFacts({
      tasks: [task.row],
      recentTaskIds: [task.row.task_id],
      since: BENCH_NOW,
      days: null,
    });
  });

/** Each as the product asks it, answered with something: an empty answer would prove nothing. */
const questions: Readonly<Record<string, () => Promise<readonly unknown[]>>> = {
  '/today: the day': async () => {
    const agenda = await reader.agenda(workspace, BENCH_DAY, BENCH_DAY, BENCH_NOW);
    return [...agenda.tasks, ...agenda.timeblocks];
  },
  '/today: what presses': async () =>
    Object.values(await reader.pressing(workspace, { ...at, ...untilDay(BENCH_DAY, moment.zone) })),
  '/inbox': async () =>
    (await reader.inboxPage(workspace, { limit: 6, offset: 0, oldest: true })).items,
  '/today, /plan: what the plan of a day is made from': async () => {
    const facts = await reader.dayFacts(workspace, { day: BENCH_DAY, now: BENCH_NOW });
    return [...facts.pressing, ...facts.inbox];
  },
  '/week': async () => {
    const agenda = await reader.agenda(workspace, BENCH_DAY, addDays(BENCH_DAY, 6), BENCH_NOW);
    return [...agenda.tasks, ...agenda.timeblocks];
  },
  'free slots of seven days': async () => {
    const agenda = await reader.agenda(workspace, BENCH_DAY, addDays(BENCH_DAY, 6), BENCH_NOW);
    return freeSpans(BENCH_DAY, busySpans(agenda), DEFAULT_WORKING_HOURS, moment);
  },
  'candidates by words': () => search('отчёт для бухгалтерии', 'open'),
  'candidates by one word, also what is over': () => search('велосипед', 'any'),
  'candidates by a slip of the hand': () => search('велосепид', 'open', 'alike'),
  'candidates by a slip of the hand, also what is over': () => search('велосепид', 'any', 'alike'),
  overdue: async () => (await reader.overdue(workspace, at, { limit: 15, offset: 0 })).items,
  'deadlines of a week, with what is late': async () => {
    const within = { ...untilDay(addDays(BENCH_DAY, 6), moment.zone), from: null };
    return (await reader.openTasks(workspace, { ...ANY, due: true, within }, FEW)).items;
  },
  'open tasks of a day': async () => {
    const start = atLocal(BENCH_DAY, '00:00', moment.zone);
    const within = { ...untilDay(BENCH_DAY, moment.zone), from: { day: BENCH_DAY, start } };
    return (await reader.openTasks(workspace, { ...ANY, within }, FEW)).items;
  },
  'open tasks of high priority': async () =>
    (await reader.openTasks(workspace, { ...ANY, high: true }, FEW)).items,
  'open tasks by words, of a project’s title as well': async () =>
    (await reader.openTasks(workspace, { ...ANY, words: 'велосипед' }, FEW)).items,
  'objects that are not over, by words': () =>
    reader.mentioned(workspace, 'велосипед', BENCH_NOW, 'open'),
  'load of a week': () => reader.load(workspace, BENCH_DAY, addDays(BENCH_DAY, 6), BENCH_NOW),
  'the Inbox by grounds': async () => Object.values(await reader.inboxCounts(workspace, BENCH_NOW)),
  'what was left': async () =>
    (await reader.leftBehind(workspace, untilDay(BENCH_DAY, moment.zone), FEW)).items,
  'what was put off of late': async () =>
    (await reader.movedSince(workspace, '2026-02-01T00:00:00.000Z', FEW)).items,
  'done of late': async () =>
    (await reader.done(workspace, { between: null, words: null }, FEW)).items,
  'lists with boxes': () => reader.lists(workspace),
  'tasks of a project': async () =>
    (await reader.projectTasks(workspace, await projectOf(), FEW)).items,
  'reminders to come': async () => (await reader.reminders(workspace, FEW)).items,
  'all that is late': () => inSet({ state: 'overdue' }),
  'all of today': async () => {
    const { tasks } = await createPlanStore(connection.db).transaction(workspace, (tx) =>
      tx.bulk('today', BENCH_DAY, BENCH_NOW),
    );
    return tasks;
  },
  'all of the Inbox': () => inSet({ state: 'inbox' }),
  'all that is open': () => inSet({}),
  'all of three days': () => inSet({ window: { from: BENCH_DAY, to: addDays(BENCH_DAY, 2) } }),
  'all that bear a word': () => inSet({ words: 'велосипед' }),
  'all of a project': async () => inSet({ project_id: await projectOf() }),
  'what was taken from an object whose creation is undone': () =>
    createPlanStore(connection.db).transaction(workspace, (tx) => tx.takenFrom([workspace], [])),
  'what was changed': () => reader.changes(workspace, { limit: 10, offset: 0 }),
  'the facts of a card’s suggestions': async () => (await suggestionFacts()).alike,
  'reminders due in a workspace': async () =>
    (await reminders.due(BOT, workspace, BENCH_NOW)).reminders,
  'workspaces with reminders due': () => reminders.workspacesWithDue(BOT, BENCH_NOW, 100),
};

describe.each([
  ['10,000 tasks, half of them closed', () => ordinary],
  ['100,000 open tasks', () => crowded],
])('in a workspace of %s no question of the conversation', (_size, place) => {
  beforeAll(() => {
    workspace = place();
  });

  it.each(Object.entries(questions))('reads much: %s', async (_name, ask) => {
    let answers: readonly unknown[] = [];
    const queries = await queriesOf(connection, async () => {
      answers = await ask();
    });
    expect(queries).not.toHaveLength(0);
    expect(answers).not.toHaveLength(0);
    const { scanned, indexes, rows } = await planFacts(connection, queries);
    expect(scanned).toEqual([]);
    expect(indexes).not.toHaveLength(0);
    expect(rows).toBeLessThan(ROWS_MAX);
  });

  it('reads much to find that nobody bears a name', async () => {
    const queries = await queriesOf(connection, () => search('синхрофазотрон', 'open', 'alike'));
    const { scanned, rows } = await planFacts(connection, queries);
    expect({ scanned, isFew: rows < 50 ? true : rows }).toEqual({ scanned: [], isFew: true });
  });
});

describe('a plan', () => {
  it('what has no index is found out', async () => {
    const queries = await queriesOf(connection, () =>
      sql`select * from task where title = 'x'`.execute(connection.db),
    );
    const { scanned } = await planFacts(connection, queries);
    expect(scanned).toEqual(['task']);
  });
});
