import type { TaskToolInput } from '@planerka/contracts';
import {
  buildTree,
  columnsOf,
  flatten,
  made,
  newProject,
  newStep,
  newTask,
  type Project,
  type SaidTimes,
  type StepSeed,
  stepIdOf,
  type Task,
  type TreeNode,
} from '@planerka/plan';
import {
  ENTITY_KEYS,
  type Entity,
  entityId,
  entityRef,
  liveEntity,
  type PlanEntity,
  stepRef,
  taskId,
} from '../names.ts';
import { ensure } from '../refused.ts';
import { TIMES, timeColumns, timeFacts } from '../times.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';
import { writeReopened } from './progress.ts';

/** A plan as a new row of this call. Nobody has begun it: TODO. */
export function addPlan(call: ToolCall, seed: Pick<Project, 'title'> & Partial<Project>): Project {
  const row = newProject({ begun: false, ...seed, ...made('project', call.given) });
  call.write('project_created', { before: null, after: { kind: 'project', row } });
  return row;
}

/** A finished plan takes another task, but not unnoticed. */
export function warnOfDonePlan(call: ToolCall, plan: PlanEntity): void {
  if (plan.row.status !== 'archived') return;
  const id = entityId(plan);
  call.warn('PLAN_DONE', `${id} is DONE: tasks_complete with status ACTIVE opens it again.`);
}

/** A task as a new row of this call, in this plan. */
export function addTask(
  call: ToolCall,
  plan: Project,
  given: Pick<Task, 'title'> & Partial<Task>,
  times: SaidTimes = {},
): Task {
  warnOfDonePlan(call, { kind: 'project', row: plan });
  const seed = { ...given, project_id: plan.project_id };
  const seeded = newTask({ ...seed, ...made('task', call.given) });
  const row = { ...seeded, ...timeColumns(call, seeded, times) };
  call.write('task_created', { before: null, after: { kind: 'task', row } });
  return row;
}

/** Adds steps below a task or one of its steps, in order. */
export function addSteps(
  call: ToolCall,
  task: Task,
  parent: Task,
  steps: readonly StepSeed[],
): Task[] {
  const { project_id } = task;
  const rows = steps.map((step) =>
    newStep(parent, step, { project_id, ...made('task', call.given) }),
  );
  call.write(
    'steps_added',
    rows.map((row) => ({ before: null, after: { kind: 'task', row } })),
    { task: taskId(task) },
  );
  return rows;
}

/** Steps as answers list them. */
export function listSteps(nodes: readonly TreeNode[]): Array<Record<string, unknown>> {
  return nodes.map((node) => ({ ...stepRef(node), title: node.row.title }));
}

/** What every tool that makes a plan or task begins its answer with. */
export function newEntityFacts(call: ToolCall, entity: Entity, plan?: Project): object {
  const id = entityId(entity);
  return {
    id,
    kind: ENTITY_KEYS[entity.kind],
    ...entityRef(entity),
    ...(plan ? entityRef({ kind: 'project', row: plan }) : {}),
    qualified_id: call.qualified(id),
    revision: 1,
  };
}

/** `tasks_create` */
export async function create(
  call: ToolCall,
  input: TaskToolInput<'tasks_create'>,
): Promise<ToolReply> {
  const kind = input.kind ?? (input.parent === undefined ? 'plan' : 'task');
  return kind === 'plan' ? createPlan(call, input) : await createTask(call, input);
}

function createPlan(call: ToolCall, input: TaskToolInput<'tasks_create'>): ToolReply {
  ensure(
    input.parent === undefined && input.steps === undefined,
    'INVALID_INPUT',
    'A plan has no parent and no steps of its own.',
    'Create the plan first, then its tasks with parent and steps; tasks_plan sets its checklist.',
    { details: { fields: input.parent === undefined ? ['steps'] : ['parent'] } },
  );
  const timed = TIMES.filter((field) => input[field] !== undefined);
  ensure(
    timed.length === 0,
    'INVALID_INPUT',
    `A plan has no ${timed.join(', ')}: its tasks have.`,
    'Create the plan first, then its tasks with parent and their times.',
    { details: { fields: timed } },
  );
  const { title, description = null, contract = null, contract_data = null } = input;
  const row = addPlan(call, { title, description, contract, contract_data, ...labels(input) });
  return { result: { ...newEntityFacts(call, { kind: 'project', row }), events: call.events } };
}

/** What else a new plan or task may be told at once. */
function labels({ priority, tags }: Pick<TaskToolInput<'tasks_create'>, 'priority' | 'tags'>) {
  return columnsOf({ priority, tags });
}

/** The plan that the focus is on, or in: what a task without a parent belongs to. */
async function focusedPlan(call: ToolCall): Promise<PlanEntity> {
  const entity = await call.entityIfAny({});
  const plan = entity && (await planAround(call, entity));
  ensure(
    plan !== null,
    'NO_TARGET',
    entity === null
      ? 'A task needs a parent plan, and the workspace has no focus.'
      : `A task needs a parent plan, and ${entityId(entity)}, where the focus is, stands in none.`,
    'Add parent (PLAN-###), or use tasks_macro_start, which finds or makes one.',
    { next: call.next('tasks_context', { kind: 'plan' }) },
  );
  return plan;
}

/** The plan itself, or the one that the task is in, where it is not deleted. */
export async function planAround(call: ToolCall, entity: Entity): Promise<PlanEntity | null> {
  const { project_id: id } = entity.row;
  const isInPlan = entity.kind === 'task' && id !== null;
  const plan = liveEntity(isInPlan ? await call.turn.object('project', id) : entity);
  return plan?.kind === 'project' ? plan : null;
}

async function createTask(
  call: ToolCall,
  input: TaskToolInput<'tasks_create'>,
): Promise<ToolReply> {
  ensure(
    input.contract === undefined && input.contract_data === undefined,
    'INVALID_INPUT',
    'Only a plan has a contract.',
    'Leave contract out, or set it on the plan.',
  );
  const { title, description = null, parent, steps = [], expected_revision } = input;
  const plan = parent === undefined ? await focusedPlan(call) : await call.plan({ plan: parent });
  await call.expect(plan, expected_revision);
  const row = addTask(call, plan.row, { title, description, ...labels(input) }, input);
  const nodes = buildTree(row.task_id, addSteps(call, row, row, steps));
  return {
    result: {
      ...newEntityFacts(call, { kind: 'task', row }, plan.row),
      ...timeFacts(row, call.turn.moment.zone),
      steps: listSteps(nodes),
      events: call.events,
    },
  };
}

/** `tasks_decompose` */
export async function decompose(
  call: ToolCall,
  input: TaskToolInput<'tasks_decompose'>,
): Promise<ToolReply> {
  const task = await call.task(input);
  const { parent_step: name, steps } = input;
  const above = name === undefined ? null : await call.stepNamed(task, name);
  const added = addSteps(call, task, above?.row ?? task, steps).map(stepIdOf);
  await writeReopened(call, task, above === null ? '' : `${above.path}.`);
  const nodes = flatten(await call.tree(task));
  return {
    result: {
      task: taskId(task),
      revision: await call.revision({ kind: 'task', row: task }),
      steps: listSteps(nodes.filter(({ id }) => added.includes(id))),
      events: call.events,
    },
  };
}
