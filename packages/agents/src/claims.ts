import { addMinutes, isClosed, type Task } from '@planerka/plan';
import type { AgentClaim } from '@planerka/runtime';
import { refuseBlockedByPerson } from './left-to-people.ts';
import { type Entity, planId, taskId } from './names.ts';
import { ensure, refused } from './refused.ts';
import { localAt } from './times.ts';
import type { ToolCall } from './tool-call.ts';

/** After so long a silence of its holder a task is free again. */
const LEASE_MINUTES = 30;

/** Until when a holder who works now holds. */
export function leaseEnd(now: string): string {
  return addMinutes(now, LEASE_MINUTES);
}

/** Who holds a task, as answers tell it. */
export function holderLine(call: ToolCall, { actor, until }: AgentClaim): Record<string, unknown> {
  return { by: actor, until: localAt(call, until) };
}

/** The task is the caller's from now on; refused where another agent holds it. */
export async function claimTask(call: ToolCall, task: Task): Promise<void> {
  await refuseBlockedByPerson(call, task);
  hold(call, task, await claimOf(call, task));
}

const claimOf = async (call: ToolCall, { task_id: id }: Task): Promise<AgentClaim | undefined> =>
  (await call.tx.claims([id], call.now)).get(id);

function hold(call: ToolCall, task: Task, held: AgentClaim | undefined): void {
  const id = taskId(task);
  ensure(!isClosed(task), 'NOTHING_READY', `${id} is done.`, 'Claim a task that is open.', {
    next: call.next('tasks_context', { ready: true }),
  });
  if (held && held.actor !== call.actor) {
    throw refused(
      'HELD',
      `${id} is held by ${held.actor} until ${localAt(call, held.until)}.`,
      'Take another task that is ready, or wait until this one is given back.',
      {
        next: call.next('tasks_context', { ready: true }),
        details: { held: holderLine(call, held), timezone: call.turn.moment.zone },
      },
    );
  }
  call.claimed.set(task.task_id, held?.claimed_at ?? call.now);
}

/** So often another agent may take the task between its choice and its claim. */
const CHOICES_MAX = 5;

/**
 * Claims the task that an agent asks for: the one that it names; of a plan, or of the whole workspace,
 * the one that it holds already, else the first that is ready, begun before new. One that another agent
 * takes while it is chosen is passed over for the next.
 */
export async function claimWithin(call: ToolCall, within: Entity | null): Promise<Task> {
  if (within?.kind === 'task') {
    await claimTask(call, within.row);
    return within.row;
  }
  for (let choice = 1; ; choice += 1) {
    const task = await readyTask(call, within);
    const held = await claimOf(call, task);
    const isFree = held === undefined || held.actor === call.actor;
    if (!isFree && choice < CHOICES_MAX) continue;
    hold(call, task, held);
    return task;
  }
}

async function readyTask(
  call: ToolCall,
  within: Extract<Entity, { kind: 'project' }> | null,
): Promise<Task> {
  const project = within === null ? {} : { project: within.row.project_id };
  const readyFor = { actor: call.actor, now: call.now };
  const first = async (query: object): Promise<Task | undefined> => {
    const [found] = await call.tx.listTasks({
      kind: 'task',
      ...project,
      readyFor,
      statuses: ['in_progress', 'todo'],
      ...query,
      after: 0,
      limit: 1,
    });
    return found;
  };
  const task =
    (await first({ holder: { actor: call.actor, now: call.now } })) ??
    (await first({ statuses: ['in_progress'] })) ??
    (await first({ statuses: ['todo'] }));
  if (task === undefined) throw await nothingReady(call, within);
  return task;
}

/** Says why nothing is to be had, and suggests the list that shows it: what waits, else what is held. */
async function nothingReady(
  call: ToolCall,
  within: Extract<Entity, { kind: 'project' }> | null,
): Promise<Error> {
  const plan = within === null ? null : planId(within.row);
  const [where, aim] = plan === null ? ['', {}] : [` in ${plan}`, { plan }];
  const isThere = async (query: object): Promise<boolean> => {
    const found = await call.tx.listTasks({
      kind: 'task',
      ...(within === null ? {} : { project: within.row.project_id }),
      statuses: ['in_progress', 'todo'],
      ...query,
      after: 0,
      limit: 1,
    });
    return found.length > 0;
  };
  if (!(await isThere({}))) {
    return refused(
      'NOTHING_READY',
      `Nothing is open${where}.`,
      'Add what there is to do with tasks_macro_start, or see what was done.',
      { next: call.next(plan === null ? 'tasks_context' : 'tasks_radar', aim) },
    );
  }
  const blocked = await isThere({ waiting: true });
  return refused(
    'NOTHING_READY',
    `Nothing is ready${where}: what is open waits, is blocked, or is held.`,
    'See what waits and for what with blocked=true; what is held, by whom and until when with blocked=false.',
    { next: call.next('tasks_context', { ...aim, blocked }) },
  );
}

/**
 * What the caller claims is its own from now on; work on a task renews its holder's lease; its end
 * gives it back; work of somebody else on it is warned of.
 */
export async function noteWork(call: ToolCall): Promise<void> {
  const rows = call.turn.written.flatMap(({ before, after }) => {
    const object = after ?? before;
    return object?.kind === 'task' ? [object.row] : [];
  });
  const noted = call.turn.written.flatMap(({ after }) =>
    after?.kind === 'memo' ? [after.row.root_id] : [],
  );
  const worked = [...new Set([...rows.map((row) => row.root_id ?? row.task_id), ...noted])];
  const isEnded = (id: string): boolean =>
    rows.some((row) => row.task_id === id && (isClosed(row) || row.deleted_at !== null));
  for (const [task_id, claimed_at] of call.claimed) {
    const { actor, now } = call;
    if (!isEnded(task_id)) call.tx.saveClaim({ task_id, actor, claimed_at, until: leaseEnd(now) });
  }
  const held = [...(await call.tx.claims(worked, call.now)).values()];
  const own = held.filter(({ actor }) => actor === call.actor).map(({ task_id: id }) => id);
  const going = own.filter((id) => !isEnded(id) && !call.claimed.has(id));
  if (going.length > 0) call.tx.renewClaims(call.actor, going, leaseEnd(call.now));
  const ended = own.filter(isEnded);
  if (ended.length > 0) call.tx.renewClaims(call.actor, ended, null);
  for (const { actor, until } of held.filter((claim) => claim.actor !== call.actor)) {
    call.warn('HELD_BY', `The task is held by ${actor} until ${localAt(call, until)}.`);
  }
}
