import { SUGGESTION_DRAFTS_MAX, type Suggester } from '@planerka/contracts';
import { resolveSuggestionMarks, suggestAboutTasks } from '@planerka/language';
import type { SuggestingModel } from './model/model-reader.ts';
import { readSuggestionMarks } from './model/read-suggestion-marks.ts';

export interface SuggesterOptions {
  readonly model: SuggestingModel | null;
  /** Told the id of a rule over titles that threw; it is left out of what is suggested. */
  readonly onFault?: (rule: string, fault: unknown) => void;
}

/**
 * What could be suggested about tasks that exist: the rules over their titles, and beside them what a
 * model has marked, asked once. When it is down, slow or answers nonsense, the rules' drafts are all
 * (G-suggest-fails). Nothing here is held against the contract yet: that is done where the plan is.
 */
export function createSuggester(options: SuggesterOptions): Suggester {
  const { model, onFault } = options;
  const faults = onFault === undefined ? {} : { onFault };
  return {
    suggest: async (request, { timezone, signal, allowModel = true, onModel }) => {
      const zone = { timezone, ...faults };
      const rules = suggestAboutTasks(request, zone);
      if (model === null || !allowModel) {
        return { suggestions: rules.slice(0, SUGGESTION_DRAFTS_MAX), suggester: 'rules' };
      }
      onModel?.();
      const marks = readSuggestionMarks(await model.suggest(request, signal));
      const marked = marks === null ? [] : resolveSuggestionMarks(marks, request, zone);
      return {
        suggestions: [...rules, ...marked].slice(0, SUGGESTION_DRAFTS_MAX),
        suggester: marked.length === 0 ? 'rules' : 'model',
        model_asked: true,
      };
    },
  };
}
