import { TerminalError } from '@planerka/contracts';

/**
 * A given connection string in words, without its password.
 * @throws TerminalError DATABASE_URL_INVALID (without the string: it may hold a password)
 */
export function describeDatabaseUrl(databaseUrl: string): string {
  const url = parse(databaseUrl);
  const host = url.searchParams.get('host') ?? decodeURIComponent(url.hostname);
  const database = decodeURIComponent(url.pathname.slice(1)) || 'the default database';
  const place = host === '' ? 'the default host' : host;
  const port = url.port === '' ? '' : `:${url.port}`;
  const user = url.username === '' ? '' : ` as ${decodeURIComponent(url.username)}`;
  return `PostgreSQL at ${place}${port}, ${database}${user}`;
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
  throw new TerminalError(
    'DATABASE_URL_INVALID',
    'DATABASE_URL is no PostgreSQL connection string: write postgresql://USER:PASSWORD@HOST:5432/DATABASE, ' +
      'with special characters of the password percent-encoded.',
  );
}
