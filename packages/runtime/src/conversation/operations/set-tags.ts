import type { Operation } from '@planerka/contracts';
import type { Target } from '../../plan/object.ts';
import { titled } from '../../texts/name-object.ts';
import { ru } from '../../texts/ru.ts';
import { editShared } from '../edit-target.ts';
import { change, type OperationRule } from '../operation-rule.ts';

type SetTags = Extract<Operation, { type: 'set_tags' }>;

const TAGS_MAX = 20;

function tagsAfter(target: Target, operation: SetTags): string[] {
  const present = target.kind === 'project' ? [] : target.row.tags;
  const kept = (operation.tags ?? present).filter((tag) => !operation.remove?.includes(tag));
  return [...new Set([...kept, ...(operation.add ?? [])])].slice(0, TAGS_MAX);
}

/** "добавь тег дом", "убери тег работа" */
export const setTags: OperationRule<SetTags> = {
  type: 'set_tags',
  event: 'tags_set',
  targets: ['task', 'timeblock'],
  bulk: true,

  async apply(_turn, operation, target) {
    if (!target) return change([], '');
    const tags = tagsAfter(target, operation);
    const step = editShared(target, { tags });
    return step ? change([step], ru.operations.tagsSet(titled(target), tags)) : change([], '');
  },

  retell: (_turn, { tags, add, remove }, target) =>
    [
      'изменить теги',
      target ? titled(target) : null,
      ...[...(tags ?? []), ...(add ?? [])].map((tag) => `#${tag}`),
      ...(remove ?? []).map((tag) => `без #${tag}`),
    ]
      .filter((part) => part !== null)
      .join(' '),
};
