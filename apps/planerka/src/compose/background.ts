import type { RunningBot } from '@planerka/bot';
import { type Connection, runJobs, type TelegramStore } from '@planerka/db';
import type { ProgramLog } from './program-log.ts';

/** What is done with nobody asking, and how often; `null`: not at all. */
export interface Background {
  /** Jobs of the queue at once, and how long a new one may lie there unseen. */
  readonly jobs: { readonly concurrency: number; readonly pollIntervalMs: number } | null;
  /** How often to look for what fell due and no job tells. */
  readonly lookEveryMs: number | null;
  /** How often to look for reminders that are late: whoever had their jobs may be dead. */
  readonly lateEveryMs?: number;
  readonly purgeEveryMs: number | null;
  /** Is what a dead process had in hand free within seconds, or when its leases run out? */
  readonly watchesOthers: boolean;
}

export interface BackgroundPorts {
  /** For the queue, which keeps a connection to listen. */
  readonly pool: Connection['pool'];
  readonly store: TelegramStore;
  readonly bot: RunningBot;
  readonly log: ProgramLog;
}

type Stop = () => Promise<void>;

/** Starts it all; returns how to stop it, which waits for what is in hand. */
export async function startBackground(
  ports: BackgroundPorts,
  { jobs, lookEveryMs, lateEveryMs, purgeEveryMs }: Omit<Background, 'watchesOthers'>,
): Promise<Stop> {
  const { bot, store, log } = ports;
  const stops: Stop[] = [];
  if (jobs !== null) {
    const running = await runJobs({
      pool: ports.pool,
      handlers: {
        expire_draft: (job) => bot.expireDraft(job),
        remind: (job) => bot.remind(job),
        digest: (job) => bot.sendDigests(job),
        tell_burst: (job) => bot.tellBurst(job),
        tell_change_set: (job) => bot.tellChangeSet(job),
      },
      ...jobs,
      log: (level, message) => log.debug({ level }, message),
    });
    stops.push(() => running.stop());
  }
  // What fell due while nothing ran is told at once; what no job tells, a little later.
  const noLook = (error: unknown) => log.warn({ err: error }, 'reminders: no look');
  if (lookEveryMs !== null) {
    stops.push(startRepeating(() => bot.tellDue().catch(noLook), lookEveryMs));
  }
  if (lateEveryMs !== undefined) {
    stops.push(startRepeating(() => bot.tellLate().catch(noLook), lateEveryMs));
  }
  if (purgeEveryMs !== null) {
    const noPurge = (error: unknown) => log.warn({ err: error }, 'no purge');
    stops.push(startRepeating(() => store.purgeExpired().catch(noPurge), purgeEveryMs));
  }
  return async () => {
    for (const stop of stops.reverse()) await stop();
  };
}

/** Does something now and every so often, never twice at a time. */
function startRepeating(act: () => Promise<unknown>, everyMs: number): Stop {
  let acting: Promise<void> | null = null;
  const begin = () => {
    acting ??= act().then(() => {
      acting = null;
    });
  };
  begin();
  const timer = setInterval(begin, everyMs);
  return async () => {
    clearInterval(timer);
    await acting;
  };
}
