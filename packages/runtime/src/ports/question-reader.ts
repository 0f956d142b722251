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
  /** How many there are on all pages; of a long list so many as were counted (COUNTED_MAX). */
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
  /** Its open tasks, counted up to COUNTED_MAX. */
  readonly open: number;
}

/** A reminder that is still to come, and what it is about. */
export interface ReminderToCome {
  readonly fire_at: Instant;
  readonly kind: 'task' | 'timeblock';
  readonly number: number;
  readonly title: string | null;
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

/** What open tasks are asked for by; what is null, or false, does not narrow them. */
export interface OpenTasksAsked {
  readonly tag: string | null;
  /** Only those with a due date. */
  readonly due: boolean;
  /** Only those of high priority. */
  readonly high: boolean;
  /** Of the title, or of the title of the project. */
  readonly words: string | null;
  /** Due then, or, without `due`, planned or due. `from` null: also whatever is late. */
  readonly within: WithinDays | null;
}

/** Days of the workspace's zone, and the instants that they begin and end at. */
export interface WithinDays extends UntilDay {
  readonly from: { readonly day: Day; readonly start: Instant } | null;
}

/** What was marked done is asked for by when it was and by words of its title. */
export interface DoneSearch {
  /** From the first instant on, the second not included; null for any time. */
  readonly between: { readonly from: Instant; readonly before: Instant } | null;
  readonly words: string | null;
}

/** The Inbox by grounds: of high priority, of the others those made before a moment, and since. */
export interface InboxCounts {
  readonly important: number;
  readonly old: number;
  readonly fresh: number;
}

/** What questions about the plan are answered from; nothing here writes. */
export interface QuestionReader {
  /** Open tasks whose planned or due time is past, the longest ago first. */
  overdue(workspaceId: string, at: AskedAt, page: Page): Promise<Paged<Task>>;
  /** Open tasks that are late, planned or due up to `until`, or of high priority; at most 200. */
  pressing(workspaceId: string, at: AskedAt & UntilDay): Promise<Task[]>;
  /** Tasks that were marked done, the last one first. */
  done(workspaceId: string, search: DoneSearch, page: Page): Promise<Paged<Task>>;
  /** Open tasks; where a time is asked for the earliest first, then by number. */
  openTasks(workspaceId: string, asked: OpenTasksAsked, page: Page): Promise<Paged<Task>>;
  /** The Inbox, oldest first when `oldest`, else the newest first. */
  inboxPage(workspaceId: string, page: Page & { readonly oldest: boolean }): Promise<Paged<Task>>;
  /**
   * Tasks and timeblocks whose title the words may mean, over or not, at most five: `open` those that are
   * not over, at most twenty; `exact` those that bear every word, none that only sound alike;
   * `any-word` those that are not over and bear any of the words, at most twenty.
   */
  mentioned(
    workspaceId: string,
    words: string,
    now: Instant,
    which?: 'any' | 'open' | 'exact' | 'any-word',
  ): Promise<Target[]>;
  /** Of these tasks and timeblocks the ids of those whose title bears every word, or any of them. */
  bearing(
    workspaceId: string,
    words: string,
    match: 'all' | 'some',
    among: { readonly ids: readonly string[]; readonly now: Instant },
  ): Promise<string[]>;
  /** Each day from `from` to `to`, both inclusive, as of `now`; also those that hold nothing. */
  load(workspaceId: string, from: Day, to: Day, now: Instant): Promise<DayLoad[]>;
  /** Active projects, the newest first; with `words` those whose title they may mean. */
  projects(
    workspaceId: string,
    page: Page & { readonly words: string | null },
  ): Promise<Paged<ProjectInBrief>>;
  /** How many there are in the Inbox; `since`: what was made before it is old. */
  inboxCounts(workspaceId: string, since: Instant): Promise<InboxCounts>;
  /** Open lists with boxes, the newest 50, and their items. */
  lists(workspaceId: string): Promise<Task[]>;
  /** Open tasks that were put off to a later day since `from`, whoever did it, by number. */
  movedSince(workspaceId: string, from: Instant, page: Page): Promise<Paged<Task>>;
  /** Open tasks whose day has come by `until`: the planned one, else that on which they are due. */
  leftBehind(workspaceId: string, until: UntilDay, page: Page): Promise<Paged<Task>>;
  /** Reminders that have not been told yet, the earliest first. */
  reminders(workspaceId: string, page: Page): Promise<Paged<ReminderToCome>>;
  /** A project's open tasks by number. */
  projectTasks(workspaceId: string, projectId: string, page: Page): Promise<Paged<Task>>;
  /** Original changes, the newest first; one more than `limit` tells that there are others. */
  changes(workspaceId: string, page: Page): Promise<PlanChange[]>;
}
