import type { SharedServer } from '@planerka/bot';
import type { Interpreter } from '@planerka/contracts';
import { connectGateway, createInterpreter, createOpenAiModel } from '@planerka/gateway';
import type { Environment } from './environment.ts';
import type { ProgramLog } from './program-log.ts';

const OPENAI_URL = 'https://api.openai.com/v1';

/** The text server that speech uses too, unless it has settings of its own. */
export function sharedServer(environment: Environment): SharedServer | null {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl } = environment;
  return apiKey === undefined ? null : { baseUrl: baseUrl ?? OPENAI_URL, apiKey };
}

/** The interpreter in this process: rules, then the configured model, if any. */
export function localInterpreter(environment: Environment, log: ProgramLog): Interpreter {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model } = environment;
  const configured = apiKey !== undefined || baseUrl !== undefined;
  const onFailure = (why: string) => log.warn({ why }, 'the model gave no answer: the rules stand');
  return createInterpreter({
    model: configured
      ? createOpenAiModel({ apiKey: apiKey ?? 'none', baseUrl, model, onFailure })
      : null,
    onFault: faultsTo(log),
  });
}

/** A rule that throws is left out of what is suggested; what was said is read all the same. */
function faultsTo(log: ProgramLog) {
  return (rule: string, fault: unknown): void =>
    log.error({ rule, err: fault }, 'a rule over titles threw: it suggests nothing');
}

/**
 * The interpreter that the environment names: a gateway of its own with `GATEWAY_URL`, else this
 * process. A gateway that is away must not silence the bot: the rules here read instead.
 */
export function interpreterFor(environment: Environment, log: ProgramLog): Interpreter {
  const { GATEWAY_URL: url, GATEWAY_TOKEN: token } = environment;
  if (url === undefined) return localInterpreter(environment, log);
  const remote = connectGateway({ url, token });
  const rules = createInterpreter({ model: null, onFault: faultsTo(log) });
  return {
    interpret: async (request, options) => {
      try {
        return await remote.interpret(request, options);
      } catch (error) {
        log.error({ err: error }, 'the gateway did not help: the rules read here');
        return await rules.interpret(request, options);
      }
    },
  };
}
