import type { TaskToolInput } from '@planerka/contracts';
import {
  columnsOf,
  editTask,
  isClosed,
  made,
  newSubtask,
  stepIdOf,
  type Task,
  type TreeNode,
  textOrNull,
} from '@planerka/plan';
import { STORED_STATUS, taskId } from '../names.ts';
import type { TargetSelector } from '../target-selector.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolHandler, ToolReply } from '../tool-handler.ts';
import { stepPlace, writeClosed } from './close-step.ts';
import { refuseOther } from './define.ts';
import { deleteBelow } from './delete.ts';
import { givenFields } from './given-fields.ts';
import { stepReply, type TaskStep } from './on-target.ts';
import { writeReopened } from './progress.ts';

const FIELDS = ['title', 'description', 'context', 'status'] as const;

/** What a task node can be told; what is left out stays. */
export type NodePatch = Partial<
  Pick<TaskToolInput<'tasks_task_define'>, (typeof FIELDS)[number]> &
    Pick<TaskToolInput<'tasks_edit'>, 'priority' | 'tags'>
>;

interface NodeSelector {
  readonly path?: string | undefined;
  readonly task_node_id?: string | undefined;
}

/** The task node that a call means. */
export async function nodeOf(
  call: ToolCall,
  task: Task,
  { task_node_id: step_id, path }: NodeSelector,
): Promise<TaskStep> {
  const at = { task, node: await call.step(task, { step_id, path }) };
  refuseOther(call, at, 'node');
  return at;
}

/** The task node as answers name it. */
export function nodeRef({ id, path }: TreeNode): Record<string, unknown> {
  return { node: { task_node_id: id, path } };
}

/** A tool on one task node. */
async function onNode(
  call: ToolCall,
  input: TargetSelector & NodeSelector,
  change: (at: TaskStep) => object | Promise<void>,
): Promise<ToolReply> {
  const at = await nodeOf(call, await call.task(input), input);
  return await stepReply(call, at.task, nodeRef(at.node), { ...(await change(at)) });
}

/** `tasks_task_add` */
export const addNode: ToolHandler<'tasks_task_add'> = async (call, input) => {
  const task = await call.task(input);
  const parent = await call.stepNamed(task, input.parent_step);
  refuseOther(call, { task, node: parent }, 'step');
  const row = newSubtask(parent.row, {
    ...made('task', call.given),
    title: input.title,
    description: textOrNull(input.description ?? null),
    context: textOrNull(input.context ?? null),
    project_id: task.project_id,
    is_node: true,
  });
  const step = { before: null, after: { kind: 'task', row } } as const;
  call.write('task_node_added', step, { task: taskId(task) });
  await writeReopened(call, task, `${parent.path}.`);
  const node = await call.step(task, { step_id: stepIdOf(row) });
  return await stepReply(call, task, nodeRef(node));
};

/** Changes a task node; DONE is gated as closing a step is, by its own steps. */
export async function writeNode(
  call: ToolCall,
  at: TaskStep,
  { status, ...fields }: NodePatch,
): Promise<void> {
  const { task, node } = at;
  const before = await call.latestTask(node.row);
  const isOpening = status !== undefined && status !== 'DONE';
  const isClosing = status === 'DONE' && !isClosed(before);
  const step = editTask(before, {
    ...columnsOf(fields),
    ...(isOpening ? { status: STORED_STATUS[status] } : {}),
  });
  call.write('task_node_defined', step, stepPlace(at));
  if (isOpening && isClosed(before)) await writeReopened(call, task, node.path);
  if (isClosing) await writeClosed(call, at);
  if (!step && !isClosing) call.warn('NO_CHANGE', `${node.id} is so already.`);
}

/** `tasks_task_define` */
export const defineNodeTool: ToolHandler<'tasks_task_define'> = async (call, input) => {
  const patch = givenFields(input, FIELDS);
  return await onNode(call, input, async (at) => await writeNode(call, at, patch));
};

/** `tasks_task_delete` */
export const deleteNode: ToolHandler<'tasks_task_delete'> = async (call, input) =>
  await onNode(call, input, (at) => ({ deleted: at.node.id, steps: deleteBelow(call, at) }));
