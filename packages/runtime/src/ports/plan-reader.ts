import type {
  ObjectHandle,
  ObjectKind,
  Outcome,
  RepeatingHandle,
  TargetKind,
} from '@planerka/contracts';
import type {
  Day,
  Instant,
  JournalEntry,
  Memo,
  ObjectAt,
  Person,
  PlanObject,
  ProductionRows,
  StoredQuoteLine,
  Target,
  Task,
} from '@planerka/plan';
import type { Draft } from '../drafts/draft.ts';
import type { Agenda, AgendaFacts, FactsOfDay } from './agenda.ts';
import type { NotesAbout } from './notes-about.ts';
import type { QuestionReader } from './question-reader.ts';
import type { StoredChangeSet } from './stored-change-set.ts';

/** A thread's memory by the numbers that people see; what is deleted is listed apart. */
export interface ThreadView {
  /** The task or project that this person has opened here. */
  readonly room: ObjectHandle | null;
  readonly pinned: readonly ObjectHandle[];
  /** Tasks, then projects, the newest of each first. */
  readonly recent: readonly ObjectHandle[];
  /** The projects in which those of the tasks stand that are in one. */
  readonly standing?: ReadonlyArray<{ readonly task: number; readonly project: number }>;
  /** Of those, what was deleted since: words may bring it back. */
  readonly deleted?: readonly ObjectHandle[];
  /** When those of all these begin that are open, stand at an hour and do not repeat. */
  readonly beginnings?: ReadonlyArray<
    Pick<ObjectHandle, 'kind' | 'number'> & {
      readonly begins_at: Instant;
      /** Of timeblocks. */
      readonly ends_at?: Instant;
    }
  >;
}

/** Zone, usual hours, the open question and the thread of one person. */
export interface Conversation {
  readonly timezone: string;
  readonly person: Person | null;
  /** The question that waits for this person; an expired one is not returned. */
  readonly draft: Draft | null;
  /** Questions that were set aside for a newer one and are not over, the newest first. */
  readonly waiting?: readonly Draft[];
  readonly thread: ThreadView;
  /** The newest projects in work: what may be suggested where words name one. */
  readonly projects: ReadonlyArray<{ readonly number: number; readonly title: string }>;
  /** What repeats and is open, the newest first: words may mean one of its days. */
  readonly series?: readonly RepeatingHandle[];
}

/** Objects as one moment sees them: the plan that is stored, or a call's own view of it. */
export interface PlanView {
  /** A live object by the number people see. */
  byNumber(kind: TargetKind, number: number): Promise<Target | null>;
  object(kind: ObjectKind, id: string): Promise<PlanObject | null>;
  /** Those of them that there are, in any order; deleted ones too. */
  objects(wanted: readonly ObjectAt[]): Promise<PlanObject[]>;
  /** A task's subtasks that are not deleted, in order. */
  subtasks(taskId: string): Promise<Task[]>;
  /** Notes, decisions and risks that agents have left, the newest first. */
  notes(about: NotesAbout): Promise<Memo[]>;
  /** A production project whole; null for one that is not there. */
  production(projectId: string): Promise<ProductionRows | null>;
}

/** What belongs to a production project beside its rows. */
export interface ProductionView {
  /** A change set in any state; null for one that is not there. */
  changeSet(setId: string): Promise<StoredChangeSet | null>;
  /** Those of a project, the newest first. */
  changeSetsOf(projectId: string, limit: number): Promise<StoredChangeSet[]>;
  /** The lines of one version of a quote, in their order. */
  quoteLines(quoteId: string): Promise<StoredQuoteLine[]>;
}

/** Reading the plan changes nothing, so doors read it without the one door. */
export interface PlanReader extends QuestionReader {
  /** What reading an utterance needs to know, in one look. Throws TerminalError for no workspace. */
  conversation(
    workspaceId: string,
    thread: string,
    actor: string,
    now: Instant,
  ): Promise<Conversation>;
  /** Everything planned, due or blocked from `from` to `to`, both days inclusive, as of `now`. */
  agenda(workspaceId: string, from: Day, to: Day, now: Instant): Promise<Agenda>;
  /** What a plan of this day is made from, as of `now`. Throws TerminalError for no workspace. */
  dayFacts(workspaceId: string, asked: FactsOfDay): Promise<AgendaFacts>;
  /** A draft in any state. */
  draft(workspaceId: string, draftId: string): Promise<Draft | null>;
  /** The outcomes that these idempotency keys have led to. */
  outcomes(workspaceId: string, keys: readonly string[]): Promise<Map<string, Outcome>>;
  /**
   * What came of these keys and holds no more: the id of the first one's change when all their
   * changes are undone now and all their questions over. Null for everything else, unknown keys
   * included.
   */
  settledOutcome(workspaceId: string, keys: readonly string[]): Promise<string | null>;
  /** Single objects of a workspace, as they are now. */
  view(workspaceId: string): PlanView;
  /** Change sets and quotes of a workspace. */
  productions(workspaceId: string): ProductionView;
  /** What agents are called, by actor; people and unknown agents are left out. */
  agentNames(workspaceId: string, actors: readonly string[]): Promise<Map<string, string>>;
  /** The newest journal entries first. */
  journal(workspaceId: string, limit: number): Promise<JournalEntry[]>;
}
