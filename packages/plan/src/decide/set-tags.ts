import { editShared } from '../change/edit-target.ts';
import { asTarget } from '../objects/as-target.ts';
import type { Target } from '../objects/object.ts';
import { changed, told, tooMuch, UNCHANGED, unclear } from './decision.ts';
import type { OperationOf, OperationRule } from './operation-rule.ts';

type SetTags = OperationOf<'set_tags'>;

const TAGS_MAX = 20;

function tagsAfter(target: Target, operation: SetTags): string[] {
  const present = target.kind === 'project' ? [] : target.row.tags;
  const kept = (operation.tags ?? present).filter((tag) => !operation.remove?.includes(tag));
  return [...new Set([...kept, ...(operation.add ?? [])])];
}

/** "добавь тег дом", "убери тег работа" */
export const setTags: OperationRule<SetTags> = {
  decide({ target }, operation) {
    if (target === null) return UNCHANGED;
    const { tags: all, add, remove } = operation;
    if (all === undefined && add === undefined && remove === undefined) {
      return unclear(operation);
    }
    const tags = tagsAfter(target, operation);
    if (tags.length > TAGS_MAX) {
      return tooMuch(operation, TAGS_MAX);
    }
    const step = editShared(target, { tags });
    return changed(step, told(operation, target, { after: asTarget(step?.after ?? null) }));
  },
};
