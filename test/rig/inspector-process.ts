import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

/*
 * `inspector-process.ts MODULE`: the MCP inspector's own command line, one call after another in one
 * process, since its start takes longer than any call. Run by the Node that the inspector wants, which
 * takes TypeScript as it is. Each line of standard input is a command line as JSON; each is answered
 * by one line, what a process of its own would have left.
 */

interface Inspector {
  readonly runCli: (argv: readonly string[]) => Promise<void>;
}

type Write = typeof process.stdout.write;

const answer = process.stdout.write.bind(process.stdout);
let printed = { stdout: '', stderr: '' };

/** Keeps what is written and says at once that it is out, for whoever waits for that. */
function keeping(stream: 'stdout' | 'stderr'): Write {
  return (chunk: string | Uint8Array, ...rest: readonly unknown[]) => {
    printed[stream] += typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8');
    const done = rest.at(-1);
    if (typeof done === 'function') done();
    return true;
  };
}

process.stdout.write = keeping('stdout');
process.stderr.write = keeping('stderr');

const [, , file = ''] = process.argv;
const inspector = (await import(pathToFileURL(file).href)) as Inspector;

async function exitCodeOf(args: readonly string[]): Promise<number> {
  try {
    await inspector.runCli(['node', 'inspector', ...args]);
    return 0;
  } catch (error) {
    const { exitCode = 1, stack } = error as { exitCode?: number; stack?: string };
    printed.stderr += stack ?? String(error);
    return exitCode;
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  printed = { stdout: '', stderr: '' };
  const code = await exitCodeOf(JSON.parse(line) as string[]);
  answer(`${JSON.stringify({ code, ...printed })}\n`);
}
process.exit(0);
