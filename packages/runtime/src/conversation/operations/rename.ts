import type { Operation } from '@planerka/contracts';
import type { Target } from '../../plan/object.ts';
import { quoted } from '../../texts/describe.ts';
import { nameObject } from '../../texts/name-object.ts';
import { ru } from '../../texts/ru.ts';
import type { Step } from '../../plan/step.ts';
import { editBlock, editProject, editTask } from '../edit-target.ts';
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
