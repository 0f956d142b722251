import { serveOverStdio, type Toolset } from '@planerka/mcp';
import { openLate } from '../compose/late-plan.ts';
import { localAgent } from '../compose/local-agent.ts';
import { aborted, stopSignal } from '../compose/signals.ts';
import { systemClock } from '../compose/system.ts';
import type { ProgramContext } from './program-context.ts';

const CONNECTIONS = 4;

export interface McpOptions {
  /** The workspace of calls that name none; else `BRANCHMIND_WORKSPACE`. */
  readonly workspace?: string;
  readonly toolset: Toolset;
  /** What the agent is called in the journal; else what its client calls itself. */
  readonly as?: string;
}

/**
 * `planerka mcp`: the task surface for the one agent at the other end of standard input and output,
 * until it closes them. Standard output holds the protocol and nothing else.
 */
export async function mcp(program: ProgramContext, options: McpOptions): Promise<void> {
  const { environment, log } = program;
  const stopping = stopSignal();
  // Clients give up on a server that is silent at first, and it starts with each of theirs: what the
  // plan needs is loaded, and the database opened, once the client has its first answer.
  const plan = openLate(async () => {
    const { openPlan } = await import('../compose/open-plan.ts');
    return await openPlan({ environment, log, clock: systemClock, connections: CONNECTIONS });
  });
  const names = async () => (await plan.get()).names;
  const serving = await serveOverStdio({
    host: {
      surface: {
        call: async (caller, tool, args, going) =>
          await (await plan.get()).surface.call(caller, tool, args, going),
        tried: async (caller, answer) => await (await plan.get()).surface.tried(caller, answer),
      },
      workspaces: async () => (await (await names()).list()).map(({ name }) => name),
      log,
    },
    callerFor: (client) =>
      localAgent({
        name: options.as ?? client ?? 'agent',
        defaultWorkspace: options.workspace ?? environment.BRANCHMIND_WORKSPACE ?? null,
        find: async (name) => await (await names()).find(name),
      }),
    toolset: options.toolset,
    input: process.stdin,
    output: process.stdout,
  });
  void serving.greeted.then(plan.begin);
  try {
    await Promise.race([aborted(stopping), serving.ended, deaf(process.stdout), plan.failed]);
  } finally {
    await serving.stop();
    process.stdin.destroy();
    await plan.close();
  }
}

/** Resolves when nobody reads the output any more; without a listener that would end the program at once. */
function deaf(output: NodeJS.WriteStream): Promise<void> {
  return new Promise((resolve) => {
    output.removeAllListeners('error').on('error', () => resolve());
  });
}
