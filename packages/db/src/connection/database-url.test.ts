import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { addressWithoutPassword, isDatabaseUrl } from './database-url.ts';

describe('addressWithoutPassword', () => {
  test.each([
    [
      'postgresql://app:se%63ret@db.example.org:6432/plan?sslmode=require',
      'postgresql://app@db.example.org:6432/plan',
    ],
    ['postgres://db.example.org', 'postgresql://db.example.org'],
    [
      'postgres://app:secret@/plan?host=/var/run/postgresql',
      'postgresql://app@/plan?host=/var/run/postgresql',
    ],
    ['postgres:///plan', 'postgresql://localhost/plan'],
    ['postgres://h/plan?user=app&password=secret', 'postgresql://h/plan'],
  ])('%s', (url, address) => {
    expect(addressWithoutPassword(url)).toBe(address);
  });

  test.each([
    'mysql://app:secret@host/plan',
    'app:secret@host',
    'postgres://app:secret@ho st/plan',
    'postgres://app:12#secret@host/plan',
    'postgres://app:12/secret@host/plan',
    'postgres://app:12?secret@host/plan',
    'postgres://app:p@secret/w@host/plan',
  ])('refuses %s and does not repeat it', (url) => {
    const refused = captureError(() => addressWithoutPassword(url));
    expect(refused).toMatchObject({ code: 'DATABASE_URL_INVALID' });
    expect(inspect(refused, { depth: 9 })).not.toContain('secret');
  });
});

test.each([
  ['postgres:///plan?host=/var/run/postgresql', true],
  ['postgres://app@/plan?host=/var/run/postgresql', true],
  ['postgres://app:p%40%2F%23w@/plan?host=/var/run/postgresql', true],
  ['postgres://app:p%40w@%2Fvar%2Frun%2Fpostgresql/plan', true],
  ['postgres://app:a b$x&=%25@host/plan?application_name=me@home', true],
  ['postgres://app:12#w@host/plan', false],
  ['mysql://app@host/plan', false],
  ['%', false],
])('%s is a database: %s', (url, expected) => {
  expect(isDatabaseUrl(url)).toBe(expected);
});

function captureError(act: () => unknown): unknown {
  try {
    return act();
  } catch (error) {
    return error;
  }
}
