import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { describeDatabaseUrl } from './database-url.ts';

describe('describeDatabaseUrl', () => {
  test.each([
    [
      'postgresql://app:se%63ret@db.example.org:6432/plan?sslmode=require',
      'PostgreSQL at db.example.org:6432, plan as app',
    ],
    ['postgres://db.example.org', 'PostgreSQL at db.example.org, the default database'],
    [
      'postgres://app:secret@/plan?host=/var/run/postgresql',
      'PostgreSQL at /var/run/postgresql, plan as app',
    ],
    ['postgres:///plan', 'PostgreSQL at localhost, plan'],
    ['postgres://h/plan?user=app&password=secret', 'PostgreSQL at h, plan'],
  ])('%s', (url, description) => {
    expect(describeDatabaseUrl(url)).toBe(description);
  });

  test.each([
    'mysql://app:secret@host/plan',
    'app:secret@host',
    'postgres://app:secret@ho st/plan',
  ])('refuses %s and does not repeat it', (url) => {
    const refused = captureError(() => describeDatabaseUrl(url));
    expect(refused).toMatchObject({ code: 'DATABASE_URL_INVALID' });
    expect(inspect(refused, { depth: 9 })).not.toContain('secret');
  });
});

function captureError(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
