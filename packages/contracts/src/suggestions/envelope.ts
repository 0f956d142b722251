import { z } from 'zod';
import { Priority } from '../commands/envelope.ts';
import { AnyDayOrInstant } from '../local-time.ts';
import {
  CHOICES,
  DeferStrategy,
  ESTIMATE_MAX_MINUTES,
  SUBTASKS_MAX,
  SuggestionSurface,
} from './vocabulary.ts';

/**
 * What leaves `salvage` (docs/contracts/suggestions.md). Its bounds count code points of trimmed NFC
 * text, which JSON Schema cannot say: here a text only has to be there.
 */
const Text = z.string().regex(/\S/u);

/** At most one of the two is there: a task that exists, or a command of the utterance (G1 to G4). */
const target = { todoId: Text.optional(), todoTempId: Text.optional() };

const head = {
  suggestionId: Text,
  confidence: z.number().min(0).max(1),
  rationale: Text,
  requiresConfirmation: z.boolean().optional(),
};

const project = { category: Text.optional(), ...target };

export const Suggestion = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('set_due_date'),
    ...head,
    payload: z.strictObject({ dueDateISO: AnyDayOrInstant, ...target }),
  }),
  z.strictObject({
    type: z.literal('set_priority'),
    ...head,
    payload: z.strictObject({ priority: Priority, ...target }),
  }),
  z.strictObject({
    type: z.literal('set_project'),
    ...head,
    payload: z.union([
      z.strictObject({ projectId: Text, projectName: Text.optional(), ...project }),
      z.strictObject({ projectName: Text, ...project }),
    ]),
  }),
  z.strictObject({
    type: z.literal('set_category'),
    ...head,
    payload: z.strictObject({ category: Text, ...target }),
  }),
  z.strictObject({
    type: z.literal('rewrite_title'),
    ...head,
    payload: z.strictObject({ title: Text, ...target }),
  }),
  z.strictObject({
    type: z.literal('propose_next_action'),
    ...head,
    payload: z.union([
      z.strictObject({ title: Text, text: Text.optional(), ...target }),
      z.strictObject({ text: Text, ...target }),
    ]),
  }),
  z.strictObject({
    type: z.literal('split_subtasks'),
    ...head,
    payload: z.strictObject({
      subtasks: z
        .array(z.strictObject({ title: Text, order: z.int().min(1) }))
        .min(1)
        .max(SUBTASKS_MAX),
      todoId: Text,
    }),
  }),
  z.strictObject({
    type: z.literal('ask_clarification'),
    ...head,
    payload: z.strictObject({
      questionId: Text,
      question: Text,
      choices: z.array(Text).min(CHOICES.min).max(CHOICES.max).optional(),
      ...target,
    }),
  }),
  z.strictObject({
    type: z.literal('defer_task'),
    ...head,
    payload: z.strictObject({ strategy: DeferStrategy, ...target }),
  }),
  z.strictObject({
    type: z.literal('propose_create_project'),
    ...head,
    payload: z.strictObject({ projectName: Text }),
  }),
]);
export type Suggestion = z.infer<typeof Suggestion>;

/** The tasks of the day in their order, before a person has agreed to anything (X3). */
export const PlanPreview = z.strictObject({
  /** How many items there are. */
  topN: z.int().min(0),
  items: z.array(
    z.strictObject({
      todoId: Text,
      rank: z.int().min(1),
      timeEstimateMin: z.int().min(1).max(ESTIMATE_MAX_MINUTES),
      rationale: Text,
    }),
  ),
});
export type PlanPreview = z.infer<typeof PlanPreview>;

const envelope = {
  contractVersion: z.literal(1),
  requestId: Text,
  /** The server's instant, never the author's. */
  generatedAt: Text,
  /** For debugging: never shown. */
  modelInfo: z
    .strictObject({
      provider: Text.optional(),
      model: Text.optional(),
      version: Text.optional(),
      modelGeneratedAt: Text.optional(),
    })
    .optional(),
};

/**
 * An envelope that was held against the contract: all that may be stored or shown. The second form is
 * what is left of one whose surface does not exist (E4): its name, and nothing to show.
 */
export const SuggestionEnvelope = z.union([
  z.strictObject({
    ...envelope,
    surface: SuggestionSurface,
    must_abstain: z.boolean(),
    suggestions: z.array(Suggestion),
    planPreview: PlanPreview.optional(),
  }),
  z.strictObject({
    ...envelope,
    surface: Text,
    must_abstain: z.literal(true),
    suggestions: z.array(Suggestion).max(0),
    planPreview: z.never().optional(),
  }),
]);
export type SuggestionEnvelope = z.infer<typeof SuggestionEnvelope>;
