import {
  isTaskToolName,
  NextCall,
  type Operation,
  type TaskAnswer,
  taskTools,
} from '@planerka/contracts';
import { type JournalEntry, rootOf } from '@planerka/plan';
import fc from 'fast-check';
import type { Agent, AgentKernel } from './agent.ts';
import { operation } from './kernel.ts';
import { anyAct, performAct } from './random-acts.ts';
import { anyCall, anyCareless, type RandomCall, STARTING_CALLS } from './random-calls.ts';

const CALLS = 40;
/** Of the suggestions of one view. */
const FOLLOWED_MAX = 8;

/** The owner's word over a task or a step: it stands still, or goes on. */
const anyBlock = fc.oneof({ weight: 2, arbitrary: blockOf('block_task') }, blockOf('unblock_task'));

function blockOf(type: 'block_task' | 'unblock_task'): fc.Arbitrary<Operation> {
  return fc.record({ type: fc.constant(type), task: fc.integer({ min: 1, max: 4 }) });
}

/** Every call that an answer suggests, wherever it stands. */
export function suggestedIn(value: unknown): NextCall[] {
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

/** A task is closed on trial where the agent has said so itself; that writes nothing. */
function isTrial({ tool, args }: NextCall): boolean {
  return tool === 'tasks_close_task' && args['apply'] === false;
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
    anyStep: isWrite({ tool, args }) && 'path' in args,
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

/** The suggestion with every place of it filled in anew, as an agent would that has done the work. */
function filledIn({ tool, args }: NextCall, work: number): NextCall {
  return { tool, args: mapped(args, work) as NextCall['args'] };
}

function mapped(value: unknown, work: number): unknown {
  if (typeof value === 'string') {
    return value
      .replace('CMD: <fill: command>', 'CMD: npm test')
      .replace('LINK: <fill: url>', `LINK: https://ci.example.com/${work}`)
      .replace(/^<fill: [^<>]*>$/, `Filled in ${work}`);
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((each) => mapped(each, work));
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapped(each, work)]));
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
    if ((answer.ok || entries.length > 0) && !isSaid) return [`unfilled, but carried out: ${told}`];
    // With its places filled in it is a call as any other.
    return answer.ok ? [] : await followed(agent, filledIn(next, before.length), mends);
  }
  if (!answer.ok) return [`${answer.error.code}: ${told}`];
  const roots = rootsOf(entries);
  const isNew = next.tool === 'tasks_macro_start';
  return [
    ...(mends !== null && isWrite(next) ? strays(mends, next, answer) : []),
    ...(roots.size > 1 && !isNew ? [`${roots.size} objects: ${told}`] : []),
    ...(entries.some(({ type }) => type === 'step_unblocked') ? [`unblocked: ${told}`] : []),
    ...(isWrite(next) &&
    !isOfFocus(next) &&
    !isTrial(next) &&
    entries.length === 0 &&
    !isSoAlready(next, mends, answer)
      ? [`no progress: ${told}`]
      : []),
    ...(closesUnnamed(next, answer) ? [`closed a step that it does not name: ${told}`] : []),
  ];
}

/** What a call with a slip has asked for may be so already, and that is said; no other suggestion may do nothing. */
function isSoAlready(next: NextCall, mends: RandomCall | null, answer: TaskAnswer): boolean {
  const isSaid = answer.ok && answer.warnings.some(({ code }) => code === 'NO_CHANGE');
  return isSaid && next.tool === mends?.tool;
}

/** Is a step closed that the call says nothing of? It would be whichever is open by then. */
function closesUnnamed({ tool, args }: NextCall, answer: TaskAnswer): boolean {
  if (tool !== 'tasks_macro_close_step' || !answer.ok) return false;
  return answer.result['step'] !== null && !('step_id' in args);
}

const NAME = /^(?:TASK|PLAN)-\d+$/i;
const PATH = /^s:\d+(?:\.[st]:\d+)*$/;

/** The plans and tasks that a call names, under whatever keys. */
function namedIn(args: Readonly<Record<string, unknown>>): string[] {
  return Object.values(args).flatMap((each) =>
    typeof each === 'string' && NAME.test(each) ? each.toUpperCase() : [],
  );
}

/** What mends a refused call writes to nothing but what that call has named: its task, its step or below it. */
function strays(call: RandomCall, next: NextCall, answer: TaskAnswer): string[] {
  const told = `${call.tool} ${JSON.stringify(call.args)} -> ${next.tool} ${JSON.stringify(next.args)}`;
  const meant = namedIn(call.args);
  const others = namedIn(next.args).filter((id) => !meant.includes(id));
  if (meant.length > 0 && others.length > 0) return [`another target: ${told}`];
  const path = Object.values(call.args).find((each) => typeof each === 'string' && PATH.test(each));
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

/** What the suggestions of one history came to. */
export interface SuggestedHistory {
  /** Each suggestion that cannot be made as it stands, strays, or makes no progress. */
  readonly wrong: readonly string[];
  /** How many suggestions were followed. */
  readonly made: number;
  /** How often a person's word stopped a task. */
  readonly blockedByPeople: number;
}

/** Three agents and an owner on one small plan; whatever an agent is suggested it does at once. */
export async function suggestedHistory(
  kernel: AgentKernel,
  seed: number,
): Promise<SuggestedHistory> {
  const wrong: string[] = [];
  let made = 0;
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
  const blockedByPeople = journal.filter(({ type }) => type === 'task_blocked').length;
  return { wrong, made, blockedByPeople };
}

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
