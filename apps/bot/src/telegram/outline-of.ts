import { isJsonObject, type JsonObject } from '@planerka/contracts';

/** What the bot reads of an update, as far as it is plain: numbers, texts, yes and no. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  '': ['message', 'edited_message', 'callback_query', 'my_chat_member'],
  message: ['chat', 'from', 'reply_to_message'],
  edited_message: ['chat', 'from', 'reply_to_message'],
  callback_query: ['from', 'message'],
  my_chat_member: ['chat', 'from', 'new_chat_member'],
};

/**
 * An update without all that is built of parts which the bot does not rely on: what is left of one
 * that cannot be stored whole. Its words are kept, their entities and attachments are not.
 */
export function outlineOf(update: unknown): unknown {
  return isJsonObject(update) ? outlined(update, '') : null;
}

function outlined(value: JsonObject, name: string): JsonObject {
  const kept = PARTS[name] ?? [];
  const fields = Object.entries(value).flatMap(([key, field]): Array<[string, unknown]> => {
    if (isJsonObject(field)) return kept.includes(key) ? [[key, outlined(field, key)]] : [];
    return typeof field === 'object' ? [] : [[key, field]];
  });
  return Object.fromEntries(fields);
}
