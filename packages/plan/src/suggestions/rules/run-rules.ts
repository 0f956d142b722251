import type { SuggestionDraft } from '@planerka/contracts';
import { isList } from '../../objects/list.ts';
import { SOMEDAY } from '../someday.ts';
import type { PlanRule, SuggestionView, ViewedTask } from './suggestion-view.ts';

/**
 * What the rules of a table suggest, in the table's order. Of what is closed, or put off to someday, no
 * rule speaks. A rule that throws is told to `onFault` by its id, and the others go on.
 */
export function runRules(
  table: Readonly<Record<string, PlanRule>>,
  view: SuggestionView,
  onFault: (rule: string, error: unknown) => void,
): SuggestionDraft[] {
  const seen: SuggestionView = { ...view, tasks: view.tasks.filter(maySuggestAbout) };
  return Object.entries(table).flatMap(([rule, { reason, find }]) => {
    try {
      return find(seen).map(
        ({ data = {}, requires_confirmation: asked = false, ...offer }): SuggestionDraft => ({
          ...offer,
          rule,
          requires_confirmation: asked,
          reason: { code: reason, data: { ...data } },
          payload: { ...offer.payload },
        }),
      );
    } catch (error) {
      onFault(rule, error);
      return [];
    }
  });
}

function maySuggestAbout({ task }: ViewedTask): boolean {
  const isOpen = task.status === 'todo' || task.status === 'in_progress';
  return isOpen && task.deleted_at === null && task.category !== SOMEDAY && !isList(task);
}
