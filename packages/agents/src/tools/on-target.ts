import type { Task, TreeNode } from '@planerka/plan';
import { type Entity, entityId, entityRef, type PlanEntity, stepRef, taskId } from '../names.ts';
import { ensure } from '../refused.ts';
import type { StepSelector, TargetSelector } from '../target-selector.ts';
import type { ToolCall } from '../tool-call.ts';
import type { ToolReply } from '../tool-handler.ts';

/** What an answer tells beside what every tool on its kind of target does. */
type Facts = Readonly<Record<string, unknown>>;

type Tool<Input> = (call: ToolCall, input: Input) => Promise<ToolReply>;

/** A step or task node, and the task that it is in. */
export interface TaskStep {
  readonly task: Task;
  readonly node: TreeNode;
}

/** A tool on a plan or task: what `change` does is answered with the revision and the events. */
export function onEntity<Input extends TargetSelector>(
  change: (call: ToolCall, entity: Entity, input: Input) => Promise<Facts>,
): Tool<Input> {
  return async (call, input) => {
    const entity = await call.entity(input);
    return await entityReply(call, entity, await change(call, entity, input));
  };
}

/** A tool on a plan only. */
export function onPlan<Input extends TargetSelector>(
  change: (call: ToolCall, plan: PlanEntity, input: Input) => Promise<Facts>,
): Tool<Input> {
  return async (call, input) => {
    const plan = await call.plan(input);
    return await entityReply(call, plan, await change(call, plan, input));
  };
}

/** What tools on a whole plan or task answer. */
export async function entityReply(
  call: ToolCall,
  entity: Entity,
  facts: Facts,
): Promise<ToolReply> {
  const revision = await call.revision(entity);
  return { result: { ...entityRef(entity), revision, ...facts, events: call.events } };
}

/** A tool on one step; `check` refuses what is wrong with the input whatever the step. */
export function onStep<Input extends TargetSelector & StepSelector>(
  change: (call: ToolCall, step: TaskStep, input: Input) => Promise<Facts | void>,
  check: (input: Input) => void = () => undefined,
): Tool<Input> {
  return async (call, input) => {
    check(input);
    const task = await call.task(input);
    const node = await call.step(task, input);
    const facts = await change(call, { task, node }, input);
    return await stepReply(call, task, { step: stepRef(node) }, facts);
  };
}

/** What tools on a part of a task answer; `part` names it. */
export async function stepReply(
  call: ToolCall,
  task: Task,
  part: Facts,
  facts: Facts | void = {},
): Promise<ToolReply> {
  const revision = await call.revision({ kind: 'task', row: task });
  return { result: { task: taskId(task), revision, ...part, events: call.events, ...facts } };
}

/** The step that a call on a plan or task is about, if it names one; a plan has none. */
export async function stepOfEntity(
  call: ToolCall,
  entity: Entity,
  selector: StepSelector,
): Promise<TreeNode | null> {
  if (entity.kind === 'task') return await call.stepIfNamed(entity.row, selector);
  ensure(
    selector.step_id === undefined && selector.path === undefined,
    'WRONG_KIND',
    `${entityId(entity)} is a plan: it has no steps of its own.`,
    'Name the task whose step it is, or leave step_id and path out.',
  );
  return null;
}

/** The step that an answer is about, where it is about one. */
export function stepFacts(node: TreeNode | null): Facts {
  return node === null ? {} : { step: stepRef(node) };
}
