import { TerminalError } from '@planerka/contracts';
import { describeError } from './error-map.ts';
import { withoutEscapes } from './terminal/without-escapes.ts';

const FAILED = 1;

export interface FailureOptions {
  /** Removes secrets from a text that is about to be shown. */
  readonly conceal: (text: string) => string;
  /** The exit code for a configuration that does not fit. */
  readonly misused: number;
}

/** Says on standard error why a command could not be carried out, with the mend; returns the exit code. */
export function reportFailure(error: unknown, { conceal, misused }: FailureOptions): number {
  const say = (text: string) => process.stderr.write(`${withoutEscapes(conceal(text))}\n`);
  say(describeError(error));
  if (process.env['LOG_LEVEL'] === 'debug' && error instanceof Error) say(error.stack ?? '');
  return error instanceof TerminalError && error.code === 'BAD_ENVIRONMENT' ? misused : FAILED;
}
