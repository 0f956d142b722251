import type { Outcome } from '@planerka/contracts';
import type {
  DecidedSuggestion,
  Instant,
  NumberedKind,
  Person,
  RuleRecord,
  ThreadMemory,
  ThreadPin,
  Workroom,
  WorkspaceSettings,
} from '@planerka/plan';
import type { Draft } from '../drafts/draft.ts';
import type { SuggestionFacts } from './suggestion-facts.ts';

/** The workspace's own counters; read with the snapshot, written back with the batch. */
export interface WorkspaceCounters {
  readonly journal_seq: number;
  /** The last number given, per kind. */
  readonly numbers: Readonly<Record<NumberedKind, number>>;
}

/** A thread's memory, its pin, and the room that the asking person has opened in it. */
export interface ThreadState {
  readonly memory: ThreadMemory;
  readonly pin: ThreadPin | null;
  readonly room: Workroom | null;
}

/** What may be suggested under a reply, and when to keep silent. */
export interface Suggestible extends Pick<SuggestionFacts, 'alike' | 'added' | 'projects'> {
  /** What the actor took and refused of it lately, of what came under a reply. */
  readonly decided: readonly DecidedSuggestion[];
  /** How the rules fared that were asked about, those that nobody was shown left out. */
  readonly records: readonly RuleRecord[];
}

/** What a proposal starts from, as one moment saw it. */
export interface Snapshot {
  readonly settings: WorkspaceSettings;
  readonly counters: WorkspaceCounters;
  readonly person: Person | null;
  /** Open and queued drafts of this thread and actor, oldest first. */
  readonly drafts: readonly Draft[];
  readonly thread: ThreadState;
  /** Has the actor digests here, switched off or not, or is this no place for them? */
  readonly has_digests: boolean;
  /** What suggesting by itself looks at; null where it was not asked for. */
  readonly suggestible: Suggestible | null;
  /** Outcomes already given to these idempotency keys. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

export interface SnapshotQuery {
  readonly thread: string;
  readonly actor: string;
  readonly keys: readonly string[];
  /** What the call may make and suggest something about; null where it makes nothing. */
  readonly suggesting: SuggestibleQuery | null;
}

/** Of what suggesting by itself looks at, what this call can need. */
export interface SuggestibleQuery {
  /** Titles of what may be made. */
  readonly titles: readonly string[];
  /** Rules that may have something to say. */
  readonly rules: readonly string[];
  readonly now: Instant;
}
