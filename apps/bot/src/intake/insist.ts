import { setTimeout as sleep } from 'node:timers/promises';
import { TerminalError } from '@planerka/contracts';
import { GrammyError, HttpError } from 'grammy';
import type { BotLog } from '../ports/bot-log.ts';

const PAUSE_MS = 2_000;

/** Telegram's refusal of the token itself, by any of its methods. */
export function refusesToken(error: unknown): boolean {
  return error instanceof GrammyError && (error.error_code === 401 || error.error_code === 404);
}

export function tokenRefused(): TerminalError {
  return new TerminalError(
    'TELEGRAM_TOKEN_REFUSED',
    'Telegram refuses the token: check TELEGRAM_BOT_TOKEN',
  );
}

/**
 * A call without which the bot cannot start: made again until Telegram answers. Throws TerminalError
 * when it refuses the token or, in its own words, `what` was asked; throws when `stopping` aborts.
 */
export async function insist<T>(
  call: (signal: AbortSignal) => Promise<T>,
  what: string,
  { log, stopping }: { readonly log: BotLog; readonly stopping: AbortSignal },
): Promise<T> {
  for (;;) {
    try {
      return await call(stopping);
    } catch (error) {
      stopping.throwIfAborted();
      if (refusesToken(error)) throw tokenRefused();
      if (error instanceof GrammyError && error.error_code === 400) {
        throw new TerminalError(
          'TELEGRAM_REFUSED',
          `Telegram refuses ${what}: ${error.description}`,
        );
      }
      log.warn({ why: reason(error) }, 'Telegram does not answer, trying again');
      await sleep(PAUSE_MS, undefined, { signal: stopping });
    }
  }
}

/** What a person can mend it by, without the address that holds the token. */
function reason(error: unknown): string {
  if (error instanceof GrammyError) return error.description;
  let cause = error instanceof HttpError ? error.error : error;
  // the door of all services wraps what the connection says
  while (cause instanceof Error && !('code' in cause) && cause.cause instanceof Error) {
    cause = cause.cause;
  }
  if (!(cause instanceof Error)) return 'unknown';
  return 'code' in cause ? String(cause.code) : cause.name;
}
