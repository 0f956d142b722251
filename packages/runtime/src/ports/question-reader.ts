import {
  addDays,
  atLocal,
  type Day,
  type Instant,
  type JournalEntry,
  type Project,
  type Target,
  type Task,
} from '@planerka/plan';

/** A part of a list: `offset` items are passed over, at most `limit` come. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

export interface Paged<T> {
  readonly items: readonly T[];
  /** How many there are on all pages. */
  readonly total: number;
}

/** When a question is asked: what is late, what comes. */
export interface AskedAt {
  readonly now: Instant;
  /** The day of `now` in the workspace's zone. */
  readonly today: Day;
}

export interface UntilDay {
  readonly until: Day;
  /** Where that day ends in the workspace's zone. */
  readonly before: Instant;
}

/** Up to and with a day. */
export function untilDay(day: Day, zone: string): UntilDay {
  return { until: day, before: atLocal(addDays(day, 1), '00:00', zone) };
}

export interface ProjectInBrief {
  readonly project: Project;
  /** Its open tasks. */
  readonly open: number;
}

/** What one day holds, counted. */
export interface DayLoad {
  readonly day: Day;
  /** Open tasks that are planned for the day or, with no plan, due on it; repetitions to come too. */
  readonly tasks: number;
  readonly blocks: number;
  /** Minutes of the day's blocks. */
  readonly booked_minutes: number;
  /** Estimates of the day's tasks; what has none counts for nothing. */
  readonly estimated_minutes: number;
}

/** One original change with all its entries, newest entry last. */
export interface PlanChange {
  readonly change_id: string;
  readonly actor: string;
  /** What the agent is called whose change it is; null for people and unknown agents. */
  readonly agent: string | null;
  readonly at: Instant;
  readonly undone: boolean;
  readonly entries: readonly JournalEntry[];
}

/** What was marked done is asked for by when it was and by words of its title. */
export interface DoneSearch {
  /** From the first instant on, the second not included; null for any time. */
  readonly between: { readonly from: Instant; readonly before: Instant } | null;
  readonly words: string | null;
}

/** What questions about the plan are answered from; nothing here writes. */
export interface QuestionReader {
  /** Open tasks whose planned or due time is past, the longest ago first. */
  overdue(workspaceId: string, at: AskedAt, page: Page): Promise<Paged<Task>>;
  /** Open tasks that are late, planned or due up to `until`, or of high priority; at most 200. */
  pressing(workspaceId: string, at: AskedAt & UntilDay): Promise<Task[]>;
  /** Tasks that were marked done, the last one first. */
  done(workspaceId: string, search: DoneSearch, page: Page): Promise<Paged<Task>>;
  /** Open tasks that have the tag, or a due date; the earliest due ones first, then by number. */
  openTasks(
    workspaceId: string,
    narrowed: { readonly tag: string | null; readonly due: boolean },
    page: Page,
  ): Promise<Paged<Task>>;
  /** The Inbox, oldest first when `oldest`, else the newest first. */
  inboxPage(workspaceId: string, page: Page & { readonly oldest: boolean }): Promise<Paged<Task>>;
  /** Tasks and timeblocks, over or not, whose title the words may mean; at most five. */
  mentioned(workspaceId: string, words: string, now: Instant): Promise<Target[]>;
  /** Each day from `from` to `to`, both inclusive, as of `now`; also those that hold nothing. */
  load(workspaceId: string, from: Day, to: Day, now: Instant): Promise<DayLoad[]>;
  /** Active projects, the newest first; with `words` those whose title they may mean. */
  projects(
    workspaceId: string,
    page: Page & { readonly words: string | null },
  ): Promise<Paged<ProjectInBrief>>;
  /** A project's open tasks by number. */
  projectTasks(workspaceId: string, projectId: string, page: Page): Promise<Paged<Task>>;
  /** Original changes, the newest first; one more than `limit` tells that there are others. */
  changes(workspaceId: string, page: Page): Promise<PlanChange[]>;
}
