import { type Kysely, sql } from 'kysely';
import type { Schema } from '../connection/schema.ts';
import { formKey } from './form-store.ts';

/**
 * Removes what the Telegram door keeps about a person's private chat: stored updates, replies,
 * buttons, forms, usage, usual hours. `keepUpdateId` is the update that asks for it: it is finished
 * by the caller in the same transaction.
 */
export async function eraseChat(
  trx: Kysely<Schema>,
  who: { botId: number; chatId: number; userId: number; actor: string; keepUpdateId: number },
): Promise<void> {
  const { botId, chatId, userId } = who;
  for (const table of ['telegram_button', 'telegram_outbox', 'telegram_shown'] as const) {
    await trx.deleteFrom(table).where('bot_id', '=', botId).where('chat_id', '=', chatId).execute();
  }
  // Telegram may bring an update again for a day: its number stays, with nobody's name on it, so
  // that nothing erased is carried out anew. What waits was said after this and is not erased.
  const past = sql`bot_id = ${botId} and chat_id = ${chatId}
    and (state <> 'new' or update_id = ${who.keepUpdateId})`;
  await sql`delete from telegram_update where ${past} and update_id <> ${who.keepUpdateId}
    and received_at < now() - interval '2 days'`.execute(trx);
  await sql`update telegram_update set chat_id = 0, user_id = null, thread = '', actor = '',
    body = '{}', transcript = null, interpretation = null, answers = '{}', message_id = null, sent_at = null,
    reply_to_message_id = null where ${past}`.execute(trx);
  await trx
    .deleteFrom('telegram_form')
    .where('bot_id', '=', botId)
    .where('form_key', '=', formKey(chatId, userId))
    .execute();
  await trx
    .deleteFrom('telegram_usage')
    .where('bot_id', '=', botId)
    .where('user_id', '=', userId)
    .execute();
  await trx.deleteFrom('person').where('actor', '=', who.actor).execute();
}
