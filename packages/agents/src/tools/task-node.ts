import type { TaskToolInput } from '@planerka/contracts';
import {
  columnsOf,
  editTask,
  isClosed,
  newTask,
  stepIdOf,
  type Task,
  textOrNull,
  type TreeNode,
} from '@planerka/plan';
import { STORED_STATUS, taskId } from '../names.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { closeStep, latestStep } from './close-step.ts';
import { refuseOther } from './define.ts';
import { deleteBelow } from './delete.ts';
import { nothingGiven } from './edit.ts';
import { reopenAbove, stepsAbove } from './progress.ts';

const FIELDS = ['title', 'description', 'context', 'status'] as const;

/** What a task node can be told; what is left out stays. */
export type NodePatch = Pick<TaskToolInput<'tasks_task_define'>, (typeof FIELDS)[number]> &
  Pick<TaskToolInput<'tasks_edit'>, 'priority' | 'tags'>;

interface NodeAim {
  readonly path?: string | undefined;
  readonly task_node_id?: string | undefined;
}

/** The task node that a call means. */
export async function nodeOf(work: Work, task: Task, aim: NodeAim): Promise<TreeNode> {
  const node = await work.step(task, { step_id: aim.task_node_id, path: aim.path });
  refuseOther(work, task, node, 'node');
  return node;
}

async function nodeReply(work: Work, task: Task, node: TreeNode): Promise<ToolReply> {
  return {
    result: {
      task: taskId(task),
      revision: await work.revision({ kind: 'task', row: task }),
      node: { task_node_id: node.id, path: node.path },
      events: work.events,
    },
  };
}

/** `tasks_task_add` */
export async function addNode(
  work: Work,
  input: TaskToolInput<'tasks_task_add'>,
): Promise<ToolReply> {
  const task = await work.task(input);
  await work.expect({ kind: 'task', row: task }, input.expected_revision);
  const parent = await work.stepNamed(task, input.parent_step);
  refuseOther(work, task, parent, 'step');
  const row = newTask({
    id: work.turn.newId(),
    number: work.turn.nextNumber('task'),
    title: input.title,
    actor: work.actor,
    at: work.now,
    description: textOrNull(input.description ?? null),
    context: textOrNull(input.context ?? null),
    project_id: task.project_id,
    parent_id: parent.row.task_id,
    root_id: task.task_id,
    is_node: true,
  });
  work.write('task_node_added', [{ before: null, after: { kind: 'task', row } }], {
    task: taskId(task),
  });
  await reopenAbove(work, task, [parent, ...(await stepsAbove(work, task, parent))]);
  return await nodeReply(work, task, await work.step(task, { step_id: stepIdOf(row) }));
}

/** Changes a task node; DONE is gated as closing a step is, by its own steps. */
export async function defineNode(
  work: Work,
  task: Task,
  node: TreeNode,
  { status, ...fields }: NodePatch,
): Promise<void> {
  const before = await latestStep(work, node);
  const step = editTask(before, {
    ...columnsOf(fields),
    ...(status === undefined || status === 'DONE' ? {} : { status: STORED_STATUS[status] }),
  });
  if (step) {
    work.write('task_node_defined', [step], { task: taskId(task), path: node.path });
    if (isClosed(before) && status !== undefined && status !== 'DONE') {
      await reopenAbove(work, task, await stepsAbove(work, task, node));
    }
  }
  const isClosing = status === 'DONE' && !isClosed(before);
  if (isClosing) await closeStep(work, task, node);
  if (!step && !isClosing) work.warn('NO_CHANGE', `${node.id} is so already.`);
}

/** `tasks_task_define` */
export async function defineNodeTool(
  work: Work,
  input: TaskToolInput<'tasks_task_define'>,
): Promise<ToolReply> {
  const { title, description, context, status } = input;
  const patch = { title, description, context, status };
  if (Object.values(patch).every((value) => value === undefined)) throw nothingGiven(FIELDS);
  const task = await work.task(input);
  await work.expect({ kind: 'task', row: task }, input.expected_revision);
  const node = await nodeOf(work, task, input);
  await defineNode(work, task, node, patch);
  return await nodeReply(work, task, node);
}

/** `tasks_task_delete` */
export async function deleteNode(
  work: Work,
  input: TaskToolInput<'tasks_task_delete'>,
): Promise<ToolReply> {
  const task = await work.task(input);
  await work.expect({ kind: 'task', row: task }, input.expected_revision);
  const node = await nodeOf(work, task, input);
  const steps = deleteBelow(work, task, node);
  const { result } = await nodeReply(work, task, node);
  return { result: { ...result, deleted: node.id, steps } };
}
