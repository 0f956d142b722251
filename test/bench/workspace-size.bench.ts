import { connect, type Connection, createPlanReader } from '@planerka/db';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { openBenchDatabase } from './database.ts';
import { beforeIndexes, fillWorkspace } from './plan-data.ts';
import { askedQuestions } from './plan-questions.ts';
import { planFacts, queriesOf } from './query-plans.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const SIZES = {
  full: { tasks: [1_000, 100_000, 1_000_000], open: 100_000, rounds: 25 },
  smoke: { tasks: [100, 1_000], open: 500, rounds: 1 },
} as const;

const WARM_UP = 3;

interface Asked {
  readonly name: string;
  readonly works: ReadonlyMap<string, () => Promise<unknown>>;
}

async function workspaces(connection: Connection, size: BenchSize): Promise<Asked[]> {
  const { tasks, open } = SIZES[size];
  const reader = createPlanReader(connection.db);
  const kinds = [
    ...tasks.map((count) => ({ name: String(count), count, isOpen: false })),
    { name: `${open} open`, count: open, isOpen: true },
  ];
  const filled = kinds.map((kind) => ({ ...kind, workspace: v7() }));
  await beforeIndexes(connection.db, async () => {
    for (const { workspace, count, isOpen } of filled) {
      await fillWorkspace(connection.db, workspace, count);
      if (!isOpen) continue;
      await sql`update task set status = 'todo' where workspace_id = ${workspace}::uuid`.execute(
        connection.db,
      );
    }
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

/**
 * The same questions in workspaces of 1,000, 100,000 and 1,000,000 tasks, half of them closed, and in
 * one of 100,000 open ones, all in one database; asked by turns. The aim: 1.5 times the smallest.
 */
export async function run(size: BenchSize): Promise<void> {
  const database = await openBenchDatabase();
  const connection = connect({ url: database.url, max: 4 });
  try {
    const asked = await workspaces(connection, size);
    const [first] = asked;
    const rows: Array<Record<string, string | number>> = [];
    for (const question of first?.works.keys() ?? []) {
      const took = asked.map((): number[] => []);
      for (let round = -WARM_UP; round < SIZES[size].rounds; round += 1) {
        for (const [index, { works }] of asked.entries()) {
          const started = performance.now();
          await works.get(question)?.();
          if (round >= 0) took[index]?.push(performance.now() - started);
        }
      }
      const middles = took.map(median);
      const row: Record<string, string | number> = { question };
      for (const [index, { name }] of asked.entries())
        row[`${name} (ms)`] = rounded(middles[index] ?? 0);
      for (const [index, { name }] of asked.entries()) {
        if (index > 0) row[`${name} : first`] = rounded((middles[index] ?? 0) / (middles[0] ?? 1));
      }
      const last = asked.at(-1);
      const queries = await queriesOf(connection, async () => await last?.works.get(question)?.());
      const facts = await planFacts(connection, queries);
      row['rows read of the open'] = facts.rows;
      row['read whole'] = facts.scanned.join(' ') || 'none';
      rows.push(row);
    }
    printTable('Questions by the number of tasks in the workspace (aim: at most 1.5)', rows);
  } finally {
    await connection.close();
    await database.close();
  }
}
