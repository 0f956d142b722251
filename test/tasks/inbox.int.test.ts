import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AgentKernel, startAgents } from '../rig/agent.ts';

// cites: T-x-inbox-plan
let kernel: AgentKernel;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await kernel.stop();
});

it('the Inbox of people holds the task and not its steps, whatever the plan is titled', async () => {
  const workspace = await kernel.workspace();
  const agent = kernel.agent(workspace);
  await agent.done('tasks_macro_start', { task_title: 'Sample' });
  const plans = await agent.done('tasks_context', { kind: 'plan' });
  expect(JSON.stringify(plans)).toContain('"Inbox"');
  const { items, total } = await kernel.reader.inboxPage(workspace.id, {
    limit: 10,
    offset: 0,
    oldest: false,
  });
  expect({ titles: items.map(({ title }) => title), total }).toEqual({
    titles: ['Sample'],
    total: 1,
  });
  // An hour takes it out of the Inbox; the plan titled "Inbox" keeps it.
  const person = await kernel.person(workspace);
  const [outcome] = await person.propose({
    type: 'operation',
    read: { operation: { type: 'reschedule', planned_at: '2026-02-27' }, confidence: 1 },
    refs: [{ kind: 'task', number: 1 }],
    suggested: [],
    said: 'на пятницу',
  });
  expect(outcome?.status).toBe('done');
  expect(
    (await kernel.reader.inboxPage(workspace.id, { limit: 10, offset: 0, oldest: false })).total,
  ).toBe(0);
  expect(await agent.done('tasks_radar', { task: 'TASK-001' })).toMatchObject({ plan: 'PLAN-001' });
});
