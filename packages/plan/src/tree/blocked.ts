import type { StepDefinition, Task } from '../objects/task.ts';
import { isClosed } from './step-tree.ts';

/** A block that a person has put on a task or step: agents leave it to people. */
export interface PersonsBlock {
  readonly actor: string;
  readonly at: string;
  readonly reason: string | null;
}

/** Who of the people has blocked this open task or step; null where nobody has, or an agent. */
export function personsBlock({
  status,
  definition,
}: Pick<Task, 'status' | 'definition'>): PersonsBlock | null {
  if (isClosed({ status }) || definition?.blocked !== true) return null;
  const { blocked_by: by, blocked_reason: reason } = definition;
  return by === undefined ? null : { ...by, reason };
}

/** What a step is held to, with nothing in its way any more. */
export function withoutBlock(definition: StepDefinition): StepDefinition {
  const { blocked_by: _by, ...kept } = definition;
  return { ...kept, blocked: false, blocked_reason: null };
}
