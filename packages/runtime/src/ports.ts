import type { BulkSet, ObjectHandle, ObjectKind, Outcome, TargetKind } from '@planerka/contracts';
import type { QuestionReader } from './ports/question-reader.ts';
import type {
  Day,
  Instant,
  JournalEntry,
  Memo,
  NextDigests,
  NumberedKind,
  ObjectAt,
  ObjectReminders,
  OwnerKind,
  Person,
  PlanObject,
  Target,
  Task,
  ThreadMemory,
  ThreadPin,
  Timeblock,
  Workroom,
  WorkspaceSettings,
} from '@planerka/plan';
import type { Draft } from './drafts/draft.ts';

/** Product time. Tests freeze it; leases never use it. */
export interface Clock {
  now(): Instant;
}

export interface Ids {
  /** A new UUIDv7. */
  uuid(): string;
}

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
  /** Outcomes already given to these idempotency keys. */
  readonly outcomes: ReadonlyMap<string, Outcome>;
}

export interface SnapshotQuery {
  readonly thread: string;
  readonly actor: string;
  readonly keys: readonly string[];
}

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

/** Everything one call writes, applied at once. */
export interface WriteBatch {
  /** When the call happened, in product time. */
  readonly at: Instant;
  readonly objects: readonly ObjectWrite[];
  readonly entries: readonly JournalEntry[];
  readonly drafts: readonly Draft[];
  readonly outcomes: ReadonlyArray<{ readonly key: string; readonly outcome: Outcome }>;
  readonly jobs: readonly Job[];
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
    readonly owed: { readonly settled: boolean; readonly moved: boolean };
  };
  readonly counters: WorkspaceCounters;
}

/** `open`: open tasks, active projects, timeblocks that are not over; `closed`: the others. */
export type ObjectState = 'open' | 'closed' | 'any';

/** Words that name something, and where to look for it. */
export interface ObjectSearch {
  readonly words: string;
  readonly kinds: readonly TargetKind[];
  readonly state: ObjectState;
  /** Product time: what is over by then. */
  readonly now: Instant;
  /** Look among these only. */
  readonly only?: readonly string[];
  readonly exclude?: readonly string[];
  readonly limit: number;
}

/** The newest objects of a kind. */
export interface NewestObjects {
  readonly kind: TargetKind;
  readonly state: ObjectState;
  readonly now: Instant;
  readonly exclude: readonly string[];
  readonly limit: number;
}

/** Who is spoken to, with their settings; null for somebody who has none. */
export interface Listener {
  readonly actor: string;
  readonly person: Person | null;
}

/** Notes about a task or project, or about one step of a task. */
export interface NotesAbout {
  /** The task at the top of the tree, or the project. */
  readonly root_id: string;
  readonly step_id: string | null;
  readonly limit: number;
}

export interface ChangeState {
  readonly undone: boolean;
  /** Whoever undid it has made a new change since: there is nothing to redo any more. */
  readonly redo_cleared: boolean;
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
  /**
   * Live objects whose title the words may mean, newest first: by Russian word forms, or when none
   * fits by similar letters.
   */
  search(query: ObjectSearch): Promise<Target[]>;
  /** By number, the newest first. */
  newest(query: NewestObjects): Promise<Target[]>;
  /** The tasks of a bulk set on `today`, by number, at most 200; `total` counts all of them. */
  bulk(set: BulkSet, today: Day, now: Instant): Promise<{ tasks: Task[]; total: number }>;
  /** Everything below these tasks that is not deleted, nor below anything deleted. */
  below(taskIds: readonly string[]): Promise<Task[]>;
  /** Notes, decisions and risks that agents have left, the newest first. */
  notes(about: NotesAbout): Promise<Memo[]>;
  /**
   * Objects that name these as their owners, deleted ones too, those in `except` apart; of each owner
   * at most 20 of a kind.
   */
  belongingTo(
    owners: ReadonlyArray<{ readonly kind: OwnerKind; readonly id: string }>,
    except: readonly string[],
  ): Promise<PlanObject[]>;
  /** All entries of these changes, by seq. */
  entriesOf(changeIds: readonly string[]): Promise<JournalEntry[]>;
  /** The actor's newest original change that is not undone at present. */
  lastUndoable(actor: string): Promise<string | null>;
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
  /** The objects' highest revisions ever, also of those that are gone, by `objectKey`. */
  lastRevisions(objects: readonly ObjectAt[]): Promise<ReadonlyMap<string, number>>;
  /** Writes everything at once; the last thing that a call does. */
  apply(batch: WriteBatch): Promise<void>;
}

/** `Raw`: what the storage lets a door write with while a workspace is erased. */
export interface PlanStore<Tx extends PlanTransaction = PlanTransaction, Raw = unknown> {
  /**
   * Runs `work` for one call: what it applies is written in one transaction, or nothing is. When
   * somebody else has written to the workspace meanwhile, `work` is run again from the beginning.
   * Throws RetryableError when the database cannot be reached.
   */
  transaction<T>(workspaceId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Removes every row of the workspace, its journal included, and what `alongside` removes. */
  erase(workspaceId: string, alongside?: (raw: Raw) => Promise<void>): Promise<void>;
}

/** A person's day or span as the read commands show it. */
export interface Agenda {
  readonly timezone: string;
  readonly tasks: readonly Task[];
  /**
   * Repetitions still to come of tasks that repeat, by time: the open row with the times it will have then.
   * Nothing can be done to one yet.
   */
  readonly repeats: readonly Task[];
  readonly timeblocks: readonly Timeblock[];
}

/** A thread's memory by the numbers that people see; only what is not deleted. */
export interface ThreadView {
  /** The task or project that this person has opened here. */
  readonly room: ObjectHandle | null;
  readonly pinned: readonly ObjectHandle[];
  /** Tasks, then projects, the newest of each first. */
  readonly recent: readonly ObjectHandle[];
}

/** Zone, usual hours, the open question and the thread of one person. */
export interface Conversation {
  readonly timezone: string;
  readonly person: Person | null;
  /** The question that waits for this person; an expired one is not returned. */
  readonly draft: Draft | null;
  readonly thread: ThreadView;
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
  inbox(workspaceId: string, limit: number): Promise<{ tasks: Task[]; total: number }>;
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
  /** What agents are called, by actor; people and unknown agents are left out. */
  agentNames(workspaceId: string, actors: readonly string[]): Promise<Map<string, string>>;
  /** The newest journal entries first. */
  journal(workspaceId: string, limit: number): Promise<JournalEntry[]>;
}
