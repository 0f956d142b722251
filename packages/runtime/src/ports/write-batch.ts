import type { ObjectKind, Outcome, SuggestionSurface } from '@planerka/contracts';
import type {
  Instant,
  JournalEntry,
  NextDigests,
  ObjectReminders,
  PlanObject,
  ThreadMemory,
} from '@planerka/plan';
import type { Draft } from '../drafts/draft.ts';
import type { WorkspaceCounters } from './snapshot.ts';
import type { StoredChangeSet, StoredChangeSetOp } from './stored-change-set.ts';
import type { StoredSuggestion, StoredSuggestionSet } from './stored-suggestion.ts';

/** One object's write: `row` null removes it. */
export interface ObjectWrite {
  readonly kind: ObjectKind;
  readonly id: string;
  readonly object: PlanObject | null;
}

/** Timed work, enqueued in the same transaction. */
export interface Job {
  readonly task: 'expire_draft';
  readonly draft_id: string;
  /** From now; the queue runs on the database's clock, so an instant of product time would not do. */
  readonly delay_seconds: number;
}

/** What a call leaves in the memory of suggestions. */
export interface SuggestionWrites {
  readonly sets: readonly StoredSuggestionSet[];
  /** New ones, and those that were shown or decided about, each as it is from now on. */
  readonly rows: readonly StoredSuggestion[];
  /** Whatever else may still be taken for these tasks is over: newer ones take its place. */
  readonly supersedes: ReadonlyArray<{
    readonly actor: string;
    readonly surface: SuggestionSurface;
    readonly task_id: string | null;
  }>;
}

/** What a call leaves in the memory of change sets. */
export interface ChangeSetWrites {
  /** New ones, which are then told of, and those that were decided about, each as it is from now on. */
  readonly sets: readonly StoredChangeSet[];
  readonly ops: readonly StoredChangeSetOp[];
}

/** Everything one call writes, applied at once. */
export interface WriteBatch {
  /** When the call happened, in product time. */
  readonly at: Instant;
  readonly objects: readonly ObjectWrite[];
  readonly entries: readonly JournalEntry[];
  readonly drafts: readonly Draft[];
  readonly outcomes: ReadonlyArray<{ readonly key: string; readonly outcome: Outcome }>;
  readonly jobs: readonly Job[];
  readonly suggestions: SuggestionWrites;
  readonly changeSets: ChangeSetWrites;
  /** The thread's memory when this call has changed it. */
  readonly memory: { readonly thread: string; readonly memory: ThreadMemory } | null;
  /** When to remind of the written objects, whom and where. */
  readonly reminders: {
    readonly actor: string;
    readonly thread: string;
    readonly objects: readonly ObjectReminders[];
    /** Null while they stay as they are. */
    readonly digests: NextDigests | null;
    /**
     * What is to be derived anew afterwards: all that the person's settings decide, in whatever
     * workspace, and all of this workspace when its zone was changed.
     */
    readonly later: { readonly settingsChanged: boolean; readonly zoneChanged: boolean };
  };
  readonly counters: WorkspaceCounters;
}
