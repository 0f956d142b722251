import {
  Message,
  PlanPreview,
  PlanWorth,
  SuggestionSurface,
  SuggestionType,
} from '@planerka/contracts';
import { StoredInstant } from '@planerka/plan';
import { z } from 'zod';

/**
 * `offered`: made, and not shown yet; `shown`: a person has seen it. The rest are over: `expired`
 * when its time has passed, `superseded` when a newer set took its place.
 */
const SuggestionState = z.enum([
  'offered',
  'shown',
  'accepted',
  'rejected',
  'expired',
  'superseded',
]);

/**
 * The plan of a day as it is kept: the contract's preview, the slots that were shown, and what became
 * of it.
 */
export const StoredDayPlan = z.strictObject({
  preview: PlanPreview,
  slots: z.array(
    z.strictObject({
      task: z.int().min(1),
      start: StoredInstant,
      end: StoredInstant,
      worth: PlanWorth,
      /** Where the task was planned when the plan was made. */
      planned_on: z.iso.date().nullable(),
      planned_at: StoredInstant.nullable(),
    }),
  ),
  free_minutes: z.int().min(0),
  state: z.enum(['shown', 'accepted', 'rejected', 'superseded']),
  decided_at: StoredInstant.nullable(),
  decided_by: z.string().min(1).nullable(),
  change_id: z.uuid().nullable(),
});
export type StoredDayPlan = z.infer<typeof StoredDayPlan>;

const Data = z.record(z.string(), z.unknown());

/** What was suggested together: an envelope as salvage left it, without its suggestions. */
export const StoredSuggestionSet = z.strictObject({
  set_id: z.uuid(),
  /** Whom it is for; null: whoever is in the workspace. */
  actor: z.string().min(1).nullable(),
  /** The actor of the agent that made it. */
  agent: z.string().min(1).nullable(),
  thread: z.string().min(1),
  surface: SuggestionSurface,
  source: z.enum(['rules', 'model', 'agent']),
  request_id: z.string().min(1),
  /** Was it asked for? What comes by itself keeps silent where the person wants it. */
  explicit: z.boolean(),
  must_abstain: z.boolean(),
  /** The day that a plan is for. */
  day_on: z.iso.date().nullable(),
  plan_preview: StoredDayPlan.nullable(),
  /** The order of the day that an agent suggests; null of all else, and in older exports. */
  agent_preview: PlanPreview.nullable().default(null),
  context: Data.nullable(),
  model_info: Data.nullable(),
  /** Codes of what salvage dropped. */
  rejected: z.array(z.string()),
  base_seq: z.int().min(0),
  generated_at: StoredInstant,
});
export type StoredSuggestionSet = z.infer<typeof StoredSuggestionSet>;

/** A suggestion as it is kept: memory beside the plan, which is not journaled. */
export const StoredSuggestion = z.strictObject({
  suggestion_id: z.uuid(),
  set_id: z.uuid(),
  /** Its place in the set, best first. */
  position: z.int().min(0),
  /** Its `suggestionId` in the envelope. */
  given_id: z.string().min(1),
  rule: z.string().min(1).nullable(),
  actor: z.string().min(1).nullable(),
  surface: SuggestionSurface,
  type: SuggestionType,
  task_id: z.uuid().nullable(),
  /** The contract's keys, without the one that names the task. */
  payload: Data,
  confidence: z.number().min(0).max(1),
  rationale: Message,
  requires_confirmation: z.boolean(),
  /** The task's fields that it would write, as they were when it was made. */
  touched: Data,
  state: SuggestionState,
  shown_at: StoredInstant.nullable(),
  decided_at: StoredInstant.nullable(),
  decided_by: z.string().min(1).nullable(),
  /** What was chosen of the answers to its question; null of all else, and in older exports. */
  answer: z.string().nullable().default(null),
  change_id: z.uuid().nullable(),
  created_at: StoredInstant,
  expires_at: StoredInstant,
});
export type StoredSuggestion = z.infer<typeof StoredSuggestion>;

/** The order of a day that an agent has suggested, and what the agent is called, where that is known. */
export const AdvisedDay = z.strictObject({
  preview: PlanPreview,
  agent: z.string().min(1).nullable(),
});
export type AdvisedDay = z.infer<typeof AdvisedDay>;

/** A suggestion that may still be taken, and who has made it. */
export const PendingSuggestion = z.strictObject({
  row: StoredSuggestion,
  source: StoredSuggestionSet.shape.source,
  /** The agent that made it: its actor, and what it is called, where that is known. */
  agent: z
    .strictObject({ actor: z.string().min(1), name: z.string().min(1).nullable() })
    .nullable(),
});
export type PendingSuggestion = z.infer<typeof PendingSuggestion>;
