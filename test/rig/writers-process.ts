import { randomUUID } from 'node:crypto';
import { createInterface } from 'node:readline';
import { connect, createPlanStore } from '@planerka/db';
import { createRuntime } from '@planerka/runtime';
import { z } from 'zod';
import { NOON } from './wishes.ts';

/*
 * Writers side by side, who write one task after the other to one workspace and begin when a line
 * comes in. It prints `ready`, then, as JSON, how often each call was run and how many others of this
 * process came to their end while it waited. Its one argument is JSON.
 */
const { url, workspace, writers, each, connections } = z
  .strictObject({
    url: z.string(),
    workspace: z.uuid(),
    writers: z.int(),
    each: z.int(),
    connections: z.int(),
  })
  .parse(JSON.parse(process.argv[2] ?? ''));

const connection = connect({ url, max: connections });
const store = createPlanStore(connection.db);
const runs: number[] = [];
const passedBy: number[] = [];
let ended = 0;
const runtime = createRuntime({
  store: {
    ...store,
    transaction: async (id, work) => {
      const before = ended;
      let mine = 0;
      const result = await store.transaction(id, (tx) => {
        mine += 1;
        return work(tx);
      });
      runs.push(mine);
      passedBy.push(ended - before);
      ended += 1;
      return result;
    },
  },
  clock: { now: () => NOON },
  ids: { uuid: randomUUID },
});

async function write(writer: number): Promise<void> {
  const actor = { id: `writer:${process.pid}:${writer}`, may_undo_others: false };
  const context = { workspace, actor, thread: 'thread', door: 'test', traceId: 'trace' };
  for (let count = 0; count < each; count += 1) {
    const title = `${actor.id}:${count}`;
    const envelope = {
      trace_id: 'trace',
      source: { channel: 'cli' },
      command: { intent: 'task_create', confidence: 0.95, entities: { title } },
    };
    const proposal = { type: 'command', key: randomUUID(), envelope, said: title } as const;
    const [outcome] = await runtime.propose(context, [proposal]);
    if (outcome?.status !== 'done') throw new Error(`${title}: ${JSON.stringify(outcome)}`);
  }
}

await connection.pool.query('select 1');
process.stdout.write('ready\n');
const input = createInterface({ input: process.stdin });
input.once('line', () => {
  void Promise.all(Array.from({ length: writers }, (_, writer) => write(writer))).then(async () => {
    process.stdout.write(`${JSON.stringify({ runs, passedBy })}\n`);
    input.close();
    process.stdin.destroy();
    await connection.close();
  });
});
