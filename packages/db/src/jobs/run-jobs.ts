import type { Task, TaskList } from 'graphile-worker';
import type pg from 'pg';
import { z } from 'zod';
import { guarded } from '../connection/failure.ts';

const ExpireDraft = z.object({ workspace_id: z.uuid(), draft_id: z.uuid() });
export type ExpireDraft = z.infer<typeof ExpireDraft>;

const Remind = z.object({ workspace_id: z.uuid(), fire_at: z.string().optional() });
/** Something may be due in the workspace; `fire_at` is product time. */
export type Remind = z.infer<typeof Remind>;

const SendDigest = z.object({ workspace_id: z.uuid(), actor: z.string(), next_at: z.string() });
export type SendDigest = z.infer<typeof SendDigest>;

const TellBurst = z.object({ workspace_id: z.uuid(), actor: z.string() });
/** An agent is quiet, or has worked for long: what it wrote is to be told. */
export type TellBurst = z.infer<typeof TellBurst>;

const TellChangeSet = z.object({ workspace_id: z.uuid(), set_id: z.uuid() });
/** An agent has proposed a change set: its people are to be told. */
export type TellChangeSet = z.infer<typeof TellChangeSet>;

/** What each kind of timed work leads to; delivered at least once, so each must bear repetition. */
export interface JobHandlers {
  readonly expire_draft: (job: ExpireDraft) => Promise<void>;
  readonly remind: (job: Remind) => Promise<void>;
  readonly digest: (job: SendDigest) => Promise<void>;
  readonly tell_burst: (job: TellBurst) => Promise<void>;
  readonly tell_change_set: (job: TellChangeSet) => Promise<void>;
}

export interface JobRunner {
  /** Lets running jobs finish, then stops. */
  stop(): Promise<void>;
}

export interface JobRunnerOptions {
  readonly pool: pg.Pool;
  readonly handlers: JobHandlers;
  /** Jobs at the same time in this process. */
  readonly concurrency: number;
  readonly pollIntervalMs: number;
  readonly log: (level: string, message: string) => void;
}

/**
 * Works on the queue in the plan's own PostgreSQL: no second service to run. Throws RetryableError
 * `DATABASE_UNAVAILABLE` where the database goes away before it works.
 */
export async function runJobs(options: JobRunnerOptions): Promise<JobRunner> {
  const { Logger, run } = await import('graphile-worker');
  const { handlers } = options;
  const taskList: TaskList = {
    expire_draft: task(ExpireDraft, handlers.expire_draft),
    remind: task(Remind, handlers.remind),
    digest: task(SendDigest, handlers.digest),
    tell_burst: task(TellBurst, handlers.tell_burst),
    tell_change_set: task(TellChangeSet, handlers.tell_change_set),
  };
  const logger = new Logger(() => (level, message) => {
    options.log(level, message);
  });
  const runner = await guarded(() =>
    run({
      pgPool: options.pool,
      taskList,
      concurrency: options.concurrency,
      pollInterval: options.pollIntervalMs,
      noHandleSignals: true,
      logger,
    }),
  );
  return { stop: () => runner.stop() };
}

function task<Job>(schema: z.ZodType<Job>, handle: (job: Job) => Promise<void>): Task {
  return async (payload) => await handle(schema.parse(payload));
}
