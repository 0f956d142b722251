import { describe, expect, test } from 'vitest';
import { parseMajor } from './find-server.ts';

describe('parseMajor', () => {
  test.each([
    ['postgres (PostgreSQL) 18.4', 18],
    ['postgres (PostgreSQL) 15.14 (Debian 15.14-0+deb12u1)', 15],
    ['postgres (PostgreSQL) 19beta1', 19],
    ['postgres (PostgreSQL) 9.6.24', 9],
    ['command not found', undefined],
  ])('%s', (answer, major) => {
    expect(parseMajor(answer)).toBe(major);
  });
});
