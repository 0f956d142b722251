import {
  isTaskToolName,
  NextCall,
  type Operation,
  type TaskAnswer,
  taskTools,
} from '@planerka/contracts';
import { type JournalEntry, rootOf } from '@planerka/plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { operation } from '../rig/kernel.ts';
import { anyAct, performAct } from '../rig/random-acts.ts';
import { anyCall, anyCareless, type RandomCall, STARTING_CALLS } from '../rig/random-calls.ts';
import fc from 'fast-check';

let kernel: AgentKernel;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(async () => {
  await kernel.stop();
});

/** The later ones once found what the first had not. */
const SEEDS = [41, 42, 43, 44, 45, 46, 50_027, 50_031, 50_085];
const CALLS = 40;
/** Of the suggestions of one view. */
const FOLLOWED_MAX = 8;
const LIMIT_MS = 240_000;

/** The owner's word over a task or a step: it stands still, or goes on. */
const anyBlock = fc.oneof({ weight: 2, arbitrary: blockOf('block_task') }, blockOf('unblock_task'));

function blockOf(type: 'block_task' | 'unblock_task'): fc.Arbitrary<Operation> {
  return fc.record({ type: fc.constant(type), task: fc.integer({ min: 1, max: 4 }) });
}

/** Every call that an answer suggests, wherever it stands. */
function suggestedIn(value: unknown): NextCall[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('tool' in value && 'args' in value) {
    const { tool, args, fill } = value as NextCall;
    const read = NextCall.safeParse(fill === undefined ? { tool, args } : { tool, args, fill });
    return read.success && isTaskToolName(read.data.tool) ? [read.data] : [];
  }
  return Object.values(value).flatMap(suggestedIn);
}

/** The calls that an answer suggests; what a batch tells of its own operations suggests nothing. */
function suggestionsOf(answer: TaskAnswer): NextCall[] {
  return answer.ok ? suggestedIn(answer.result) : suggestedIn(answer.error.next);
}

function isWrite({ tool }: NextCall): boolean {
  return isTaskToolName(tool) && taskTools[tool].effect !== 'read';
}

/** Did the agent say so itself, under whatever key? */
function brings(given: RandomCall['args'], value: unknown): boolean {
  return Object.values(given).includes(value);
}

/** The focus is no part of the plan: nothing of it is in the journal. */
function isOfFocus({ tool }: NextCall): boolean {
  return tool.startsWith('tasks_focus_');
}

/** What is wrong with a suggestion before it is made; `given` is what the call that it mends has brought. */
function faultsOf({ tool, args }: NextCall, given: RandomCall['args'] = {}): string[] {
  const faults = {
    deletes: isTaskToolName(tool) && taskTools[tool].effect === 'delete',
    forces: 'force' in args && !brings(given, args['force']),
    unblocks: tool === 'tasks_block' && args['blocked'] === false && !brings(given, false),
    unnamed: !('workspace' in args),
    form: isTaskToolName(tool) && !taskTools[tool].input.safeParse(args).success,
    anyRevision:
      isWrite({ tool, args }) &&
      !['tasks_macro_start', 'tasks_batch', 'tasks_focus_clear'].includes(tool) &&
      // A new plan has none before it.
      (tool !== 'tasks_create' || 'parent' in args) &&
      !('expected_revision' in args),
    anyStep: tool === 'tasks_verify' && !('step_id' in args) && 'path' in args,
  };
  return Object.entries(faults).flatMap(([fault, isSo]) => (isSo ? [`${tool} ${fault}`] : []));
}

/** What a change is about; what is done of a repeating task makes its next one, which is no other's. */
function rootsOf(entries: readonly JournalEntry[]): Set<string> {
  const series = new Map(
    entries.flatMap((entry) => {
      const id = entry.object_kind === 'task' ? entry.after?.['series_id'] : null;
      return typeof id === 'string' ? [[rootOf(entry), id] as const] : [];
    }),
  );
  return new Set(entries.map((entry) => series.get(rootOf(entry)) ?? rootOf(entry)));
}

/** Makes a suggestion at once, as an agent would that trusts it. */
async function followed(
  agent: Agent,
  next: NextCall,
  mends: RandomCall | null = null,
): Promise<string[]> {
  const before = await agent.journal();
  const answer = await agent.call(next.tool, next.args);
  const entries = (await agent.journal()).slice(before.length);
  const after = mends === null ? '' : ` after ${mends.tool} ${JSON.stringify(mends.args)}`;
  const told = `${next.tool} ${JSON.stringify(next.args)}${after}`;
  if (next.fill !== undefined) {
    // Beside receipts that the call has brought a place that is not filled in proves nothing, and that is said.
    const isSaid = answer.ok && answer.warnings.some(({ code }) => code === 'PROOF_WEAK');
    return (answer.ok || entries.length > 0) && !isSaid
      ? [`unfilled, but carried out: ${told}`]
      : [];
  }
  if (!answer.ok) return [`${answer.error.code}: ${told}`];
  const roots = rootsOf(entries);
  const isNew = next.tool === 'tasks_macro_start';
  return [
    ...(mends !== null && isWrite(next) ? strays(mends, next, answer) : []),
    ...(roots.size > 1 && !isNew ? [`${roots.size} objects: ${told}`] : []),
    ...(entries.some(({ type }) => type === 'step_unblocked') ? [`unblocked: ${told}`] : []),
    ...(isWrite(next) && !isOfFocus(next) && entries.length === 0 && answer.warnings.length === 0
      ? [`no progress: ${told}`]
      : []),
  ];
}

/** The plans and tasks that a call names. */
function namedIn(args: Readonly<Record<string, unknown>>): string[] {
  return [args['task'], args['plan'], args['target']].flatMap((each) =>
    typeof each === 'string' ? each.toUpperCase() : [],
  );
}

/** What mends a refused call writes to nothing but what that call has named: its task, its step or below it. */
function strays(call: RandomCall, next: NextCall, answer: TaskAnswer): string[] {
  const told = `${call.tool} ${JSON.stringify(call.args)} -> ${next.tool} ${JSON.stringify(next.args)}`;
  const meant = namedIn(call.args);
  const others = namedIn(next.args).filter((id) => !meant.includes(id));
  if (meant.length > 0 && others.length > 0) return [`another target: ${told}`];
  const { path } = call.args;
  const step: unknown = answer.ok ? Object(answer.result['step'])['path'] : undefined;
  if (typeof path !== 'string' || typeof step !== 'string') return [];
  return step === path || step.startsWith(`${path}.`) ? [] : [`another step, ${step}: ${told}`];
}

/** Looks that lead to nothing but each other: an agent that follows them never comes to work. */
async function circlesFrom(agent: Agent, first: NextCall): Promise<string[]> {
  const seen: string[] = [];
  for (let next: NextCall | undefined = first; next !== undefined && !isWrite(next); ) {
    const told = `${next.tool} ${JSON.stringify(next.args)}`;
    if (seen.includes(told)) return [`in a circle: ${[...seen, told].join(' -> ')}`];
    seen.push(told);
    [next] = suggestionsOf(await agent.call(next.tool, next.args));
  }
  return [];
}

/** Views of one plan or task that say what to do next. */
const VIEWS = [
  'tasks_radar',
  'tasks_resume_super',
  'tasks_handoff',
  'tasks_context_pack',
  'tasks_resume',
  'tasks_lint',
  'tasks_resume_pack',
] as const;

// cites: T-x-errors, T-x-next-call
it('every suggested call in random histories of three agents and an owner can be made as it stands', {
  timeout: LIMIT_MS,
}, async () => {
  const wrong: string[] = [];
  let made = 0;
  let blockedByPeople = 0;
  const follow = async (agent: Agent, next: NextCall, mends: RandomCall | null): Promise<void> => {
    made += 1;
    wrong.push(...faultsOf(next, mends?.args), ...(await circlesFrom(agent, next)));
    wrong.push(...(await followed(agent, next, mends)));
  };
  /** Each that a view makes, one after another: the view is read anew before, as what was followed has changed it. */
  const followAll = async (agent: Agent, { tool, args }: RandomCall): Promise<void> => {
    for (let index = 0; index < FOLLOWED_MAX; index += 1) {
      const next = suggestionsOf(await agent.call(tool, args))[index];
      if (next === undefined) return;
      await follow(agent, next, null);
    }
  };
  for (const seed of SEEDS) {
    const workspace = await kernel.workspace();
    const first = kernel.agent(workspace);
    const agents = [
      first,
      first.as({ actor: 'agent:second' }),
      first.as({ actor: 'agent:third' }),
    ] as const;
    const owner = await kernel.person(workspace);
    const { thread, actor } = owner.context;
    const door = {
      propose: owner.propose.bind(owner),
      reader: kernel.reader,
      workspace: workspace.id,
      thread,
      actor: actor.id,
    };
    for (const { tool, args } of STARTING_CALLS) await first.call(tool, args);
    const any = fc.oneof({ weight: 2, arbitrary: anyCall }, anyCareless);
    const calls = fc.sample(any, { numRuns: CALLS, seed });
    const acts = fc.sample(anyAct, { numRuns: CALLS, seed });
    const words = fc.sample(anyBlock, { numRuns: CALLS, seed });
    for (const [index, { tool, args }] of calls.entries()) {
      const act = acts[index];
      if (index % 7 === 6 && act) await performAct(act, door);
      const word = words[index];
      if (index % 3 === 1 && word) await performAct({ say: operation(word) }, door);
      const agent = agents[index % 3] ?? first;
      const answer = await agent.call(tool, args);
      const [next] = suggestionsOf(answer);
      if (next !== undefined) await follow(agent, next, answer.ok ? null : { tool, args });
      const view = VIEWS[index % (VIEWS.length * 2)];
      if (view === undefined) continue;
      const target = index % 4 === 0 ? 'PLAN-001' : 'TASK-001';
      await followAll(agent, { tool: view, args: { target } });
    }
    const journal = await first.journal();
    wrong.push(...overPersons(journal));
    blockedByPeople += journal.filter(({ type }) => type === 'task_blocked').length;
  }
  expect(wrong).toEqual([]);
  expect(blockedByPeople).toBeGreaterThan(SEEDS.length);
  expect(made).toBeGreaterThan(SEEDS.length * 20);
});

/** What agents have changed of what a person had blocked. */
function overPersons(entries: readonly JournalEntry[]): string[] {
  return entries.flatMap(({ door, type, before, object_kind: kind }) => {
    if (door !== 'mcp' || kind !== 'task' || before === null) return [];
    const { status, definition } = before as { status: string; definition: object | null };
    const isOpen = status === 'todo' || status === 'in_progress';
    return isOpen && definition !== null && 'blocked_by' in definition
      ? [`over a person: ${type}`]
      : [];
  });
}

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
