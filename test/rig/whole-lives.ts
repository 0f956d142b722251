import type { PlanObject } from '@planerka/plan';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Agent, AgentKernel } from './agent.ts';
import type { Story } from './kernel.ts';
import { expectNoLostUpdate, planTables } from './plan-tables.ts';
import { type Act, anyAct, performAct } from './random-acts.ts';
import { anyCall, type RandomCall, STARTING_CALLS } from './random-calls.ts';
import { replay } from './replay.ts';

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

async function live(kernel: AgentKernel, owner: Story, acts: readonly Act[]): Promise<void> {
  const { workspace, thread, actor } = owner.context;
  const propose = owner.propose.bind(owner);
  for (const act of acts) {
    await performAct(act, { propose, reader: kernel.reader, workspace, thread, actor: actor.id });
  }
}

/** Two agents and the owner on one plan at the same time. */
async function together(
  kernel: AgentKernel,
  calls: readonly RandomCall[],
  others: readonly RandomCall[],
  acts: readonly Act[],
): Promise<Crowd> {
  const workspace = await kernel.workspace();
  const first = kernel.agent(workspace);
  const second = first.as({ actor: 'agent:second' });
  const owner = await kernel.person(workspace);
  await work(first, STARTING_CALLS);
  await Promise.all([work(first, calls), work(second, others), live(kernel, owner, acts)]);
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
/**
 * Everybody works, all is as the journal tells, and everybody takes everything back; says which life was
 * otherwise, and how.
 */
export async function wholeLives(
  kernel: AgentKernel,
  parameters: Pick<fc.Parameters, 'numRuns' | 'seed'>,
): Promise<string | null> {
  const life = fc.asyncProperty(calls, calls, acts, async (one, other, own) => {
    const { first, second, owner } = await together(kernel, one, other, own);
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
  return (await fc.asyncDefaultReportMessage(await fc.check(life, parameters))) ?? null;
}
