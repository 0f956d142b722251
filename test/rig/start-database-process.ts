import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { RigProgram } from './rig-program.ts';

/** What the process printed (see database-process.ts). */
interface Line {
  readonly event?: string;
  readonly url?: string;
  readonly data?: unknown;
  readonly code?: string;
  readonly details?: unknown;
  readonly closed?: boolean;
}

export interface DatabaseProcess {
  readonly pid: number;
  /** Types of the events logged so far. */
  readonly events: string[];
  /** Its answer: a database, or the code and details of a refusal. */
  readonly opened: Promise<Line>;
  /** Tells it to close the database and waits for its end. */
  close(): Promise<void>;
  /** SIGKILL, and waits for its end. */
  kill(): Promise<void>;
}

/** Starts `program`, database-process.ts, on a folder, as that user if given (root only). */
export function startDatabaseProcess(
  program: RigProgram,
  options: { dataDir: string; transport?: 'socket' | 'loopback'; durable?: boolean },
  user: { uid?: number; gid?: number } = {},
): DatabaseProcess {
  const child = spawn(process.execPath, [program.file, JSON.stringify(options)], {
    ...user,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const events: string[] = [];
  const opened = new Promise<Line>((resolve, reject) => {
    createInterface(child.stdout).on('line', (text) => {
      const line: Line = JSON.parse(text);
      if (line.event !== undefined) events.push(line.event);
      else if (line.closed !== true) resolve(line);
    });
    child.on('exit', () => reject(new Error('the process ended without an answer')));
  });
  opened.catch(() => undefined); // a test that kills it may not ask
  return {
    pid: child.pid ?? 0,
    events,
    opened,
    async close() {
      child.stdin.end('close\n');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
