import type { PlanObject } from '@planerka/plan';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import type { Story } from '../rig/kernel.ts';
import { expectNoLostUpdate, planTables } from '../rig/plan-tables.ts';
import { type Act, anyAct, performAct } from '../rig/random-acts.ts';
import { anyCall, type RandomCall, STARTING_CALLS } from '../rig/random-calls.ts';
import { replay } from '../rig/replay.ts';

// cites: T-undo-gated, T-x-crowd, T-x-bad-input
let kernel: AgentKernel;
beforeAll(async () => {
  kernel = await startAgents({ connections: 8 });
});
afterAll(async () => {
  await kernel.stop();
});

interface Crowd {
  readonly first: Agent;
  readonly second: Agent;
  readonly owner: Story;
}

async function work(agent: Agent, calls: readonly RandomCall[]): Promise<void> {
  for (const { tool, args } of calls) {
    const entries = (await mine(agent)).length;
    const answer = await agent.call(tool, args);
    // A refusal writes nothing of its own; others write meanwhile.
    if (!answer.ok) expect(await mine(agent)).toHaveLength(entries);
  }
}

async function mine(agent: Agent): Promise<unknown[]> {
  return (await agent.journal()).filter(({ actor }) => actor === agent.actor);
}

async function live(owner: Story, acts: readonly Act[]): Promise<void> {
  const { workspace, thread, actor } = owner.context;
  const propose = owner.propose.bind(owner);
  for (const act of acts) {
    await performAct(act, { propose, reader: kernel.reader, workspace, thread, actor: actor.id });
  }
}

/** Two agents and the owner on one plan at the same time. */
async function together(
  calls: readonly RandomCall[],
  others: readonly RandomCall[],
  acts: readonly Act[],
): Promise<Crowd> {
  const workspace = await kernel.workspace();
  const first = kernel.agent(workspace);
  const second = first.as({ actor: 'agent:second' });
  const owner = await kernel.person(workspace);
  await work(first, STARTING_CALLS);
  await Promise.all([work(first, calls), work(second, others), live(owner, acts)]);
  return { first, second, owner };
}

/** Live steps whose parent is gone, and steps that another tree claims. */
function astray(objects: readonly PlanObject[]): string[] {
  const tasks = new Map(
    objects.flatMap(({ kind, row }) => (kind === 'task' ? [[row.task_id, row] as const] : [])),
  );
  return [...tasks.values()].flatMap((row) => {
    if (row.parent_id === null) return row.root_id === null ? [] : [`${row.title}: a root`];
    const parent = tasks.get(row.parent_id);
    if (parent?.root_id !== row.root_id && row.root_id !== parent?.task_id)
      return [`${row.title}: of no tree`];
    return row.deleted_at === null && parent?.deleted_at !== null
      ? [`${row.title}: an orphan`]
      : [];
  });
}

const calls = fc.array(anyCall, { minLength: 5, maxLength: 30 });
const acts = fc.array(anyAct, { maxLength: 12 });
/** More of them, and of one's own, for a longer look: `RANDOM_CASES=500 SEED=7`. */
const { RANDOM_CASES = '25', SEED } = process.env;
const LIMIT_MS = Math.max(240_000, Number(RANDOM_CASES) * 10_000);

/** Everybody works, all is as the journal tells, and everybody takes everything back. */
const wholeLife = fc.asyncProperty(calls, calls, acts, async (one, other, own) => {
  const { first, second, owner } = await together(one, other, own);
  const journal = await first.journal();
  expectNoLostUpdate(journal);
  const tables = () => planTables(kernel.connection.db, first.workspace.id);
  const told = [...replay(journal)].filter(([, { kind }]) => kind !== 'person');
  expect(new Map(told)).toEqual(await tables());
  expect(astray(told.map(([, object]) => object))).toEqual([]);
  let isGoing = true;
  while (isGoing) {
    const answers = [await first.call('tasks_undo'), await second.call('tasks_undo')];
    const [outcome] = await owner.propose({ type: 'undo' });
    isGoing = answers.some(({ ok }) => ok) || outcome?.status === 'done';
  }
  expect([...(await tables()).keys()]).toEqual([]);
});

describe('random calls of two agents beside their owner', () => {
  it(
    'leave the tables as the journal replays them, lose no update, and can all be undone',
    async () => {
      const seed = SEED === undefined ? {} : { seed: Number(SEED) };
      await fc.assert(wholeLife, { numRuns: Number(RANDOM_CASES), ...seed });
    },
    LIMIT_MS,
  );

  // An owner's changed target wanted a task back whose creation its agent had undone meanwhile.
  it(
    'can be undone where they once could not',
    async () => await fc.assert(wholeLife, { numRuns: 25, seed: -76_063_056 }),
    LIMIT_MS,
  );
});
