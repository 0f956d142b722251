import {
  CLIENT_INFO_META_KEY,
  type CompleteRequest,
  type LoggingLevel,
  McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type ServerContext,
} from '@modelcontextprotocol/server';
import type { Caller } from '@planerka/agents';
import { z } from 'zod';
import type { Toolset } from '../toolset.ts';
import { askOf } from './asking.ts';
import { tellerOf } from './call-log.ts';
import { instructions } from './instructions.ts';
import type { PlanWatch } from './plan-watch.ts';
import { getPrompt, promptListing } from './prompts.ts';
import type { TaskHost } from './task-host.ts';
import { toolListing } from './tool-listing.ts';

export interface TaskServerOptions {
  readonly host: TaskHost;
  /** Who calls; told how the client calls itself, where it says so. */
  readonly callerFor: (client: string | null) => Caller;
  readonly toolset: Toolset;
  /** Where the connection is kept: what its client has subscribed to. A request by itself has none. */
  readonly watch?: PlanWatch | undefined;
}

/**
 * What a call needs of the task surface, a large part of the program, is loaded with the first one: a
 * client that starts many servers waits for each to shake hands.
 */
const calls = () => import('./call-tool.ts');
const resources = () => import('./resources.ts');

const IMPLEMENTATION = { name: 'planerka', title: 'Planerka', version: '0.1.0' };
const COMPLETIONS_MAX = 100;
/** What changes only with the program itself. */
const UNCHANGING = { ttlMs: 600_000, cacheScope: 'private' } as const;

/**
 * One connection's (stdio) or one request's (HTTP) MCP server over the task surface. Its handlers
 * are below the SDK's registry of tools, which would refuse bad arguments in words of its own: here
 * they reach the surface as they came.
 */
export function createTaskServer(options: TaskServerOptions): McpServer {
  const { host, toolset, watch } = options;
  const mcp = new McpServer(IMPLEMENTATION, {
    capabilities: {
      tools: { listChanged: false },
      resources: { listChanged: false, subscribe: true },
      prompts: { listChanged: false },
      completions: {},
      logging: {},
    },
    cacheHints: {
      'tools/list': UNCHANGING,
      'prompts/list': UNCHANGING,
      'resources/templates/list': UNCHANGING,
    },
    instructions: instructions(options.callerFor(null), toolset),
  });
  const { server } = mcp;
  const callerOf = (context: ServerContext) =>
    options.callerFor(clientName(context) ?? server.getClientVersion()?.name ?? null);

  let level: LoggingLevel | null = null;

  server.setRequestHandler('logging/setLevel', ({ params }) => {
    kept(watch);
    level = params.level;
    return {};
  });
  server.setRequestHandler('tools/list', () => ({ tools: toolListing(toolset) }));
  server.setRequestHandler('tools/call', async ({ params }, context) =>
    (await calls()).callTool(host, {
      caller: callerOf(context),
      tool: params.name,
      args: params.arguments ?? {},
      signal: context.mcpReq.signal,
      progress: progressOf(context),
      ask: askOf(context, server.getClientCapabilities()),
      tell: tellerOf(context, level),
    }),
  );
  server.setRequestHandler('resources/list', async ({ params }, context) =>
    (await resources()).listResources(host, callerOf(context), params?.cursor),
  );
  server.setRequestHandler('resources/templates/list', async () => ({
    resourceTemplates: [...(await resources()).PLAN_RESOURCES],
  }));
  server.setRequestHandler('resources/read', async ({ params }, context) =>
    (await resources()).readResource(host, callerOf(context), params.uri),
  );
  server.setRequestHandler('resources/subscribe', async ({ params }) => {
    await kept(watch).watch(params.uri);
    return {};
  });
  server.setRequestHandler('resources/unsubscribe', ({ params }) => {
    kept(watch).unwatch(params.uri);
    return {};
  });
  server.setRequestHandler('prompts/list', () => ({ prompts: promptListing() }));
  server.setRequestHandler('prompts/get', ({ params }) =>
    getPrompt(params.name, params.arguments ?? {}),
  );
  server.setRequestHandler('completion/complete', async ({ params }, context) => {
    const values = await completions(host, callerOf(context), params);
    const hasMore = values.length > COMPLETIONS_MAX;
    // Where there are more, they are not counted to their end.
    const told = hasMore ? { hasMore } : { total: values.length };
    return { completion: { values: values.slice(0, COMPLETIONS_MAX), ...told } };
  });
  return mcp;
}

/** What holds for a connection needs one: a request by itself would forget it at once. */
function kept(watch: PlanWatch | undefined): PlanWatch {
  if (watch) return watch;
  throw new ProtocolError(
    ProtocolErrorCode.InvalidRequest,
    'This needs a session, and there is none here: send initialize again.',
  );
}

/** Workspaces and plans can be completed, in resources' addresses and prompts' arguments. */
async function completions(
  host: TaskHost,
  caller: Caller,
  { argument, context }: CompleteRequest['params'],
): Promise<string[]> {
  if (argument.name === 'workspace') {
    const names = await host.workspaces(caller);
    return names.filter((name) => name.startsWith(argument.value));
  }
  const workspace = context?.arguments?.['workspace'] ?? caller.defaultWorkspace;
  if (argument.name !== 'plan' || workspace === null) return [];
  return await (await resources()).plansLike(host, caller, {
    workspace,
    typed: argument.value,
    enough: COMPLETIONS_MAX + 1,
  });
}

/** Tells the client how far its call is, if it asks to be told. */
function progressOf({ mcpReq }: ServerContext): ((done: number, of: number) => void) | undefined {
  const progressToken = mcpReq._meta?.progressToken;
  if (progressToken === undefined) return undefined;
  return (progress, total) => {
    const params = { progressToken, progress, total };
    // A client that has gone is told nothing more.
    mcpReq.notify({ method: 'notifications/progress', params }).catch(() => {});
  };
}

const ClientInfo = z.object({ name: z.string().min(1) });

/** Clients of the 2026 revision say it with each request. */
function clientName({ mcpReq }: ServerContext): string | null {
  const envelope: Readonly<Record<string, unknown>> = mcpReq.envelope ?? {};
  return ClientInfo.safeParse(envelope[CLIENT_INFO_META_KEY]).data?.name ?? null;
}
