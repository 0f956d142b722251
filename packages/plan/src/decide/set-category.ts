import { editTask } from '../change/edit-target.ts';
import { changed, told, tooMuch, unclear, UNCHANGED } from './decision.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';

/** In code points: a category is a heading, no description. */
const CATEGORY_MAX = 50;

/** "отнеси к категории дом", "убери категорию" */
export const setCategory: OperationRule<OperationOf<'set_category'>> = {
  decide({ target }, operation) {
    if (operation.category === undefined) return unclear(operation);
    if (target?.kind !== 'task') return UNCHANGED;
    const category = operation.category && cleaned(operation.category);
    if (category === '') return unclear(operation);
    if (category !== null && Array.from(category).length > CATEGORY_MAX) {
      return tooMuch(operation, CATEGORY_MAX);
    }
    const step = editTask(target.row, { category });
    return changed(step, told({ ...operation, category }, target));
  },
};

/** Two categories that read alike are one. */
function cleaned(category: string): string {
  return category.normalize('NFC').replace(/\s+/gu, ' ').trim();
}
