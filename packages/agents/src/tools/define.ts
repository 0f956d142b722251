import type { CheckpointName, TaskToolInput } from '@planerka/contracts';
import {
  blockStep,
  type DefinitionFields,
  defineStep,
  type SharedFields,
  type TreeNode,
  textOrNull,
} from '@planerka/plan';
import { refuseBlockedByPerson } from '../left-to-people.ts';
import { ensure } from '../refused.ts';
import type { ToolCall } from '../tool-call.ts';
import { stepPlace } from './close-step.ts';
import { givenFields } from './given-fields.ts';
import { onStep, type TaskStep } from './on-target.ts';

const FIELDS = ['title', 'success_criteria', 'tests', 'blockers', 'proof'] as const;

/** What a step is held to, and how it is called; what is left out stays. */
export type StepPatch = DefinitionFields & Pick<SharedFields, 'title' | 'description' | 'context'>;

const OTHER_KIND = {
  step: {
    is: 'a task node, not a step',
    use: 'tasks_task_define and tasks_patch with kind="task" change task nodes.',
  },
  node: {
    is: 'a step, not a task node',
    use: 'tasks_define and tasks_patch with kind="step" change steps; node paths end in .t:<n>.',
  },
} as const;

/** Refuses a task node where a step is meant, and the other way round: they are held to other things. */
export function refuseOther(
  call: ToolCall,
  { task, node }: TaskStep,
  wanted: TreeNode['kind'],
): void {
  const { is, use } = OTHER_KIND[wanted];
  ensure(node.kind === wanted, 'WRONG_KIND', `${node.id} (${node.path}) is ${is}.`, use, {
    next: call.lookAt({ kind: 'task', row: task }),
  });
}

/**
 * Defines a step, as one event. What was confirmed about criteria or tests that are now others is
 * confirmed no more; those checkpoints are returned.
 */
export async function writeDefined(
  call: ToolCall,
  at: TaskStep,
  patch: StepPatch,
): Promise<readonly CheckpointName[]> {
  refuseOther(call, at, 'step');
  ensure(
    patch.success_criteria?.length !== 0,
    'INVALID_INPUT',
    'success_criteria is empty: a step without criteria could never be verified.',
    'Give at least one criterion, or leave success_criteria out.',
    { details: { fields: ['success_criteria'] } },
  );
  const { step, revoked } = defineStep(await call.latestTask(at.node.row), patch);
  call.writeOrWarn('step_defined', step, `${at.node.id} is so already.`, stepPlace(at));
  return revoked;
}

/** `tasks_define` */
export const define = onStep(
  async (call, at, input: TaskToolInput<'tasks_define'>) => {
    const revoked = await writeDefined(call, at, givenFields(input, FIELDS));
    return revoked.length === 0 ? {} : { unconfirmed: revoked };
  },
  (input) => givenFields(input, FIELDS),
);

/** `tasks_block` */
export const block = onStep(
  async (call, at, { blocked = true, reason }: TaskToolInput<'tasks_block'>) => {
    await refuseBlockedByPerson(call, at.node.row);
    const told = textOrNull(reason ?? null);
    const step = blockStep(await call.latestTask(at.node.row), { blocked, reason: told });
    call.writeOrWarn(
      blocked ? 'step_blocked' : 'step_unblocked',
      step,
      `${at.node.id} is ${blocked ? 'blocked' : 'not blocked'} already.`,
      { ...stepPlace(at), ...(told === null ? {} : { reason: told }) },
    );
  },
);
