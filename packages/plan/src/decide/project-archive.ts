import { editProject } from '../change/edit-target.ts';
import { changed, told, UNCHANGED } from './decision.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';

/** "проект в архив": it is no longer offered; its tasks stay as they are. */
export const projectArchive: OperationRule<OperationOf<'project_archive'>> = {
  decide({ target }, operation) {
    if (target?.kind !== 'project') return UNCHANGED;
    return changed(editProject(target.row, { status: 'archived' }), told(operation, target));
  },
};
