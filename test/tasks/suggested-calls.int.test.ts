import { isTaskToolName, NextCall, type TaskAnswer, taskTools } from '@planerka/contracts';
import { type JournalEntry, rootOf } from '@planerka/plan';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { anyAct, performAct } from '../rig/random-acts.ts';
import { anyCall, STARTING_CALLS } from '../rig/random-calls.ts';
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
const LIMIT_MS = 240_000;

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

/** What is wrong with a suggestion before it is made. */
function faultsOf({ tool, args }: NextCall): string[] {
  const faults = {
    deletes: isTaskToolName(tool) && taskTools[tool].effect === 'delete',
    forces: 'force' in args,
    unblocks: tool === 'tasks_block' && args['blocked'] === false,
    unnamed: !('workspace' in args),
    form: isTaskToolName(tool) && !taskTools[tool].input.safeParse(args).success,
    anyRevision:
      isWrite({ tool, args }) &&
      !['tasks_macro_start', 'tasks_batch', 'tasks_focus_clear'].includes(tool) &&
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
async function followed(agent: Agent, next: NextCall): Promise<string[]> {
  const before = await agent.journal();
  const answer = await agent.call(next.tool, next.args);
  const entries = (await agent.journal()).slice(before.length);
  const told = `${next.tool} ${JSON.stringify(next.args)}`;
  if (next.fill !== undefined) {
    return answer.ok || entries.length > 0 ? [`unfilled, but carried out: ${told}`] : [];
  }
  if (!answer.ok) return [`${answer.error.code}: ${told}`];
  const roots = rootsOf(entries);
  const isNew = next.tool === 'tasks_macro_start';
  return [
    ...(roots.size > 1 && !isNew ? [`${roots.size} objects: ${told}`] : []),
    ...(entries.some(({ type }) => type === 'step_unblocked') ? [`unblocked: ${told}`] : []),
    ...(isWrite(next) && entries.length === 0 && answer.warnings.length === 0
      ? [`no progress: ${told}`]
      : []),
  ];
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
  /** The first: what comes after it may be of a revision that following it has left behind. */
  const follow = async (agent: Agent, answer: TaskAnswer): Promise<void> => {
    const [next] = suggestionsOf(answer);
    if (next === undefined) return;
    made += 1;
    wrong.push(...faultsOf(next), ...(await circlesFrom(agent, next)));
    wrong.push(...(await followed(agent, next)));
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
    const calls = fc.sample(anyCall, { numRuns: CALLS, seed });
    const acts = fc.sample(anyAct, { numRuns: CALLS, seed });
    for (const [index, { tool, args }] of calls.entries()) {
      const act = acts[index];
      if (index % 7 === 6 && act) await performAct(act, door);
      const agent = agents[index % 3] ?? first;
      await follow(agent, await agent.call(tool, args));
      const view = VIEWS[index % (VIEWS.length * 2)];
      if (view === undefined) continue;
      const target = index % 4 === 0 ? 'PLAN-001' : 'TASK-001';
      await follow(agent, await agent.call(view, { target }));
    }
  }
  expect(wrong).toEqual([]);
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
