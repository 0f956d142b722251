import type { AgentRight, NamedWorkspace } from '@planerka/agents';
import { TASK_TOOLS, type TaskAnswer, type TaskTool } from '@planerka/contracts';
import { exportWorkspaces } from '@planerka/db';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { fieldsOf, leastInput, placesIn, wholeInputs, withValue } from '../rig/sample-input.ts';
import { NOON } from '../rig/wishes.ts';

// cites: T-x-bad-input, T-x-errors, T-workspace, T-x-rights, T-targeting
// cites: T-step-id, T-step-path, T-create-steps-required, T-bootstrap-gate-ready

const STEP = { title: 'Step', success_criteria: ['it works'], tests: ['npm test'] };
const tools = TASK_TOOLS.map((tool) => [tool.name, tool] as const);
const toolsWith = (field: string) => tools.filter(([, tool]) => fieldsOf(tool).includes(field));

let kernel: AgentKernel;
let agent: Agent;
let foreign: NamedWorkspace;
let stepIds: readonly string[];
/** What is in both workspaces, before anything bad was tried and after. */
let furniture: unknown;
/** Of another task in the same workspace. */
let otherStep: string;

/** A plan, a task of two steps, one with a node, and another task of one step. */
async function furnished(): Promise<Agent> {
  const one = kernel.agent(await kernel.workspace());
  await one.done('tasks_create', { title: 'Plan' });
  const made = await one.done('tasks_create', {
    title: 'Task',
    parent: 'PLAN-001',
    steps: [STEP, { ...STEP, title: 'Second' }],
  });
  stepIds = idsOf(made);
  // The steps took the numbers 2 and 3.
  const other = await one.done('tasks_create', {
    title: 'Other',
    parent: 'PLAN-001',
    steps: [STEP],
  });
  expect(other).toMatchObject({ id: 'TASK-004' });
  [otherStep = ''] = idsOf(other);
  await one.done('tasks_task_add', { task: 'TASK-001', parent_step: 's:1', title: 'Node' });
  await one.done('tasks_handoff', { task: 'TASK-001' });
  return one;
}

beforeAll(async () => {
  kernel = await startAgents();
  foreign = await kernel.workspace();
  const stranger = kernel.agent(foreign);
  await stranger.done('tasks_create', { title: 'Foreign plan' });
  for (let count = 0; count < 6; count += 1) {
    await stranger.done('tasks_create', { title: 'Foreign', parent: 'PLAN-001', steps: [STEP] });
  }
  agent = await furnished();
  furniture = await tables();
});
afterAll(async () => {
  await kernel.stop();
});

function idsOf(result: Readonly<Record<string, unknown>>): string[] {
  const { steps } = result;
  if (!Array.isArray(steps)) throw new Error('no steps in the answer');
  return steps.map((step: { step_id: string }) => step.step_id);
}

/** Everything that a call could have written, of both workspaces. */
async function tables(): Promise<unknown> {
  const ids = [agent.workspace.id, foreign.id];
  const { db } = kernel.connection;
  return {
    plans: await exportWorkspaces(db, ids, NOON),
    focus: await db.selectFrom('agent_focus').selectAll().execute(),
    requests: await db.selectFrom('agent_request').select('request_id').execute(),
    snapshots: await db.selectFrom('snapshot').select('snapshot_id').execute(),
  };
}

const STACK = /\n\s+at |node_modules|node:internal|\.ts:\d|pg_|SQLSTATE|invalid byte sequence/;
const DESTRUCTIVE = /\b(delete|destroy|drop|erase|force|overwrite)\b/i;

/** What an answer lacks to be a coded no that an agent can act on and that destroys nothing. */
function faultsOf(answer: TaskAnswer, codes: readonly string[]): string[] {
  if (answer.ok) return ['was not refused'];
  const { error } = answer;
  const told = JSON.stringify(error);
  const next = TASK_TOOLS.find(({ name }) => name === error.next?.tool);
  const faults = {
    code: !codes.includes(error.code),
    message: error.message === '' || error.recovery === '',
    stack: STACK.test(told),
    size: told.length > 20_000,
    // The list of a tool's fields is not advice.
    destructive: DESTRUCTIVE.test(error.recovery.replace(/ knows: .*$/, '')),
    next:
      error.next !== undefined &&
      (next === undefined ||
        next.effect === 'delete' ||
        'force' in error.next.args ||
        !next.input.safeParse(error.next.args).success),
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

type Bad = readonly [args: unknown, codes: readonly string[]];

/** Calls that were not refused with one of their codes as they should be, or that wrote something. */
async function wronglyAnswered(
  one: Agent,
  tool: TaskTool,
  bad: readonly Bad[],
): Promise<unknown[]> {
  const wrong: unknown[] = bad.length === 0 ? ['nothing was tried'] : [];
  for (const [args, codes] of bad) {
    const answer = await one.callRaw(tool.name, args);
    const faults = faultsOf(answer, codes);
    if (faults.length === 0) continue;
    wrong.push({
      args: JSON.stringify(args).slice(0, 300),
      answer: JSON.stringify(answer).slice(0, 600),
      codes,
      faults,
    });
  }
  expect(await tables()).toEqual(furniture);
  return wrong;
}

/** What each tool needs beyond its schema, so that it would be carried out as it is. */
const NEEDS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  tasks_patch: { kind: 'task_detail', ops: [{ op: 'set', field: 'title', value: 'New' }] },
  tasks_edit: { title: 'New' },
  tasks_plan: { steps: ['New'] },
  tasks_contract: { current: 'New' },
  tasks_task_add: { parent_step: 's:0', title: 'New' },
  tasks_task_define: { path: 's:1.t:0', title: 'New' },
  tasks_task_delete: { path: 's:1.t:0' },
  tasks_decompose: { steps: [STEP] },
  tasks_define: { title: 'New' },
  tasks_note: { note: 'New' },
  tasks_verify: { checkpoints: 'gate' },
  tasks_close_step: { checkpoints: 'gate' },
  tasks_progress: { completed: true },
  tasks_evidence_capture: { checks: ['CMD: npm test'] },
  tasks_scaffold: { template: 'basic-task', kind: 'task', title: 'New' },
  tasks_bootstrap: { plan: 'PLAN-001', template: 'basic-task', task_title: 'New' },
};
/** What only a whole call has, and no case above changes. */
const COMPLETE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  suggestions_propose: {
    envelope: {
      contractVersion: 1,
      requestId: 'sample',
      generatedAt: '2026-02-25T12:00:00Z',
      surface: 'today_plan',
      must_abstain: true,
      suggestions: [],
    },
  },
  tasks_block: { path: 's:0' },
  tasks_close_step: { path: 's:0' },
  tasks_close_task: { task: 'TASK-004', apply: true },
  tasks_complete: { status: 'ACTIVE' },
  tasks_define: { path: 's:0' },
  tasks_done: { path: 's:0' },
  tasks_macro_finish: { status: 'ACTIVE' },
  tasks_progress: { path: 's:0' },
  tasks_verify: { path: 's:0' },
};
const PLAN_TOOLS = new Set(['tasks_plan', 'tasks_contract']);
/** They work on the task that is named, and take no plan. */
const TASK_ONLY = [
  'tasks_decompose',
  'tasks_define',
  'tasks_verify',
  'tasks_done',
  'tasks_close_step',
  'tasks_progress',
  'tasks_block',
  'tasks_task_add',
  'tasks_task_define',
  'tasks_task_delete',
  'tasks_macro_close_step',
];

function aimOf(tool: TaskTool): Record<string, unknown> {
  const fields = fieldsOf(tool);
  if (!fields.includes('target')) return {};
  return PLAN_TOOLS.has(tool.name) ? { plan: 'PLAN-001' } : { task: 'TASK-001' };
}

/** Arguments that are good but for what `wrong` makes of them. */
function good(
  tool: TaskTool,
  wrong: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const aimed: Record<string, unknown> = {
    ...leastInput(tool),
    ...aimOf(tool),
    ...NEEDS[tool.name],
  };
  if (tool.name === 'tasks_batch') {
    aimed['operations'] = [{ tool: 'tasks_note', args: { task: 'TASK-001', note: 'New' } }];
  }
  return { ...aimed, workspace: agent.workspace.name, ...wrong };
}

describe.each(tools)('%s', (_, tool) => {
  it('refuses a workspace that is not named or not there', async () => {
    const { workspace: _name, ...nowhere } = good(tool);
    expect(
      await wronglyAnswered(agent, tool, [
        [nowhere, ['WORKSPACE_REQUIRED']],
        [good(tool, { workspace: 'no/such' }), ['UNKNOWN_WORKSPACE']],
        [good(tool, { workspace: "';drop table task;--" }), ['UNKNOWN_WORKSPACE']],
        [good(tool, { workspace: '00000000-0000-7000-8000-000000000000' }), ['UNKNOWN_WORKSPACE']],
        [good(tool, { workspace: '' }), ['INVALID_INPUT']],
        [good(tool, { workspace: 7 }), ['INVALID_INPUT', 'WORKSPACE_REQUIRED']],
        [good(tool, { workspace: null }), ['INVALID_INPUT', 'WORKSPACE_REQUIRED']],
      ]),
    ).toEqual([]);
  });

  it('refuses another workspace than the key opens', async () => {
    const bound = agent.as({ workspace: agent.workspace });
    const names = [foreign.name, foreign.id, 'no/such'];
    expect(
      await wronglyAnswered(
        bound,
        tool,
        names.map((workspace) => [good(tool, { workspace }), ['WORKSPACE_FORBIDDEN']] as const),
      ),
    ).toEqual([]);
  });

  it('refuses who may not', async () => {
    const rights: readonly AgentRight[] = ['read', 'write', 'delete'];
    const without = agent.as({
      workspace: agent.workspace,
      rights: new Set(rights.filter((right) => right !== tool.effect)),
    });
    expect(await wronglyAnswered(without, tool, [[good(tool), ['FORBIDDEN']]])).toEqual([]);
  });

  it('refuses text that cannot be stored, in every place', async () => {
    const inputs = wholeInputs(tool);
    const bad = inputs.flatMap((input) =>
      placesIn(input).flatMap((at) =>
        ['a\0b', '\uD800', 'a\uDC00b'].map(
          (text): Bad => [withValue(input, at, text), ['INVALID_INPUT']],
        ),
      ),
    );
    expect(await wronglyAnswered(agent, tool, bad)).toEqual([]);
  });

  it('refuses a megabyte in every place', async () => {
    const text = 'x'.repeat(1_000_000);
    const batched = tool.name === 'tasks_batch' ? ['BATCH_FAILED', 'NOT_ATOMIC'] : [];
    const bad = wholeInputs(tool).flatMap((input) => {
      const here = withValue(input, ['workspace'], agent.workspace.name);
      return placesIn(here).map(
        (at): Bad => [withValue(here, at, text), ['INVALID_INPUT', ...batched]],
      );
    });
    expect(await wronglyAnswered(agent, tool, bad)).toEqual([]);
  });

  it('refuses wrong types, depths and unknown fields', async () => {
    const deep = JSON.parse(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`);
    // Five times what the longest list may hold.
    const many = Array.from({ length: 1_000 }, () => STEP);
    const bad = fieldsOf(tool).flatMap((field) =>
      [deep, many, () => 1, Number.NaN, -1, 1.5, 1e300].map(
        (value): Bad => [
          good(tool, { [field]: value }),
          ['INVALID_INPUT', ...(field === 'workspace' ? ['WORKSPACE_REQUIRED'] : [])],
        ],
      ),
    );
    expect(
      await wronglyAnswered(agent, tool, [
        ...bad,
        [good(tool, { unheard_of: 1 }), ['INVALID_INPUT']],
        [null, ['WORKSPACE_REQUIRED', 'INVALID_INPUT']],
        ['text', ['INVALID_INPUT']],
        [[], ['INVALID_INPUT']],
        [7, ['INVALID_INPUT']],
      ]),
    ).toEqual([]);
  });
});

describe.each(toolsWith('target'))('%s, its target', (_, tool) => {
  const aimedAt = (aim: Readonly<Record<string, unknown>>) => {
    const { task: _task, plan: _plan, ...rest } = good(tool);
    return { ...rest, ...aim };
  };

  it('refuses ids that are not there, not ids, or foreign', async () => {
    const kind = PLAN_TOOLS.has(tool.name) ? 'PLAN' : 'TASK';
    const missing = [`${kind}-999`, `${kind}-005x`.slice(0, 8).replace('x', '') + '5'];
    const garbage = [
      `${kind}-`,
      `${kind}-0`,
      `${kind}-1e3`,
      `${kind}--1`,
      `${kind}-99999999999999999999`,
      'sample',
      "'; drop table task; --",
      '🙂',
      ':',
      `:${kind}-001`,
      '../../etc/passwd',
      '%00',
      `${kind}-001 OR 1=1`,
    ];
    expect(
      await wronglyAnswered(agent, tool, [
        ...missing.map((id): Bad => [aimedAt({ target: id }), ['UNKNOWN_ID']]),
        // The same number is in the other workspace only.
        [aimedAt({ target: `${kind}-011` }), ['UNKNOWN_ID']],
        [aimedAt({ target: `${foreign.name}:${kind}-001` }), ['UNKNOWN_ID']],
        [aimedAt({ target: `${foreign.id}:${kind}-001` }), ['UNKNOWN_ID']],
        [aimedAt({ target: `no/such:${kind}-001` }), ['UNKNOWN_ID']],
        ...garbage.map((id): Bad => [aimedAt({ target: id }), ['INVALID_ID', 'UNKNOWN_ID']]),
        [aimedAt({ target: '' }), ['INVALID_INPUT']],
      ]),
    ).toEqual([]);
  });

  it('refuses no target, two targets, and the wrong kind', async () => {
    const wrongKind = PLAN_TOOLS.has(tool.name)
      ? [aimedAt({ target: 'TASK-001' })]
      : TASK_ONLY.includes(tool.name)
        ? [aimedAt({ target: 'PLAN-001' }), aimedAt({ plan: 'PLAN-001' })]
        : [];
    expect(
      await wronglyAnswered(agent, tool, [
        [aimedAt({ task: 'TASK-001', target: 'TASK-004' }), ['INVALID_INPUT']],
        [aimedAt({ task: 'TASK-001', plan: 'PLAN-001' }), ['INVALID_INPUT']],
        [aimedAt({ plan: 'TASK-001' }), ['WRONG_KIND']],
        [aimedAt({ target: { id: 'TASK-001', kind: 'plan' } }), ['WRONG_KIND']],
        [aimedAt({ target: { id: 'PLAN-001', kind: 'task' } }), ['WRONG_KIND']],
        [aimedAt({ target: { id: 'TASK-001', sort: 'task' } }), ['INVALID_INPUT']],
        // A step has a number, too, but is no task.
        [aimedAt({ target: 'TASK-002' }), ['WRONG_KIND']],
        ...wrongKind.map((args): Bad => [args, ['WRONG_KIND']]),
        ...(tool.name === 'tasks_history' ? [] : [[aimedAt({}), ['NO_TARGET']] as const]),
      ]),
    ).toEqual([]);
  });
});

describe.each(toolsWith('step_id'))('%s, its step', (_, tool) => {
  it('refuses steps that are not there, not steps, foreign, or two', async () => {
    const kind = tool.name === 'tasks_patch' ? { kind: 'step' } : {};
    const at = (aim: Readonly<Record<string, unknown>>) => good(tool, { ...kind, ...aim });
    const patches = tool.name === 'tasks_close_task' ? ['INVALID_INPUT'] : [];
    expect(
      await wronglyAnswered(agent, tool, [
        [at({ step_id: 'STEP-00000000' }), ['UNKNOWN_STEP', ...patches]],
        [at({ step_id: otherStep }), ['UNKNOWN_STEP', ...patches]],
        [at({ step_id: 'TASK-002' }), ['INVALID_ID']],
        [at({ step_id: 'STEP-1' }), ['INVALID_ID']],
        [at({ step_id: 's:0' }), ['INVALID_ID']],
        [at({ path: 's:99' }), ['PATH_OUT_OF_RANGE']],
        [at({ path: 's:0.s:0.s:0' }), ['PATH_OUT_OF_RANGE']],
        [at({ path: 's:99999' }), ['PATH_OUT_OF_RANGE']],
        [at({ path: 's:999999' }), ['INVALID_INPUT']],
        [at({ path: 's:-1' }), ['INVALID_INPUT']],
        [at({ path: 'first' }), ['INVALID_INPUT']],
        [at({ step_id: stepIds[0], path: 's:1' }), ['AMBIGUOUS_STEP']],
      ]),
    ).toEqual([]);
  });
});

describe('lists and limits', () => {
  it.each(
    tools.filter(([, tool]) => fieldsOf(tool).some((field) => /limit|max_chars/.test(field))),
  )('%s refuses limits that are none', async (_, tool) => {
    const fields = fieldsOf(tool).filter((field) => /limit|max_chars/.test(field));
    const values = [0, -1, 1.5, '10', null, Number.POSITIVE_INFINITY];
    expect(
      await wronglyAnswered(
        agent,
        tool,
        fields.flatMap((field) =>
          [...values, ...(field.endsWith('limit') ? [201, 1e9] : [])].map(
            (value): Bad => [good(tool, { [field]: value }), ['INVALID_INPUT']],
          ),
        ),
      ),
    ).toEqual([]);
  });

  it.each(tools.filter(([, tool]) => fieldsOf(tool).some((field) => /cursor|since/.test(field))))(
    '%s refuses cursors that it has not given',
    async (_, tool) => {
      const fields = fieldsOf(tool).filter((field) => /cursor|since/.test(field));
      const graph = fieldsOf(tool).includes('graph_diff') ? { graph_diff: true } : {};
      const values = [
        '1',
        'sample',
        btoa('notes x'),
        btoa("notes ' or 1=1"),
        '\u{1F642}',
        btoa('list -1'),
      ];
      expect(
        await wronglyAnswered(
          agent,
          tool,
          fields.flatMap((field) =>
            values.map(
              (value): Bad => [
                good(tool, { ...graph, [field]: value }),
                ['INVALID_INPUT', 'NO_SNAPSHOT'],
              ],
            ),
          ),
        ),
      ).toEqual([]);
    },
  );

  it.each(toolsWith('steps').filter(([name]) => name !== 'tasks_plan'))(
    '%s refuses steps without what they need',
    async (name, tool) => {
      const gated = /macro|bootstrap/.test(name);
      const empty = [
        [],
        [{ title: 'No criteria' }],
        [{ ...STEP, success_criteria: [] }],
        [{ ...STEP, success_criteria: ['   '] }],
        [{ ...STEP, title: ' ' }],
        [{ ...STEP, unheard_of: 1 }],
        [STEP, { ...STEP, success_criteria: [''] }],
        Array.from({ length: 201 }, () => STEP),
        ...(gated ? [[{ ...STEP, tests: [] }], [{ title: 'x', success_criteria: ['y'] }]] : []),
      ].filter((steps) => name !== 'tasks_create' || steps.length > 0);
      const kind = name === 'tasks_create' ? { parent: 'PLAN-001' } : {};
      const { template: _template, ...least } = good(tool, kind);
      expect(
        await wronglyAnswered(
          agent,
          tool,
          empty.map((steps): Bad => [{ ...least, steps }, ['INVALID_INPUT']]),
        ),
      ).toEqual([]);
    },
  );

  it.each(
    tools.filter(
      ([, tool]) =>
        fieldsOf(tool).some((field) => ['plan', 'parent'].includes(field)) &&
        !fieldsOf(tool).includes('target'),
    ),
  )('%s refuses parents that are none', async (_, tool) => {
    const fields = fieldsOf(tool).filter((field) => ['plan', 'parent'].includes(field));
    const parents: ReadonlyArray<readonly [string, readonly string[]]> = [
      ['PLAN-999', ['UNKNOWN_ID']],
      ['TASK-001', ['WRONG_KIND']],
      ['sample', ['INVALID_ID']],
      [`${foreign.name}:PLAN-001`, ['UNKNOWN_ID']],
      ['', ['INVALID_INPUT']],
    ];
    expect(
      await wronglyAnswered(
        agent,
        tool,
        fields.flatMap((field) =>
          parents.map(([id, codes]): Bad => {
            const { plan: _plan, parent: _parent, ...rest } = good(tool);
            const steps = tool.name === 'tasks_macro_create_done' ? { steps: [STEP] } : {};
            return [{ ...rest, ...steps, [field]: id }, codes];
          }),
        ),
      ),
    ).toEqual([]);
  });
});

it('refuses a tool that there is not', async () => {
  for (const name of [
    'tasks_nothing',
    '',
    '__proto__',
    'constructor',
    'x'.repeat(1_000_000),
    'a\0',
  ]) {
    expect(faultsOf(await agent.callRaw(name, {}), ['UNKNOWN_TOOL'])).toEqual([]);
  }
});

it('each call above would be carried out but for what is wrong with it', async () => {
  const refusedNow: Record<string, string> = {};
  for (const [name, tool] of tools) {
    agent = await furnished();
    if (name === 'tasks_redo') await agent.done('tasks_undo');
    if (name === 'tasks_close_task') {
      await agent.done('tasks_close_step', { task: 'TASK-004', path: 's:0', checkpoints: 'gate' });
    }
    if (name === 'tasks_done' || name === 'tasks_progress') {
      await agent.done('tasks_verify', { task: 'TASK-001', path: 's:0', checkpoints: 'gate' });
    }
    const answer = await agent.callRaw(name, { ...good(tool), ...COMPLETE[name] });
    if (!answer.ok) refusedNow[name] = `${answer.error.code}: ${answer.error.message}`;
  }
  expect(refusedNow).toEqual({});
});
