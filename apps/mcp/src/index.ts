import type { McpApp, McpAppOptions } from './http/create-mcp-app.ts';
import type { StdioOptions, StdioServing } from './stdio/serve-over-stdio.ts';

export { McpEnvironment } from './environment.ts';
export type { KnownAgent } from './http/agent-caller.ts';
export type { McpApp, McpAppOptions } from './http/create-mcp-app.ts';
export type { McpLog, TaskHost } from './server/task-host.ts';
export type { StdioOptions, StdioServing } from './stdio/serve-over-stdio.ts';
export { Toolset } from './toolset.ts';

// The program's short commands read this app's environment; the protocol is loaded only when it is
// spoken.

/** Speaks MCP with the one client at the other end of these streams. */
export async function serveOverStdio(options: StdioOptions): Promise<StdioServing> {
  return (await import('./stdio/serve-over-stdio.ts')).serveOverStdio(options);
}

/** The agents' door over streamable HTTP, to be mounted at `/mcp`. */
export async function createMcpApp(options: McpAppOptions): Promise<McpApp> {
  return (await import('./http/create-mcp-app.ts')).createMcpApp(options);
}
