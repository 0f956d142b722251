import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';

/**
 * `npm run check`: everything that is looked at without running a test. Each is a script of the root
 * package.json that can be run alone; the longest come first, so that no core waits at the end.
 */
const STEPS = ['lint', 'typecheck', 'unused', 'boundaries', 'folders', 'format:check'];

const ROOT = path.join(import.meta.dirname, '..');

const ENVIRONMENT = {
  ...process.env,
  PATH: [path.join(ROOT, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
  // The linter and the compiler are Go programs that live for seconds. On two cores each keeps two type
  // checkers that work out the same types; on one it takes no longer here, where other steps run beside it.
  // Their memory is swept only where a machine has no more than this.
  GOMAXPROCS: process.env['GOMAXPROCS'] ?? '1',
  GOGC: process.env['GOGC'] ?? 'off',
  GOMEMLIMIT: process.env['GOMEMLIMIT'] ?? '3GiB',
};

interface Ended {
  readonly ok: boolean;
  readonly output: string;
}

const manifest: { scripts: Record<string, string> } = JSON.parse(
  await readFile(path.join(ROOT, 'package.json'), 'utf8'),
);

function run(command: string): Promise<Ended> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const child = spawn(command, { cwd: ROOT, env: ENVIRONMENT, shell: true });
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) =>
      resolve({ ok: code === 0, output: Buffer.concat(chunks).toString('utf8') }),
    );
  });
}

const failed: string[] = [];

async function check(step: string): Promise<void> {
  const command = manifest.scripts[step];
  if (command === undefined) throw new Error(`package.json has no script ${step}`);
  const begin = performance.now();
  const { ok, output } = await run(command);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  console.log(`${ok ? 'ok    ' : 'FAILED'} ${step.padEnd(13)}${seconds.padStart(5)} s`);
  if (ok) return;
  failed.push(step);
  console.log(output.trimEnd());
}

const waiting = [...STEPS];

async function work(): Promise<void> {
  for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) await check(step);
}

await Promise.all(Array.from({ length: Math.min(availableParallelism(), STEPS.length) }, work));
if (failed.length > 0) {
  console.log(`failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
