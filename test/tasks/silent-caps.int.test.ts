import { NextCall } from '@planerka/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';

/**
 * Whatever grows and is not listed whole says so: the same views of a plan and of one ten times its size,
 * many more tasks than any view looks into at once. A list that stays as long as it was has been cut, and
 * then what stands beside it has grown or leads on.
 */

const LIMIT_MS = 240_000;
const SIZES = [24, 210] as const;
const STEPS_AT_ONCE = 200;
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

/**
 * TASK-001 with as many steps, half of them blocked, notes and evidence; as many other tasks in its plan,
 * each with a blocked step.
 */
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
  const task = 'TASK-001';
  const [made, added] = [steps.slice(0, STEPS_AT_ONCE), steps.slice(STEPS_AT_ONCE)];
  await agent.done('tasks_create', { parent: 'PLAN-001', title: 'Task', steps: made });
  if (added.length > 0) await agent.done('tasks_decompose', { task, steps: added });
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
      args: { parent: 'PLAN-001', title: `Other ${number}`, steps: [{ title: 'One', ...HELD }] },
    })),
    ...numbers
      .filter((number) => number % 4 === 2)
      .map((number) => ({
        tool: 'tasks_progress',
        args: { task, path: `s:${number}`, completed: true, force: true },
      })),
  ]);
  const others = await everyPage(
    agent,
    'tasks_mirror',
    { plan: 'PLAN-001', limit: 200 },
    (page) => ({
      items: page['items'],
      cursor: { cursor: page['next_cursor'] },
    }),
  );
  await batched(
    others
      .map((item) => Object(item).task)
      .filter((other) => other !== task)
      .map((other) => ({
        tool: 'tasks_block',
        args: { task: other, path: 's:0', reason: 'No reason' },
      })),
  );
  return agent;
}

/** What a list holds from its beginning to its end; a cursor of null or nothing ends it. */
async function everyPage(
  agent: Agent,
  tool: string,
  args: object,
  read: (page: Record<string, unknown>) => { readonly items: unknown; readonly cursor: object },
): Promise<unknown[]> {
  const found: unknown[] = [];
  let at: object = {};
  for (let pages = 0; pages < 500; pages += 1) {
    const { items, cursor } = read(await agent.done(tool, { ...args, ...at }));
    found.push(...z.array(z.unknown()).parse(items ?? []));
    const [next] = Object.values(cursor);
    if (typeof next !== 'string') return found;
    at = cursor;
  }
  throw new Error(`${tool} has no end`);
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
  ['tasks_lint', { limit: 10 }],
  ['tasks_snapshot', { read_only: true }],
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
  const see = { tool: 'tasks_mirror', args: { task: 'TASK-001' } };
  const details = { total: expect.any(Number), see };
  expect(answer).toMatchObject({ ok: false, error: { details } });
  const all = await agents[1]?.done('tasks_mirror', { ...see.args, limit: 200 });
  expect(all?.['total']).toBe(SIZES[1]);
});

it('a change that names only some of its objects says of how many', async () => {
  const agent = agents[1];
  if (!agent) throw new Error('no agent');
  const aim = { task: 'TASK-001', read_only: true, trace_limit: 200, max_chars: 200_000 };
  const traced = await everyPage(agent, 'tasks_resume_super', aim, ({ memory }) => {
    const { items, next_cursor } = Object(Object(memory).trace) as Record<string, unknown>;
    return { items, cursor: { trace_cursor: next_cursor } };
  });
  expect(traced.at(-1)).toMatchObject({ tool: 'tasks_create', entries: STEPS_AT_ONCE + 1 });
  expect(traced.at(-2)).toMatchObject({
    tool: 'tasks_decompose',
    entries: SIZES[1] - STEPS_AT_ONCE,
  });
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

type List = readonly unknown[];

/** The lists of an answer that stand in no other list, each with the objects that it stands in. */
function placedLists(
  value: object,
  path: readonly string[] = [],
  around: readonly object[] = [],
): Array<readonly [path: readonly string[], list: List, around: readonly object[]]> {
  return Object.entries(value).flatMap(([key, each]) => {
    const at = [...path, key];
    const inside = [...around, value];
    if (Array.isArray(each)) return [[at, each as List, inside] as const];
    return typeof each === 'object' && each !== null ? placedLists(each, at, inside) : [];
  });
}

/** How many a list stands for: those it shows, and those that its last line counts. */
function shownAndLeft(list: List): readonly [shown: number, left: number] {
  const last = list.at(-1);
  const [, lines] = (typeof last === 'string' && /^\((\d+) more\)$/.exec(last)) || [];
  const { kind, count } = Object(last) as { kind?: unknown; count?: unknown };
  const left = lines === undefined ? (kind === 'more' ? Number(count) : 0) : Number(lines);
  return [left > 0 ? list.length - 1 : list.length, left];
}

const More = z.looseObject({ total: z.number().int(), next_cursor: z.string() });
const Count = z.union([z.number(), z.literal(true)]);
const Totals = z.looseObject({ total: z.record(z.string(), Count), next_cursor: z.string() });

/** Does anything around a list say how many there are and where they go on? */
function isTold(path: readonly string[], around: readonly object[], least: number): boolean {
  const beside = Object(around.at(-1));
  const own = More.safeParse(beside).data?.total;
  const byKind = Totals.safeParse(beside).data?.total[path.at(-1) ?? ''];
  const cuts = around.flatMap((object, depth) => {
    const cut: unknown = Object(object).cut?.[path.slice(depth).join('_')];
    return More.safeParse(cut).data?.total ?? [];
  });
  return [own, byKind, ...cuts].some((total) => Number(total ?? -1) >= least);
}

const BUDGETS = [512, 900, 1_600, 4_000, 8_192];

it.each(views)('%s %o: within no budget a list is cut silently', async (tool, args) => {
  const whole = await agents[1]?.done(tool, { ...args, max_chars: 1_000_000 });
  const lists = new Map(placedLists(whole ?? {}).map(([path, list]) => [path.join('.'), list]));
  const silent: string[] = [];
  for (const max_chars of BUDGETS) {
    const answer = await agents[1]?.call(tool, { ...args, max_chars });
    if (!answer?.ok) throw new Error(`${tool} was refused`);
    for (const [path, list, around] of placedLists(answer.result)) {
      const [shown, left] = shownAndLeft(list);
      const all = shownAndLeft(lists.get(path.join('.')) ?? []);
      const [first, more] = all;
      if (shown >= first) continue;
      const isCounted = shown + left >= first + more;
      if (!isCounted && !isTold(path, around, first))
        silent.push(`${max_chars}: ${path.join('.')}`);
    }
  }
  expect(silent).toEqual([]);
});

// Of each of these there are more than one look into the plan takes in.
const OTHERS = SIZES[1];
const BLOCKED = OTHERS + OTHERS / 2;
const STEPS = OTHERS * 2;
const plan = 'PLAN-001';

/** The totals of an answer by their place, with whether there are at least so many. */
function totalsIn(value: unknown, place = ''): Array<readonly [string, number, boolean]> {
  if (typeof value !== 'object' || value === null) return [];
  const { total, count, at_least: atLeast } = Object(value) as Record<string, unknown>;
  const own = [total, count].filter((each) => typeof each === 'number');
  return [
    ...own.map((each) => [place, each, atLeast === true] as const),
    ...Object.entries(value).flatMap(([key, each]) => totalsIn(each, `${place}.${key}`)),
  ];
}

it.each([
  ['tasks_radar', {}],
  ['tasks_radar', { max_chars: 900 }],
  ['tasks_radar', { max_chars: 512 }],
  ['tasks_handoff', { read_only: true }],
  ['tasks_handoff', { read_only: true, view: 'minimal' }],
  ['tasks_context_pack', { read_only: true }],
  ['tasks_resume_pack', { read_only: true }],
  ['tasks_resume_super', { read_only: true }],
  ['tasks_resume_super', { read_only: true, view: 'minimal' }],
  ['tasks_resume_super', { read_only: true, max_chars: 1_500 }],
])('%s %o of a large plan tells no total that is less than there is', async (tool, args) => {
  const result = await agents[1]?.done(tool, { plan, ...args });
  const totals = totalsIn(result).filter(([at]) => /blockers|steps|risks/.test(at));
  expect(totals).not.toEqual([]);
  const real = (at: string) => (at.includes('steps') ? STEPS : BLOCKED);
  expect(totals.filter(([at, total, atLeast]) => total < real(at) && !atLeast)).toEqual([]);
});

it('whatever a capsule counts of a large plan it counts as far as it has looked', async () => {
  const result = await agents[1]?.done('tasks_resume_super', { plan, read_only: true });
  expect(result).toMatchObject({
    steps: { at_least: true },
    capsule: { counts: { tasks_open: OTHERS + 1, at_least: true } },
  });
});

it('of a large plan every blocker, step, risk and issue is reached from cursor to cursor', async () => {
  const agent = agents[1];
  if (!agent) throw new Error('no agent');
  const cursorIn = (page: Record<string, unknown>, list: string): unknown =>
    Object(Object(page['cut'])[list]).next_cursor;
  const wide = { plan, read_only: true, max_chars: 60_000 };
  const keys = (items: readonly unknown[], ...names: readonly string[]): Set<string> =>
    new Set(items.map((item) => JSON.stringify(names.map((name) => Object(item)[name]))));
  const blockers = await everyPage(agent, 'tasks_resume_pack', wide, (page) => ({
    items: page['blockers'],
    cursor: { blockers_cursor: cursorIn(page, 'blockers') },
  }));
  expect([blockers.length, keys(blockers, 'step_id').size]).toEqual([BLOCKED, BLOCKED]);
  const steps = await everyPage(agent, 'tasks_resume_super', wide, (page) => ({
    items: Object(page['steps']).list,
    cursor: { steps_cursor: cursorIn(page, 'steps_list') },
  }));
  expect([steps.length, keys(steps, 'step_id').size]).toEqual([STEPS, STEPS]);
  const risks = await everyPage(agent, 'tasks_handoff', wide, (page) => ({
    items: page['risks'],
    cursor: { risks_cursor: cursorIn(page, 'risks') },
  }));
  const blocked = risks.filter((risk) => Object(risk).kind === 'step_blocked');
  expect([blocked.length, keys(blocked, 'step_id').size]).toEqual([BLOCKED, BLOCKED]);
  await agent.done('tasks_edit', { plan, description: 'What it is for' });
  const issues = await everyPage(agent, 'tasks_lint', { plan, limit: 200 }, (page) => ({
    items: Object(page['context_health']).issues,
    cursor: { cursor: cursorIn(page, 'context_health_issues') },
  }));
  expect(keys(issues, 'code', 'message').size).toBe(issues.length);
  expect(issues.length).toBeGreaterThan(0);
});

it('every issue and every blocker can be read from cursor to cursor', async () => {
  const agent = agents[1];
  if (!agent) throw new Error('no agent');
  const issues: unknown[] = [];
  const Issues = z.looseObject({
    context_health: z.looseObject({ issues: z.array(z.unknown()) }),
    cut: z.looseObject({ context_health_issues: More }).optional(),
  });
  let at: object = {};
  let total = 0;
  for (;;) {
    const answer = await agent.done('tasks_lint', { plan: 'PLAN-001', max_chars: 1_500, ...at });
    const { context_health: health, cut } = Issues.parse(answer);
    issues.push(...health.issues);
    if (cut === undefined) break;
    total = cut.context_health_issues.total;
    at = { cursor: cut.context_health_issues.next_cursor };
  }
  expect(issues).toHaveLength(total);
  const Radar = z.looseObject({ cut: z.looseObject({ blockers: More }) });
  const radar = Radar.parse(
    await agent.done('tasks_radar', { task: 'TASK-001', max_chars: 1_200 }),
  );
  const Super = z.looseObject({
    memory: z.looseObject({ blockers: z.array(z.unknown()) }),
    radar: z.looseObject({ blockers: z.array(z.unknown()) }),
  });
  const rest = Super.parse(
    await agent.done('tasks_resume_super', {
      task: 'TASK-001',
      read_only: true,
      max_chars: 1_000_000,
      blockers_limit: 200,
      blockers_cursor: radar.cut.blockers.next_cursor,
    }),
  );
  const shown = Buffer.from(radar.cut.blockers.next_cursor, 'base64url').toString().split(' ')[1];
  expect(Number(shown) + rest.memory.blockers.length).toBe(radar.cut.blockers.total);
});

it('what has changed meanwhile, and what is wrong with a call, is counted where it is not all named', async () => {
  const agent = kernel.agent(await kernel.workspace());
  await agent.done('tasks_create', { title: 'Plan' });
  await agent.done('tasks_create', { parent: 'PLAN-001', title: 'Task', steps: [] });
  for (let count = 0; count < 30; count += 1) {
    await agent.done('tasks_note', { task: 'TASK-001', note: `Note ${count}` });
  }
  const stale = { task: 'TASK-001', title: 'Other', expected_revision: 1 };
  const { details: mismatch } = await agent.refused('REVISION_MISMATCH', 'tasks_edit', stale);
  expect(mismatch?.['changed']).toHaveLength(20);
  expect(mismatch).toMatchObject({ total: 30, timezone: 'Europe/Moscow' });
  const { tool, args } = NextCall.parse(mismatch?.['see']);
  const { delta } = await agent.done(tool, args);
  const told = z.array(z.looseObject({ revision: z.number() }));
  const left = told.parse(delta).map(({ revision }) => revision);
  const named = told.parse(mismatch?.['changed']).map(({ revision }) => revision);
  expect(named.at(-1)).toBe(Number(left[0]) + 1);
  const steps = Array.from({ length: 9 }, () => ({ title: 'One', success_criteria: [] }));
  const bad = { task: 'TASK-001', steps };
  const { details: wrong, recovery } = await agent.refused('INVALID_INPUT', 'tasks_decompose', bad);
  expect(recovery).toContain('The other 4 are named when these are mended.');
  expect(wrong?.['fields']).toHaveLength(5);
  expect(wrong).toMatchObject({ total: 9 });
});

it('a proof counts however much was captured since', async () => {
  const agent = kernel.agent(await kernel.workspace());
  const task = 'TASK-001';
  await agent.done('tasks_create', { title: 'Plan' });
  await agent.done('tasks_create', {
    parent: 'PLAN-001',
    title: 'Task',
    steps: [{ title: 'One', ...HELD }],
  });
  await agent.done('tasks_define', { task, path: 's:0', proof: { tests: 'require' } });
  const proof = { task, path: 's:0', checks: ['CMD: npm test'], checkpoint: 'tests' };
  await agent.done('tasks_evidence_capture', proof);
  const later = {
    tool: 'tasks_evidence_capture',
    args: { task, path: 's:0', checks: ['CMD: ls'] },
  };
  const operations = Array.from({ length: 50 }, () => later);
  for (let count = 0; count < 11; count += 1) {
    await agent.done('tasks_batch', { operations, compact: true });
  }
  expect(await agent.done('tasks_radar', { task })).toMatchObject({
    verify: { proof: { tests: { present: true } } },
  });
  await agent.done('tasks_close_step', { task, path: 's:0', checkpoints: 'gate' });
});
