import type pg from 'pg';

/** A connection that does not answer by then is given up for a new one. */
const ANSWERS_WITHIN_MS = 2_500;

/** Asks what a server answers at once, over a connection that is held for long and may have died meanwhile. */
export async function askHeld<R extends pg.QueryResultRow>(
  client: pg.PoolClient,
  text: string,
  values: readonly unknown[],
): Promise<pg.QueryResult<R>> {
  let late: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error('no answer')), ANSWERS_WITHIN_MS);
  });
  try {
    return await Promise.race([client.query<R>(text, [...values]), limit]);
  } finally {
    clearTimeout(late);
  }
}
