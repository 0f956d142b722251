import { editTask } from '../change/edit-rows.ts';
import { changed, told, unclear } from './decision.ts';
import { type OperationOf, type OperationRule, onKinds } from './operation-rule.ts';

/** "добавь заметку к договору: спросить про аванс": below what was noted before. */
export const addNote: OperationRule<OperationOf<'add_note'>> = {
  decide: onKinds(['task'], ({ target }, operation) => {
    const { text } = operation;
    if (text === undefined) return unclear(operation);
    const { notes: before } = target.row;
    const notes = before === null ? text : `${before}\n${text}`;
    return changed(editTask(target.row, { notes }), told(operation, target));
  }),
};
