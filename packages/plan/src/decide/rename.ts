import { editBlock, editProject, editTask } from '../change/edit-target.ts';
import type { Step } from '../change/step.ts';
import type { Target } from '../objects/object.ts';
import { askFor, changed, told, UNCHANGED } from './decision.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';

function renamed(target: Target, title: string): Step | null {
  switch (target.kind) {
    case 'task':
      return editTask(target.row, { title });
    case 'timeblock':
      return editBlock(target.row, { title });
    case 'project':
      return editProject(target.row, { title });
  }
}

/** "переименуй в ..." */
export const rename: OperationRule<OperationOf<'rename'>> = {
  decide({ target }, operation) {
    const { title } = operation;
    if (title === undefined) return askFor('NEW_TITLE', operation);
    return target === null ? UNCHANGED : changed(renamed(target, title), told(operation, target));
  },
};
