import { TerminalError } from '@planerka/contracts';
import { GrammyError } from 'grammy';
import type { BotLog } from '../services.ts';

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
 * when it refuses the token or, in its own words, `what` was asked.
 */
export async function insist<T>(call: () => Promise<T>, what: string, log: BotLog): Promise<T> {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (refusesToken(error)) throw tokenRefused();
      if (error instanceof GrammyError && error.error_code === 400) {
        throw new TerminalError(
          'TELEGRAM_REFUSED',
          `Telegram refuses ${what}: ${error.description}`,
        );
      }
      log.warn({}, 'Telegram does not answer, trying again');
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  }
}
