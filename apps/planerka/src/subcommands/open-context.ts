import { readEnvironment } from '../compose/environment.ts';
import { createLogger } from '../compose/logging.ts';
import type { ProgramContext } from './program-context.ts';

/** What a subcommand is given. Throws TerminalError `BAD_ENVIRONMENT` for variables that do not fit. */
export function openContext(shown: Pick<ProgramContext, 'conceal' | 'print'>): ProgramContext {
  const environment = readEnvironment(process.env);
  const log = createLogger({ level: environment.LOG_LEVEL, conceal: shown.conceal });
  return { ...shown, environment, log };
}
