import { z } from 'zod';
import { SuggestionSurface, SuggestionType } from '../suggestions/vocabulary.ts';
import { Message } from './message.ts';

/** More than that are never shown together. */
const OFFERS_MAX = 20;

/** A suggestion as a person is shown it: nothing of it is done before they take it. */
export const Offer = z.strictObject({
  suggestion_id: z.uuid(),
  surface: SuggestionSurface,
  type: SuggestionType,
  /** The number and title of the task that it is about; null for a new project. */
  task: z.strictObject({ number: z.int().min(1), title: z.string() }).nullable(),
  /** The contract's keys, without the one that names the task. */
  payload: z.record(z.string(), z.unknown()),
  rationale: Message,
  /** What the agent is called that suggests it; null where none does. */
  agent: z.string().min(1).nullable(),
});
export type Offer = z.infer<typeof Offer>;

export const Offers = z.array(Offer).min(1).max(OFFERS_MAX);
