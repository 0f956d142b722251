import type { CheckpointName, TaskToolInput } from '@planerka/contracts';
import {
  blockStep,
  defineStep as decideStep,
  type DefinitionFields,
  type SharedFields,
  type Task,
  textOrNull,
  type TreeNode,
} from '@planerka/plan';
import { taskId } from '../names.ts';
import { refused } from '../refused.ts';
import type { ToolReply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { aimedStep, latestStep, stepReply } from './close-step.ts';
import { nothingGiven } from './edit.ts';

const FIELDS = ['title', 'success_criteria', 'tests', 'blockers', 'proof'] as const;

/** What a step is held to, and how it is called; what is left out stays. */
export type StepPatch = DefinitionFields & Pick<SharedFields, 'title' | 'description' | 'context'>;

/** Refuses a task node where a step is meant, and the other way round: they are held to other things. */
export function refuseOther(work: Work, task: Task, node: TreeNode, wanted: TreeNode['kind']) {
  if (node.kind === wanted) return;
  const args = { workspace: work.workspace.name, task: taskId(task) };
  throw refused(
    'WRONG_KIND',
    wanted === 'step'
      ? `${node.id} (${node.path}) is a task node, not a step.`
      : `${node.id} (${node.path}) is a step, not a task node.`,
    wanted === 'step'
      ? 'tasks_task_define and tasks_patch with kind="task" change task nodes.'
      : 'tasks_define and tasks_patch with kind="step" change steps; node paths end in .t:<n>.',
    { next: { tool: 'tasks_resume_super', args: { ...args, read_only: true } } },
  );
}

/**
 * Defines a step, as one event. What was confirmed about criteria or tests that are now others is
 * confirmed no more; those checkpoints are returned.
 */
export async function defineStep(
  work: Work,
  task: Task,
  node: TreeNode,
  patch: StepPatch,
): Promise<readonly CheckpointName[]> {
  refuseOther(work, task, node, 'step');
  if (patch.success_criteria?.length === 0) {
    throw refused(
      'INVALID_INPUT',
      'success_criteria is empty: a step without criteria could never be verified.',
      'Give at least one criterion, or leave success_criteria out.',
      { details: { fields: ['success_criteria'] } },
    );
  }
  const { step, revoked } = decideStep(await latestStep(work, node), patch);
  if (step) work.write('step_defined', [step], { task: taskId(task), path: node.path });
  else work.warn('NO_CHANGE', `${node.id} is so already.`);
  return revoked;
}

/** `tasks_define` */
export async function define(work: Work, input: TaskToolInput<'tasks_define'>): Promise<ToolReply> {
  const { title, success_criteria, tests, blockers, proof, ...aim } = input;
  const patch = { title, success_criteria, tests, blockers, proof };
  if (Object.values(patch).every((value) => value === undefined)) throw nothingGiven(FIELDS);
  const { task, node } = await aimedStep(work, aim);
  const revoked = await defineStep(work, task, node, patch);
  const { result } = await stepReply(work, task, node);
  return { result: { ...result, ...(revoked.length === 0 ? {} : { unconfirmed: revoked }) } };
}

/** `tasks_block` */
export async function block(work: Work, input: TaskToolInput<'tasks_block'>): Promise<ToolReply> {
  const { blocked = true, reason, ...aim } = input;
  const { task, node } = await aimedStep(work, aim);
  const told = reason === undefined ? null : textOrNull(reason);
  const step = blockStep(await latestStep(work, node), { blocked, reason: told });
  if (step === null) {
    work.warn('NO_CHANGE', `${node.id} is ${blocked ? 'blocked' : 'not blocked'} already.`);
    return await stepReply(work, task, node);
  }
  const facts = { task: taskId(task), path: node.path, ...(told === null ? {} : { reason: told }) };
  work.write(blocked ? 'step_blocked' : 'step_unblocked', [step], facts);
  return await stepReply(work, task, node);
}
