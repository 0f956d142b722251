import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** Other people's programs that judge ours. They want a newer Node than ours needs. */
const TOOLS = {
  // The newest release, which knows the protocol up to 2025-11-25, and the newest at all, for 2026-07-28.
  conformance: 'npm:@modelcontextprotocol/conformance@0.1.16',
  'conformance-next': 'npm:@modelcontextprotocol/conformance@0.2.0-alpha.12',
  inspector: 'npm:@modelcontextprotocol/inspector@2.12.0',
};
const NODE_VERSION = '24.21.0';
const NODE_AT_LEAST = [22, 19] as const;
const INSTALL_LIMIT_MS = 300_000;

const ENTRIES = {
  conformance: 'conformance/dist/index.js',
  'conformance-next': 'conformance-next/dist/index.js',
};
const INSPECTOR = 'inspector/clients/cli/build/index.js';
const INSPECTOR_PROCESS = path.join(import.meta.dirname, 'inspector-process.ts');

/** What a tool left. */
export interface ToolRan {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

export interface OutsideTools {
  /** Runs a tool to its end in an empty folder. */
  run(tool: keyof typeof ENTRIES, args: readonly string[]): Promise<ToolRan>;
  /** Starts an inspector in an empty folder. */
  openInspector(): Promise<Inspector>;
}

/** The inspector's command line, loaded once: its start takes longer than what it is asked. */
export interface Inspector {
  /** What a process of its own would have left of this command line. One at a time. */
  run(args: readonly string[]): Promise<ToolRan>;
  close(): Promise<void>;
}

const run = promisify(execFile);

/**
 * The tools, from npm into a folder of the user's cache, or null where npm cannot be reached: then
 * the checks are skipped, and say so. `REQUIRE_OUTSIDE_TOOLS=1` forbids the skip.
 */
export async function bringOutsideTools(): Promise<OutsideTools | null> {
  try {
    const modules = await bring();
    return {
      run: (tool, args) => runTool(modules, tool, args),
      openInspector: () => openInspector(modules),
    };
  } catch (error) {
    if (process.env['REQUIRE_OUTSIDE_TOOLS'] === '1') throw error;
    const why = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    process.stderr.write(`\n*** SKIPPED, the MCP conformance suite and inspector: ${why}\n\n`);
    return null;
  }
}

async function bring(): Promise<string> {
  const packages = ownNodeIsNew()
    ? TOOLS
    : { ...TOOLS, 'newer-node': `npm:node-${platform()}@${NODE_VERSION}` };
  const wanted = JSON.stringify({ private: true, dependencies: packages });
  const name = createHash('sha256').update(wanted).digest('hex').slice(0, 12);
  const cache = path.join(
    process.env['XDG_CACHE_HOME'] ?? path.join(homedir(), '.cache'),
    'planerka-outside-tools',
  );
  const folder = path.join(cache, name);
  const modules = path.join(folder, 'node_modules');
  if (existsSync(folder)) return modules;
  await mkdir(cache, { recursive: true });
  const made = await mkdtemp(path.join(cache, 'making-'));
  try {
    await writeFile(path.join(made, 'package.json'), wanted);
    const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'];
    await run('npm', ['install', ...quiet], { cwd: made, timeout: INSTALL_LIMIT_MS });
    await rename(made, folder).catch((error: unknown) => {
      // Another run was faster.
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(made, { recursive: true, force: true });
  }
  return modules;
}

function ownNodeIsNew(): boolean {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  return major > NODE_AT_LEAST[0] || (major === NODE_AT_LEAST[0] && minor >= NODE_AT_LEAST[1]);
}

/** As the npm packages with Node's own builds are named. */
function platform(): string {
  return `${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
}

/** The Node that they run with, and the environment that they see. */
function nodeFor(modules: string): { node: string; env: Readonly<Record<string, string>> } {
  const { PATH = '', HOME = '' } = process.env;
  if (ownNodeIsNew()) return { node: process.execPath, env: { PATH, HOME } };
  const bin = path.join(modules, 'newer-node', 'bin');
  return { node: path.join(bin, 'node'), env: { PATH: `${bin}:${PATH}`, HOME } };
}

function emptyFolder(modules: string): Promise<string> {
  return mkdtemp(path.join(modules, '..', 'run-'));
}

async function runTool(
  modules: string,
  tool: keyof typeof ENTRIES,
  args: readonly string[],
): Promise<ToolRan> {
  const { node, env } = nodeFor(modules);
  const cwd = await emptyFolder(modules);
  try {
    const { stdout, stderr } = await run(node, [path.join(modules, ENTRIES[tool]), ...args], {
      cwd,
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
    return { code: 0, stdout, stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code?: unknown; stdout?: string; stderr?: string };
    if (typeof code !== 'number') throw error;
    return { code, stdout: stdout ?? '', stderr: stderr ?? '' };
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}

async function openInspector(modules: string): Promise<Inspector> {
  const { node, env } = nodeFor(modules);
  const cwd = await emptyFolder(modules);
  const child = spawn(node, [INSPECTOR_PROCESS, path.join(modules, INSPECTOR)], {
    cwd,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    run: async (args) => {
      child.stdin.write(`${JSON.stringify(args)}\n`);
      const { value, done } = await lines.next();
      if (done) throw new Error(`the inspector ended (${child.exitCode}) at ${args.join(' ')}`);
      return JSON.parse(value) as ToolRan;
    },
    close: async () => {
      child.stdin.end();
      await ended;
      await rm(cwd, { recursive: true, force: true });
    },
  };
}
