import type { GatewayServerOptions, RunningGateway } from './http/serve-gateway.ts';

export { GatewayEnvironment } from './environment.ts';
export { connectGateway, type GatewayConnection } from './http/connect-gateway.ts';
export type { GatewayServerOptions, RunningGateway } from './http/serve-gateway.ts';
export { createInterpreter } from './interpreter.ts';
export type { ModelReader, SuggestingModel } from './model/model-reader.ts';
export { createOpenAiModel } from './model/openai-model.ts';
export { createSuggester } from './suggester.ts';

/** Serves the gateway over HTTP; `port` 0 takes a free one. Rejects when the port is taken. */
export async function serveGateway(options: GatewayServerOptions): Promise<RunningGateway> {
  // Only a gateway of its own needs an HTTP server: short commands need not load one.
  return (await import('./http/serve-gateway.ts')).serveGateway(options);
}
