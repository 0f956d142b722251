import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';

/**
 * Whatever grows and is not listed whole says so: the same views of a plan and of one twice its size. A
 * list that stays as long as it was has been cut, and then what stands beside it has grown or leads on.
 */

const LIMIT_MS = 240_000;
const SIZES = [24, 48] as const;
const HELD = { success_criteria: ['it works'], tests: ['npm test'] };
const TELLS = /total|cursor|count|entries|more|open|done|cut/;

let kernel: AgentKernel;
const agents: Agent[] = [];
beforeAll(async () => {
  kernel = await startAgents();
  for (const size of SIZES) agents.push(await planOf(size));
}, LIMIT_MS);
afterAll(async () => {
  await kernel.stop();
});

/** TASK-001 with as many steps, half of them blocked, notes and evidence; as many tasks in its plan. */
async function planOf(size: number): Promise<Agent> {
  const agent = kernel.agent(await kernel.workspace());
  const numbers = Array.from({ length: size }, (_, index) => index);
  const batched = async (operations: ReadonlyArray<{ tool: string; args: object }>) => {
    for (let at = 0; at < operations.length; at += 50) {
      await agent.done('tasks_batch', { operations: operations.slice(at, at + 50), compact: true });
    }
  };
  await agent.done('tasks_create', { title: 'Plan' });
  const steps = numbers.map((number) => ({ title: `Step ${number}`, ...HELD }));
  await agent.done('tasks_create', { parent: 'PLAN-001', title: 'Task', steps });
  const task = 'TASK-001';
  await batched([
    ...numbers.map((number) => ({ tool: 'tasks_note', args: { task, note: `Note ${number}` } })),
    ...numbers.map((number) => ({
      tool: 'tasks_evidence_capture',
      args: { task, path: 's:0', checks: [`CMD: check ${number}`] },
    })),
    ...numbers
      .filter((number) => number % 2 === 1)
      .map((number) => ({
        tool: 'tasks_block',
        args: { task, path: `s:${number}`, reason: `Reason ${number}` },
      })),
    ...numbers.map((number) => ({
      tool: 'tasks_create',
      args: { parent: 'PLAN-001', title: `Other ${number}` },
    })),
    ...numbers
      .filter((number) => number % 4 === 2)
      .map((number) => ({
        tool: 'tasks_progress',
        args: { task, path: `s:${number}`, completed: true, force: true },
      })),
  ]);
  return agent;
}

type Found = Readonly<{ length: number; beside: string }>;

/** Every list of an answer, by its place, with the keys and numbers that stand beside it or above. */
function listsIn(value: unknown, place = '', above = ''): Map<string, Found> {
  if (typeof value !== 'object' || value === null) return new Map();
  const entries = Object.entries(value);
  const numbers = entries.filter(([key, each]) => TELLS.test(key) && !Array.isArray(each));
  const beside = Array.isArray(value) ? above : `${above}${JSON.stringify(numbers)}`;
  const own = entries.flatMap(([key, each]): Array<[string, Found]> => {
    const at = Array.isArray(value) ? place : `${place}.${key}`;
    const inside = [...listsIn(each, at, beside)];
    // A line that stands in the list's place for those left out tells them, too.
    const more = JSON.stringify(Array.isArray(each) ? each.at(-1) : null) ?? '';
    return Array.isArray(each)
      ? [
          [at, { length: each.length, beside: `${beside}${/more/.test(more) ? more : ''}` }],
          ...inside,
        ]
      : inside;
  });
  return new Map(own);
}

type View = readonly [string, Record<string, unknown>];

const ofOne: readonly View[] = [
  ['tasks_radar', {}],
  ['tasks_handoff', { read_only: true }],
  ['tasks_context_pack', { read_only: true }],
  ['tasks_resume', { read_only: true }],
  ['tasks_resume_pack', { read_only: true }],
  ['tasks_resume_super', { read_only: true }],
  ['tasks_mirror', { limit: 10 }],
];
const views: readonly View[] = [
  ['tasks_context', { limit: 10 }],
  ['tasks_delta', { limit: 10 }],
  ['tasks_history', { limit: 10 }],
  ...[{ task: 'TASK-001' }, { plan: 'PLAN-001' }].flatMap((aim) =>
    ofOne.map(([tool, args]): View => [tool, { ...aim, ...args }]),
  ),
];

it.each(views)('%s %o cuts no list silently', async (tool, args) => {
  const [small, large] = await Promise.all(agents.map((one) => one.done(tool, args)));
  const [before, after] = [listsIn(small), listsIn(large)];
  const silent = [...after].filter(([place, { length, beside }]) => {
    const known = before.get(place);
    // What grows with the plan is one of these lists; three lines are no list of it.
    const leadsOn = /"more",true|"more":true/.test(beside);
    return known?.length === length && length > 3 && !leadsOn && beside === known.beside;
  });
  expect(silent.map(([place, { length }]) => `${place}: ${length}`)).toEqual([]);
});

it.each([
  ['tasks_complete', { task: 'TASK-001' }],
  ['tasks_complete', { task: 'TASK-001', status: 'DONE' }],
])('%s %o: a refusal that names some says of how many', async (tool, args) => {
  const answer = await agents[1]?.call(tool, args);
  expect(answer).toMatchObject({ ok: false, error: { details: { total: expect.any(Number) } } });
});

it('a change that names only some of its objects says of how many', async () => {
  const aim = { task: 'TASK-001', read_only: true, trace_limit: 200, max_chars: 60_000 };
  const { memory } = (await agents[1]?.done('tasks_resume_super', aim)) ?? {};
  const { items } = (memory as { trace: { items: Array<Record<string, unknown>> } }).trace;
  const large = items.filter(({ tool }) => tool === 'tasks_create' || tool === 'tasks_batch');
  expect(large.length).toBeGreaterThan(0);
  expect(items.at(-1)).toMatchObject({ tool: 'tasks_create', entries: SIZES[1] + 1 });
});

it('a plan of very many tasks says of how many it remembers', async () => {
  const agent = kernel.agent(await kernel.workspace());
  await agent.done('tasks_create', { title: 'Plan' });
  for (let at = 0; at < 250; at += 50) {
    const operations = Array.from({ length: 50 }, (_, index) => ({
      tool: 'tasks_create',
      args: { parent: 'PLAN-001', title: `Task ${at + index}` },
    }));
    await agent.done('tasks_batch', { operations, compact: true });
  }
  for (const tool of ['tasks_resume_super', 'tasks_handoff', 'tasks_context_pack']) {
    const answer = await agent.call(tool, { plan: 'PLAN-001', read_only: true });
    const told = answer.ok ? answer.warnings.map(({ message }) => message) : [];
    expect(told.filter((each) => each.includes('newest 200 tasks'))).toHaveLength(1);
  }
});

/** What an answer says of the lists that it does not show whole. */
function cutsIn(value: unknown): Array<readonly [string, unknown]> {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'cut' ? Object.entries(Object(each)) : cutsIn(each),
  );
}

it.each(
  views.flatMap(([tool, args]) => [
    [tool, args] as const,
    [tool, { ...args, max_chars: 2_000 }] as const,
  ]),
)(
  '%s %o: each list that is cut says how many there are, and where it goes on',
  async (tool, args) => {
    const result = await agents[1]?.done(tool, args);
    const mute = cutsIn(result).filter(([, cut]) => {
      const { total, next_cursor: next } = Object(cut);
      return !Number.isInteger(total) || typeof next !== 'string';
    });
    expect(mute).toEqual([]);
  },
);
