import { type Entity, entityId } from '../names.ts';
import { refused } from '../refused.ts';
import type { TreeNode } from '@planerka/plan';
import type { StepAim } from '../aim.ts';
import type { Work } from '../work.ts';

/** The step that a call on a plan or task is about, if it names one; a plan has none. */
export async function stepOfEntity(
  work: Work,
  entity: Entity,
  aim: StepAim,
): Promise<TreeNode | null> {
  if (entity.kind === 'task') return await work.stepIfNamed(entity.row, aim);
  if (aim.step_id === undefined && aim.path === undefined) return null;
  throw refused(
    'WRONG_KIND',
    `${entityId(entity)} is a plan: it has no steps of its own.`,
    'Name the task whose step it is, or leave step_id and path out.',
  );
}
