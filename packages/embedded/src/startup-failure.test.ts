import { describe, expect, test } from 'vitest';
import { isStillLeaving, startupFailure } from './startup-failure.ts';

/** As PostgreSQL 18 prints them. */
const OUTPUTS: [code: string, output: string][] = [
  [
    'DISK_FULL',
    'FATAL:  could not write to file "pg_wal/xlogtemp.29": No space left on device\nchild process exited with exit code 1\ninitdb: removing contents of data directory "/data"',
  ],
  [
    'DATA_FOLDER_VERSION',
    '2026-11-20 10:00:00.000 UTC [1] FATAL:  database files are incompatible with server\n2026-11-20 10:00:00.000 UTC [1] DETAIL:  The data directory was initialized by PostgreSQL version 15, which is not compatible with this version 18.4.',
  ],
  [
    'DATA_FOLDER_FORBIDDEN',
    '2026-11-20 10:00:00.000 UTC [1] FATAL:  data directory "/data" has invalid permissions\n2026-11-20 10:00:00.000 UTC [1] DETAIL:  Permissions should be u=rwx (0700) or u=rwx,g=rx (0750).',
  ],
  [
    'DATA_FOLDER_DAMAGED',
    '2026-11-20 10:00:00.000 UTC [7] PANIC:  could not locate a valid checkpoint record at 0/14E1AF8\n2026-11-20 10:00:00.000 UTC [1] LOG:  startup process (PID 7) was terminated by signal 6: Aborted',
  ],
  ['NO_SUCH_USER', 'initdb: error: could not look up effective user ID 4242: user does not exist'],
  [
    'OUT_OF_MEMORY',
    '2026-11-20 10:00:00.000 UTC [1] FATAL:  could not map anonymous shared memory: Cannot allocate memory',
  ],
  [
    'DATA_FOLDER_BUSY',
    '2026-11-20 10:00:00.000 UTC [1] FATAL:  pre-existing shared memory block (key 123, ID 4) is still in use',
  ],
  ['POSTGRES_START_FAILED', 'something nobody has seen'],
  ['POSTGRES_START_FAILED', ''],
];

describe('startupFailure', () => {
  test.each(OUTPUTS)('%s', (code, output) => {
    expect(startupFailure('postgres', '/data/pg18', output).code).toBe(code);
  });

  test('says what failed, where and why', () => {
    const { details } = startupFailure(
      'initdb',
      '/data/pg18',
      'creating directory ... ok\ninitdb: error: could not look up effective user ID 7: user does not exist\n',
    );
    expect(details).toEqual({
      program: 'initdb',
      folder: '/data/pg18',
      reason: 'could not look up effective user ID 7: user does not exist',
    });
  });

  test('only a server that is still leaving is worth another try', () => {
    const leaving = OUTPUTS.filter(([, output]) => isStillLeaving(output));
    expect(leaving.map(([code]) => code)).toEqual(['DATA_FOLDER_BUSY']);
  });
});
