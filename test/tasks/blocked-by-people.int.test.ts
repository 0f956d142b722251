// cites: T-x-owner-blocks, T-x-ready, T-block
import type { NextCall, Operation } from '@planerka/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { journalTellsAll } from '../rig/journal-check.ts';
import { operation, type Story } from '../rig/kernel.ts';

const HELD = { success_criteria: ['it works'], tests: ['npm test'] };
const TASK = { task: 'TASK-001' };
const OWNER = 'telegram:5';
const WHY = 'ждём договор';

let kernel: AgentKernel;
let agent: Agent;
let owner: Story;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await journalTellsAll(kernel.url);
  await kernel.stop();
});
/** A plan with TASK-001 of two steps (TASK-002, TASK-003) and TASK-004 of one. */
beforeEach(async () => {
  const workspace = await kernel.workspace();
  agent = kernel.agent(workspace);
  const story = await kernel.person(workspace);
  const actor = { id: OWNER, may_undo_others: false };
  owner = story.as({ thread: 'telegram:7:5:0', actor });
  await agent.done('tasks_create', { title: 'Plan' });
  const steps = [
    { title: 'One', ...HELD },
    { title: 'Two', ...HELD },
  ];
  await agent.done('tasks_create', { parent: 'PLAN-001', title: 'First', steps });
  await agent.done('tasks_create', {
    parent: 'PLAN-001',
    title: 'Second',
    steps: steps.slice(0, 1),
  });
});

async function says(...operations: readonly Operation[]): Promise<void> {
  for (const each of operations) {
    const [outcome] = await owner.propose(operation(each));
    expect(outcome).toMatchObject({ status: 'done' });
  }
}

const blocks = (task: number): Operation => ({ type: 'block_task', task, reason: WHY });
const frees = (task: number): Operation => ({ type: 'unblock_task', task });

async function ready(): Promise<unknown> {
  const { tasks } = await agent.done('tasks_context', { ready: true });
  return (tasks as ReadonlyArray<{ id: string }>).map(({ id }) => id);
}

/** What tasks_lint finds in the task, and which call it suggests. */
async function issuesOf(): Promise<unknown> {
  const { context_health: health } = await agent.done('tasks_lint', TASK);
  const { issues } = health as { issues: ReadonlyArray<{ code: string; next: NextCall }> };
  return issues.map(({ code, next }) => [code, next.tool]);
}

/** Every way in which an agent could take a task or its first step up, change it or do away with it. */
const WAYS: ReadonlyArray<readonly [tool: string, args: Readonly<Record<string, unknown>>]> = [
  ['tasks_block', { path: 's:0', blocked: false }],
  ['tasks_block', { path: 's:0', reason: 'Another reason' }],
  ['tasks_complete', { status: 'ACTIVE' }],
  ['tasks_close_step', { path: 's:0', checkpoints: 'gate' }],
  ['tasks_progress', { path: 's:0', completed: true, force: true }],
  ['tasks_macro_close_step', { path: 's:0' }],
  ['tasks_macro_close_step', { path: 's:0', proof: ['npm test'], note: 'Done' }],
  ['tasks_verify', { path: 's:0', checkpoints: 'gate' }],
  ['tasks_define', { path: 's:0', title: 'Renamed' }],
  ['tasks_patch', { kind: 'step', path: 's:0', ops: [{ op: 'set', field: 'title', value: 'X' }] }],
  ['tasks_delete', { path: 's:0' }],
  ['tasks_delete', {}],
];

/** The same of a task itself, whose steps nobody has blocked. */
const WAYS_OF_TASK: typeof WAYS = [
  ...WAYS,
  ['tasks_edit', { title: 'Renamed' }],
  ['tasks_edit', {}],
  ['tasks_patch', { kind: 'task_detail', ops: [{ op: 'set', field: 'title', value: 'X' }] }],
  ['tasks_radar', { claim: true }],
];

describe('a task that a person has blocked', () => {
  beforeEach(async () => {
    await says(blocks(1));
  });

  it.each(WAYS_OF_TASK.map(([tool, args]) => ({ tool, args })))(
    'is left alone by $tool $args, which is told who, when and why',
    async ({ tool, args }) => {
      const before = await agent.journal();
      const error = await agent.refused('BLOCKED_BY_PERSON', tool, { ...TASK, ...args });
      expect(error).toMatchObject({
        next: { tool: 'tasks_context', args: { ready: true } },
        details: { task: 'TASK-001', blocked: { by: OWNER, at: expect.any(String), reason: WHY } },
      });
      expect(error.message).toContain(WHY);
      expect(error.message).toContain(OWNER);
      expect(await agent.journal()).toEqual(before);
    },
  );

  it('has what is wrong in it named, and no call suggested that would change it', async () => {
    await says(frees(1));
    const forced = { ...TASK, path: 's:0', completed: true, force: true };
    await agent.done('tasks_progress', forced);
    expect(await issuesOf()).toContainEqual(['UNCONFIRMED_CHECKPOINTS', 'tasks_verify']);
    await says(blocks(1));
    expect(await issuesOf()).toContainEqual(['UNCONFIRMED_CHECKPOINTS', 'tasks_mirror']);
  });

  it('is neither ready nor next; what is, is another', async () => {
    expect(await ready()).toEqual(['TASK-004']);
    const { tasks } = await agent.done('tasks_context', { blocked: true });
    expect(tasks).toMatchObject([{ id: 'TASK-001', blocked: { by: OWNER, reason: WHY } }]);
    const plan = await agent.done('tasks_radar', { plan: 'PLAN-001' });
    expect(plan).toMatchObject({ next: { args: { task: 'TASK-004' } } });
    const { now } = await agent.done('tasks_radar', { plan: 'PLAN-001', claim: true });
    expect(now).toMatchObject({ kind: 'step', title: 'One' });
    expect(await agent.done('tasks_context', { holder: 'me' })).toMatchObject({
      tasks: [{ id: 'TASK-004' }],
    });
  });

  it('is told as such by radar, resume, handoff and capsule at any size, and by no call to unblock it', async () => {
    const blocker = { kind: 'task_blocked', task: 'TASK-001', reason: WHY, blocked_by: OWNER };
    const radar = await agent.done('tasks_radar', TASK);
    expect(radar).toMatchObject({
      now: { task_blocked: { by: OWNER, reason: WHY } },
      next: { tool: 'tasks_context', args: { ready: true } },
      blockers: [blocker],
    });
    for (const tool of ['tasks_resume_super', 'tasks_handoff', 'tasks_context_pack'] as const) {
      const view = await agent.done(tool, TASK);
      expect(JSON.stringify(view)).toContain('was blocked by a person');
      expect(JSON.stringify(view)).not.toContain('"tasks_block"');
      const small = await agent.done(tool, { ...TASK, max_chars: 512 });
      expect(JSON.stringify(small)).toContain('task_blocked');
    }
  });

  it('still takes notes and new steps', async () => {
    await agent.done('tasks_note', { ...TASK, note: 'The contract is at the lawyer' });
    const steps = [{ title: 'Three', ...HELD }];
    await agent.done('tasks_decompose', { ...TASK, steps });
    expect(await ready()).toEqual(['TASK-004']);
  });

  it('is ready again once a person says so, and closes', async () => {
    await says(frees(1));
    expect(await ready()).toEqual(['TASK-001', 'TASK-004']);
    await agent.done('tasks_macro_close_step', { ...TASK, path: 's:0' });
  });

  it('is as it was once the person takes the block back, and blocked once it is done again', async () => {
    await owner.propose({ type: 'undo' });
    expect(await ready()).toEqual(['TASK-001', 'TASK-004']);
    await owner.propose({ type: 'redo' });
    expect(await ready()).toEqual(['TASK-004']);
  });

  it('asks the person who closes it, and stands still no more', async () => {
    const done: Operation = { type: 'update_status', task: 1, status: 'done' };
    const [asked] = await owner.propose(operation(done));
    expect(asked).toMatchObject({ status: 'question', code: 'BLOCKED' });
    await says(frees(1));
  });

  it('holds up a batch as a whole, and each call of one that is not atomic', async () => {
    const patch = {
      tool: 'tasks_patch',
      args: {
        task: 'TASK-004',
        kind: 'task_detail',
        ops: [{ op: 'set', field: 'title', value: 'X' }],
      },
    };
    const unblock = { tool: 'tasks_block', args: { ...TASK, path: 's:0', blocked: true } };
    const error = await agent.refused('BATCH_FAILED', 'tasks_batch', {
      operations: [patch, unblock],
      atomic: true,
    });
    expect(error.details).toMatchObject({ error: { code: 'BLOCKED_BY_PERSON' } });
    const loose = await agent.done('tasks_batch', { operations: [patch, unblock] });
    expect(loose).toMatchObject({
      failed: 1,
      results: [{ ok: true }, { ok: false, error: { code: 'BLOCKED_BY_PERSON' } }],
    });
  });

  it('takes no change of the agent back either', async () => {
    await says(frees(1));
    await agent.done('tasks_define', { ...TASK, path: 's:0', title: 'Renamed' });
    await says(blocks(1));
    await agent.refused('BLOCKED_BY_PERSON', 'tasks_undo');
  });
});

describe('a step that a person has blocked', () => {
  beforeEach(async () => {
    await says(blocks(2));
  });

  it.each(
    WAYS.filter(([tool]) => tool !== 'tasks_complete').map(([tool, args]) => ({ tool, args })),
  )('is left alone by $tool $args', async ({ tool, args }) => {
    const error = await agent.refused('BLOCKED_BY_PERSON', tool, { ...TASK, ...args });
    expect(error.details).toMatchObject({
      step_id: expect.stringMatching(/^STEP-/),
      blocked: { by: OWNER, reason: WHY },
    });
  });

  it('is gone round, and never suggested to be unblocked', async () => {
    const { next, blockers } = await agent.done('tasks_radar', TASK);
    expect(next).toMatchObject({ tool: 'tasks_macro_close_step' });
    expect(blockers).toMatchObject([{ kind: 'step_blocked', reason: WHY, blocked_by: OWNER }]);
    const { tool, args } = next as { tool: string; args: Record<string, unknown> };
    expect(await agent.done(tool, args)).toMatchObject({ step: { path: 's:1' } });
    expect(await agent.done('tasks_radar', TASK)).toMatchObject({
      next: { tool: 'tasks_context', reason: expect.stringContaining('Only a person unblocks it') },
    });
    expect(JSON.stringify(await agent.done('tasks_lint', TASK))).not.toContain('unblock it');
    expect(await ready()).toEqual(['TASK-004']);
    await agent.refused('STEPS_OPEN', 'tasks_complete', TASK);
    await says(frees(2));
    expect(await ready()).toEqual(['TASK-001', 'TASK-004']);
  });

  it("was an agent's block before: then it is the person's; an agent's own is as the contract has it", async () => {
    const two = { ...TASK, path: 's:1' };
    await agent.done('tasks_block', { ...two, reason: 'No key' });
    await agent.done('tasks_block', { ...two, blocked: false });
    await agent.done('tasks_block', { ...two, reason: 'No key' });
    await says({ type: 'block_task', task: 3 });
    const error = await agent.refused('BLOCKED_BY_PERSON', 'tasks_block', {
      ...two,
      blocked: false,
    });
    expect(error.details).toMatchObject({ blocked: { by: OWNER, reason: 'No key' } });
    await says(frees(3));
    await agent.done('tasks_close_step', { ...two, checkpoints: 'gate' });
  });
});
