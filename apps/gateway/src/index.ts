import type { Interpreter, PhaseAgent, Suggester } from '@planerka/contracts';
import type { GatewayServerOptions, RunningGateway } from './http/serve-gateway.ts';
import type { InterpreterOptions } from './interpreter.ts';
import type { ModelReader, PhaseModel, SuggestingModel } from './model/model-reader.ts';
import type { OpenAiModelOptions } from './model/openai-model.ts';
import type { PhaseAgentOptions } from './phase-agent.ts';
import type { SuggesterOptions } from './suggester.ts';

export { GatewayEnvironment } from './environment.ts';
export { connectGateway, type GatewayConnection } from './http/connect-gateway.ts';
export type { GatewayServerOptions, RunningGateway } from './http/serve-gateway.ts';
export type { ModelReader, PhaseModel, SuggestingModel } from './model/model-reader.ts';

// Every command of the program reads this app's environment; the rules of the language, a third of the
// program, are loaded only by those that read what people say, as soon as they are known to.

/** The interpreter of utterances: rules, then a model where one is set up. */
export function createInterpreter(options: InterpreterOptions): Interpreter {
  const whole = import('./interpreter.ts').then((module) => module.createInterpreter(options));
  return { interpret: async (...asked) => (await whole).interpret(...asked) };
}

/** What could be suggested about tasks: rules, and a model where one is set up. */
export function createSuggester(options: SuggesterOptions): Suggester {
  const whole = import('./suggester.ts').then((module) => module.createSuggester(options));
  return { suggest: async (...asked) => (await whole).suggest(...asked) };
}

/** A model of any server with OpenAI's protocol. */
export function createOpenAiModel(
  options: OpenAiModelOptions,
): ModelReader & SuggestingModel & PhaseModel {
  const whole = import('./model/openai-model.ts').then((module) =>
    module.createOpenAiModel(options),
  );
  return {
    mark: async (...asked) => await (await whole).mark(...asked),
    suggest: async (...asked) => await (await whole).suggest(...asked),
    phase: async (...asked) => await (await whole).phase(...asked),
  };
}

/** The agents that work out a phase of a project with a model; without one they say so. */
export function createPhaseAgent(options: PhaseAgentOptions): PhaseAgent {
  const whole = import('./phase-agent.ts').then((module) => module.createPhaseAgent(options));
  return { draft: async (...asked) => (await whole).draft(...asked) };
}

/** Serves the gateway over HTTP; `port` 0 takes a free one. Rejects when the port is taken. */
export async function serveGateway(options: GatewayServerOptions): Promise<RunningGateway> {
  // Only a gateway of its own needs an HTTP server: short commands need not load one.
  return (await import('./http/serve-gateway.ts')).serveGateway(options);
}
