import { afterAll, beforeAll, expect, it } from 'vitest';
import { countStatements } from '../../../../test/rig/count-statements.ts';
import {
  command,
  type Kernel,
  operation,
  type Story,
  startKernel,
  type Wish,
} from '../../../../test/rig/kernel.ts';

// cites: K-steps, K-bulk
let kernel: Kernel;
let asked: () => number;
beforeAll(async () => {
  kernel = await startKernel();
  asked = countStatements(kernel.connection);
});
afterAll(() => kernel.stop());

/** How many statements the wish takes, and its yes where it is asked about. */
async function statementsOf(story: Story, wish: Wish): Promise<number> {
  const before = asked();
  const [outcome] = await story.propose(wish);
  if (outcome?.status !== 'question') throw new Error(String(outcome?.status));
  const [done] = await story.propose({
    type: 'choice',
    draft_id: outcome.draft_id,
    choice_id: 'yes',
  });
  expect(done?.status).toBe('done');
  return asked() - before;
}

/** A task with a chain of subtasks, each below the one before. */
async function chain(depth: number): Promise<Story> {
  const story = await kernel.story();
  await story.given(command('task_create', { title: 'Ремонт' }));
  for (let task = 1; task <= depth; task += 1) {
    await story.given(operation({ type: 'subtask_add', task, title: `Шаг ${task}` }));
  }
  return story;
}

async function list(length: number): Promise<Story> {
  const story = await kernel.story();
  for (let number = 1; number <= length; number += 1) {
    await story.given(command('task_create', { title: `Дело ${number}` }));
  }
  return story;
}

it('a task is closed or deleted in as many statements, however deep its tree is', async () => {
  const close = operation({ type: 'update_status', task: 1, status: 'done' });
  const remove = operation({ type: 'delete', task: 1 });
  for (const wish of [close, remove]) {
    const shallow = await statementsOf(await chain(1), wish);
    expect(await statementsOf(await chain(12), wish)).toBe(shallow);
  }
});

it('a set is changed in as many statements, however many it holds', async () => {
  const wish = operation({ type: 'update_status', status: 'done' }, { bulk: 'inbox' });
  const few = await statementsOf(await list(2), wish);
  expect(await statementsOf(await list(30), wish)).toBe(few);
});

it('tasks that are named one by one are found and changed in as many statements, however many', async () => {
  const named = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
  const done = (count: number) =>
    operation({ type: 'update_status', tasks: named(count), status: 'done' });
  const few = await statementsOf(await list(2), done(2));
  expect(await statementsOf(await list(30), done(30))).toBe(few);
});

it('what several operations of one message name is looked for in as many statements, however many', async () => {
  const missing = async (count: number): Promise<number> => {
    const story = await list(1);
    const wishes = Array.from({ length: count }, (_, index) =>
      operation({ type: 'set_priority', task: index === count - 1 ? 99 : 1, priority: 'high' }),
    );
    const before = asked();
    const outcomes = await story.propose(...wishes);
    expect(outcomes).toMatchObject([{ status: 'refused', code: 'UNKNOWN_TARGET' }]);
    return asked() - before;
  };
  const few = await missing(2);
  expect(await missing(20)).toBe(few);
});
