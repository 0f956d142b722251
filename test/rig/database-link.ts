import type { Far, Link } from './link.ts';

/** Where the server of a test database's address listens. */
export function endOf(databaseUrl: string): Far {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get('host');
  return folder === null ? { port: Number(url.port) } : { path: `${folder}/.s.PGSQL.${url.port}` };
}

/** The same database, reached through a link. */
export function throughLink(databaseUrl: string, link: Link): string {
  const url = new URL(databaseUrl);
  url.searchParams.delete('host');
  url.host = `127.0.0.1:${link.port}`;
  return url.href;
}
