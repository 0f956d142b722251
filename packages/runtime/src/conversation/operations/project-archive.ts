import type { Operation } from '@planerka/contracts';
import { nameObject, ru } from '@planerka/texts';
import { editProject } from '@planerka/plan';
import { change, changed, type OperationRule, phrase } from '../operation-rule.ts';

type ProjectArchive = Extract<Operation, { type: 'project_archive' }>;

/** "проект в архив": it is no longer offered; its tasks stay as they are. */
export const projectArchive: OperationRule<ProjectArchive> = {
  type: 'project_archive',
  event: 'project_archived',
  targets: ['project'],
  bulk: false,

  async apply(_turn, _operation, target) {
    if (target?.kind !== 'project') return change([], '');
    const step = editProject(target.row, { status: 'archived' });
    return changed(step, ru.operations.projectArchived(target));
  },

  retell: (_turn, _operation, target) => phrase('убрать в архив', target && nameObject(target)),
};
