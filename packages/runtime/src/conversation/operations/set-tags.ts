import type { Operation } from '@planerka/contracts';
import { refusal } from '../../commands/settled.ts';
import { editShared, type Target } from '@planerka/plan';
import { nameOf, ru } from '@planerka/texts';
import { change, changed, type OperationRule, phrase, refuse } from '../operation-rule.ts';

type SetTags = Extract<Operation, { type: 'set_tags' }>;

const TAGS_MAX = 20;

function tagsAfter(target: Target, operation: SetTags): string[] {
  const present = target.kind === 'project' ? [] : target.row.tags;
  const kept = (operation.tags ?? present).filter((tag) => !operation.remove?.includes(tag));
  return [...new Set([...kept, ...(operation.add ?? [])])];
}

/** "добавь тег дом", "убери тег работа" */
export const setTags: OperationRule<SetTags> = {
  type: 'set_tags',
  event: 'tags_set',
  targets: ['task', 'timeblock'],
  bulk: true,

  async apply(_turn, operation, target) {
    if (!target) return change([], '');
    const { tags: all, add, remove } = operation;
    if (all === undefined && add === undefined && remove === undefined) {
      const { whichTags, whichTagsRecovery } = ru.operations;
      return refuse(refusal('NOT_UNDERSTOOD', whichTags, whichTagsRecovery));
    }
    const tags = tagsAfter(target, operation);
    if (tags.length > TAGS_MAX) {
      const message = ru.operations.tooManyTags(TAGS_MAX);
      return refuse(refusal('INVALID_COMMAND', message, ru.refused.wrongKindRecovery));
    }
    return changed(editShared(target, { tags }), ru.operations.tagsSet(target, tags));
  },

  retell: (_turn, { tags, add, remove }, target) =>
    phrase(
      'изменить теги',
      target && nameOf(target),
      ...[...(tags ?? []), ...(add ?? [])].map((tag) => `#${tag}`),
      ...(remove ?? []).map((tag) => `без #${tag}`),
    ),
};
