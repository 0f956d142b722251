import type { Kysely } from 'kysely';
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
  for (const table of ['telegram_button', 'telegram_outbox'] as const) {
    await trx.deleteFrom(table).where('bot_id', '=', botId).where('chat_id', '=', chatId).execute();
  }
  await trx
    .deleteFrom('telegram_update')
    .where('bot_id', '=', botId)
    .where('chat_id', '=', chatId)
    .where('update_id', '<>', who.keepUpdateId)
    .execute();
  await trx
    .updateTable('telegram_update')
    .set({ body: '{}', transcript: null, interpretation: null })
    .where('bot_id', '=', botId)
    .where('update_id', '=', who.keepUpdateId)
    .execute();
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
