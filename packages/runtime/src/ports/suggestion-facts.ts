import type { SuggestionSurface } from '@planerka/contracts';
import type { Day, Instant, SuggestionView, Task } from '@planerka/plan';
import type { DayLoad } from './question-reader.ts';

/** What may be suggested about, and where to look. */
export interface SuggestionFactsQuery {
  readonly tasks: readonly Task[];
  /** What the thread has shown or touched lately: only among these is looked for neighbours. */
  readonly recentTaskIds: readonly string[];
  /** Moves are counted from here on. */
  readonly since: Instant;
  /** The days whose load is asked for; null for none. */
  readonly days: { readonly from: Day; readonly to: Day; readonly now: Instant } | null;
}

/** A task's own history, as the journal tells it. */
interface TaskHistory {
  readonly task_id: string;
  /** How often people have moved it since then. */
  readonly moved_times: number;
  readonly touched_at: Instant;
}

/** What the rules over the plan look at besides the tasks themselves. */
export interface SuggestionFacts
  extends Pick<SuggestionView, 'high' | 'alike' | 'added' | 'categorized'> {
  readonly history: readonly TaskHistory[];
  /** Projects in work. */
  readonly projects: ReadonlyArray<{
    readonly project_id: string;
    readonly number: number;
    readonly title: string;
  }>;
  readonly days: readonly DayLoad[];
}

/** A person's answer to a question that an agent had suggested. */
export interface StoredAnswer {
  /** The question's id and the suggestion's, as the agent gave them. */
  readonly question_id: string;
  readonly given_id: string;
  readonly task: number | null;
  readonly answer: string;
  readonly answered_at: Instant;
}

/** What an actor took and refused on one surface. */
export interface DecidedQuery {
  readonly actor: string;
  readonly surface: SuggestionSurface;
  readonly now: Instant;
}
