import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
/** What Node runs the program with, as `npm start` does; a subcommand and its words follow. */
export const PROGRAM: readonly string[] = [path.join(ROOT, 'apps/planerka/bin/planerka.js')];
const ANNOUNCED = /^База: /m;
const PAGES = /^Служебные страницы: (\S+)\/healthz/m;
const START_LIMIT_MS = 60_000;

type Environment = Readonly<Record<string, string>>;

/** The real program, `planerka serve`, as a process of its own. */
export interface Program {
  readonly pid: number;
  /** Where its service pages and its webhook are. */
  readonly url: string;
  /** Everything it has printed so far: its words to people, and its log. */
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Still running? */
  readonly lives: () => boolean;
  /** Sends the signal, SIGKILL unless told otherwise, and waits for the end; says its exit code. */
  readonly kill: (signal?: NodeJS.Signals) => Promise<number | null>;
}

/** What a subcommand that ends by itself has left. */
export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Of what a test's programs may see of this machine; everything else they are given. */
function environment(given: Environment): NodeJS.ProcessEnv {
  const { PATH = '', HOME = '' } = process.env;
  return { PATH, HOME, ...given };
}

const running = new Set<ChildProcess>();
// A run that is ended in the middle leaves no program behind.
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

function follow(args: readonly string[], env: Environment, cwd = ROOT) {
  const child = spawn(process.execPath, [...PROGRAM, ...args], {
    cwd,
    env: environment(env),
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  running.add(child);
  const ended = once(child, 'close').then(() => {
    running.delete(child);
    return child.exitCode;
  });
  const printed = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed.stdout += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed.stderr += text));
  // A child that ends before it has read everything is no fault of the test.
  child.stdin.on('error', () => {});
  return { child, ended, printed };
}

/** Starts `planerka serve` on a free port and waits until it says that it serves. */
export async function startProgram(env: Environment): Promise<Program> {
  const { child, ended, printed } = follow(['serve'], { PORT: '0', ...env });
  child.stdin.end();
  await new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`no announcement: ${printed.stdout}${printed.stderr}`));
    }, START_LIMIT_MS);
    child.stdout.on('data', () => {
      if (!ANNOUNCED.test(printed.stdout)) return;
      clearTimeout(late);
      resolve();
    });
    void ended.then((code) => {
      clearTimeout(late);
      reject(
        new Error(
          `ended (${code ?? child.signalCode}) before it served: ${printed.stdout}${printed.stderr}`,
        ),
      );
    });
  });
  return {
    pid: child.pid ?? 0,
    url: PAGES.exec(printed.stdout)?.[1] ?? '',
    stdout: () => printed.stdout,
    stderr: () => printed.stderr,
    lives: () => running.has(child),
    kill: async (signal = 'SIGKILL') => {
      child.kill(signal);
      return await ended;
    },
  };
}

/** Runs a subcommand to its end. */
export async function runProgram(
  args: readonly string[],
  env: Environment = {},
  given: { readonly stdin?: string | Buffer; readonly cwd?: string } = {},
): Promise<Ran> {
  const { child, ended, printed } = follow(args, env, given.cwd);
  child.stdin.end(given.stdin ?? '');
  const code = await ended;
  return { code, ...printed };
}
