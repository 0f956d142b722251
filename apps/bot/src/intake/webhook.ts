import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { RetryableError, readJson } from '@planerka/contracts';
import type { BotLog } from '../ports/bot-log.ts';
import { faultFacts } from '../ports/fault-facts.ts';
import type { Intake } from './store-updates.ts';

const BODY_MAX_BYTES = 1024 * 1024;
const HEADER = 'x-telegram-bot-api-secret-token';

/** The secret that Telegram sends back with each update; several processes derive the same one. */
export function webhookSecret(token: string, configured: string | undefined): string {
  return configured ?? createHmac('sha256', token).update('webhook').digest('base64url');
}

function sameSecret(given: string, expected: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

/**
 * Takes one update by HTTP: 200 only after it is stored, so that Telegram sends again what was not.
 * A request without the secret is refused with 401 and stores nothing.
 */
export function createWebhook(options: {
  readonly secret: string;
  readonly intake: Intake;
  readonly log: BotLog;
}): (request: Request) => Promise<Response> {
  const { intake, log } = options;
  const plain = (status: number, words: string) => new Response(words, { status });

  return async (request) => {
    if (request.method !== 'POST') return plain(405, 'POST expected');
    if (!sameSecret(request.headers.get(HEADER) ?? '', options.secret)) return plain(401, 'no');
    if (Number(request.headers.get('content-length') ?? 0) > BODY_MAX_BYTES) {
      return plain(413, 'too large');
    }
    const body = await request.text();
    if (body.length > BODY_MAX_BYTES) return plain(413, 'too large');
    const raw = readJson(body);
    if (raw === undefined) return plain(400, 'JSON expected');
    try {
      await intake.store([raw]);
      return plain(200, 'ok');
    } catch (error) {
      if (error instanceof RetryableError) {
        log.warn({}, 'the database is away: Telegram will send the update again');
        return plain(503, 'later');
      }
      log.error({ err: faultFacts(error) }, 'an update could not be stored');
      return plain(500, 'failed');
    }
  };
}
