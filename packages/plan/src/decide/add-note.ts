import { editTask } from '../change/edit-target.ts';
import { changed, told, unclear, UNCHANGED } from './decision.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';

/** "добавь заметку к договору: спросить про аванс": below what was noted before. */
export const addNote: OperationRule<OperationOf<'add_note'>> = {
  decide({ target }, operation) {
    const { text } = operation;
    if (text === undefined) return unclear(operation);
    if (target?.kind !== 'task') return UNCHANGED;
    const { notes: before } = target.row;
    const notes = before === null ? text : `${before}\n${text}`;
    return changed(editTask(target.row, { notes }), told(operation, target));
  },
};
