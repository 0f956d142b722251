import { type NamedWorkspace, payloadBytes } from '@planerka/agents';
import { NextCall, type TaskAnswer } from '@planerka/contracts';
import { rootOf } from '@planerka/plan';
import { z } from 'zod';
import type { AgentKernel } from './agent.ts';
import { command, operation } from './wishes.ts';

/** How an agent of the day makes a call, by whichever way in. */
export type Hand = (tool: string, args: Readonly<Record<string, unknown>>) => Promise<TaskAnswer>;

export interface DaySize {
  readonly tasks: number;
  readonly steps: number;
}

/** What the day came to. */
export interface DayDone {
  /** Tasks that there were, those that the owner dictated among them. */
  readonly tasks: readonly string[];
  /** Tasks that agents finished, one entry for each time. */
  readonly finished: readonly string[];
  readonly steps: number;
  /** Steps that were closed more than once, or by two agents of one task. */
  readonly doubled: number;
  /** Answers about another task than the one that was worked on. */
  readonly wrong: number;
  readonly bytes: number;
  readonly calls: number;
}

const ROUNDS_MAX = 1_000;
const PLAN = 'PLAN-001';
const HELD = { success_criteria: ['it works'], tests: ['npm test'] };
/** When the owner acts, in rounds, and when an agent loses what it knew. */
const EVERY = 10;
const LOST_AT = 20;
const DICTATED = 3;

const Radar = z.looseObject({ task: z.string(), next: NextCall.extend({ reason: z.string() }) });
const Closed = z.looseObject({
  task: z.string(),
  resume: z.looseObject({
    capsule: z.looseObject({ action: NextCall.extend({ reason: z.string().optional() }) }),
  }),
});

/** One agent that claims what is ready, and follows what it is told until the task is done. */
class Worker {
  readonly #hand: Hand;
  bytes = 0;
  calls = 0;
  wrong = 0;
  readonly finished: string[] = [];
  #next: NextCall | null = null;
  #task = '';

  constructor(hand: Hand) {
    this.#hand = hand;
  }

  async #asked(tool: string, args: NextCall['args']): Promise<TaskAnswer> {
    const answer = await this.#hand(tool, args);
    this.calls += 1;
    this.bytes += payloadBytes(answer);
    return answer;
  }

  /** What it knew is gone; its claim is not. */
  lose(): void {
    this.#next = null;
  }

  /** One task further; false when nothing is left to do. */
  async work(workspace: string): Promise<boolean> {
    if (this.#next === null) {
      const answer = await this.#asked('tasks_radar', { workspace, plan: PLAN, claim: true });
      if (!answer.ok) {
        if (answer.error.code !== 'NOTHING_READY') throw new Error(answer.error.message);
        return false;
      }
      const { task, next } = Radar.parse(answer.result);
      this.#task = task;
      this.#next = next;
    }
    const { tool, args: told, fill = [] } = this.#next;
    // What a person has dictated has no steps yet: the agent says what there is to do.
    const own = fill.includes('steps') ? { steps: [{ title: 'All of it', ...HELD }] } : {};
    const args = { ...told, ...own };
    if (told['task'] !== this.#task) this.wrong += 1;
    const answer = await this.#asked(tool, args);
    // Somebody, the owner, has written to it meanwhile, or it has steps now: it looks again.
    if (!answer.ok || tool === 'tasks_decompose') this.#next = null;
    else if (tool === 'tasks_macro_finish') {
      this.finished.push(this.#task);
      this.#next = null;
    } else {
      const { task, resume } = Closed.parse(answer.result);
      if (task !== this.#task) this.wrong += 1;
      this.#next = resume.capsule.action;
    }
    return true;
  }
}

const numberIn = (id: string): number => Number(id.slice(id.indexOf('-') + 1));

/**
 * A day in one plan: tasks of several steps, a third of them waiting for others; agents that claim and
 * close; one loses what it knew; an owner who dictates tasks into the plan, moves them in time, and
 * undoes.
 */
export async function agentsDay(
  kernel: AgentKernel,
  workspace: NamedWorkspace,
  hands: readonly Hand[],
  size: DaySize,
): Promise<DayDone> {
  const planner = kernel.agent(workspace, { actor: 'agent:planner' });
  const owner = await kernel.person(workspace);
  await planner.done('tasks_create', { title: 'Release' });
  const ids: string[] = [];
  for (let number = 0; number < size.tasks; number += 1) {
    const { id } = await planner.done('tasks_create', {
      parent: PLAN,
      title: `Part ${number}`,
      steps: Array.from({ length: size.steps }, (_, step) => ({ title: `Step ${step}`, ...HELD })),
    });
    ids.push(String(id));
  }
  for (let number = 5; number < size.tasks; number += 3) {
    await planner.done('tasks_edit', { task: ids[number], depends_on: [ids[number - 4]] });
  }
  const dictate = async (round: number): Promise<void> => {
    const title = `Dictated ${round}`;
    await owner.propose(command('task_create', { title }));
    const { tasks } = await planner.done('tasks_context', { kind: 'task', text: title });
    const [task] = z.array(z.looseObject({ id: z.string() })).parse(tasks);
    if (task === undefined) throw new Error('what was dictated is not there');
    await owner.propose(
      operation({ type: 'move_to_project', task: numberIn(task.id), project: 1 }),
    );
    ids.push(task.id);
  };
  const act = async (round: number): Promise<void> => {
    if (round % EVERY !== EVERY / 2) return;
    if (round < EVERY * DICTATED) await dictate(round);
    const moved = numberIn(ids[(round * 7) % size.tasks] ?? '');
    await owner.propose(
      operation({ type: 'reschedule', task: moved, planned_at: '2026-02-27T10:00:00+03:00' }),
    );
    if (round % (2 * EVERY) === EVERY / 2) await owner.propose({ type: 'undo' });
  };
  const workers = hands.map((hand) => new Worker(hand));
  let going = true;
  for (let round = 0; going && round < ROUNDS_MAX; round += 1) {
    if (round === LOST_AT) workers[1]?.lose();
    await act(round);
    const worked = await Promise.all(workers.map(async (each) => await each.work(workspace.name)));
    going = worked.includes(true);
  }
  const done = (await planner.journal()).filter(({ type }) => type === 'step_done');
  const tasksOf = new Map<string, Set<string>>();
  for (const entry of done) {
    const root = rootOf(entry);
    tasksOf.set(root, (tasksOf.get(root) ?? new Set()).add(entry.actor));
  }
  const several = [...tasksOf.values()].filter((actors) => actors.size > 1).length;
  const steps = new Set(done.map(({ object_id: id }) => id)).size;
  const sum = (of: (worker: Worker) => number) => workers.reduce((all, one) => all + of(one), 0);
  return {
    tasks: ids,
    finished: workers.flatMap(({ finished }) => finished),
    steps,
    doubled: done.length - steps + several,
    wrong: sum(({ wrong }) => wrong),
    bytes: sum(({ bytes }) => bytes),
    calls: sum(({ calls }) => calls),
  };
}
