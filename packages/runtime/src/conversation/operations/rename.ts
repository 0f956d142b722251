import type { Operation } from '@planerka/contracts';
import type { Target } from '../../plan/object.ts';
import { quoted } from '../../texts/describe.ts';
import { nameObject, titled } from '../../texts/name-object.ts';
import { ru } from '../../texts/ru.ts';
import type { Step } from '../../turn.ts';
import { editBlock, editProject, editTask } from '../edit-target.ts';
import { change, type OperationRule } from '../operation-rule.ts';

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
    if (operation.title === undefined) {
      const text = ru.operations.question('NEW_TITLE', [], operation, 1);
      return { kind: 'ask', ask: { code: 'NEW_TITLE', text, choices: [] } };
    }
    const step = target ? renamed(target, operation.title) : null;
    if (!target || !step) return change([], '');
    const text = ru.operations.renamed(target.kind, titled(target), quoted(operation.title));
    return change([step], text);
  },

  retell: (_turn, { title }, target) =>
    `переименовать ${target ? nameObject(target) : ''} в ${quoted(title ?? '…')}`,
};
