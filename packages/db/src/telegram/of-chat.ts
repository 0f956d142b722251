import { type RawBuilder, sql } from 'kysely';

/**
 * Is a row of a queue of the other one's chat? With `alongChats` behind it, by the index of chats. PostgreSQL takes
 * a queue for empty, as it is whenever it looks, and finds any index as good as any other: by plain equality it
 * reads the whole queue. A range along the index, in its order, is what no other one has.
 */
export function ofChat(row: string, other: string): RawBuilder<boolean> {
  const [of, at] = [sql.raw(row), sql.raw(other)];
  return sql`(${of}.bot_id, ${of}.chat_id, ${of}.seq) >= (${at}.bot_id, ${at}.chat_id, 0)
    and (${of}.bot_id, ${of}.chat_id, ${of}.seq) < (${at}.bot_id, ${at}.chat_id + 1, 0)`;
}

/** The order of the index of chats. */
export function alongChats(row: string): RawBuilder<unknown> {
  const of = sql.raw(row);
  return sql`order by ${of}.bot_id, ${of}.chat_id, ${of}.seq`;
}
