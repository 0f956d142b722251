import { editTask } from '../change/edit-rows.ts';
import { changed, told, tooMuch, unclear } from './decision.ts';
import { type OperationOf, type OperationRule, onKinds } from './operation-rule.ts';

/** In code points: a category is a heading, no description. */
export const CATEGORY_MAX = 50;

/** "отнеси к категории дом", "убери категорию" */
export const setCategory: OperationRule<OperationOf<'set_category'>> = {
  decide: onKinds(['task'], ({ target }, operation) => {
    if (operation.category === undefined) return unclear(operation);
    const category = cleanCategory(operation.category);
    if (category === '') return unclear(operation);
    if (isCategoryTooLong(category)) return tooMuch(operation, CATEGORY_MAX);
    const step = editTask(target.row, { category });
    return changed(step, told({ ...operation, category }, target));
  }),
};

/** Two categories that read alike are one; null is none. */
export function cleanCategory(category: string | null): string | null {
  return category && category.normalize('NFC').replace(/\s+/gu, ' ').trim();
}

/** May a cleaned category not be written, by whichever door it came? */
export function isCategoryTooLong(category: string | null): boolean {
  return category !== null && Array.from(category).length > CATEGORY_MAX;
}
