import { type RawBuilder, sql } from 'kysely';

/** Ids as the array that a query compares with. */
export function uuids(ids: readonly string[]): RawBuilder<string[]> {
  return sql`${[...ids]}::uuid[]`;
}

/** One more condition of a query, only where it is asked for. */
export function optional(isAsked: boolean, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return isAsked ? sql`and ${condition}` : sql``;
}

/** A query for every one of these words, in any form. */
export const everyWord = (words: string): RawBuilder<unknown> =>
  sql`plainto_tsquery('russian', translate(${words}, '«»„“”', '     '))`;

/** A query for any of these words. */
export const anyWord = (words: string): RawBuilder<unknown> =>
  sql`replace(${everyWord(words)}::text, '&', '|')::tsquery`;
