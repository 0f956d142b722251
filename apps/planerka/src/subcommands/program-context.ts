import { TerminalError } from '@planerka/contracts/errors';
import { OffsetDateTime } from '@planerka/contracts/local-time';
import type { Clock } from '@planerka/runtime';
import type { Logger } from 'pino';
import type { Environment } from '../compose/environment.ts';
import { fixedClock, systemClock } from '../compose/system.ts';

/** What every subcommand is given by the program. */
export interface ProgramContext {
  readonly environment: Environment;
  readonly log: Logger;
  /** Removes secrets from a text that is about to be shown. */
  readonly conceal: (text: string) => string;
  /** A line on standard output. */
  readonly print: (line: string) => void;
}

/** The machine's clock, or the instant that `--now` fixes. Throws TerminalError for an unreadable one. */
export async function clockFor(now: string | undefined): Promise<Clock> {
  if (now === undefined) return systemClock;
  if (!OffsetDateTime.safeParse(now).success) {
    throw new TerminalError('BAD_NOW', 'an unreadable --now', { details: { now } });
  }
  const { toInstant } = await import('@planerka/plan');
  return fixedClock(toInstant(now));
}
