import { type CheckpointName, GATE } from '@planerka/contracts';
import { editTask } from '../change/edit-rows.ts';
import type { Step } from '../change/step.ts';
import type { StepDefinition, Task } from '../objects/task.ts';
import { withoutBlock } from '../tree/blocked.ts';
import { definitionOf, isConfirmed, requiring } from '../tree/gates.ts';
import { columnsOf, type SharedFields, textOrNull } from './set-fields.ts';

/** What a step is held to, as far as it is named; what is left out stays. */
export type DefinitionFields = {
  readonly [F in 'success_criteria' | 'tests' | 'blockers' | 'proof']?:
    | StepDefinition[F]
    | undefined;
};

export interface DefinedStep {
  /** Null: it is so already. */
  readonly step: Step | null;
  /** What was confirmed about criteria or tests that are now others is confirmed no more. */
  readonly revoked: readonly CheckpointName[];
}

/** Says what a step is held to and how it is called. */
export function defineStep(row: Task, patch: SharedFields & DefinitionFields): DefinedStep {
  const known = definitionOf(row);
  const { success_criteria, tests, blockers, proof } = patch;
  const given: Partial<StepDefinition> = {
    ...(success_criteria === undefined ? {} : { success_criteria }),
    ...(tests === undefined ? {} : { tests }),
    ...(blockers === undefined ? {} : { blockers }),
    ...(proof === undefined ? {} : { proof }),
  };
  const definition = { ...known, ...given };
  const isOther = {
    criteria: !isSame(known.success_criteria, definition.success_criteria),
    tests: !isSame(known.tests, definition.tests),
  };
  const revoked = (['criteria', 'tests'] as const).filter(
    (name) => isOther[name] && isConfirmed(row, name),
  );
  const isDefined = Object.keys(given).length > 0;
  const step = editTask(row, {
    ...columnsOf(patch),
    ...(isDefined ? { definition, checkpoints: gated(row, revoked) } : {}),
  });
  return { step, revoked };
}

function isSame(before: readonly string[], after: readonly string[]): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

/** A defined step is held to the gate, by its owner too: both keys are set. */
function gated(row: Task, revoked: readonly CheckpointName[]): Task['checkpoints'] {
  const kept = Object.entries(row.checkpoints).filter(
    ([name]) => !revoked.some((each) => each === name),
  );
  return requiring(Object.fromEntries(kept), GATE);
}

/** A step that waits for something outside, or goes on; null: it does so already. */
export function blockStep(
  row: Task,
  { blocked, reason }: { readonly blocked: boolean; readonly reason: string | null },
): Step | null {
  const known = definitionOf(row);
  const told = textOrNull(reason);
  if (!blocked) return known.blocked ? editTask(row, { definition: withoutBlock(known) }) : null;
  const why = told ?? known.blocked_reason;
  if (known.blocked && why === known.blocked_reason) return null;
  return editTask(row, { definition: { ...known, blocked: true, blocked_reason: why } });
}
