import { TerminalError } from '@planerka/contracts/errors';

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

/** Is it one that a server can be reached by, on a socket too? A password in it is written as addresses write it. */
export function isDatabaseUrl(text: string): boolean {
  try {
    parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A password with "/", "?" or "#" as they are ends the address early: its "@" then comes after the server's name. */
function hasPasswordBehind({ pathname, search, hash }: URL): boolean {
  return pathname.includes('@') || hash.includes('@') || /^[^=]*@/.test(search);
}

function parse(databaseUrl: string): URL {
  try {
    // "postgres://user@/db?host=/folder" is good for PostgreSQL and has no host for URL.
    const url = new URL(databaseUrl.replace(/^(\w+:\/\/(?:[^/?#]*@)?)\//, '$1localhost/'));
    const isPostgres = url.protocol === 'postgres:' || url.protocol === 'postgresql:';
    if (isPostgres && !hasPasswordBehind(url)) {
      decodeURIComponent(url.pathname + url.username);
      return url;
    }
  } catch {
    // Not as `cause`: the error of URL carries the whole string.
  }
  throw new TerminalError('DATABASE_URL_INVALID', 'this is no PostgreSQL connection string');
}
