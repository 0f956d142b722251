import { describe, expect, test } from 'vitest';
import { parsePostmasterFile } from './postmaster-file.ts';

const lines = ['4711', '/data/pg18', '1790000000', '5432', '/tmp/s', '', '  123  456', 'ready   '];

describe('parsePostmasterFile', () => {
  test('reads a server that is ready', () => {
    expect(parsePostmasterFile(`${lines.join('\n')}\n`)).toEqual({
      pid: 4711,
      port: 5432,
      socketFolder: '/tmp/s',
      status: 'ready',
    });
  });

  test('a server that has not said ready is starting', () => {
    expect(parsePostmasterFile(lines.slice(0, 6).join('\n'))?.status).toBe('starting');
    expect(parsePostmasterFile(lines.with(7, 'stopping').join('\n'))?.status).toBe('stopping');
  });

  test.each(['', '\n', '\0\0\0\0', '-12\n/data'])('%j names no process', (text) => {
    expect(parsePostmasterFile(text)).toBeUndefined();
  });
});
