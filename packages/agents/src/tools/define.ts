import type { CheckpointName, TaskToolInput } from '@planerka/contracts';
import {
  definitionOf,
  editTask,
  isConfirmed,
  type StepDefinition,
  type Task,
  type TreeNode,
} from '@planerka/plan';
import { taskId } from '../names.ts';
import { refused } from '../refused.ts';
import type { Reply } from '../tool-handler.ts';
import type { Work } from '../work.ts';
import { aimedStep, latestStep, stepReply } from './close-step.ts';
import { nothingGiven, textOrNull } from './edit.ts';

const FIELDS = ['title', 'success_criteria', 'tests', 'blockers', 'proof'] as const;

/** What a step is held to, and how it is called; what is left out stays. */
export type StepPatch = Pick<TaskToolInput<'tasks_define'>, (typeof FIELDS)[number]> & {
  readonly description?: string | null | undefined;
  readonly context?: string | null | undefined;
};

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
): Promise<CheckpointName[]> {
  refuseOther(work, task, node, 'step');
  const before = await latestStep(work, node);
  const known = definitionOf(before);
  const { title, description, context, success_criteria, tests, blockers, proof } = patch;
  if (success_criteria?.length === 0) {
    throw refused(
      'INVALID_INPUT',
      'success_criteria is empty: a step without criteria could never be verified.',
      'Give at least one criterion, or leave success_criteria out.',
      { details: { fields: ['success_criteria'] } },
    );
  }
  const given: Partial<StepDefinition> = {
    ...(success_criteria === undefined ? {} : { success_criteria }),
    ...(tests === undefined ? {} : { tests }),
    ...(blockers === undefined ? {} : { blockers }),
    ...(proof === undefined ? {} : { proof }),
  };
  const definition = { ...known, ...given };
  const changed: Record<'criteria' | 'tests', boolean> = {
    criteria: isOther(known.success_criteria, definition.success_criteria),
    tests: isOther(known.tests, definition.tests),
  };
  const revoked = (['criteria', 'tests'] as const).filter(
    (name) => changed[name] && isConfirmed(before, name),
  );
  const isDefined = Object.keys(given).length > 0;
  const step = editTask(before, {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description: textOrNull(description) }),
    ...(context === undefined ? {} : { context: textOrNull(context) }),
    ...(isDefined ? { definition, checkpoints: gated(before, revoked) } : {}),
  });
  if (step) work.write('step_defined', [step], { task: taskId(task), path: node.path });
  else work.warn('NO_CHANGE', `${node.id} is so already.`);
  return revoked;
}

function isOther(before: readonly string[], after: readonly string[]): boolean {
  return JSON.stringify(before) !== JSON.stringify(after);
}

/** A defined step is held to the gate, by its owner in Telegram too: both keys stand in it. */
function gated(row: Task, revoked: readonly CheckpointName[]): Task['checkpoints'] {
  const open = { confirmed_by: null, confirmed_at: null };
  const next: Task['checkpoints'] = { ...row.checkpoints };
  for (const name of ['criteria', 'tests'] as const) {
    if (!(name in next) || revoked.includes(name)) next[name] = open;
  }
  return next;
}

/** `tasks_define` */
export async function define(work: Work, input: TaskToolInput<'tasks_define'>): Promise<Reply> {
  const { title, success_criteria, tests, blockers, proof, ...aim } = input;
  const patch = { title, success_criteria, tests, blockers, proof };
  if (Object.values(patch).every((value) => value === undefined)) throw nothingGiven(FIELDS);
  const { task, node } = await aimedStep(work, aim);
  const revoked = await defineStep(work, task, node, patch);
  const { result } = await stepReply(work, task, node);
  return { result: { ...result, ...(revoked.length === 0 ? {} : { unconfirmed: revoked }) } };
}

/** `tasks_block` */
export async function block(work: Work, input: TaskToolInput<'tasks_block'>): Promise<Reply> {
  const { blocked = true, reason, ...aim } = input;
  const { task, node } = await aimedStep(work, aim);
  const before = await latestStep(work, node);
  const known = definitionOf(before);
  const told = reason === undefined ? null : textOrNull(reason);
  const isSame =
    known.blocked === blocked &&
    (!blocked || (told ?? known.blocked_reason) === known.blocked_reason);
  if (isSame) {
    work.warn('NO_CHANGE', `${node.id} is ${blocked ? 'blocked' : 'not blocked'} already.`);
    return await stepReply(work, task, node);
  }
  const definition = {
    ...known,
    blocked,
    blocked_reason: blocked ? (told ?? known.blocked_reason) : null,
  };
  const step = editTask(before, { definition });
  const facts = { task: taskId(task), path: node.path, ...(told === null ? {} : { reason: told }) };
  if (step) work.write(blocked ? 'step_blocked' : 'step_unblocked', [step], facts);
  return await stepReply(work, task, node);
}
