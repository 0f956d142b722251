import type { ObjectKind, Priority, TaskAnswer, TaskToolName } from '@planerka/contracts';
import type {
  CardKind,
  Memo,
  MemoKind,
  Project,
  StoredEntry,
  Task,
  TaskStatus,
} from '@planerka/plan';
import type { PlanTransaction } from './plan-transaction.ts';
import type { TaskCounts, ViewQueries } from './view-queries.ts';

/** Where the workspace's agents are. */
export interface AgentFocus {
  readonly object_kind: 'task' | 'project';
  readonly object_id: string;
  readonly actor: string;
  readonly set_at: string;
}

/** A task that an agent works on, and until when others leave it alone. */
export interface AgentClaim {
  readonly task_id: string;
  readonly actor: string;
  readonly claimed_at: string;
  readonly until: string;
}

/** A moment of the journal that a difference is counted from. */
export interface JournalSnapshot {
  readonly snapshot_id: string;
  readonly kind: 'resume' | 'handoff' | 'named';
  readonly name: string | null;
  readonly root_id: string | null;
  readonly journal_seq: number;
  readonly actor: string;
  readonly created_at: string;
}

/** Journal entries, of one tree or of all, in one direction from a place in the log. */
export interface EntryQuery {
  readonly roots?: readonly string[];
  /** Entries after this seq, the oldest first. */
  readonly after?: number;
  /** Entries before this seq, the newest first; neither: the newest. */
  readonly before?: number;
  /** Agents' own entries only. */
  readonly door?: string;
  /** Entries about these kinds of objects only. */
  readonly kinds?: readonly ObjectKind[];
  readonly limit: number;
}

/** Memos of these roots, the newest first. */
export interface MemoQuery {
  readonly roots: readonly string[];
  readonly kinds?: readonly MemoKind[];
  /** Cards of these kinds, whatever `kinds` says. */
  readonly cards?: readonly CardKind[];
  /** These memos only. */
  readonly ids?: readonly string[];
  /** Memos about these steps only. */
  readonly steps?: readonly string[];
  /** Memos older than this one. */
  readonly before?: string;
  readonly limit: number;
}

/** Plans and tasks as a list, by number. */
export interface ListQuery {
  readonly kind: 'task' | 'project';
  readonly statuses?: ReadonlyArray<TaskStatus | Project['status']>;
  readonly begun?: boolean;
  /** Tasks of this plan only. */
  readonly project?: string;
  /** Tasks only from here on: words of the title, in any form. */
  readonly text?: string;
  readonly tag?: string;
  readonly priority?: Priority;
  /** Due on this day of the workspace's zone, or before. */
  readonly dueBy?: { readonly day: string; readonly zone: string };
  /** Held by this agent now; null: by nobody. */
  readonly holder?: { readonly actor: string | null; readonly now: string };
  /** Open tasks that wait for nothing, and that nobody but this agent holds. */
  readonly readyFor?: { readonly actor: string; readonly now: string };
  /** Open tasks that wait for a dependency, are blocked or have only blocked steps open; or the others. */
  readonly waiting?: boolean;
  readonly after: number;
  readonly limit: number;
}

/** An agent's request that was answered before. */
export interface AnsweredRequest {
  readonly fingerprint: string;
  readonly answer: TaskAnswer;
  /** What is read after it, each time anew. */
  readonly follow_up: FollowUp | null;
}

/** A view that is put into the answer of a write, under the key `as`. */
export interface FollowUp {
  readonly as: string;
  readonly tool: TaskToolName;
  readonly args: Readonly<Record<string, unknown>>;
}

/** Storage as the task surface sees it: the plan's, and what only agents have. */
export interface TaskTransaction extends PlanTransaction, ViewQueries {
  /** Live steps and task nodes below a task, by sort key. */
  tree(rootId: string): Promise<Task[]>;
  /** How often a tree has been written; 0 for one that never was. */
  treeRevision(rootId: string): Promise<number>;
  /** The last seq of the workspace's journal. */
  journalSeq(): Promise<number>;
  /** Live tasks directly in these plans, by number; of each at most `limit`. */
  tasksOf(projectIds: readonly string[], limit: number): Promise<Task[]>;
  countTasksOf(projectId: string): Promise<TaskCounts>;
  listTasks(query: ListQuery): Promise<Task[]>;
  /** How many there are of these from the first on, counted up to `limit`. */
  countListed(query: ListQuery): Promise<number>;
  listProjects(query: ListQuery): Promise<Project[]>;
  /** The first plan with exactly this title, an open one before those that are done. */
  planTitled(title: string): Promise<Project | null>;
  memos(query: MemoQuery): Promise<Memo[]>;
  entries(query: EntryQuery): Promise<StoredEntry[]>;
  focus(): Promise<AgentFocus | null>;
  /** Who holds which of these tasks at this moment. */
  claims(taskIds: readonly string[], now: string): Promise<ReadonlyMap<string, AgentClaim>>;
  /** The newest of an agent's of a kind, or the newest with this name. */
  findSnapshot(query: {
    readonly kind?: JournalSnapshot['kind'];
    readonly actor?: string;
    readonly name?: string;
  }): Promise<JournalSnapshot | null>;
  answered(actor: string, requestId: string): Promise<AnsweredRequest | null>;
  /** How many snapshots bear this name. */
  countSnapshots(name: string): Promise<number>;
  /** Runs the call again if somebody has written since its snapshot: it saw parts of two plans. */
  heldStill(): Promise<void>;
  /** These belong to the same statement as the batch; null clears the focus. */
  setFocus(focus: AgentFocus | null): void;
  saveClaim(claim: AgentClaim): void;
  /** Those of these tasks that the agent holds it holds until then; null: no longer. */
  renewClaims(actor: string, taskIds: readonly string[], until: string | null): void;
  saveSnapshot(snapshot: JournalSnapshot): void;
  saveAnswer(actor: string, requestId: string, answered: AnsweredRequest, at: string): void;
}

export interface TaskStore {
  /** As `PlanStore.transaction`: all or nothing, run again when somebody wrote meanwhile. */
  transaction<T>(workspaceId: string, work: (tx: TaskTransaction) => Promise<T>): Promise<T>;
  /** Everything read inside sees one moment; nothing can be written. */
  read<T>(workspaceId: string, work: (tx: TaskTransaction) => Promise<T>): Promise<T>;
}
