// cites: T-undo, K-undo-every-operation
import type { NamedWorkspace } from '@planerka/agents';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AgentKernel, startAgents } from '../rig/agent.ts';
import { countStatements } from '../rig/count-statements.ts';
import { command, operation } from '../rig/kernel.ts';
import type { ToldDone, ToldOutcome } from '../rig/told.ts';

const HELD = { success_criteria: ['it works'], tests: ['npm test'] };
const MANY = 200;
const BATCH_MAX = 20;

let kernel: AgentKernel;
let asked: () => number;
beforeAll(async () => {
  kernel = await startAgents();
  asked = countStatements(kernel.connection);
});
afterAll(async () => {
  await kernel.stop();
});

/** How many statements `act` takes. */
async function statementsOf(act: () => Promise<unknown>): Promise<number> {
  const before = asked();
  await act();
  return asked() - before;
}

function done(outcome: ToldOutcome | undefined): ToldDone {
  if (outcome?.status !== 'done') throw new Error(JSON.stringify(outcome));
  return outcome;
}

/** One after the other, each on a plan of its own: what few and what many objects take. */
async function ofFewAndMany(
  measure: (workspace: NamedWorkspace, objects: number) => Promise<Record<string, number>>,
): Promise<Array<Record<string, number>>> {
  const few = await measure(await kernel.workspace(), 1);
  const many = await measure(await kernel.workspace(), MANY);
  expect(Math.min(...Object.values(few))).toBeGreaterThan(1);
  return [few, many];
}

it('an agent takes back a task with its steps, and does it again, in as many statements as one step takes', async () => {
  const [few, many] = await ofFewAndMany(async (workspace, count) => {
    const agent = kernel.agent(workspace);
    const steps = Array.from({ length: count }, (_, index) => ({
      title: `Step ${index}`,
      ...HELD,
    }));
    await agent.done('tasks_create', { title: 'Sample plan' });
    await agent.done('tasks_create', { title: 'Sample task', parent: 'PLAN-001', steps });
    const undo = await statementsOf(() => agent.done('tasks_undo'));
    const redo = await statementsOf(() => agent.done('tasks_redo'));
    await agent.done('tasks_delete', { task: 'TASK-001' });
    const deletion = await statementsOf(() => agent.done('tasks_undo'));
    return { undo, redo, deletion };
  });
  expect(many).toEqual(few);
});

it('an agent lets tasks wait for another one again in as many statements as one', async () => {
  const [few, many] = await ofFewAndMany(async (workspace, count) => {
    const agent = kernel.agent(workspace);
    await agent.done('tasks_create', { title: 'Sample plan' });
    const numbers = Array.from({ length: Math.min(count, BATCH_MAX) }, (_, index) => index + 2);
    for (const number of [1, ...numbers]) {
      const title = `Task ${number}`;
      await agent.done('tasks_create', { title, parent: 'PLAN-001', description: 'x' });
    }
    const ops = [{ op: 'set', field: 'depends_on', value: ['TASK-001'] }];
    const operations = numbers.map((number) => ({
      tool: 'tasks_patch',
      args: { task: `TASK-${String(number).padStart(3, '0')}`, kind: 'task_detail', ops },
    }));
    await agent.done('tasks_batch', { atomic: true, operations });
    const undo = await statementsOf(() => agent.done('tasks_undo'));
    const redo = await statementsOf(() => agent.done('tasks_redo'));
    return { undo, redo };
  });
  expect(many).toEqual(few);
});

it('a person takes back what was done to a whole list, and does it again, in as many as one task takes', async () => {
  const [few, many] = await ofFewAndMany(async (workspace, count) => {
    const story = await kernel.person(workspace);
    for (let index = 0; index < count; index += 1) {
      await story.propose(command('task_create', { title: `Дело ${index}` }));
    }
    const asks = operation({ type: 'set_priority', priority: 'high' }, { bulk: 'inbox' });
    const [outcome] = await story.propose(asks);
    if (outcome?.status === 'question') {
      await story.propose({
        type: 'choice',
        draft_id: outcome.draft_id,
        choice_id: 'yes',
        said: 'Да',
      });
    }
    const back = (type: 'undo' | 'redo') =>
      statementsOf(async () => {
        const { receipt } = done((await story.propose({ type }))[0]);
        expect(receipt.objects).toHaveLength(count);
        expect(receipt.objects.every(({ revision }) => revision > 1)).toBe(true);
      });
    return { undo: await back('undo'), redo: await back('redo') };
  });
  expect(many).toEqual(few);
});

it('a person takes back many changes together in as many statements as one', async () => {
  const [few, many] = await ofFewAndMany(async (workspace, count) => {
    const story = await kernel.person(workspace);
    const change_ids: string[] = [];
    for (let index = 0; index < count; index += 1) {
      const [outcome] = await story.propose(command('task_create', { title: `Дело ${index}` }));
      change_ids.push(done(outcome).receipt.change_id);
    }
    const undo = await statementsOf(async () => {
      const [outcome] = await story.propose({ type: 'undo', change_ids });
      expect(done(outcome).receipt.reverted).toHaveLength(count);
    });
    return { undo };
  });
  expect(many).toEqual(few);
});
