import type { Operation } from '@planerka/contracts';
import { editBlock, editProject, editTask, type Step, type Target } from '@planerka/plan';
import { nameObject, quoted, ru } from '@planerka/texts';
import { askFor, change, changed, type OperationRule, phrase } from '../operation-rule.ts';

type Rename = Extract<Operation, { type: 'rename' }>;

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
export const rename: OperationRule<Rename> = {
  type: 'rename',
  event: 'renamed',
  targets: ['task', 'timeblock', 'project'],
  bulk: false,

  async apply(_turn, operation, target) {
    const { title } = operation;
    if (title === undefined) return askFor('NEW_TITLE', operation);
    if (!target) return change([], '');
    return changed(renamed(target, title), ru.operations.renamed(target, quoted(title)));
  },

  retell: (_turn, { title }, target) =>
    phrase(
      'переименовать',
      target && nameObject(target),
      title === undefined ? null : `в ${quoted(title)}`,
    ),
};
