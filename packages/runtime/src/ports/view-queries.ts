import type { JournalEntry, Project, StoredEntry, Task } from '@planerka/plan';

/** What the tasks of a plan, or the steps of a task, come to. */
export interface TaskCounts {
  readonly open: number;
  readonly done: number;
}

/** Changes as the journal groups them; with roots, only their part in these trees. */
export interface ChangeQuery {
  readonly roots?: readonly string[];
  readonly door?: string;
  /** Original changes only: those that undo and redo take. */
  readonly originals?: boolean;
  /** Only changes whose last entry has a lower seq. */
  readonly before?: number;
  readonly limit: number;
}

export interface JournalChange {
  /** Of its last entry (in the trees that were asked for): the list is sorted by it. */
  readonly seq: number;
  readonly change_id: string;
  /** Is the change undone at present? */
  readonly undone: boolean;
  /** By seq; at most `ENTRIES_OF_A_CHANGE`. */
  readonly entries: readonly StoredEntry[];
  /** How many there are. */
  readonly entry_count: number;
}

/** How many entries of one change are read. */
export const ENTRIES_OF_A_CHANGE = 20;

/** What became of one object since a moment of the journal. */
export interface ObjectDifference {
  readonly object_kind: JournalEntry['object_kind'];
  readonly object_id: string;
  readonly root_id: string;
  /** Of the first entry since then: differences are listed by it. */
  readonly seq: number;
  readonly before: JournalEntry['before'];
  readonly after: JournalEntry['after'];
}

export interface DifferenceQuery {
  readonly roots: readonly string[];
  /** Trees of tasks that belonged to this plan then are asked for, too. */
  readonly project: string | null;
  readonly after: number;
  readonly limit: number;
}

/** Several trees at once, each list in one query: what the views of the task surface read. */
export interface ViewQueries {
  /** Live steps and task nodes below these tasks, by sort key. */
  trees(rootIds: readonly string[]): Promise<Task[]>;
  /** Tasks of any state by their uuids, deleted ones too. */
  tasksById(ids: readonly string[]): Promise<Task[]>;
  projectsById(ids: readonly string[]): Promise<Project[]>;
  /** Tasks of any state by the numbers that people see, deleted ones too. */
  tasksByNumber(numbers: readonly number[]): Promise<Task[]>;
  projectsByNumber(numbers: readonly number[]): Promise<Project[]>;
  /** Every task directly in the plan, deleted ones too, the newest first. */
  taskIdsOf(projectId: string, limit: number): Promise<string[]>;
  treeRevisions(rootIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** How many tasks are directly in each of these plans. */
  countTasks(projectIds: readonly string[]): Promise<ReadonlyMap<string, TaskCounts>>;
  /** Steps and task nodes in each of these trees. */
  countSteps(rootIds: readonly string[]): Promise<ReadonlyMap<string, TaskCounts>>;
  /** Changes, the newest first. */
  changes(query: ChangeQuery): Promise<JournalChange[]>;
  /** What the trees' objects were and have become, by the first entry since then. */
  differences(query: DifferenceQuery): Promise<ObjectDifference[]>;
}
