import type { Intent } from '@planerka/contracts';
import type { CreateRule } from './create-rule.ts';
import { taskCreate } from './task-create.ts';
import { timeblockCreate } from './timeblock-create.ts';

/** Everything that can be created by a command: a new one is a new file and a line here. */
const rules: Readonly<Record<Intent, CreateRule>> = {
  task_create: taskCreate,
  timeblock_create: timeblockCreate,
};

export function createRuleOf(intent: Intent): CreateRule {
  return rules[intent];
}
