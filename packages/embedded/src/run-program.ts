import { spawn } from 'node:child_process';
import path from 'node:path';
import { errorCode } from './error-code.ts';
import type { FolderHandle } from './folder-handle.ts';
import type { ServerUser } from './server-user.ts';
import { spawnEnvironment } from './spawn-environment.ts';

export interface ProgramResult {
  /** The exit code; null when a signal ended it or it could not be started at all. */
  readonly code: number | null;
  /** Everything it printed, both streams in the order they came. */
  readonly output: string;
  /** Why it could not be started ("ENOENT", "EPERM"). */
  readonly startError?: string;
}

/** Runs a program to its end. Not the synchronous way: heartbeats have to go on meanwhile. */
export function runProgram(
  file: string,
  args: string[],
  options: { user?: ServerUser | undefined; folder?: FolderHandle; timeoutMs: number },
): Promise<ProgramResult> {
  return new Promise((resolve) => {
    let output = '';
    const child = spawn(file, args, {
      cwd: path.parse(process.cwd()).root, // the user it runs as may be barred from ours
      ...options.user,
      env: spawnEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe', ...(options.folder?.descriptors ?? [])],
      timeout: options.timeoutMs,
      windowsHide: true,
    });
    const collect = (chunk: Buffer): void => {
      output += chunk.toString('utf8');
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => {
      resolve({ code: null, output, startError: errorCode(error) ?? error.message });
    });
    child.on('close', (code) => {
      resolve({ code, output });
    });
  });
}
