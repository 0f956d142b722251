import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { suggestedHistory, suggestedIn } from '../rig/suggested-history.ts';

let kernel: AgentKernel;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await kernel.stop();
});

/** They once found what others had not; `npm run soak -- suggested` takes 120 others. */
const SEEDS = [921, 50_027, 50_085];
const LIMIT_MS = 240_000;

// cites: T-x-errors, T-x-next-call
it('every suggested call in random histories of three agents and an owner can be made as it stands', {
  timeout: LIMIT_MS,
}, async () => {
  const wrong: string[] = [];
  let made = 0;
  let blockedByPeople = 0;
  for (const seed of SEEDS) {
    const history = await suggestedHistory(kernel, seed);
    wrong.push(...history.wrong);
    made += history.made;
    blockedByPeople += history.blockedByPeople;
  }
  expect(wrong).toEqual([]);
  expect(blockedByPeople).toBeGreaterThan(SEEDS.length);
  expect(made).toBeGreaterThan(SEEDS.length * 20);
});

const HELD = { success_criteria: ['it works'], tests: ['npm test'] };
const TASK = { task: 'TASK-001' };

async function atWork(...titles: string[]): Promise<Agent> {
  const agent = kernel.agent(await kernel.workspace());
  await agent.done('tasks_create', { title: 'Plan' });
  const steps = titles.map((title) => ({ title, ...HELD }));
  await agent.done('tasks_create', { parent: 'PLAN-001', title: 'Task', steps });
  return agent;
}

// cites: T-x-errors, T-x-next-call
describe('a suggestion', () => {
  it('closes what is open below a step before it confirms the step itself', async () => {
    const agent = await atWork('Outer');
    const below = { ...TASK, parent_step: 's:0', steps: [{ title: 'Inner', ...HELD }] };
    await agent.done('tasks_decompose', below);
    const outer = { ...TASK, path: 's:0', completed: true };
    const error = await agent.refused('CHECKPOINTS_NOT_CONFIRMED', 'tasks_progress', outer);
    const { tool, args } = error.next ?? { tool: '', args: {} };
    expect(tool).toBe('tasks_macro_close_step');
    const closed = await agent.done(tool, args);
    expect(closed).toMatchObject({ step: { path: 's:0.s:0' } });
    await agent.done('tasks_macro_close_step', { ...TASK, path: 's:0', checkpoints: 'gate' });
  });

  it('looks at no task whose creation was taken back', async () => {
    const agent = await atWork('One');
    await agent.done('tasks_undo');
    const error = await agent.refused('REVISION_MISMATCH', 'tasks_redo', { expected_revision: 9 });
    expect(error.next?.tool).toBe('tasks_history');
  });

  it('looks at no task that is deleted', async () => {
    const agent = await atWork('One');
    await agent.done('tasks_delete', TASK);
    const stale = { expected_revision: 1 };
    const error = await agent.refused('REVISION_MISMATCH', 'tasks_undo', stale);
    expect(error.next?.tool).toBe('tasks_history');
  });

  it('takes a key that was misspelt for the one that was meant, and leaves none out', async () => {
    const agent = await atWork('One', 'Two');
    const { steps } = await agent.done('tasks_mirror', TASK).then(({ items }) => ({
      steps: items as ReadonlyArray<{ step_id: string }>,
    }));
    const step = steps[1]?.step_id;
    const error = await agent.refused('INVALID_INPUT', 'tasks_macro_close_step', { ...TASK, step });
    expect(error.next?.args).toMatchObject({ ...TASK, step_id: step });
    const place = { ...TASK, step: 's:1' };
    const byPath = await agent.refused('INVALID_INPUT', 'tasks_macro_close_step', place);
    expect(byPath.next?.args).toMatchObject({ ...TASK, step_id: step });
    const odd = { ...TASK, only_if_green: true };
    const unknown = await agent.refused('INVALID_INPUT', 'tasks_macro_close_step', odd);
    expect(unknown).not.toHaveProperty('next');
  });

  it('of a misspelt call names what it means by ids, at the revision that was seen', async () => {
    const agent = await atWork('One', 'Two');
    const typed = { ...TASK, path: 's:1', notee: 'Done' };
    const { next } = await agent.refused('INVALID_INPUT', 'tasks_macro_close_step', typed);
    expect(next?.args).toMatchObject({
      ...TASK,
      step_id: expect.stringMatching(/^STEP-/),
      note: 'Done',
      expected_revision: 1,
    });
    expect(next?.args).not.toHaveProperty('path');
    const closed = await agent.done(next?.tool ?? '', next?.args);
    expect(closed).toMatchObject({ step: { path: 's:1' } });
    const required = { ...TASK, nte: 'Said' };
    const error = await agent.refused('INVALID_INPUT', 'tasks_note', required);
    expect(error.next?.args).toMatchObject({ ...TASK, note: 'Said', expected_revision: 2 });
  });

  it('of a misspelt call that leaves the step to the tool names the one that is open now', async () => {
    const agent = await atWork('One', 'Two');
    const { items } = await agent.done('tasks_mirror', TASK);
    const [first] = (items as ReadonlyArray<{ step_id: string }>).map(({ step_id: id }) => id);
    const typed = { ...TASK, notte: 'Done' };
    const { next } = await agent.refused('INVALID_INPUT', 'tasks_macro_close_step', typed);
    expect(next?.args).toMatchObject({
      ...TASK,
      step_id: first,
      note: 'Done',
      expected_revision: 1,
    });
    await agent.done('tasks_focus_set', TASK);
    const other = agent.as({ actor: 'agent:other' });
    const aimed = await other.refused('FOCUS_SET_BY', 'tasks_macro_close_step', { note: 'Done' });
    expect(aimed.next?.args).toMatchObject({ target: 'TASK-001', step_id: first });
  });

  it('finishes no task of which nothing is recorded, though somebody has begun it', async () => {
    const agent = await atWork();
    await agent.done('tasks_complete', { ...TASK, status: 'ACTIVE' });
    const { next } = await agent.done('tasks_radar', { ...TASK, claim: true });
    expect(next).toMatchObject({ tool: 'tasks_decompose', fill: ['steps'] });
  });

  it('of a batch with a slip is the batch without it', async () => {
    const agent = await atWork('One');
    const good = { ...TASK, path: 's:0', reason: 'Waits' };
    const { path, ...rest } = good;
    const operations = [{ tool: 'tasks_block', args: { ...rest, pth: path } }];
    const error = await agent.refused('BATCH_FAILED', 'tasks_batch', { atomic: true, operations });
    expect(error.details).not.toHaveProperty('error.next');
    expect(error.next).toMatchObject({
      tool: 'tasks_batch',
      args: { atomic: true, operations: [{ tool: 'tasks_block', args: good }] },
    });
    await agent.done('tasks_batch', error.next?.args);
  });

  it('of a misspelt call that would be refused in its turn is what mends that', async () => {
    const agent = await atWork('One', 'Two');
    const error = await agent.refused('INVALID_INPUT', 'tasks_macro_finish', { tsk: 'TASK-001' });
    expect(error).toMatchObject({
      next: { tool: 'tasks_macro_close_step', args: { ...TASK, expected_revision: 1 } },
      details: { then_refused: 'STEPS_OPEN' },
    });
    expect(error.recovery).toContain('TASK-001 has 2 open of 2 steps');
  });

  it('aims no call at the focus of another agent that the call cannot be about', async () => {
    const agent = await atWork('One');
    await agent.done('tasks_focus_set', { plan: 'PLAN-001' });
    const other = agent.as({ actor: 'agent:other' });
    const error = await other.refused('WRONG_KIND', 'tasks_macro_close_step', { note: 'Done' });
    expect(error.next).toMatchObject({ tool: 'tasks_resume_super', args: { plan: 'PLAN-001' } });
    await agent.done('tasks_focus_set', TASK);
    const finish = await other.refused('FOCUS_SET_BY', 'tasks_macro_finish');
    expect(finish.next).toMatchObject({ tool: 'tasks_macro_close_step', args: TASK });
    expect(finish.details).toMatchObject({ focus: 'TASK-001', then_refused: 'STEPS_OPEN' });
  });

  it('confirms what evidence has made required of a task node before it is done', async () => {
    const agent = await atWork('One');
    await agent.done('tasks_task_add', { ...TASK, parent_step: 's:0', title: 'Node' });
    const evidence = { ...TASK, path: 's:0.t:0', checks: ['CMD: scan'], checkpoint: 'security' };
    await agent.done('tasks_evidence_capture', evidence);
    const { next } = await agent.done('tasks_radar', TASK);
    const [verify = { tool: '', args: {} }] = suggestedIn(next);
    expect(verify).toMatchObject({
      tool: 'tasks_verify',
      args: { checkpoints: { security: true } },
    });
    await agent.done(verify.tool, verify.args);
    const [close = { tool: '', args: {} }] = suggestedIn(
      (await agent.done('tasks_radar', TASK))['next'],
    );
    expect(close.tool).toBe('tasks_task_define');
    await agent.done(close.tool, close.args);
  });

  it('asks for the proof where it is missing, and keeps what was brought', async () => {
    const agent = await atWork('One');
    await agent.done('tasks_define', { ...TASK, path: 's:0', proof: { criteria: 'require' } });
    const given = { ...TASK, path: 's:0', note: 'Done', proof: ['npm test'], request_id: 'r1' };
    const error = await agent.refused('PROOF_REQUIRED', 'tasks_macro_close_step', given);
    expect(error.next).toMatchObject({
      args: {
        note: 'Done',
        request_id: 'r1',
        step_id: expect.stringMatching(/^STEP-/),
        proof: {
          checks: ['CMD: npm test', 'CMD: <fill: command>', 'LINK: <fill: url>'],
          checkpoint: ['tests', 'criteria'],
        },
      },
      fill: ['proof'],
    });
    const proof = { checks: ['CMD: npm test', 'LINK: https://ci.example.com/1'] };
    const filled = { ...error.next?.args, proof: { ...proof, checkpoint: ['tests', 'criteria'] } };
    expect(await agent.done(error.next?.tool ?? '', filled)).toMatchObject({ status: 'ACTIVE' });
  });

  it.each([
    ['an array', ['npm test'], { security: 'require' }],
    ['nothing', undefined, { tests: 'require', docs: 'require' }],
    ['a log', { items: [{ kind: 'log', text: 'ok' }] }, { criteria: 'require' }],
  ] as const)('once filled in closes the step: %s was brought', async (_what, proof, modes) => {
    const agent = await atWork('One');
    await agent.done('tasks_define', { ...TASK, path: 's:0', proof: modes });
    const given = { ...TASK, path: 's:0', note: 'Done', ...(proof && { proof }) };
    const { next } = await agent.refused('PROOF_REQUIRED', 'tasks_macro_close_step', given);
    const whole = next?.args['proof'] as { checks: string[]; items?: unknown };
    expect(whole.items).toEqual(proof !== undefined && 'items' in proof ? proof.items : undefined);
    const checks = ['CMD: npm test', 'LINK: https://ci.example.com/1'];
    const args = { ...next?.args, proof: { ...whole, checks } };
    expect(await agent.done(next?.tool ?? '', args)).toMatchObject({ status: 'ACTIVE' });
  });

  it('asks for no proof of what is blocked', async () => {
    const agent = await atWork('One', 'Two');
    await agent.done('tasks_define', { ...TASK, path: 's:0', proof: { tests: 'require' } });
    await agent.done('tasks_block', { ...TASK, path: 's:0', reason: 'no key' });
    const error = await agent.refused('STEP_BLOCKED', 'tasks_macro_close_step', {
      ...TASK,
      path: 's:0',
    });
    expect(error.next?.tool).toBe('tasks_context');
  });

  it('is refused while a place in it is not filled in', async () => {
    const agent = await atWork();
    const { next } = await agent.done('tasks_radar', TASK);
    const [call = { tool: '', args: {} }] = suggestedIn(next);
    expect(call).toMatchObject({ tool: 'tasks_decompose', fill: ['steps'] });
    await agent.refused('INVALID_INPUT', call.tool, call.args);
  });

  it('goes past no dependency; completing before it is warned of', async () => {
    const agent = await atWork('One');
    await agent.done('tasks_create', { parent: 'PLAN-001', title: 'First', steps: [] });
    await agent.done('tasks_edit', { ...TASK, depends_on: ['TASK-003'] });
    expect(await agent.done('tasks_radar', TASK)).toMatchObject({
      next: { tool: 'tasks_radar', args: { task: 'TASK-003' } },
    });
    await agent.done('tasks_close_step', { ...TASK, path: 's:0', checkpoints: 'gate' });
    expect(await agent.call('tasks_complete', TASK)).toMatchObject({
      warnings: [{ code: 'DEPENDENCY_OPEN' }],
    });
  });
});
