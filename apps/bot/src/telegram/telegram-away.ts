import { RetryableError } from '@planerka/contracts';
import { GrammyError } from 'grammy';

/** Telegram has looked at the call and says no: the same call will not do better later. */
const REFUSED = new Set([400, 403]);

/**
 * A failed call of the Bot API as a worker should see it: what passes by itself (no answer, 429, 5xx,
 * a token that is being changed) as RetryableError `TELEGRAM_UNAVAILABLE`, so that an update which
 * waits for Telegram is not taken for poison; a refusal as it came. The cause is left out: it may
 * hold an address with the token.
 */
export function telegramFailure(error: unknown): unknown {
  if (error instanceof GrammyError && REFUSED.has(error.error_code)) return error;
  return new RetryableError('TELEGRAM_UNAVAILABLE', 'Telegram does not answer');
}
