import type { NamedWorkspace } from '@planerka/agents';
import { RetryableError, type TaskAnswer } from '@planerka/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { journalTellsAll } from '../rig/journal-check.ts';
import { expectNoLostUpdate } from '../rig/plan-tables.ts';
import { type Seeded, seeded } from '../rig/seeded.ts';

// cites: T-x-crowd, T-x-request-id, T-x-mismatch, T-batch-atomic, T-concurrency

/** Every step of a large task is read. */
const WHOLE = 1_000_000;
const CLIENTS = 8;
const CALLS = 400;
const TASKS = ['TASK-001', 'TASK-002', 'TASK-003'];
const REPEATED = 0.3;
const LIMIT_MS = 300_000;
const STEP = { success_criteria: ['it works'], tests: ['npm test'] };

let kernel: AgentKernel;
let workspace: NamedWorkspace;
beforeAll(async () => {
  kernel = await startAgents({ connections: 8 });
  workspace = await kernel.workspace();
  const agent = kernel.agent(workspace);
  await agent.done('tasks_create', { title: 'Plan' });
  for (const title of TASKS) {
    await agent.done('tasks_create', { title, parent: 'PLAN-001', description: 'begun' });
    await agent.done('tasks_edit', { task: title, context: '0' });
  }
});
afterAll(async () => {
  await kernel.stop();
});

/** One careless client: it repeats itself, goes by what it read a while ago, and asks for too much. */
class Client {
  readonly #agent: Agent;
  readonly #name: string;
  readonly #chance: Seeded;
  /** What was acknowledged: notes, appended lines, titles of steps, and counts by task. */
  readonly notes: string[] = [];
  readonly lines: string[] = [];
  readonly steps: string[] = [];
  readonly closed: string[] = [];
  readonly counted: string[] = [];
  /** `TASK-001 17`: the revision that each of its writes was told. */
  readonly revisions: string[] = [];
  readonly refusals = new Map<string, number>();
  readonly #seen = new Map<string, number>();
  calls = 0;

  constructor(agent: Agent, name: string, seed: number) {
    this.#agent = agent;
    this.#name = name;
    this.#chance = seeded(seed);
  }

  async run(calls: number): Promise<void> {
    while (this.calls < calls) {
      const task = this.#chance.pick(TASKS);
      await this.#chance.pick([
        () => this.#note(task),
        () => this.#note(task),
        () => this.#append(task),
        () => this.#append(task),
        () => this.#count(task),
        () => this.#count(task),
        () => this.#addStep(task),
        () => this.#closeStep(),
        () => this.#half(task),
        () => this.#look(task),
      ])();
    }
  }

  async #note(task: string): Promise<void> {
    const note = this.#word();
    if (await this.#writes('tasks_note', { task, note })) this.notes.push(note);
  }

  async #append(task: string): Promise<void> {
    const value = this.#word();
    const ops = [{ op: 'append', field: 'description', value }];
    if (await this.#writes('tasks_patch', { task, kind: 'task_detail', ops }))
      this.lines.push(value);
  }

  /** Reads, and writes one more only if nobody else has written since. */
  async #count(task: string): Promise<void> {
    const read = await this.#call('tasks_resume', { task, read_only: true, max_chars: WHOLE });
    if (!read.ok) throw new Error(read.error.message);
    const { context, revision } = read.result;
    const isWritten = await this.#writes('tasks_edit', {
      task,
      context: String(Number(context) + 1),
      expected_revision: revision,
    });
    if (isWritten) this.counted.push(task);
  }

  async #addStep(task: string): Promise<void> {
    const title = this.#word();
    const answer = await this.#writes('tasks_decompose', { task, steps: [{ title, ...STEP }] });
    if (answer) this.steps.push(`${task} ${title}`);
  }

  async #closeStep(): Promise<void> {
    const open = this.steps.filter((step) => !this.closed.includes(step));
    if (open.length === 0) return;
    const [task = '', title] = this.#chance.pick(open).split(' ');
    const read = await this.#call('tasks_resume', { task, read_only: true, max_chars: WHOLE });
    if (!read.ok) throw new Error(read.error.message);
    const steps = read.result['steps'];
    if (!Array.isArray(steps)) throw new Error('a resume without steps');
    const step = steps.find((each: { title: string }) => each.title === title);
    const step_id: unknown = step?.step_id;
    if (await this.#writes('tasks_close_step', { task, step_id, checkpoints: 'gate' })) {
      this.closed.push(`${task} ${title}`);
    }
  }

  /** The last operation of the batch names a step that there is not. */
  async #half(task: string): Promise<void> {
    const value = `half ${this.#word()}`;
    const ops = [{ op: 'append', field: 'description', value }];
    const isWritten = await this.#writes('tasks_batch', {
      atomic: true,
      operations: [
        { tool: 'tasks_patch', args: { task, kind: 'task_detail', ops } },
        { tool: 'tasks_progress', args: { task, path: 's:9999', completed: true } },
      ],
    });
    expect(isWritten).toBe(false);
  }

  async #look(task: string): Promise<void> {
    const tool = this.#chance.pick(['tasks_radar', 'tasks_resume_super', 'tasks_handoff']);
    const read = tool === 'tasks_radar' ? {} : { read_only: true };
    const { ok } = await this.#call(tool, { task, ...read });
    expect(ok).toBe(true);
  }

  /** Whether it was written; sometimes sent twice at once, as by a client that has lost patience. */
  async #writes(tool: string, args: Readonly<Record<string, unknown>>): Promise<boolean> {
    const keyed = { ...args, request_id: this.#word() };
    const times = this.#chance.chance(REPEATED) ? 2 : 1;
    const answers = await Promise.all(Array.from({ length: times }, () => this.#call(tool, keyed)));
    const [answer, again] = answers;
    if (!answer) throw new Error('nothing was answered');
    // A refusal is told anew: more may have changed by then.
    expect(again?.ok ?? answer.ok).toBe(answer.ok);
    if (again && answer.ok) expect(again).toEqual(answer);
    if (answer.ok) this.#told(answer.result);
    else this.refusals.set(answer.error.code, (this.refusals.get(answer.error.code) ?? 0) + 1);
    return answer.ok;
  }

  #told({ task, revision }: Readonly<Record<string, unknown>>): void {
    expect(revision).toBeGreaterThan(this.#seen.get(String(task)) ?? 0);
    this.#seen.set(String(task), Number(revision));
    this.revisions.push(`${String(task)} ${String(revision)}`);
  }

  async #call(tool: string, args: Readonly<Record<string, unknown>>): Promise<TaskAnswer> {
    this.calls += 1;
    try {
      return await this.#agent.call(tool, args);
    } catch (error) {
      // Too many wrote at the same time: what may be called again is.
      if (error instanceof RetryableError) return await this.#call(tool, args);
      throw error;
    }
  }

  #word(): string {
    return `${this.#name}-${this.calls}-${Math.floor(this.#chance.next() * 1e6)}`;
  }
}

it(
  `${CLIENTS} clients, ${CALLS} mixed calls on ${TASKS.length} tasks: nothing is lost or written twice`,
  async () => {
    const agent = kernel.agent(workspace);
    const clients = Array.from({ length: CLIENTS }, (_, index) => {
      const actor = `agent:client-${index}`;
      return new Client(agent.as({ actor }), `c${index}`, 4000 + index);
    });
    await Promise.all(clients.map((client) => client.run(CALLS / CLIENTS)));

    const all = <T>(of: (client: Client) => readonly T[]): T[] => clients.flatMap(of);
    const tables = await kernel.tables(workspace);
    const tasks = tables.tasks.filter(({ parent_id: parent }) => parent === null);
    const told = tasks.flatMap(({ description }) => (description ?? '').split('\n'));
    const titleOf = new Map(tasks.map(({ task_id: id, title }) => [id, title]));
    const steps = tables.tasks.filter(({ parent_id: parent }) => parent !== null);
    const named = (rows: typeof steps) =>
      rows.map(({ root_id: root, title }) => `${titleOf.get(root ?? '')} ${title}`).sort();

    expect(tables.memos.map(({ body }) => body ?? '').sort()).toEqual(
      all(({ notes }) => notes).sort(),
    );
    expect(told.filter((line) => line !== 'begun').sort()).toEqual(
      all(({ lines }) => lines).sort(),
    );
    expect(named(steps)).toEqual(all((client) => client.steps).sort());
    expect(named(steps.filter(({ status }) => status === 'done'))).toEqual(
      all(({ closed }) => closed).sort(),
    );
    expect(tasks.map(({ title, context }) => `${title} ${context}`)).toEqual(
      TASKS.map(
        (title) => `${title} ${all(({ counted }) => counted).filter((of) => of === title).length}`,
      ),
    );

    // Each write has a revision of its own, and together they are all there are.
    const revisions = all((client) => client.revisions);
    expect(new Set(revisions).size).toBe(revisions.length);
    for (const task of TASKS) {
      const { revision } = await agent.done('tasks_resume', {
        task,
        read_only: true,
        max_chars: WHOLE,
      });
      // Made and given its counter before the clients came.
      expect(revisions.filter((told) => told.startsWith(`${task} `))).toHaveLength(
        Number(revision) - 2,
      );
    }
    const refusals = new Set(all(({ refusals: counts }) => [...counts.keys()]));
    expect([...refusals].sort()).toEqual(['BATCH_FAILED', 'REVISION_MISMATCH']);
    expectNoLostUpdate(await agent.journal());
    await journalTellsAll(kernel.url);
  },
  LIMIT_MS,
);
