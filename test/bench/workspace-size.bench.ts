import { type Connection, connect, createPlanReader } from '@planerka/db';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { openBenchDatabase } from './database.ts';
import { note } from './overview.ts';
import { beforeIndexes, fillFullWorkspace, fillWorkspace } from './plan-data.ts';
import { askedQuestions } from './plan-questions.ts';
import { planFacts, queriesOf } from './query-plans.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const SIZES = {
  full: { small: 1_000, tasks: [1_000, 100_000, 1_000_000], open: 100_000, rounds: 25 },
  smoke: { small: 100, tasks: [100, 1_000], open: 500, rounds: 1 },
} as const;

const WARM_UP = 3;

/** Questions that have a line of their own in the overview; the worst of the others shares one. */
const NAMED = [
  '/today',
  'what next',
  'Inbox page',
  'overdue',
  'candidates: one word',
  'candidates: a typo',
  'candidates: nothing',
] as const;

interface Asked {
  readonly name: string;
  readonly works: ReadonlyMap<string, () => Promise<unknown>>;
}

type Fill = (db: Connection['db'], workspace: string) => Promise<void>;

/** The first is what the others are compared with. */
function placesOf(size: BenchSize): Array<{ readonly name: string; readonly fill: Fill }> {
  const { small, tasks, open } = SIZES[size];
  const spread = tasks.map((count) => ({
    name: String(count),
    fill: async (db: Connection['db'], workspace: string) =>
      await fillWorkspace(db, workspace, count),
  }));
  return [
    {
      name: `${small} at hand`,
      fill: async (db, workspace) => await fillFullWorkspace(db, workspace, small),
    },
    ...spread,
    {
      name: `${open} open`,
      fill: async (db, workspace) => {
        await fillWorkspace(db, workspace, open);
        await sql`update task set status = 'todo' where workspace_id = ${workspace}::uuid`.execute(
          db,
        );
      },
    },
  ];
}

async function workspaces(connection: Connection, size: BenchSize): Promise<Asked[]> {
  const reader = createPlanReader(connection.db);
  const filled = placesOf(size).map((place) => ({ ...place, workspace: v7() }));
  await beforeIndexes(connection.db, async () => {
    for (const { workspace, fill } of filled) await fill(connection.db, workspace);
  });
  const asked: Asked[] = [];
  for (const { name, workspace } of filled) {
    const works = new Map(
      Object.entries(askedQuestions).map(([question, ask]): [string, () => Promise<unknown>] => [
        question,
        () => ask(reader, workspace, connection),
      ]),
    );
    asked.push({ name, works });
  }
  await sql`vacuum analyze`.execute(connection.db);
  return asked;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** How long a question takes in each workspace, in milliseconds; asked by turns. */
async function timesOf(
  asked: readonly Asked[],
  question: string,
  rounds: number,
): Promise<number[]> {
  const took = asked.map((): number[] => []);
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [index, { works }] of asked.entries()) {
      const started = performance.now();
      await works.get(question)?.();
      if (round >= 0) took[index]?.push(performance.now() - started);
    }
  }
  return took.map(median);
}

/**
 * The same questions in workspaces of 1,000, 100,000 and 1,000,000 tasks, half of them closed, and in
 * one of 100,000 open ones, all in one database. What they are compared with has 1,000 tasks too, all
 * open and close together in time, so that it has as much to show: a list that is short because there is
 * no more would be compared with a full page. The aim: 1.5 times.
 */
export async function run(size: BenchSize): Promise<void> {
  const database = await openBenchDatabase();
  const connection = connect({ url: database.url, max: 4 });
  try {
    const asked = await workspaces(connection, size);
    const rows: Array<Record<string, string | number>> = [];
    const worst = new Map<string, { now: number; anchor: number }>();
    for (const question of Object.keys(askedQuestions)) {
      const [anchor = 0, ...middles] = await timesOf(asked, question, SIZES[size].rounds);
      const [first, ...others] = asked;
      const row: Record<string, string | number> = { question };
      row[`${first?.name} (ms)`] = rounded(anchor);
      for (const [index, { name }] of others.entries()) {
        row[`${name} (ms)`] = rounded(middles[index] ?? 0);
      }
      for (const [index, { name }] of others.entries()) {
        row[`${name} : first`] = rounded((middles[index] ?? 0) / anchor);
      }
      worst.set(question, { now: Math.max(...middles), anchor });
      const last = asked.at(-1);
      const queries = await queriesOf(connection, async () => await last?.works.get(question)?.());
      const facts = await planFacts(connection, queries);
      row['rows read of the open'] = facts.rows;
      row['read whole'] = facts.scanned.join(' ') || 'none';
      rows.push(row);
    }
    printTable('Questions by the number of tasks in the workspace (aim: at most 1.5)', rows);
    noteWorst(worst);
  } finally {
    await connection.close();
    await database.close();
  }
}

function noteWorst(worst: Map<string, { now: number; anchor: number }>): void {
  for (const question of NAMED) {
    const figure = worst.get(question);
    if (figure) note(`in a large workspace (ms) : in a small one, ${question}`, figure);
    worst.delete(question);
  }
  const [rest] = [...worst.values()].sort((a, b) => b.now / b.anchor - a.now / a.anchor);
  if (rest) note('in a large workspace (ms) : in a small one, the worst of all others', rest);
}
