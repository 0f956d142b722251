import { z } from 'zod';
import { DayOrInstant, LocalDate, LocalTime, OffsetDateTime } from '../local-time.ts';

/** How an utterance reached us: the envelope's `source.channel` (C3-envelope). */
export const Channel = z.enum([
  'telegram_voice',
  'telegram_text',
  'telegram_forward',
  'telegram_edit',
  'cli',
  'mcp',
]);
export type Channel = z.infer<typeof Channel>;

/** The two intents a gateway may answer with (C3-envelope); `create_event` is not one. */
export const Intent = z.enum(['task_create', 'timeblock_create']);
export type Intent = z.infer<typeof Intent>;

export const Priority = z.enum(['low', 'medium', 'high']);
export type Priority = z.infer<typeof Priority>;

/** Several days of which one is meant: both ends inclusive. */
export const DayWindow = z.strictObject({ from: LocalDate, to: LocalDate });
export type DayWindow = z.infer<typeof DayWindow>;

export const TITLE_MAX_CHARS = 500;
export const DESCRIPTION_MAX_CHARS = 4000;

/**
 * What was understood (C3-envelope), with the fields that this product adds. A missing field is
 * absent, never blank. The numbers are wide on purpose: the runtime refuses a duration of 0 or of
 * three days with its reason, so a schema must not hide it.
 */
export const Entities = z.strictObject({
  title: z.string().min(1).max(TITLE_MAX_CHARS).optional(),
  /** What was said beside the request: its reason, and what a title has no room for. */
  description: z.string().min(1).max(DESCRIPTION_MAX_CHARS).optional(),
  /** A task's day or instant; in a timeblock, the day when only the day was said. */
  planned_at: DayOrInstant.optional(),
  start_at: OffsetDateTime.optional(),
  end_at: OffsetDateTime.optional(),
  duration_minutes: z.int().min(-1_000_000).max(1_000_000).optional(),
  due_date: DayOrInstant.optional(),
  tags: z.array(z.string().min(1).max(64)).min(1).max(20).optional(),
  priority: Priority.optional(),
  project: z.string().min(1).max(120).optional(),
  calendar_id: z.string().min(1).max(200).optional(),
  /** RFC 5545 RRULE value without the `RRULE:` prefix; the first time is in `planned_at` or `start_at`. */
  recurrence: z.string().min(1).max(500).optional(),
  remind_before_minutes: z.array(z.int().min(0).max(525_600)).min(1).max(10).optional(),
  /** A time of day whose day was not said. */
  planned_time: LocalTime.optional(),
  /** Days of which one is meant ("на неделе"). */
  planned_window: DayWindow.optional(),
});
export type Entities = z.infer<typeof Entities>;

export const Command = z.strictObject({
  intent: Intent,
  /** 0 to 1; thresholds in `CONFIDENCE`. */
  confidence: z.number().min(0).max(1),
  entities: Entities,
});
export type Command = z.infer<typeof Command>;

export const TRACE_ID_MAX_CHARS = 200;
export const TraceId = z.string().min(1).max(TRACE_ID_MAX_CHARS);

/** One understood command on its way to the runtime (C3-envelope). */
export const CommandEnvelope = z.strictObject({
  trace_id: TraceId,
  source: z.strictObject({ channel: Channel }),
  command: Command,
});
export type CommandEnvelope = z.infer<typeof CommandEnvelope>;

/** Below `hint` nothing happens, below `act` a person confirms (D-confidence). */
export const CONFIDENCE = { hint: 0.4, act: 0.75 } as const;
/** So sure of it that it is asked about, and not done. */
export const DOUBTFUL = (CONFIDENCE.hint + CONFIDENCE.act) / 2;
