import { z } from 'zod';
import type { SuggestionReason } from '../suggestions/draft.ts';
import type { SuggestionType } from '../suggestions/vocabulary.ts';
import { SUGGEST_TASKS_MAX } from './suggest.ts';

/**
 * What a model may suggest, and why: only what can be held against the words of the task. What needs
 * facts of the plan is left to the rules.
 */
export const MARKED_REASONS = {
  set_due_date: ['TIME_IN_TITLE'],
  set_priority: ['URGENT'],
  set_project: ['PROJECT_NAMED'],
  rewrite_title: ['FILLER'],
  propose_next_action: ['WAITING'],
  split_subtasks: ['MANY_STEPS', 'PURCHASES', 'LIST_AFTER_COLON'],
  ask_clarification: ['VAGUE'],
  defer_task: ['SOMEDAY_WORDS'],
  propose_create_project: ['NEW_PROJECT'],
} as const satisfies Partial<Readonly<Record<SuggestionType, readonly SuggestionReason[]>>>;

export type MarkedType = keyof typeof MARKED_REASONS;
export type MarkedReason = (typeof MARKED_REASONS)[MarkedType][number];

/** One suggestion as a model marks it: every text is quoted from the task, letter for letter. */
const MarkedSuggestion = z.strictObject({
  type: z.enum(Object.keys(MARKED_REASONS) as MarkedType[]),
  /** The id of an offered task. */
  target_id: z.string().max(40),
  /** The id of an offered project; null for all that is not about one. */
  project_id: z.string().max(64).nullable(),
  /** The words that it is based on, or that are kept, or each part, in their order. */
  words: z.array(z.string().max(1000)).max(20),
  reason: z.enum(Object.values(MARKED_REASONS).flat()),
  /** 0 to 1. */
  confidence: z.number(),
});

/**
 * What a model may say about tasks. It chooses a type, an offered id, words and a reason; the
 * rationale and every date are made by the rules. Shaped for structured output: every field is
 * required.
 */
export const SuggestionMarks = z.strictObject({
  suggestions: z.array(MarkedSuggestion).max(SUGGEST_TASKS_MAX * 2),
});
export type SuggestionMarks = z.infer<typeof SuggestionMarks>;
