import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');
/** Longer than a program takes that ends by itself. */
const PATIENCE_MS = 15_000;

/** A program of this repository as its own process. */
export interface Child {
  readonly pid: number;
  /** What is after `words` on the line that prints them. Rejects when the program ends before. */
  untilPrinted(words: string): Promise<string>;
  /** Asks the program to stop and waits until it has; one that does not is killed. */
  stop(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

/** The product as `npm start` runs it: built, where its sources have changed since it was. */
export function runProgram(args: readonly string[], env: Environment): Child {
  return run([path.join(ROOT, 'apps/planerka/bin/planerka.js'), ...args], env);
}

/** A program of the benchmarks themselves, or the product from its sources; `flags` are for node. */
export function runFromSource(
  file: string,
  args: readonly string[],
  env: Environment,
  flags: readonly string[] = [],
): Child {
  const source = ['--conditions=development', '--import', 'tsx', path.join(ROOT, file)];
  return run([...flags, ...source, ...args], env);
}

function run(words: readonly string[], env: Environment): Child {
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, words, {
    cwd: ROOT,
    env: { PATH, HOME, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  // Read from the start: a program whose words nobody reads stops at a full pipe.
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  return {
    pid: child.pid ?? 0,
    untilPrinted: async (words) => {
      const line = () => printed.split('\n').find((each) => each.includes(words));
      while (line() === undefined) {
        const [code] = await Promise.race([once(child.stdout, 'data'), ended]);
        if (line() === undefined && child.exitCode !== null) {
          throw new Error(`ended (${String(code)}) before it printed ${words}: ${printed}`);
        }
      }
      return (line() ?? '').split(words)[1]?.trim() ?? '';
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGTERM');
      const kill = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS);
      await ended;
      clearTimeout(kill);
    },
  };
}
