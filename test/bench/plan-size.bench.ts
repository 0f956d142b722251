import { type Connection, connect, createPlanReader, createPlanStore } from '@planerka/db';
import { createSuggesting } from '@planerka/planerka';
import { createRuntime, type Proposal } from '@planerka/runtime';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { command } from '../rig/wishes.ts';
import { openBenchDatabase } from './database.ts';
import { BENCH_NOW, beforeIndexes, fillPlans } from './plan-data.ts';
import { askedQuestions } from './plan-questions.ts';
import { planFacts, queriesOf } from './query-plans.ts';
import type { BenchSize } from './size.ts';
import { printTable, rounded } from './table.ts';

const SIZES = {
  full: { totals: [1_000, 100_000, 1_000_000], rounds: 25 },
  smoke: { totals: [100], rounds: 1 },
} as const;

/** What is asked first is planned first, and read from disk. */
const WARM_UP = 2;

/**
 * A new task's card is asked what could be suggested about it, and every answer is kept; there has to be
 * one. The whole call is measured: reading, the rules, what is written.
 */
async function cardQuestion(
  connection: Connection,
  workspace: string,
): Promise<() => Promise<void>> {
  const runtime = createRuntime({
    store: createPlanStore(connection.db),
    clock: { now: () => BENCH_NOW },
    ids: { uuid: () => v7() },
    suggesting: createSuggesting((rule, error) => {
      throw new Error(`the rule ${rule} failed`, { cause: error });
    }),
  });
  const context = {
    workspace,
    actor: { id: 'person:1', may_undo_others: false },
    thread: 'thread',
    door: 'bench',
    traceId: 'trace',
  };
  const propose = async (proposal: Proposal) => (await runtime.propose(context, [proposal]))[0];
  const made = await propose({
    ...command('task_create', { title: 'срочно позвонить в банк' }),
    key: v7(),
  });
  const task = made?.status === 'done' ? made.receipt.objects[0]?.number : undefined;
  if (task === undefined || task === null) throw new Error('no task was made');
  return async () => {
    const answer = await propose({ type: 'suggest', surface: 'task_drawer', task, key: v7() });
    if (answer?.status !== 'offered') throw new Error('nothing was suggested');
  };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** A database of so many tasks, and each question as it is asked there. */
interface Filled {
  readonly total: number;
  readonly connection: Connection;
  readonly works: ReadonlyMap<string, () => Promise<unknown>>;
  close(): Promise<void>;
}

async function fill(total: number): Promise<Filled> {
  const database = await openBenchDatabase();
  const connection = connect({ url: database.url, max: 4 });
  let workspace = '';
  await beforeIndexes(connection.db, async () => {
    workspace = await fillPlans(connection, total);
  });
  await sql`vacuum analyze`.execute(connection.db);
  const reader = createPlanReader(connection.db);
  const works = new Map(
    Object.entries(askedQuestions).map(([name, ask]): [string, () => Promise<unknown>] => [
      name,
      () => ask(reader, workspace, connection),
    ]),
  );
  works.set('a card’s suggestions', await cardQuestion(connection, workspace));
  return {
    total,
    connection,
    works,
    close: async () => {
      await connection.close();
      await database.close();
    },
  };
}

/**
 * The same questions with 1,000, 100,000 and 1,000,000 tasks in the database, asked in a workspace
 * of 10,000 (of 1,000 in the smallest): the time must not grow with what others have stored, and no
 * big table may be read from end to end. Which indexes answer is printed for the largest. They are asked
 * by turns, so that a busy machine is as busy for the one as for the others.
 */
export async function run(size: BenchSize): Promise<void> {
  const { totals, rounds } = SIZES[size];
  const filled: Filled[] = [];
  try {
    for (const total of totals) filled.push(await fill(total));
    const [first] = filled;
    const last = filled.at(-1);
    if (first === undefined || last === undefined) return;
    const rows: Array<Record<string, string | number>> = [];
    for (const name of first.works.keys()) {
      const took = new Map(filled.map(({ total }): [number, number[]] => [total, []]));
      for (let round = -WARM_UP; round < rounds; round += 1) {
        for (const { total, works } of filled) {
          const started = performance.now();
          await works.get(name)?.();
          if (round >= 0) took.get(total)?.push(performance.now() - started);
        }
      }
      const middles = Array.from(took, ([total, values]) => ({ total, ms: median(values) }));
      const asked = await queriesOf(last.connection, async () => await last.works.get(name)?.());
      // What was written once is not written again to be explained.
      const reads = asked.filter(({ text }) => !text.startsWith('with "guard"'));
      const facts = await planFacts(last.connection, reads);
      rows.push({
        question: name,
        ...Object.fromEntries(middles.map(({ total, ms }) => [`${total} (ms)`, rounded(ms)])),
        'last of first': rounded((middles.at(-1)?.ms ?? 0) / (middles[0]?.ms ?? 1)),
        'rows read': facts.rows,
        'read whole': facts.scanned.join(' ') || 'none',
        indexes: facts.indexes.join(' '),
      });
    }
    printTable('Questions by the number of tasks in the database', rows);
  } finally {
    for (const each of filled) await each.close();
  }
}
