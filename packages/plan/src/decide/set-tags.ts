import { editShared } from '../change/edit-target.ts';
import { asTarget } from '../objects/as-target.ts';
import type { Target } from '../objects/object.ts';
import { say } from '../messages/messages.ts';
import { changed, refuse, told, UNCHANGED } from './decision.ts';
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
      return refuse('NOT_UNDERSTOOD', say('which_tags', {}), say('which_tags_recovery', {}));
    }
    const tags = tagsAfter(target, operation);
    if (tags.length > TAGS_MAX) {
      const said = say('too_many_tags', { most: TAGS_MAX });
      return refuse('INVALID_COMMAND', said, say('nothing_changed', {}));
    }
    const step = editShared(target, { tags });
    return changed(step, told(operation, target, { after: asTarget(step?.after ?? null) }));
  },
};
