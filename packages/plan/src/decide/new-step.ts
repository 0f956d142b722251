import { GATE, type NewStep } from '@planerka/contracts';
import type { Made } from '../change/given.ts';
import { newSubtask } from '../objects/new-subtask.ts';
import type { StepDefinition, Task } from '../objects/task.ts';
import { EMPTY_DEFINITION, requiring } from '../tree/gates.ts';

/** What a new step is called and held to; `proof`: where closing it takes more than a word. */
export interface StepSeed extends NewStep {
  readonly proof?: StepDefinition['proof'] | undefined;
}

/** A step that an agent adds below a task or a step: held to the gate from the first. */
export function newStep(
  parent: Task,
  { title, success_criteria, tests = [], blockers = [], proof = {} }: StepSeed,
  names: Made & Pick<Task, 'project_id'>,
): Task {
  return newSubtask(parent, {
    ...names,
    title,
    checkpoints: requiring({}, GATE),
    definition: { ...EMPTY_DEFINITION, success_criteria, tests, blockers, proof },
  });
}
