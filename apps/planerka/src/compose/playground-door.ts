import { TerminalError } from '@planerka/contracts';
import { isLoopbackName } from '@planerka/playground';
import type { Environment } from './environment.ts';

/**
 * The playground's page does whatever its person may: where others can reach it, it opens only to who
 * knows a password. Throws TerminalError PLAYGROUND_NEEDS_PASSWORD.
 */
export function checkPlaygroundDoor({
  TELEGRAM_BOT_TOKEN: token,
  PLAYGROUND_PASSWORD: password,
  HOST: host,
}: Environment): void {
  if (token !== undefined || password !== undefined || isLoopbackName(host)) return;
  throw new TerminalError('PLAYGROUND_NEEDS_PASSWORD', `a playground on ${host} needs a password`, {
    details: { host },
  });
}
