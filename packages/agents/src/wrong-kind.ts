import type { NextCall } from '@planerka/contracts';
import { type Entity, entityId } from './names.ts';
import type { refused } from './refused.ts';

/** How a tool refuses an object of the other kind; `look` shows what was named. */
export function wrongKind(
  entity: Entity,
  wanted: 'a task' | 'a plan',
  look: NextCall,
): Parameters<typeof refused> {
  const form = wanted === 'a task' ? 'TASK-###' : 'PLAN-###';
  return [
    'WRONG_KIND',
    `${entityId(entity)} is not ${wanted}.`,
    `This tool works on ${wanted}: name a ${form} id.`,
    { next: look },
  ];
}
