import pg from 'pg';
import { APPLICATION_NAME } from '../connection/application-name.ts';
import { LIFE_SIGNS } from '../connection/life-signs.ts';

const ANSWERS_WITHIN_MS = 10_000;

/** One connection outside every pool, by which a server is looked at; to be connected and ended. */
export function bareClient(url: string): pg.Client {
  const client = new pg.Client({
    connectionString: url,
    application_name: APPLICATION_NAME,
    ...LIFE_SIGNS,
    query_timeout: ANSWERS_WITHIN_MS,
  });
  client.on('error', () => {});
  return client;
}
