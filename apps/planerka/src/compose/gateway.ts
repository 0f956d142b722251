import type { SharedServer } from '@planerka/bot';
import type { Interpreter, PhaseAgent, Suggester } from '@planerka/contracts';
import {
  connectGateway,
  createInterpreter,
  createOpenAiModel,
  createPhaseAgent,
  createSuggester,
  type ModelReader,
  type PhaseModel,
  type SuggestingModel,
} from '@planerka/gateway';
import type { Environment } from './environment.ts';
import { createOutbounds, type Outbounds } from './outbounds.ts';
import type { ProgramLog } from './program-log.ts';

const OPENAI_URL = 'https://api.openai.com/v1';

/** The text server that speech uses too, unless it has settings of its own. */
export function sharedServer(environment: Environment): SharedServer | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = environment;
  return apiKey === undefined ? null : { baseUrl: baseUrl ?? OPENAI_URL, apiKey };
}

/** What the gateway does, wherever it runs: it reads what was said, says what could be suggested,
 * and works out phases of production projects. */
type Gateway = Interpreter & Suggester & PhaseAgent;

/** The gateway in this process: rules, then the configured model, if any. */
export function localGateway(
  environment: Environment,
  log: ProgramLog,
  outbounds: Outbounds = createOutbounds(log),
): Gateway {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = environment;
  const configured = apiKey !== undefined || baseUrl !== undefined;
  const onFailure = (why: string) => log.warn({ why }, 'the model gave no answer: the rules stand');
  return gatewayWith(
    configured
      ? createOpenAiModel({
          apiKey: apiKey ?? 'none',
          baseUrl,
          model,
          outbound: outbounds.model,
          onFailure,
        })
      : null,
    log,
  );
}

function gatewayWith(
  model: (ModelReader & SuggestingModel & PhaseModel) | null,
  log: ProgramLog,
): Gateway {
  const options = { model, onFault: faultsTo(log) };
  return {
    ...createInterpreter(options),
    ...createSuggester(options),
    ...createPhaseAgent(options),
  };
}

/** A rule that throws is left out of what is suggested; what was said is read all the same. */
function faultsTo(log: ProgramLog) {
  return (rule: string, fault: unknown): void =>
    log.error({ rule, err: fault }, 'a rule over titles threw: it suggests nothing');
}

/**
 * The gateway that the environment names: this process, and with `GATEWAY_URL` one of its own, which reads
 * what the rules here are unsure of. A gateway that is away must not silence the bot, nor one that hangs
 * delay what is clear: the rules' reading is used then.
 */
export function gatewayFor(
  environment: Environment,
  log: ProgramLog,
  outbounds: Outbounds = createOutbounds(log),
): Gateway {
  const { GATEWAY_URL: url, GATEWAY_TOKEN: token } = environment;
  if (url === undefined) return localGateway(environment, log, outbounds);
  const remote = connectGateway({ url, token, outbound: outbounds.gateway });
  const rules = gatewayWith(null, log);
  const onUnanswered = (error: unknown): void =>
    log.error({ err: error }, 'the gateway did not help: the rules read here');
  return {
    ...createInterpreter({ model: null, onFault: faultsTo(log), remote, onUnanswered }),
    suggest: async (request, options) => {
      try {
        return await remote.suggest(request, options);
      } catch (error) {
        log.error({ err: error }, 'the gateway did not help: the rules suggest here');
        return await rules.suggest(request, options);
      }
    },
    draft: async (request, options) => {
      try {
        return await remote.draft(request, options);
      } catch (error) {
        log.error({ err: error }, 'the gateway did not help: no phase is worked out');
        return { status: 'failed', model_asked: true };
      }
    },
  };
}
