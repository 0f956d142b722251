import { randomUUID } from 'node:crypto';
import { connect, createPlanReader, createPlanStore } from '@planerka/db';
import { createRuntime } from '@planerka/runtime';
import fc from 'fast-check';
import { z } from 'zod';
import { anyAct, performAct } from './random-acts.ts';
import { NOON, type Wish } from './wishes.ts';

/*
 * A door that carries out random operations until it is killed. For each change that was acknowledged
 * it prints the change's id on a line of its own. Its one argument is JSON.
 */
const options = z
  .strictObject({
    url: z.string(),
    workspace: z.uuid(),
    actor: z.string(),
    seed: z.int(),
    connections: z.int(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

const ACTS = 100_000;
const { url, workspace, actor, seed, connections } = options;
const connection = connect({ url, max: connections });
const reader = createPlanReader(connection.db);
const runtime = createRuntime({
  store: createPlanStore(connection.db),
  clock: { now: () => NOON },
  ids: { uuid: randomUUID },
});

async function work(thread: string, own: number): Promise<void> {
  const context = {
    workspace,
    thread,
    actor: { id: actor, may_undo_others: false },
    door: actor,
    traceId: 'trace',
  };
  const propose = async (wish: Wish): Promise<void> => {
    for (const outcome of await runtime.propose(context, [{ ...wish, key: randomUUID() }])) {
      if (outcome.status === 'done') process.stdout.write(`${outcome.receipt.change_id}\n`);
    }
  };
  const random = fc.sample(anyAct, { seed: own, numRuns: ACTS / connections });
  for (const act of random) {
    await performAct(act, { propose, reader, workspace, thread, actor });
  }
}

await Promise.all(
  Array.from({ length: connections }, (_, index) => work(`thread ${index}`, seed + index)),
);
