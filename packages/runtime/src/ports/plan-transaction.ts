import type { BulkSet, DayWindow, ObjectHandle, ObjectKind, ObjectSet } from '@planerka/contracts';
import type {
  Day,
  DecidedSuggestion,
  Instant,
  JournalEntry,
  Memo,
  ObjectAt,
  OwnerKind,
  Person,
  PlanObject,
  ProductionRows,
  StoredQuoteLine,
  Target,
  Task,
  Timeblock,
} from '@planerka/plan';
import type { Draft } from '../drafts/draft.ts';
import type { AgendaFacts, FactsOfDay } from './agenda.ts';
import type { NotesAbout } from './notes-about.ts';
import type { DeletedObjects, NewestObjects, ObjectSearch } from './object-search.ts';
import type { Snapshot, SnapshotQuery } from './snapshot.ts';
import type { StoredChangeSet, StoredChangeSetOp } from './stored-change-set.ts';
import type {
  AdvisedDay,
  PendingSuggestion,
  StoredSuggestion,
  StoredSuggestionSet,
} from './stored-suggestion.ts';
import type {
  DecidedQuery,
  StoredAnswer,
  SuggestionFacts,
  SuggestionFactsQuery,
} from './suggestion-facts.ts';
import type { WriteBatch } from './write-batch.ts';

/** The person of this call, with their settings; null for somebody who has none. */
export interface Listener {
  readonly actor: string;
  readonly person: Person | null;
}

export interface ChangeState {
  readonly undone: boolean;
  /** Whoever undid it has made a new change since: there is nothing to redo any more. */
  readonly redo_cleared: boolean;
}

/** A project's rows; the zone and the journal's seq are those that the snapshot saw. */
export type StoredProduction = Omit<ProductionRows, 'timezone' | 'seq'>;

/** An object's last entry in the journal. */
export interface LastWritten extends ObjectAt {
  readonly seq: number;
  readonly actor: string;
  readonly door: string;
  readonly at: Instant;
}

/** What narrows a set of tasks; what is absent does not. */
export interface SetOfTasks {
  readonly state: ObjectSet['state'];
  readonly today: Day;
  readonly now: Instant;
  /** Planned or due on one of these days. */
  readonly window?: DayWindow;
  readonly project_id?: string;
  readonly tag?: string;
  /** Words that every title bears. */
  readonly words?: string;
}

/** Suggestions that may still be taken, the newest first. */
export interface PendingQuery {
  /** Product time: what is over by then. */
  readonly now: Instant;
  /** About these tasks only. */
  readonly tasks?: readonly string[];
  /** Those of agents only, that nobody has made theirs. */
  readonly byAgents?: true;
  /** Older than this one. */
  readonly before?: string;
  readonly limit: number;
}

/** Storage as the runtime sees it, inside one transaction of one workspace. */
export interface PlanTransaction {
  /** Read first: everything read after it belongs to the same state of the plan, or `apply` fails. */
  snapshot(query: SnapshotQuery): Promise<Snapshot>;
  /** A draft in any state, whoever it belongs to. */
  draft(draftId: string): Promise<Draft | null>;
  /**
   * Live timeblocks that overlap `[from, to)`, by start, at most 200; one that repeats is listed once
   * for each of its occurrences there.
   */
  blocksBetween(from: Instant, to: Instant): Promise<Timeblock[]>;
  /** Live timeblocks ahead that were taken out of a series, each in place of one occurrence. */
  takenOutOf(seriesId: string, now: Instant): Promise<Timeblock[]>;
  /** The actor's timeblocks still ahead, or repeating, whose reminders the settings decide. */
  blocksRemindedByDefault(actor: string, now: Instant): Promise<Timeblock[]>;
  object(kind: ObjectKind, id: string): Promise<PlanObject | null>;
  /** Those of them that there are, in any order; deleted ones too. */
  objects(wanted: readonly ObjectAt[]): Promise<PlanObject[]>;
  /**
   * Whom to remind of these objects, by the object's id: who was reminded of it last, else the
   * person who has written to it last, else who has made it.
   */
  listenersOf(
    objects: ReadonlyArray<{ readonly id: string; readonly created_by: string }>,
  ): Promise<Map<string, Listener>>;
  /** Those of them that there are, by the numbers people see, in any order; live ones only. */
  numbered(handles: readonly ObjectHandle[]): Promise<Target[]>;
  /** Live objects whose title the words may mean, as closely as the query says, newest first. */
  search(query: ObjectSearch): Promise<Target[]>;
  /**
   * Deleted objects whose title bears all of the words, or has the number, the newest first, at most
   * `limit`; only the newest 500 of a kind are looked through.
   */
  deleted(query: DeletedObjects): Promise<Target[]>;
  /** By number, the newest first. */
  newest(query: NewestObjects): Promise<Target[]>;
  /** The tasks of a bulk set on `today`, by number, at most 200 and of times the earliest; `total` counts a hundred more. */
  bulk(set: BulkSet, today: Day, now: Instant): Promise<{ tasks: Task[]; total: number }>;
  /** The same of a set that has no name. */
  tasksIn(set: SetOfTasks): Promise<{ tasks: Task[]; total: number }>;
  /** Open lists with boxes, the newest 50, and their items. */
  lists(): Promise<Task[]>;
  /** Everything below these tasks that is not deleted, nor below anything deleted. */
  below(taskIds: readonly string[]): Promise<Task[]>;
  /** These tasks and everything that they are in. */
  above(taskIds: readonly string[]): Promise<Task[]>;
  /** Notes, decisions and risks that agents have left, the newest first. */
  notes(about: NotesAbout): Promise<Memo[]>;
  /**
   * Objects that name these as their owners, deleted ones too, those in `except` apart; of each owner
   * at most 20 of a kind.
   */
  belongingTo(
    owners: ReadonlyArray<{
      readonly kind: OwnerKind;
      readonly id: string;
      /** The root of the owner's tree: its own id where it is in none. */
      readonly root: string;
    }>,
    except: readonly string[],
  ): Promise<PlanObject[]>;
  /** All entries of these changes, by seq. */
  entriesOf(changeIds: readonly string[]): Promise<JournalEntry[]>;
  /** The actor's newest original change that is not undone at present; with objects, of one of these. */
  lastUndoable(actor: string, objects?: readonly ObjectAt[]): Promise<string | null>;
  /** The same among those that begin before this place in the journal. */
  undoableBefore(actor: string, seq: number): Promise<string | null>;
  /** The original that the actor undid last, if it is still undone and nothing of theirs came after. */
  lastRedoable(actor: string): Promise<string | null>;
  /** The state of original changes (undone or redone); one that was never undone is not among them. */
  changeStates(changeIds: readonly string[]): Promise<ReadonlyMap<string, ChangeState>>;
  /**
   * Original entries on these objects, each after its seq, that are not undone, the newest first; not
   * those of the changes in `except`, and of each object at most 20.
   */
  standingSince(
    objects: ReadonlyArray<ObjectAt & { readonly seq: number }>,
    except: readonly string[],
  ): Promise<JournalEntry[]>;
  /**
   * Original entries, not undone, by which something that named one of these objects as its owner names
   * it no more, the newest first, at most 20; not those of the changes in `except`.
   */
  takenFrom(ownerIds: readonly string[], except: readonly string[]): Promise<JournalEntry[]>;
  /** What a plan of this day is made from, as of `now`. */
  dayFacts(asked: FactsOfDay): Promise<AgendaFacts>;
  /** A suggestion in any state, whoever it is for. */
  suggestion(suggestionId: string): Promise<StoredSuggestion | null>;
  pendingSuggestions(query: PendingQuery): Promise<PendingSuggestion[]>;
  /** What people have answered since then to the questions of an agent, the newest first. */
  answeredQuestions(asked: {
    readonly agent: string;
    readonly since: Instant;
    readonly limit: number;
  }): Promise<StoredAnswer[]>;
  /** The set of the plan of a day that the actor was shown last in a thread; null where there was none. */
  newestDayPlan(asked: { readonly actor: string; readonly thread: string }): Promise<string | null>;
  /** The order of this day that an agent has suggested last; null where none has. */
  advisedDay(day: Day): Promise<AdvisedDay | null>;
  /** What the actor took and refused on a surface, as far back as silence looks. */
  decidedSuggestions(asked: DecidedQuery): Promise<DecidedSuggestion[]>;
  /** What the rules over the plan look at, in as many statements however much there is. */
  suggestionFacts(query: SuggestionFactsQuery): Promise<SuggestionFacts>;
  /** This set of suggestions and all that the same request has led to, the oldest first. */
  setsBeside(setId: string): Promise<StoredSuggestionSet[]>;
  /** This suggestion and all that the same request has led to, best first, in any state. */
  suggestedBeside(suggestionId: string): Promise<StoredSuggestion[]>;
  /** The objects' highest revisions ever, also of those that are gone, by `objectKey`. */
  lastRevisions(objects: readonly ObjectAt[]): Promise<ReadonlyMap<string, number>>;
  /**
   * A production project as it is stored, in a fixed number of statements however large it is; null
   * for one that is not there.
   */
  production(projectId: string): Promise<StoredProduction | null>;
  /** The number of the live project that the live item or line of this number is in. */
  projectOfRow(kind: 'item' | 'accounting_line', number: number): Promise<number | null>;
  /** A change set in any state. */
  changeSet(setId: string): Promise<StoredChangeSet | null>;
  /** The one that an agent has proposed under these names of its own. */
  changeSetGiven(runId: string, givenId: string): Promise<StoredChangeSet | null>;
  /** Change sets of a project that nobody has decided about, the newest first. */
  waitingSets(projectId: string): Promise<StoredChangeSet[]>;
  /** The newest change sets of a project, in any state. */
  changeSetsOf(projectId: string, limit: number): Promise<StoredChangeSet[]>;
  /** The ops of a set, by position. */
  changeSetOps(setId: string): Promise<StoredChangeSetOp[]>;
  /** The lines of a quote, in their order. */
  quoteLines(quoteId: string): Promise<StoredQuoteLine[]>;
  /** Of each of these objects who has written it last, and when. */
  lastWritten(objects: readonly ObjectAt[]): Promise<LastWritten[]>;
  /** Writes everything at once; the last thing that a call does. */
  apply(batch: WriteBatch): Promise<void>;
}
