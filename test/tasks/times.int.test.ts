import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { journalTellsAll } from '../rig/journal-check.ts';
import { NOON } from '../rig/kernel.ts';
import { thereAndBack } from '../rig/there-and-back.ts';
import { operation } from '../rig/wishes.ts';

/** The one graph of agents and people: times, lengths, repetitions, labels, and the plan of a task. */

const TASK = { task: 'TASK-001' };
const ZONE = 'Europe/Moscow';

let kernel: AgentKernel;
let agent: Agent;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await journalTellsAll(kernel.url);
  await kernel.stop();
});
beforeEach(async () => {
  agent = kernel.agent(await kernel.workspace());
  await agent.done('tasks_create', { title: 'Sample plan' });
  await agent.done('tasks_create', { title: 'Other plan' });
  await agent.done('tasks_create', { title: 'Sample task', parent: 'PLAN-001' });
});

async function listed(number = 1): Promise<unknown> {
  const { tasks } = await agent.done('tasks_context', { kind: 'task' });
  return Array.isArray(tasks) ? tasks[number - 1] : undefined;
}

describe('tasks_edit', () => {
  it.each<[Record<string, unknown>, Record<string, unknown>]>([
    [{ planned: '2026-02-27' }, { planned: '2026-02-27', timezone: ZONE }],
    [{ planned: '2026-02-27T10:00' }, { planned: '2026-02-27T10:00:00+03:00', timezone: ZONE }],
    [{ due: '2026-02-27T10:00:00Z' }, { due: '2026-02-27T13:00:00+03:00', timezone: ZONE }],
    [{ duration_minutes: 45 }, { duration_minutes: 45 }],
    [
      { repeat: 'FREQ=WEEKLY;BYDAY=FR' },
      { planned: '2026-02-27', repeat: 'FREQ=WEEKLY;BYDAY=FR', timezone: ZONE },
    ],
    [{ parent: 'PLAN-002' }, { plan: 'PLAN-002' }],
    [{ parent: null }, { plan: null }],
  ])('%j is one change, answered as %j', async (given, told) => {
    const answer = await thereAndBack(kernel, agent, 'tasks_edit', { ...TASK, ...given });
    const { task, revision: _revision, events, ...facts } = answer;
    expect([task, facts]).toEqual(['TASK-001', told]);
    expect(events).toEqual([{ type: 'task_edited', task: 'TASK-001' }]);
  });

  it('takes everything at once, and lists it', async () => {
    await agent.done('tasks_edit', {
      ...TASK,
      planned: '2026-03-02T09:30',
      due: '2026-03-06',
      duration_minutes: 30,
      priority: 'high',
      tags: ['home'],
      parent: 'PLAN-002',
    });
    expect(await listed()).toMatchObject({
      plan: 'PLAN-002',
      planned: '2026-03-02T09:30:00+03:00',
      due: '2026-03-06',
      priority: 'high',
    });
    const whole = await agent.done('tasks_mirror', TASK);
    expect(whole).toMatchObject({ duration_minutes: 30, tags: ['home'], timezone: ZONE });
  });

  it.each<[Record<string, unknown>, RegExp]>([
    [{ planned: '2023-02-26' }, /past: it is 2026-02-25T12:00:00\+03:00 in Europe\/Moscow/],
    [{ due: '2026-02-25T11:59' }, /past/],
    [{ planned: 'tomorrow' }, /YYYY-MM-DD/],
    [{ planned: '2026-02-30' }, /YYYY-MM-DD/],
    [{ repeat: 'every day' }, /repeat/],
    [{ repeat: 'FREQ=WEEKLY;BYDAY=XX' }, /no rule/],
    [{ planned: '2026-02-26', repeat: 'FREQ=WEEKLY;BYDAY=FR' }, /no day of the repetition/],
    [{ duration_minutes: 0 }, /duration_minutes/],
    [{ duration_minutes: 1_441 }, /duration_minutes/],
  ])('%j is refused', async (given, message) => {
    const error = await agent.refused('INVALID_INPUT', 'tasks_edit', { ...TASK, ...given });
    expect(error.message).toMatch(message);
  });

  it('knows no times of a plan, and no plan that is not there', async () => {
    const plan = { plan: 'PLAN-001' };
    await agent.refused('UNKNOWN_FIELD', 'tasks_edit', { ...plan, planned: '2026-03-02' });
    await agent.refused('UNKNOWN_FIELD', 'tasks_edit', { ...plan, parent: 'PLAN-002' });
    await agent.refused('UNKNOWN_ID', 'tasks_edit', { ...TASK, parent: 'PLAN-009' });
    await agent.refused('WRONG_KIND', 'tasks_edit', { ...TASK, parent: 'TASK-001' });
    const both = { ...TASK, plan: 'PLAN-002', title: 'Moved' };
    const { recovery } = await agent.refused('INVALID_INPUT', 'tasks_edit', both);
    expect(recovery).toContain('parent');
    const patch = { ...TASK, kind: 'task_detail', ops: [{ op: 'set', field: 'due', value: 'x' }] };
    const elsewhere = await agent.refused('UNKNOWN_FIELD', 'tasks_patch', patch);
    expect(elsewhere.recovery).toContain('tasks_edit');
  });

  it('that says nothing is refused with a call to be filled in', async () => {
    const { next } = await agent.refused('INVALID_INPUT', 'tasks_edit', {
      ...TASK,
      request_id: 'one',
    });
    expect(next).toMatchObject({
      tool: 'tasks_edit',
      args: { ...TASK, expected_revision: 1, request_id: 'one' },
      fill: ['title'],
    });
    await agent.refused('INVALID_INPUT', 'tasks_edit', { ...next?.args });
    await agent.done('tasks_edit', { ...next?.args, title: 'Better title' });
  });
});

describe('a circle of dependencies', () => {
  beforeEach(async () => {
    await agent.done('tasks_create', { title: 'Second', parent: 'PLAN-002' });
    await agent.done('tasks_edit', { task: 'TASK-001', depends_on: ['TASK-002'] });
  });

  it('is not closed by moving a task into the plan that it waits for', async () => {
    await agent.done('tasks_create', { title: 'Third plan' });
    await agent.done('tasks_edit', { task: 'TASK-002', depends_on: ['PLAN-003'] });
    const error = await agent.refused('DEPENDENCY_CYCLE', 'tasks_edit', {
      ...TASK,
      parent: 'PLAN-003',
    });
    expect(error.details).toEqual({ cycle: ['PLAN-003', 'TASK-002', 'PLAN-003'] });
  });

  it('is not closed by a plan that waits for what waits with it', async () => {
    const own = { plan: 'PLAN-001', depends_on: ['TASK-001'] };
    const error = await agent.refused('DEPENDENCY_CYCLE', 'tasks_edit', own);
    expect(error.details).toEqual({ cycle: ['PLAN-001', 'TASK-001', 'PLAN-001'] });
    // Over a task of another plan, which waits for one of this plan's.
    const over = { plan: 'PLAN-002', depends_on: ['TASK-001'] };
    await agent.refused('DEPENDENCY_CYCLE', 'tasks_edit', over);
  });

  it('that a person has closed is named, and no look leads round in it', async () => {
    await agent.done('tasks_create', { title: 'Third', parent: 'PLAN-001' });
    await agent.done('tasks_edit', { plan: 'PLAN-002', depends_on: ['TASK-003'] });
    const owner = await kernel.person(agent.workspace);
    await owner.propose(operation({ type: 'move_to_project', task: 3, project: 2 }));
    const radar = await agent.done('tasks_radar', { task: 'TASK-003' });
    expect(radar).toMatchObject({
      plan: 'PLAN-002',
      next: {
        tool: 'tasks_lint',
        reason: 'TASK-003 waits for itself: TASK-003 -> TASK-003.',
      },
    });
    expect(await agent.done('tasks_lint', { task: 'TASK-003' })).toMatchObject({
      context_health: {
        issues: expect.arrayContaining([expect.objectContaining({ code: 'DEPENDENCY_CYCLE' })]),
      },
    });
  });

  it('is not closed by undoing a move', async () => {
    await agent.done('tasks_edit', { ...TASK, parent: null });
    const other = agent.as({ actor: 'agent:other' });
    await other.done('tasks_edit', { task: 'TASK-002', depends_on: ['PLAN-001'] });
    await agent.refused('DEPENDENCY_CYCLE', 'tasks_undo');
  });
});

describe('tasks_create', () => {
  it('makes a task with its times and labels, as one change', async () => {
    const answer = await thereAndBack(kernel, agent, 'tasks_create', {
      title: 'Weekly call',
      parent: 'PLAN-001',
      planned: '2026-02-26T10:00',
      duration_minutes: 30,
      repeat: 'FREQ=WEEKLY;BYDAY=TH',
      priority: 'low',
      tags: ['calls', 'calls'],
    });
    expect(answer).toMatchObject({
      planned: '2026-02-26T10:00:00+03:00',
      duration_minutes: 30,
      repeat: 'FREQ=WEEKLY;BYDAY=TH',
      timezone: ZONE,
      events: [{ type: 'task_created' }],
    });
    expect(await agent.done('tasks_mirror', { task: 'TASK-002' })).toMatchObject({
      priority: 'low',
      tags: ['calls'],
    });
  });

  it.each<[Record<string, unknown>]>([
    [{ title: 'Plan', planned: '2026-03-02' }],
    [{ title: 'Task', parent: 'PLAN-001', due: '2020-01-01' }],
    [{ title: 'Task', parent: 'PLAN-001', planned: null }],
  ])('%j is refused', async (given) => {
    await agent.refused('INVALID_INPUT', 'tasks_create', given);
  });
});

it('what an agent plans is in /today of its people', async () => {
  await agent.done('tasks_edit', { ...TASK, planned: '2026-02-25T18:00' });
  const { id } = agent.workspace;
  const agenda = await kernel.reader.agenda(id, '2026-02-25', '2026-02-25', NOON);
  expect(JSON.stringify(agenda)).toContain('Sample task');
});

describe('a plan and its end', () => {
  it('is DONE with open work, but not silently', async () => {
    const answer = await agent.call('tasks_complete', { plan: 'PLAN-001' });
    expect(answer).toMatchObject({
      ok: true,
      result: { status: 'DONE', open_tasks: 1 },
      warnings: [{ code: 'OPEN_WORK', message: expect.stringContaining('1 of its tasks is') }],
    });
    const finished = await agent.call('tasks_macro_finish', { plan: 'PLAN-001', status: 'ACTIVE' });
    expect(finished).toMatchObject({ ok: true });
    const again = await agent.call('tasks_macro_finish', { plan: 'PLAN-001' });
    expect(again.ok && again.warnings.map(({ code }) => code)).toContain('OPEN_WORK');
  });

  it('without open work is told of nothing', async () => {
    await agent.done('tasks_complete', TASK);
    const answer = await agent.call('tasks_complete', { plan: 'PLAN-001' });
    expect(answer).toMatchObject({ ok: true, result: { open_tasks: 0 }, warnings: [] });
  });

  const step = { title: 'Step', success_criteria: ['it works'], tests: ['npm test'] };
  it.each<[string, Record<string, unknown>]>([
    ['tasks_create', { parent: 'PLAN-002', title: 'Late' }],
    ['tasks_edit', { ...TASK, parent: 'PLAN-002' }],
    ['tasks_macro_start', { plan: 'PLAN-002', task_title: 'Late', steps: [step] }],
    ['tasks_bootstrap', { plan: 'PLAN-002', task_title: 'Late', steps: [step] }],
    ['tasks_macro_create_done', { plan: 'PLAN-002', task_title: 'Late', steps: [step] }],
  ])('that is behind takes another task of %s, but not silently', async (tool, args) => {
    await agent.done('tasks_complete', { plan: 'PLAN-002' });
    const answer = await agent.call(tool, args);
    expect(answer.ok && answer.warnings.map(({ code }) => code)).toContain('PLAN_DONE');
  });
});

describe('every time that an answer tells', () => {
  /** The instants of an answer: by the clocks of the workspace, or by those of nobody. */
  const instantsIn = (value: unknown) => {
    const all = JSON.stringify(value).match(/\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)/g) ?? [];
    return { all, foreign: all.filter((instant) => !instant.endsWith('+03:00')) };
  };

  /** A task that is late, of two steps, one closed and one blocked by a person; another agent holds it. */
  async function told(): Promise<Agent> {
    const other = agent.as({ actor: 'agent:other' });
    const story = (await kernel.person(agent.workspace)).as({
      thread: 'telegram:7:5:0',
      actor: { id: 'telegram:5', may_undo_others: false },
    });
    const held = { success_criteria: ['it works'], tests: ['npm test'] };
    await agent.done('tasks_handoff', { plan: 'PLAN-001' });
    await agent.done('tasks_decompose', {
      ...TASK,
      steps: ['One', 'Two'].map((title) => ({ title, ...held })),
    });
    await agent.done('tasks_edit', {
      ...TASK,
      due: '2026-02-25T12:10',
      planned: '2026-02-26T10:00',
    });
    await other.done('tasks_radar', { ...TASK, claim: true });
    await other.done('tasks_macro_close_step', { ...TASK, path: 's:0', proof: ['npm test'] });
    await other.done('tasks_note', { ...TASK, note: 'Noted', kind: 'decision' });
    await other.done('tasks_note', { ...TASK, note: 'Thought' });
    await story.propose(operation({ type: 'block_task', task: 3, reason: 'Wait' }));
    await agent.done('tasks_create', { title: 'Held', parent: 'PLAN-001' });
    await other.done('tasks_radar', { task: 'TASK-004', claim: true });
    return other;
  }

  it('is told by the clocks of the workspace, and the answer names them', async () => {
    const other = await told();
    kernel.clock.now = '2026-02-25T09:20:00.000Z';
    const without: string[] = [];
    for (const [tool, args] of [
      ...[TASK, { plan: 'PLAN-001' }].flatMap((aim) => [
        ['tasks_radar', aim] as const,
        ['tasks_handoff', { ...aim, read_only: true }] as const,
        ['tasks_handoff', { ...aim, read_only: true, view: 'minimal' }] as const,
        ['tasks_context_pack', aim] as const,
        ['tasks_resume', { ...aim, read_only: true }] as const,
        ['tasks_resume_pack', { ...aim, read_only: true }] as const,
        ['tasks_resume_super', { ...aim, read_only: true, max_chars: 60_000 }] as const,
        ['tasks_snapshot', { ...aim, read_only: true, max_chars: 60_000 }] as const,
        ['tasks_mirror', aim] as const,
      ]),
      ['tasks_delta', {}] as const,
      ['tasks_history', {}] as const,
      ['tasks_context', {}] as const,
    ]) {
      const answer = await agent.done(tool, args);
      const { all, foreign } = instantsIn(answer);
      expect([tool, foreign]).toEqual([tool, []]);
      if (all.length === 0) without.push(tool);
      expect(JSON.stringify(answer).includes(`"timezone":"${ZONE}"`)).toBe(true);
    }
    // Of a plan the mirror lists tasks, without a time.
    expect(without).toEqual(['tasks_mirror']);
    const held = await agent.refused('HELD', 'tasks_radar', { task: 'TASK-004', claim: true });
    const stale = { ...TASK, title: 'Other', expected_revision: 1 };
    const mismatch = await agent.refused('REVISION_MISMATCH', 'tasks_edit', stale);
    for (const refusal of [held, mismatch]) {
      const { all, foreign } = instantsIn(refusal);
      expect([all.length > 0, foreign]).toEqual([true, []]);
      expect(refusal.details).toMatchObject({ timezone: ZONE });
    }
    const undone = await other.done('tasks_undo');
    expect(undone).toMatchObject({ timezone: ZONE, undone: { at: '2026-02-25T12:00:00+03:00' } });
    kernel.clock.now = NOON;
  });
});
