import { type SuggestionDraft, TITLE_MAX_CHARS } from '@planerka/contracts';
import type { TitleToSee } from '../../locale.ts';
import { type WordRule, wordsIn } from './seen-title.ts';
import { WORD_RULES } from './word-rules.ts';

/**
 * What the rules suggest about a title, in their order, at most one each. A rule that throws is left
 * out and told by its id.
 */
export function suggestWith(
  rules: Readonly<Record<string, WordRule>>,
  title: TitleToSee,
): SuggestionDraft[] {
  const { text, known, projects, time, onFault } = title;
  if (text.trim() === '' || text.length > TITLE_MAX_CHARS) return [];
  const seen = { text, words: wordsIn(text), known, projects, time };
  return Object.entries(rules).flatMap(([rule, { reason, find }]): SuggestionDraft[] => {
    try {
      const found = find(seen);
      if (found === null) return [];
      const { type, confidence, isConfirmed = false, data = {}, payload } = found;
      return [
        {
          rule,
          type,
          confidence,
          requires_confirmation: isConfirmed,
          reason: { code: reason, data: { ...data } },
          payload: { ...payload },
        },
      ];
    } catch (fault) {
      onFault(rule, fault);
      return [];
    }
  });
}

/** All rules over words, about one title. */
export const suggestAbout = (title: TitleToSee): SuggestionDraft[] =>
  suggestWith(WORD_RULES, title);
