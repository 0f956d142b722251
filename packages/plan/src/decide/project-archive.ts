import { editProject } from '../change/edit-rows.ts';
import { changed, told } from './decision.ts';
import { type OperationOf, type OperationRule, onKinds } from './operation-rule.ts';

/** "проект в архив": it is no longer offered; its tasks stay as they are. */
export const projectArchive: OperationRule<OperationOf<'project_archive'>> = {
  decide: onKinds(['project'], ({ target }, operation) => {
    return changed(editProject(target.row, { status: 'archived' }), told(operation, target));
  }),
};
