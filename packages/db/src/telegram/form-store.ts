import { sql } from 'kysely';
import type { AttachedWrite } from '../connection/attached-write.ts';

/** The key of a person's form in a chat; a claimed update brings the state of exactly this one. */
export function formKey(chatId: number, userId: number): string {
  return `${chatId}:${userId}`;
}

/**
 * Keeps the state of a short form that exists only in Telegram (settings), as part of the statement
 * that ends its update; `state` undefined removes it.
 */
export function formWrite(botId: number, key: string, state: unknown): AttachedWrite {
  const statement =
    state === undefined
      ? sql`delete from telegram_form where bot_id = ${botId}::bigint and form_key = ${key}`
      : sql`insert into telegram_form (bot_id, form_key, state)
          values (${botId}::bigint, ${key}, ${JSON.stringify(state)}::jsonb)
          on conflict (bot_id, form_key) do update set state = excluded.state, updated_at = now()`;
  return { ctes: [{ name: 'form', statement }] };
}
