import { Hono } from 'hono';
import type { McpApp, McpAppOptions } from './http/create-mcp-app.ts';
import type { StdioOptions, StdioServing } from './stdio/serve-over-stdio.ts';

export { McpEnvironment } from './environment.ts';
export type { KnownAgent } from './http/agent-caller.ts';
export type { McpApp, McpAppOptions } from './http/create-mcp-app.ts';
export type { McpLog, TaskHost } from './server/task-host.ts';
export type { StdioOptions, StdioServing } from './stdio/serve-over-stdio.ts';
export { Toolset } from './toolset.ts';

// The program's short commands read this app's environment, and most people have no agents: the
// protocol is loaded with its first use.

/** Speaks MCP with the one client at the other end of these streams. */
export async function serveOverStdio(options: StdioOptions): Promise<StdioServing> {
  return (await import('./stdio/serve-over-stdio.ts')).serveOverStdio(options);
}

/** The agents' door over streamable HTTP, to be mounted at `/mcp`; its first request loads it. */
export function createMcpApp(options: McpAppOptions): McpApp {
  let loading: Promise<McpApp> | undefined;
  const load = (): Promise<McpApp> => {
    loading ??= import('./http/create-mcp-app.ts').then((door) => door.createMcpApp(options));
    return loading;
  };
  const app = new Hono().mount('/', async (request, ...rest) =>
    (await load()).app.fetch(request, ...rest),
  );
  return { app, close: async () => await (await loading)?.close() };
}
