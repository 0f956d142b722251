import { randomUUID } from 'node:crypto';
import { createTaskSurface, payloadBytes } from '@planerka/agents';
import { connect, createTaskStore } from '@planerka/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { NOON } from '../rig/kernel.ts';

let kernel: AgentKernel;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await kernel.stop();
});

const HELD = { success_criteria: ['it works'], tests: ['npm test'] };
const PLAN = { plan: 'PLAN-001' };

async function planOf(tasks: number, steps = 1): Promise<readonly [Agent, Agent]> {
  const agent = kernel.agent(await kernel.workspace());
  await agent.done('tasks_create', { title: 'Plan' });
  for (let task = 0; task < tasks; task += 1) {
    await agent.done('tasks_create', {
      parent: 'PLAN-001',
      title: `Task ${task}`,
      steps: Array.from({ length: steps }, (_, step) => ({ title: `Step ${step}`, ...HELD })),
    });
  }
  return [agent, agent.as({ actor: 'agent:other' })];
}

const ids = (result: Readonly<Record<string, unknown>>) =>
  (result['tasks'] as ReadonlyArray<{ id: string }>).map(({ id }) => id);

// cites: T-x-ready
describe('ready work', () => {
  it('is what waits for nothing; what waits is listed as blocked', async () => {
    const [agent] = await planOf(3);
    await agent.done('tasks_edit', { task: 'TASK-003', depends_on: ['TASK-001'] });
    await agent.done('tasks_block', { task: 'TASK-005', path: 's:0', reason: 'no key' });
    expect(ids(await agent.done('tasks_context', { ready: true }))).toEqual(['TASK-001']);
    expect(ids(await agent.done('tasks_context', { blocked: true }))).toEqual([
      'TASK-003',
      'TASK-005',
    ]);
    await agent.done('tasks_macro_close_step', { task: 'TASK-001' });
    await agent.done('tasks_complete', { task: 'TASK-001' });
    expect(await agent.done('tasks_radar', PLAN)).toMatchObject({
      next: { args: { task: 'TASK-003' } },
    });
  });

  it('is found by words, plan, tag, priority, due day and holder', async () => {
    const [agent] = await planOf(2);
    const tagged = { task: 'TASK-003', tags: ['home'], priority: 'high', title: 'Paint the door' };
    await agent.done('tasks_edit', tagged);
    for (const filter of [{ text: 'door' }, { tag: 'home' }, { priority: 'high' }]) {
      const found = await agent.done('tasks_context', { kind: 'task', ...filter });
      expect(ids(found)).toEqual(['TASK-003']);
    }
    await agent.done('tasks_radar', { task: 'TASK-003', claim: true });
    expect(ids(await agent.done('tasks_context', { holder: 'me' }))).toEqual(['TASK-003']);
    const free = await agent.done('tasks_context', { holder: 'nobody', ...PLAN });
    expect(ids(free)).toEqual(['TASK-001']);
    expect(ids(await agent.done('tasks_context', { due: '2026-03-01' }))).toEqual([]);
  });

  it('is due by the end of a day of the workspace, open unless it is asked for otherwise', async () => {
    const [agent] = await planOf(3);
    // Moscow: the first is the last minute of the day, the second the first one of the next.
    await agent.done('tasks_edit', { task: 'TASK-001', due: '2026-03-01T23:59' });
    await agent.done('tasks_edit', { task: 'TASK-003', due: '2026-03-02T00:00' });
    await agent.done('tasks_edit', { task: 'TASK-005', due: '2026-03-01' });
    const due = async (more: object) =>
      ids(await agent.done('tasks_context', { due: '2026-03-01', ...more }));
    expect(await due({})).toEqual(['TASK-001', 'TASK-005']);
    await agent.done('tasks_close_step', { task: 'TASK-005', path: 's:0', checkpoints: 'gate' });
    await agent.done('tasks_complete', { task: 'TASK-005' });
    expect(await due({})).toEqual(['TASK-001']);
    expect(await due({ status: 'DONE' })).toEqual(['TASK-005']);
  });
});

// cites: T-x-ready, T-x-next-call
describe('where nothing is ready', () => {
  const asked = { ...PLAN, claim: true };

  it('what waits is suggested, else what is held, within the plan that was asked for', async () => {
    const [one, other] = await planOf(2);
    await one.done('tasks_create', { title: 'Elsewhere' });
    await one.done('tasks_block', { task: 'TASK-003', path: 's:0', reason: 'no key' });
    await one.done('tasks_radar', asked);
    const waiting = await other.refused('NOTHING_READY', 'tasks_radar', asked);
    expect(waiting.next).toMatchObject({ args: { ...PLAN, blocked: true } });
    await one.done('tasks_block', { task: 'TASK-003', path: 's:0', blocked: false });
    await other.done('tasks_radar', asked);
    const third = one.as({ actor: 'agent:third' });
    const { next } = await third.refused('NOTHING_READY', 'tasks_radar', asked);
    expect(next?.args).toMatchObject({ ...PLAN, blocked: false });
    expect(await third.done(next?.tool ?? '', next?.args)).toMatchObject({
      tasks: [{ held: { by: one.actor } }, { held: { by: other.actor } }],
    });
    const empty = await one.refused('NOTHING_READY', 'tasks_radar', {
      plan: 'PLAN-002',
      claim: true,
    });
    expect(empty).toMatchObject({
      message: 'Nothing is open in PLAN-002.',
      next: { tool: 'tasks_radar', args: { plan: 'PLAN-002' } },
    });
  });

  it('a plan that was finished before its tasks still leads to them', async () => {
    const [agent] = await planOf(1);
    await agent.done('tasks_complete', { ...PLAN, status: 'DONE' });
    expect(await agent.done('tasks_radar', PLAN)).toMatchObject({
      status: 'DONE',
      next: {
        args: { task: 'TASK-001' },
        reason: expect.stringContaining('is done, but TASK-001'),
      },
    });
  });

  it('a task without a plan is told to name its parent', async () => {
    const agent = kernel.agent(await kernel.workspace());
    const lost = { kind: 'task', title: 'Lost' };
    const error = await agent.refused('NO_TARGET', 'tasks_create', lost);
    expect(error.recovery).toContain('parent');
  });
});

// cites: T-x-claim
describe('a claim', () => {
  it('gives two agents that ask at once two tasks, and is shown to others', async () => {
    const [one, other] = await planOf(2);
    const asked = { ...PLAN, claim: true };
    const radars = await Promise.all([
      one.done('tasks_radar', asked),
      other.done('tasks_radar', asked),
    ]);
    expect(new Set(radars.map(({ task }) => task)).size).toBe(2);
    const again = await one.done('tasks_radar', asked);
    expect(again['task']).toBe(radars[0]?.['task']);
    expect(await other.done('tasks_radar', { task: again['task'] })).toMatchObject({
      held: { by: one.actor, until: expect.any(String) },
    });
    await other.refused('HELD', 'tasks_radar', { task: again['task'], claim: true });
    const third = one.as({ actor: 'agent:third' });
    await third.refused('NOTHING_READY', 'tasks_radar', asked);
  });

  it('is renewed by work, given back after silence, and by the end of the task', async () => {
    const [one, other] = await planOf(1, 2);
    const { task } = await one.done('tasks_radar', { ...PLAN, claim: true });
    try {
      kernel.clock.now = '2026-02-25T09:20:00.000Z';
      await one.done('tasks_macro_close_step', { task });
      kernel.clock.now = '2026-02-25T09:45:00.000Z';
      await other.refused('HELD', 'tasks_radar', { task, claim: true });
      const warned = await other.call('tasks_note', { task, note: 'Seen' });
      expect(warned).toMatchObject({ warnings: [{ code: 'HELD_BY' }] });
      kernel.clock.now = '2026-02-25T10:00:00.000Z';
      await other.done('tasks_radar', { task, claim: true });
      await other.done('tasks_macro_close_step', { task });
      await other.done('tasks_macro_finish', { task });
      expect(await one.done('tasks_radar', { task })).not.toHaveProperty('held');
    } finally {
      kernel.clock.now = NOON;
    }
  });
});

// cites: T-x-focus-of-others
it('a write by the focus of another agent needs its target named', async () => {
  const [one, other] = await planOf(1);
  await one.done('tasks_focus_set', { task: 'TASK-001' });
  expect(await other.call('tasks_radar')).toMatchObject({ warnings: [{ code: 'FOCUS_SET_BY' }] });
  const { next } = await other.refused('FOCUS_SET_BY', 'tasks_note', { note: 'Hm' });
  expect(next?.args).toMatchObject({ note: 'Hm', target: 'TASK-001' });
  await other.done(next?.tool ?? '', next?.args);
  await one.done('tasks_note', { note: 'Mine' });
  for (const [tool, args] of [
    ['tasks_edit', { title: 'Theirs' }],
    ['tasks_complete', { status: 'ACTIVE' }],
    ['tasks_delete', {}],
    [
      'tasks_decompose',
      { steps: [{ title: 'Step', success_criteria: ['it works'], tests: ['x'] }] },
    ],
    ['tasks_macro_close_step', {}],
    ['tasks_macro_finish', {}],
  ] as const) {
    expect(await other.refused('FOCUS_SET_BY', tool, args)).toMatchObject({
      details: { focus: 'TASK-001', set_by: one.actor },
    });
  }
  expect(await other.call('tasks_macro_start', { task_title: 'New' })).toMatchObject({
    result: { plan_id: 'PLAN-001' },
    warnings: expect.arrayContaining([expect.objectContaining({ code: 'FOCUS_SET_BY' })]),
  });
});

// cites: T-x-claim, T-x-focus-of-others
it('a claim that names nothing takes what is ready, not what another agent has aimed at', async () => {
  const [one, other] = await planOf(2);
  await one.done('tasks_radar', { task: 'TASK-001', claim: true });
  await one.done('tasks_focus_set', { task: 'TASK-001' });
  expect(await other.call('tasks_radar', { claim: true })).toMatchObject({
    result: { held: { by: other.actor } },
    warnings: [{ code: 'FOCUS_SET_BY' }],
  });
  expect(await one.done('tasks_radar', { claim: true })).toMatchObject({ task: 'TASK-001' });
});

// cites: T-undo, T-x-undo-by-id
it('undo takes a change by its id; a hindered last change names the one before it', async () => {
  const [one, other] = await planOf(1);
  await one.done('tasks_edit', { task: 'TASK-001', title: 'Mine' });
  await other.done('tasks_edit', { task: 'TASK-001', title: 'Theirs' });
  const { changes } = await one.done('tasks_history');
  const error = await one.refused('REVISION_MISMATCH', 'tasks_undo');
  expect(error.details).toMatchObject({ changed: [{ actor: other.actor }] });
  const own = (changes as ReadonlyArray<{ change_id: string; mine: boolean }>).filter(
    ({ mine }) => mine,
  );
  expect(error.details?.['previous']).toBe(own[1]?.change_id);
  const { change_id } = await other
    .done('tasks_history')
    .then(
      ({ changes }) => (changes as ReadonlyArray<{ change_id: string }>)[0] ?? { change_id: '' },
    );
  expect(await other.done('tasks_undo', { change_id })).toMatchObject({ undone: { change_id } });
  await one.refused('UNKNOWN_ID', 'tasks_undo', { change_id: crypto.randomUUID() });
});

// cites: T-x-no-silent-cap
describe('a list that is cut', () => {
  it.each([
    [
      'tasks_resume_super',
      { task: 'TASK-001', read_only: true, max_chars: 100_000 },
      'steps_list',
      60,
    ],
    ['tasks_handoff', { task: 'TASK-001', read_only: true }, 'remaining', 60],
    ['tasks_handoff', { plan: 'PLAN-001', read_only: true, limit: 1 }, 'remaining', 2],
  ] as const)(
    '%s %j says how many there are, and where it goes on',
    async (tool, args, list, total) => {
      const [agent] = await planOf(2, 60);
      const { cut } = await agent.done(tool, args);
      expect(cut).toMatchObject({ [list]: { total, next_cursor: expect.any(String) } });
    },
  );

  it('goes on to its end, each entry once', async () => {
    const [agent] = await planOf(1, 60);
    const seen: unknown[] = [];
    let cursor: unknown = undefined;
    do {
      const args = { task: 'TASK-001', limit: 25, ...(cursor === undefined ? {} : { cursor }) };
      const page = await agent.done('tasks_mirror', args);
      seen.push(...(page['items'] as ReadonlyArray<{ path: string }>).map(({ path }) => path));
      cursor = page['next_cursor'] ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => `s:${index}`));
  });
});

// cites: T-x-small-answers
describe('an answer is small', () => {
  it('of closing a step, with its note and proof, however large the evidence before', async () => {
    const [agent] = await planOf(1, 3);
    const items = [{ kind: 'log', text: 'x'.repeat(60_000) }];
    await agent.done('tasks_evidence_capture', { task: 'TASK-001', path: 's:0', items });
    const proof = ['CMD: npm test', 'LINK: https://ci.example.com/1'];
    const close = await agent.call('tasks_macro_close_step', {
      task: 'TASK-001',
      note: 'ok',
      proof,
    });
    expect(close).toMatchObject({ ok: true, warnings: [{ code: 'BUDGET_MINIMAL' }] });
    expect(payloadBytes(close)).toBeLessThanOrEqual(1_024);
    const seen = await agent.call('tasks_resume_super', { task: 'TASK-001', read_only: true });
    expect(payloadBytes(seen)).toBeLessThanOrEqual(8_192);
    const { evidence } = seen.ok
      ? (seen.result['memory'] as { evidence: { id: string }[] })
      : { evidence: [] };
    expect(JSON.stringify(evidence)).toContain('"bytes":60');
    const { text } = await agent.done('tasks_mirror', {
      task: 'TASK-001',
      memo: evidence.at(-1)?.id,
    });
    expect(text).toContain('xxx');
  });

  it.each([0, 1, 5, 60])('of a macro has 1 kB and 80 bytes for each of %i steps', async (count) => {
    const [agent] = await planOf(0);
    const long = 'Очень длинное название, которое кто-то сказал "вслух" и до конца '.repeat(3);
    const steps = Array.from({ length: count }, () => ({ ...HELD, title: long }));
    const given = count === 0 ? {} : { steps };
    const limit = 1_024 + 80 * (count === 0 ? 3 : count);
    const small = async (tool: string, args: object): Promise<Record<string, unknown>> => {
      const answer = await agent.call(tool, { ...args });
      expect(answer).toMatchObject({ ok: true });
      expect(payloadBytes(answer)).toBeLessThanOrEqual(limit);
      return answer.ok ? answer.result : {};
    };
    const start = { ...PLAN, task_title: long, ...given };
    const { task_id: task, steps: made } = await small('tasks_macro_start', start);
    const paths = (made as ReadonlyArray<{ path: string }>).map(({ path }) => path);
    for (const path of paths.slice(1, 20)) {
      await agent.done('tasks_block', { task, path, reason: long });
    }
    await agent.done('tasks_define', { task, path: 's:0', blockers: [long, long], title: long });
    await small('tasks_macro_close_step', { task, note: long, path: 's:0' });
    for (const path of paths.slice(1, 20)) {
      await agent.done('tasks_block', { task, path, blocked: false });
    }
    for (const path of paths.slice(1)) await small('tasks_macro_close_step', { task, path });
    await small('tasks_macro_finish', { task });
    await small('tasks_macro_finish', { ...PLAN });
  });

  const LONG = 'Очень длинная причина, по которой "стоит" работа и ждут другие '.repeat(3);
  const THOUGHT = { frame: LONG, hypothesis: LONG, test: LONG, evidence: LONG, decision: LONG };

  it.each([
    ['acme/repo', []],
    ['acme/repo', ['criteria', 'tests', 'security', 'perf', 'docs']],
    [`acme/${'n'.repeat(60)}`, ['criteria', 'tests']],
  ])(
    'of a macro has 1 kB and 80 bytes a step in %s, whatever its step holds',
    async (name, proofs) => {
      const agent = kernel.agent(await kernel.workspace(`${name}${proofs.length}`));
      const bytesOf = async (tool: string, args: object) => {
        const answer = await agent.call(tool, { ...args });
        expect(answer).toMatchObject({ ok: true });
        return payloadBytes(answer);
      };
      const one = { ...HELD, title: LONG, blockers: Array.from({ length: 12 }, () => LONG) };
      await agent.done('tasks_create', { title: LONG, description: LONG });
      await agent.done('tasks_create', { parent: 'PLAN-001', title: LONG, steps: [one] });
      const task = 'TASK-001';
      const proof = Object.fromEntries(proofs.map((each) => [each, 'require']));
      await agent.done('tasks_define', { task, path: 's:0', proof });
      const start = { ...PLAN, task_title: LONG, think: { ...THOUGHT, note_decision: true } };
      const five = Array.from({ length: 5 }, () => ({ ...HELD, title: LONG }));
      const done = { ...PLAN, task_title: LONG, steps: [{ ...HELD, title: LONG }] };
      const measured = {
        plan: await bytesOf('tasks_macro_finish', PLAN),
        task: await bytesOf('tasks_macro_finish', { task, status: 'ACTIVE' }),
        one: await bytesOf('tasks_macro_start', { ...start, steps: [one] }),
        five: await bytesOf('tasks_macro_start', { ...start, steps: five }),
        done: await bytesOf('tasks_macro_create_done', done),
        close: await bytesOf('tasks_macro_close_step', {
          task,
          path: 's:0',
          note: LONG,
          proof: {
            checks: ['CMD: npm test', 'LINK: https://ci.example.com/1'],
            ...(proofs.length === 0 ? {} : { checkpoint: proofs }),
          },
          checkpoints: 'all',
        }),
      };
      const limit = (steps: number) =>
        expect.toSatisfy((bytes: number) => bytes <= 1_024 + 80 * steps);
      const [plan, other] = [limit(1), limit(1)];
      expect(measured).toEqual({
        plan,
        task: other,
        one: other,
        five: limit(5),
        done: other,
        close: other,
      });
    },
  );

  it('within 512 bytes still says what comes next, why, and what is in the way', async () => {
    const [agent] = await planOf(1, 3);
    const args = { task: 'TASK-001', read_only: true, max_chars: 512 };
    const answer = await agent.call('tasks_resume_super', args);
    expect(payloadBytes(answer)).toBeLessThanOrEqual(512);
    expect(answer).toMatchObject({
      result: {
        capsule: {
          action: { tool: 'tasks_macro_close_step', args: { task: 'TASK-001' } },
          why: expect.any(String),
          blockers: [],
        },
      },
    });
  });

  it('of a batch grows as its operations do', async () => {
    const [agent] = await planOf(1, 2);
    const bytes = async (count: number) => {
      const operations = Array.from({ length: count }, (_, index) => ({
        tool: 'tasks_patch',
        args: {
          task: 'TASK-001',
          kind: 'task_detail',
          ops: [{ op: 'set', field: 'title', value: `Title ${count} ${index}` }],
        },
      }));
      return payloadBytes(await agent.call('tasks_batch', { atomic: true, operations }));
    };
    const [few, many] = [await bytes(5), await bytes(40)];
    expect(many / few).toBeLessThan(9);
  });
});

// cites: T-x-claim
it('two programs that ask at once get two tasks', async () => {
  const rounds = 12;
  const [agent] = await planOf(2 * rounds);
  const connection = connect({ url: kernel.url, max: 2 });
  const surface = createTaskSurface({
    store: createTaskStore(connection.db),
    clock: { now: () => NOON },
    ids: { uuid: () => randomUUID() },
  });
  try {
    const far = new Agent(kernel, surface, agent.workspace, {
      actor: 'agent:far',
      rights: new Set(['read', 'write']),
      workspace: agent.workspace,
      defaultWorkspace: null,
      workspaceOf: () => Promise.resolve(agent.workspace),
      traceId: 'far',
    });
    for (let round = 0; round < rounds; round += 1) {
      const taken = await Promise.all(
        [agent, far].map(async (one) => {
          const { task } = await one.done('tasks_radar', { ...PLAN, claim: true });
          return String(task);
        }),
      );
      expect(new Set(taken).size).toBe(2);
      for (const task of taken) await agent.done('tasks_delete', { task });
    }
  } finally {
    await connection.close();
  }
});
