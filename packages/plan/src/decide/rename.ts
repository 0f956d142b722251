import { editTarget } from '../change/edit-target.ts';
import { askFor, changed, told, UNCHANGED } from './decision.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';

/** "переименуй в ..." */
export const rename: OperationRule<OperationOf<'rename'>> = {
  decide({ target }, operation) {
    const { title } = operation;
    if (title === undefined) return askFor('NEW_TITLE', operation);
    return target === null
      ? UNCHANGED
      : changed(editTarget(target, { title }), told(operation, target));
  },
};
