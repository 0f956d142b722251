import { TerminalError } from '@planerka/contracts';

/**
 * A given connection string without its password and settings, such as
 * "postgresql://user@host:5432/database".
 * @throws TerminalError DATABASE_URL_INVALID (without the string: it may hold a password)
 */
export function addressWithoutPassword(databaseUrl: string): string {
  const url = parse(databaseUrl);
  const user = url.username === '' ? '' : `${url.username}@`;
  const socket = url.searchParams.get('host');
  const host = socket === null ? url.host : '';
  const more = socket === null ? '' : `?host=${socket}`;
  return `postgresql://${user}${host}${url.pathname}${more}`;
}

function parse(databaseUrl: string): URL {
  try {
    // "postgres://user@/db?host=/folder" is good for PostgreSQL and has no host for URL.
    const url = new URL(databaseUrl.replace(/^(\w+:\/\/(?:[^/?#]*@)?)\//, '$1localhost/'));
    if (url.protocol === 'postgres:' || url.protocol === 'postgresql:') {
      decodeURIComponent(url.pathname + url.username);
      return url;
    }
  } catch {
    // Not as `cause`: the error of URL carries the whole string.
  }
  throw new TerminalError('DATABASE_URL_INVALID', 'this is no PostgreSQL connection string');
}
