import { GATE, type NewStep, type TaskToolInput } from '@planerka/contracts';
import {
  buildTree,
  EMPTY_DEFINITION,
  flatten,
  newProject,
  newTask,
  type Project,
  requiring,
  stepIdOf,
  type Task,
  type TreeNode,
} from '@planerka/plan';
import { type Entity, entityId, planId, taskId } from '../names.ts';
import { refused } from '../refused.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { reopenAbove, stepsAbove } from './progress.ts';

/** A plan as a new row of this call. Nobody has begun it: TODO. */
export function addPlan(work: Work, seed: Pick<Project, 'title'> & Partial<Project>): Project {
  const row = newProject({
    begun: false,
    ...seed,
    id: work.turn.newId(),
    number: work.turn.nextNumber('project'),
    actor: work.actor,
    at: work.now,
  });
  work.write('project_created', [{ before: null, after: { kind: 'project', row } }]);
  return row;
}

/** A task as a new row of this call. */
export function addTask(work: Work, seed: Pick<Task, 'title'> & Partial<Task>): Task {
  const row = newTask({
    ...seed,
    id: work.turn.newId(),
    number: work.turn.nextNumber('task'),
    actor: work.actor,
    at: work.now,
  });
  work.write('task_created', [{ before: null, after: { kind: 'task', row } }]);
  return row;
}

/** A step with its criteria, held to the gate; `more` is what templates know beyond that. */
function newStep(
  work: Work,
  task: Task,
  parent: Task,
  step: NewStep,
  more: Partial<Task> = {},
): Task {
  return newTask({
    id: work.turn.newId(),
    number: work.turn.nextNumber('task'),
    title: step.title,
    actor: work.actor,
    at: work.now,
    project_id: task.project_id,
    parent_id: parent.task_id,
    root_id: task.task_id,
    checkpoints: requiring({}, GATE),
    definition: {
      ...EMPTY_DEFINITION,
      success_criteria: step.success_criteria,
      tests: step.tests ?? [],
      blockers: step.blockers ?? [],
    },
    ...more,
  });
}

/** Adds steps below a task or one of its steps, in order. */
export function addSteps(
  work: Work,
  task: Task,
  parent: Task,
  steps: ReadonlyArray<{ readonly step: NewStep; readonly more?: Partial<Task> }>,
): Task[] {
  const rows = steps.map(({ step, more }) => newStep(work, task, parent, step, more));
  work.write(
    'steps_added',
    rows.map((row) => ({ before: null, after: { kind: 'task', row } })),
    { task: taskId(task) },
  );
  return rows;
}

/** Steps as answers list them. */
export function listSteps(nodes: readonly TreeNode[]): Array<Record<string, unknown>> {
  return nodes.map(({ id, path, row }) => ({ step_id: id, path, title: row.title }));
}

/** `tasks_create` */
export async function create(work: Work, input: TaskToolInput<'tasks_create'>): Promise<ToolReply> {
  const kind = input.kind ?? (input.parent === undefined ? 'plan' : 'task');
  return kind === 'plan' ? createPlan(work, input) : await createTask(work, input);
}

function createPlan(work: Work, input: TaskToolInput<'tasks_create'>): ToolReply {
  if (input.parent !== undefined || input.steps !== undefined) {
    throw refused(
      'INVALID_INPUT',
      'A plan has no parent and no steps of its own.',
      'Create the plan first, then its tasks with parent and steps; tasks_plan sets its checklist.',
      { details: { fields: input.parent === undefined ? ['steps'] : ['parent'] } },
    );
  }
  const row = addPlan(work, {
    title: input.title,
    description: input.description ?? null,
    contract: input.contract ?? null,
    contract_data: input.contract_data ?? null,
  });
  const id = planId(row);
  return {
    result: {
      id,
      kind: 'plan',
      plan: id,
      qualified_id: work.qualified(id),
      revision: 1,
      events: work.events,
    },
  };
}

/** The plan that the focus is on, or in: what a task without a parent belongs to. */
async function focusedPlan(work: Work): Promise<Extract<Entity, { kind: 'project' }>> {
  const entity = await work.entity({});
  if (entity.kind === 'project') return entity;
  const id = entity.row.project_id;
  const plan = id === null ? null : await work.turn.object('project', id);
  if (plan?.kind === 'project' && plan.row.deleted_at === null) return plan;
  throw refused(
    'NO_TARGET',
    `A task needs a parent plan, and ${entityId(entity)}, where the focus is, stands in none.`,
    'Add parent (PLAN-###), or use tasks_macro_start, which finds or makes one.',
    { next: { tool: 'tasks_context', args: { workspace: work.workspace.name, kind: 'plan' } } },
  );
}

async function createTask(work: Work, input: TaskToolInput<'tasks_create'>): Promise<ToolReply> {
  if (input.contract !== undefined || input.contract_data !== undefined) {
    throw refused(
      'INVALID_INPUT',
      'Only a plan has a contract.',
      'Leave contract out, or set it on the plan.',
    );
  }
  const plan =
    input.parent === undefined ? await focusedPlan(work) : await work.plan({ plan: input.parent });
  await work.expect(plan, input.expected_revision);
  const task = addTask(work, {
    title: input.title,
    description: input.description ?? null,
    project_id: plan.row.project_id,
  });
  const rows = (input.steps ?? []).map((step) => ({ step }));
  const steps = buildTree(task.task_id, addSteps(work, task, task, rows));
  const id = taskId(task);
  return {
    result: {
      id,
      kind: 'task',
      task: id,
      plan: planId(plan.row),
      qualified_id: work.qualified(id),
      revision: 1,
      steps: listSteps(steps),
      events: work.events,
    },
  };
}

/** `tasks_decompose` */
export async function decompose(
  work: Work,
  input: TaskToolInput<'tasks_decompose'>,
): Promise<ToolReply> {
  const task = await work.task(input);
  const entity = { kind: 'task', row: task } as const;
  await work.expect(entity, input.expected_revision);
  const above =
    input.parent_step === undefined ? null : await work.stepNamed(task, input.parent_step);
  const parent = above?.row ?? task;
  const added = addSteps(
    work,
    task,
    parent,
    input.steps.map((step) => ({ step })),
  ).map(stepIdOf);
  // Nothing is done that still has something open in it.
  await reopenAbove(
    work,
    task,
    above === null ? [] : [above, ...(await stepsAbove(work, task, above))],
  );
  const nodes = flatten(await work.tree(task));
  return {
    result: {
      task: taskId(task),
      revision: await work.revision(entity),
      steps: listSteps(nodes.filter(({ id }) => added.includes(id))),
      events: work.events,
    },
  };
}
