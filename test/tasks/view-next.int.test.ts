import { NextCall } from '@planerka/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';

/** The next call as views give it: with why it is the next. */
const ReasonedCall = NextCall.extend({ reason: z.string() });

let kernel: AgentKernel;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await kernel.stop();
});

const TASK = { task: 'TASK-001' };
const PLAN = { plan: 'PLAN-001' };
const HELD = { success_criteria: ['it works'], tests: ['npm test'] };

async function started(steps: readonly string[]): Promise<Agent> {
  const agent = kernel.agent(await kernel.workspace());
  await agent.done('tasks_create', { title: 'Plan' });
  await agent.done('tasks_create', {
    parent: 'PLAN-001',
    title: 'Task',
    ...(steps.length === 0 ? {} : { steps: steps.map((title) => ({ title, ...HELD })) }),
  });
  return agent;
}

type Prepare = (agent: Agent) => Promise<unknown>;

/** A state of the plan or task, and the tools that its next calls name one after the other. */
const states: ReadonlyArray<
  readonly [name: string, steps: readonly string[], aim: object, prepare: Prepare, tools: string[]]
> = [
  [
    'evidence at the root of a task without steps',
    [],
    TASK,
    (agent) =>
      agent.done('tasks_evidence_capture', {
        ...TASK,
        checks: ['CMD: npm audit'],
        checkpoint: 'security',
      }),
    ['tasks_verify', 'tasks_macro_finish', 'tasks_radar'],
  ],
  [
    'evidence at the root of a plan whose task is done',
    [],
    PLAN,
    async (agent) => {
      await agent.done('tasks_complete', TASK);
      await agent.done('tasks_evidence_capture', {
        ...PLAN,
        checks: ['CMD: npm audit'],
        checkpoint: ['docs', 'perf'],
      });
    },
    ['tasks_verify', 'tasks_complete', 'tasks_context'],
  ],
  [
    'a step that was forced shut',
    ['one'],
    TASK,
    (agent) => agent.done('tasks_progress', { ...TASK, path: 's:0', completed: true, force: true }),
    ['tasks_verify', 'tasks_macro_finish', 'tasks_radar'],
  ],
  [
    'a task node below a step',
    ['one'],
    TASK,
    (agent) => agent.done('tasks_task_add', { ...TASK, parent_step: 's:0', title: 'Node' }),
    ['tasks_task_define', 'tasks_macro_close_step', 'tasks_macro_finish'],
  ],
  [
    'a step below a step',
    ['one'],
    TASK,
    (agent) =>
      agent.done('tasks_decompose', {
        ...TASK,
        parent_step: 's:0',
        steps: [{ title: 'Below', ...HELD }],
      }),
    ['tasks_macro_close_step', 'tasks_macro_close_step', 'tasks_macro_finish'],
  ],
  [
    'a blocked step before a free one',
    ['one', 'two'],
    TASK,
    (agent) => agent.done('tasks_block', { ...TASK, path: 's:0', reason: 'waits' }),
    ['tasks_macro_close_step', 'tasks_context', 'tasks_context'],
  ],
  [
    'only a security checkpoint is left',
    ['one'],
    TASK,
    async (agent) => {
      await agent.done('tasks_verify', { ...TASK, path: 's:0', checkpoints: 'gate' });
      await agent.done('tasks_evidence_capture', {
        ...TASK,
        path: 's:0',
        checks: ['CMD: npm audit'],
        checkpoint: 'security',
      });
    },
    ['tasks_macro_close_step', 'tasks_macro_finish'],
  ],
  [
    'a plan at an item of its checklist',
    [],
    PLAN,
    async (agent) => {
      await agent.done('tasks_plan', { ...PLAN, steps: ['Design', 'Build'], current: 1 });
      await agent.done('tasks_complete', TASK);
    },
    ['tasks_macro_start', 'tasks_resume_super'],
  ],
  [
    'a plan without tasks',
    [],
    PLAN,
    (agent) => agent.done('tasks_delete', TASK),
    ['tasks_macro_start', 'tasks_resume_super'],
  ],
];

describe('the next call', () => {
  it.each(states)('%s: can be made as it stands', async (_name, steps, aim, prepare, tools) => {
    const agent = await started(steps);
    await prepare(agent);
    const called: string[] = [];
    for (let left = tools.length; left > 0; left -= 1) {
      const radar = await agent.done('tasks_radar', { ...aim });
      const { capsule } = await agent.done('tasks_resume_super', { ...aim, read_only: true });
      const next = ReasonedCall.parse(radar['next']);
      expect(capsule).toMatchObject({ action: next });
      called.push(next.tool);
      await agent.done(next.tool, next.args);
    }
    expect(called).toEqual(tools);
  });

  it('where a proof is required, is refused until the placeholders are filled in', async () => {
    const agent = await started(['one']);
    await agent.done('tasks_define', { ...TASK, path: 's:0', proof: { tests: 'require' } });
    const next = ReasonedCall.parse((await agent.done('tasks_radar', TASK))['next']);
    await agent.refused('PROOF_REQUIRED', next.tool, next.args);
    const proof = ['CMD: npm test', 'LINK: https://example.com/1'];
    expect(await agent.done(next.tool, { ...next.args, proof })).toMatchObject({
      task: 'TASK-001',
    });
  });
});
