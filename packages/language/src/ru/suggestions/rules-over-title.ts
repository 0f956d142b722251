import { type SuggestionDraft, type SuggestionReason, TITLE_MAX_CHARS } from '@planerka/contracts';
import type { TitleToSee } from '../../title-to-see.ts';
import { type Finding, type WordRule, wordsIn } from './seen-title.ts';
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
      return [draftOf(rule, reason, found)];
    } catch (fault) {
      onFault(rule, fault);
      return [];
    }
  });
}

/** What was found, as everything that suggests tells it. */
export function draftOf(rule: string, reason: SuggestionReason, found: Finding): SuggestionDraft {
  const { type, confidence, isConfirmed = false, data = {}, payload } = found;
  return {
    rule,
    type,
    confidence,
    requires_confirmation: isConfirmed,
    reason: { code: reason, data: { ...data } },
    payload: { ...payload },
  };
}

/** All rules over words, about one title. */
export const suggestAbout = (title: TitleToSee): SuggestionDraft[] =>
  suggestWith(WORD_RULES, title);
