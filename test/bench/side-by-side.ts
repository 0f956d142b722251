import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type Noted, note } from './overview.ts';

const WORKER = path.join(import.meta.dirname, 'smoke-worker.ts');

/** What a worker sends when it has run the file that it was sent. */
export interface FileRun {
  readonly noted: readonly Noted[];
}

/**
 * Runs benchmarks at their smallest in one process more than there are cores, for some mostly wait; each file's
 * output in one piece. Rejects with the first that fails; the others are ended then.
 */
export async function runSideBySide(files: readonly string[]): Promise<void> {
  const waiting = [...files];
  const workers = Array.from({ length: Math.min(availableParallelism() + 1, files.length) }, () =>
    fork(WORKER, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] }),
  );
  try {
    await Promise.all(workers.map((worker) => workThrough(waiting, worker)));
  } finally {
    for (const worker of workers) worker.kill();
  }
}

async function workThrough(waiting: string[], worker: ChildProcess): Promise<void> {
  let output = '';
  for (const stream of [worker.stdout, worker.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const show = () => {
    process.stdout.write(output);
    output = '';
  };
  for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
    const answered = once(worker, 'message').then(([message]: FileRun[]) => message);
    const closed = once(worker, 'close').then(() => undefined);
    worker.send(file);
    const run = await Promise.race([answered, closed]);
    show();
    if (run === undefined) throw new Error(`${file} failed`);
    for (const { line, figure } of run.noted) note(line, figure);
  }
}
