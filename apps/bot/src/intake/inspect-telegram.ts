import { createOutbound } from '@planerka/outbound';
import { GrammyError } from 'grammy';
import type { BotEnvironment } from '../ports/environment.ts';
import { createTelegramClient } from '../telegram/telegram-client.ts';
import { refusesToken } from './insist.ts';

const ANSWERS_WITHIN_MS = 10_000;

/** What Telegram says of the bot; nothing of it holds the token. */
export type TelegramFacts =
  | {
      readonly kind: 'answers';
      readonly username: string;
      /** Does it read everything that is said in groups? */
      readonly reads_groups: boolean;
      /** Where Telegram brings updates; blank while they are fetched. */
      readonly webhook_url: string;
      readonly updates_waiting: number;
      /** Why Telegram could not bring the last ones; null where it could. */
      readonly webhook_error: string | null;
    }
  | { readonly kind: 'token_refused' }
  | { readonly kind: 'silent'; readonly why: string };

/** Asks Telegram who the bot is and where its updates go. Changes nothing. */
export async function inspectTelegram(
  token: string,
  { TELEGRAM_API_ROOT: root }: Pick<BotEnvironment, 'TELEGRAM_API_ROOT'>,
): Promise<TelegramFacts> {
  const apiRoot = root.replace(/\/+$/, '');
  const outbound = createOutbound({ service: 'telegram', atOnce: 1 });
  const api = createTelegramClient({ token, apiRoot, outbound, timeoutMs: ANSWERS_WITHIN_MS });
  try {
    const me = await api.getMe();
    const webhook = await api.getWebhookInfo();
    return {
      kind: 'answers',
      username: me.username,
      reads_groups: me.can_read_all_group_messages,
      webhook_url: webhook.url ?? '',
      updates_waiting: webhook.pending_update_count,
      webhook_error: webhook.last_error_message ?? null,
    };
  } catch (error) {
    if (refusesToken(error)) return { kind: 'token_refused' };
    const why = error instanceof GrammyError ? error.description : 'no answer';
    return { kind: 'silent', why };
  }
}
