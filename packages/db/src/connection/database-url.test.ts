import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { addressWithoutPassword } from './database-url.ts';

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
  ])('refuses %s and does not repeat it', (url) => {
    const refused = captureError(() => addressWithoutPassword(url));
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
