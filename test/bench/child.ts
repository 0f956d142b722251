import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

/** A program of this repository as its own process, run from source. */
export function runFromSource(
  file: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): ChildProcess {
  const { PATH = '', HOME = '' } = process.env;
  return spawn(
    process.execPath,
    ['--conditions=development', '--import', 'tsx', path.join(ROOT, file), ...args],
    { cwd: ROOT, env: { PATH, HOME, ...env }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
}

/** Resolves when the child has printed `words`. Rejects when it ends before. */
export async function untilPrinted(child: ChildProcess, words: string): Promise<void> {
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      if (printed.includes(words)) resolve();
    });
    child.once('exit', () => reject(new Error(`ended before it printed ${words}: ${printed}`)));
  });
}

/** Asks the child to stop and waits until it has. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
