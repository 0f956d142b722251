import { serveOverStdio, type Toolset } from '@planerka/mcp';
import { localAgent } from '../compose/local-agent.ts';
import { openLate } from '../compose/late-plan.ts';
import { openPlan } from '../compose/open-plan.ts';
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
  // Clients give up on a server that is silent at first: the database opens while they shake hands.
  const plan = openLate(() =>
    openPlan({ environment, log, clock: systemClock, connections: CONNECTIONS }),
  );
  const names = async () => (await plan.get()).names;
  const serving = await serveOverStdio({
    host: {
      surface: {
        call: async (caller, tool, args) =>
          await (await plan.get()).surface.call(caller, tool, args),
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
