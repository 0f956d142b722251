import { z } from 'zod';
import { TITLE_MAX_CHARS, TraceId } from '../commands/envelope.ts';
import { OffsetDateTime } from '../local-time.ts';
import { SUGGESTION_DRAFTS_MAX, SuggestionDraft } from '../suggestions/draft.ts';
import { SuggestionSurface } from '../suggestions/vocabulary.ts';
import { DaypartHours, type InterpretOptions, ProjectsInWork } from './interpret.ts';

/** As many tasks as the day's planner looks at. */
export const SUGGEST_TASKS_MAX = 20;

/** How much of a description is looked at. */
const DESCRIPTION_MAX_CHARS = 1000;

/** A task of which something may be suggested: only these may be named. */
const AskedTask = z.strictObject({
  /** `TASK-042` */
  id: z.string().regex(/^TASK-(?=\d*[1-9])\d{3,9}$/),
  title: z.string().min(1).max(TITLE_MAX_CHARS),
  description: z.string().max(DESCRIPTION_MAX_CHARS).optional(),
  /** What it has already: nothing is suggested that it has. */
  known: z
    .strictObject({
      priority: z.boolean().optional(),
      timed: z.boolean().optional(),
      project: z.boolean().optional(),
      someday: z.boolean().optional(),
    })
    .optional(),
});
export type AskedTask = z.infer<typeof AskedTask>;

/** What a person has answered to the question of the pass before (F2). */
const AnsweredClarification = z.strictObject({
  questionId: z.string().min(1).max(100),
  suggestionId: z.string().min(1).max(100),
  answer: z.string().min(1).max(500),
  answeredAt: OffsetDateTime,
});

/** Body of `POST /v1/suggest`; the zone travels in `X-Timezone`. What a new command could do better comes with its reading. */
export const SuggestRequest = z.strictObject({
  trace_id: TraceId,
  surface: SuggestionSurface.exclude(['on_create']),
  now_iso: OffsetDateTime,
  tasks: z.array(AskedTask).min(1).max(SUGGEST_TASKS_MAX),
  dayparts: DaypartHours.optional(),
  projects: ProjectsInWork.optional(),
  context: z.strictObject({ clarification: AnsweredClarification.optional() }).optional(),
});
export type SuggestRequest = z.infer<typeof SuggestRequest>;

export const SuggestResponse = z.strictObject({
  /** Those of the rules, then the model's; each names its task by number. */
  suggestions: z.array(SuggestionDraft).max(SUGGESTION_DRAFTS_MAX),
  /** `model`: some of them are a model's. */
  suggester: z.enum(['rules', 'model']),
  /** A model was asked, whatever came of it: this counts against the person's daily share. */
  model_asked: z.literal(true).optional(),
});
export type SuggestResponse = z.infer<typeof SuggestResponse>;

/** Tasks in, drafts of suggestions out: the gateway behind one port, in process or over HTTP. */
export interface Suggester {
  suggest(request: SuggestRequest, options: InterpretOptions): Promise<SuggestResponse>;
}
