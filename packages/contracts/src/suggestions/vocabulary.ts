import { z } from 'zod';
import { TITLE_MAX_CHARS } from '../commands/envelope.ts';

/** Where a suggestion is shown: under a new task, on an opened one, in the plan of the day (E4). */
export const SuggestionSurface = z.enum(['on_create', 'task_drawer', 'today_plan']);
export type SuggestionSurface = z.infer<typeof SuggestionSurface>;

/** What may be suggested; what each type carries is in `envelope.ts`. */
export const SuggestionType = z.enum([
  'set_due_date',
  'set_priority',
  'set_project',
  'set_category',
  'rewrite_title',
  'propose_next_action',
  'split_subtasks',
  'ask_clarification',
  'defer_task',
  'propose_create_project',
]);
export type SuggestionType = z.infer<typeof SuggestionType>;

/** Where `defer_task` puts a task (T9). */
export const DeferStrategy = z.enum(['someday', 'next_week', 'next_month']);
export type DeferStrategy = z.infer<typeof DeferStrategy>;

/** How long a text may be: code points of its NFC form without the spaces around it. */
export const SUGGESTION_BOUNDS = {
  title: TITLE_MAX_CHARS,
  nextAction: 200,
  question: 200,
  choice: 60,
  category: 50,
  projectName: 50,
  rationale: 120,
  /** What may be quoted, or repeated from the person's texts, in a rationale. */
  quotation: 40,
} as const;

/** How many of a list there may be. */
export const SUBTASKS_MAX = 5;
export const CHOICES = { min: 2, max: 5 } as const;
/** The longest estimate of an item of `planPreview`: a day. */
export const ESTIMATE_MAX_MINUTES = 1440;
