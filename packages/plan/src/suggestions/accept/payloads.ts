import {
  AnyDayOrInstant,
  DeferStrategy,
  InvariantError,
  Priority,
  type SuggestionType,
} from '@planerka/contracts';
import { z } from 'zod';

const Text = z.string().min(1);

/** What an accepted suggestion is read for; it was held against the contract before it was kept. */
const PAYLOADS = {
  set_due_date: z.object({ dueDateISO: AnyDayOrInstant }),
  set_priority: z.object({ priority: Priority }),
  set_project: z.object({
    projectId: Text.optional(),
    projectName: Text.optional(),
    category: Text.optional(),
  }),
  set_category: z.object({ category: Text }),
  rewrite_title: z.object({ title: Text }),
  propose_next_action: z.object({ title: Text.optional(), text: Text.optional() }),
  split_subtasks: z.object({ subtasks: z.array(z.object({ title: Text, order: z.int() })) }),
  ask_clarification: z.object({ questionId: Text }),
  defer_task: z.object({ strategy: DeferStrategy }),
  propose_create_project: z.object({ projectName: Text }),
} as const satisfies Readonly<Record<SuggestionType, z.ZodObject>>;

export type PayloadOf<T extends SuggestionType> = z.infer<(typeof PAYLOADS)[T]>;

/** A type with a payload of it, as rows and envelopes have them. */
export interface GivenSuggestion<T extends SuggestionType = SuggestionType> {
  readonly type: T;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** The payload of a kept suggestion. Throws InvariantError: what is kept has been checked. */
export function payloadOf<T extends SuggestionType>(given: GivenSuggestion<T>): PayloadOf<T> {
  const read = PAYLOADS[given.type].safeParse(given.payload);
  if (!read.success) {
    throw new InvariantError('BAD_SUGGESTION', `not a payload of ${given.type}`);
  }
  return read.data as PayloadOf<T>;
}
