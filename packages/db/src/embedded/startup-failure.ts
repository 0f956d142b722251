import { type CodedError, RetryableError, TerminalError } from '@planerka/contracts';

interface Cause {
  readonly pattern: RegExp;
  readonly code: string;
  readonly mend: string;
}

/** What PostgreSQL 15 to 18 print (their sources, messages in English) and what to do about it. */
const CAUSES: readonly Cause[] = [
  {
    pattern: /No space left on device|Disk quota exceeded/i,
    code: 'DISK_FULL',
    mend: 'The disk is full: free some space and start again; nothing written before is lost.',
  },
  {
    pattern: /database files are incompatible with server|was initialized by PostgreSQL version/,
    code: 'DATA_FOLDER_VERSION',
    mend: 'Another version of PostgreSQL made this data: start it with that version (PG_BIN), or move the folder away to begin with an empty one.',
  },
  {
    pattern: /could not look up effective user ID|user does not exist/,
    code: 'NO_SUCH_USER',
    mend: 'The user this runs as has no entry in /etc/passwd: add one, run as another user, or set DATABASE_URL.',
  },
  {
    pattern: /cannot be run as root|by a user with administrative permissions/,
    code: 'SERVER_REFUSES_ROOT',
    mend: 'Run Planerka as a plain user, or set DATABASE_URL.',
  },
  {
    pattern:
      /has wrong ownership|has invalid permissions|Permission denied|Operation not permitted|Read-only file system/,
    code: 'DATA_FOLDER_FORBIDDEN',
    mend: 'The data folder must belong to the user the server runs as, with mode 0700: give it back (chown -R, chmod 700), or run as the user who made it.',
  },
  {
    pattern:
      /could not create shared memory segment|could not map anonymous shared memory|Cannot allocate memory|out of memory/i,
    code: 'OUT_OF_MEMORY',
    mend: 'There is not enough (shared) memory for the server: free some, or set DATABASE_URL.',
  },
  {
    pattern:
      /could not locate a valid checkpoint record|invalid data in file|invalid checkpoint record|could not open file "global\/|could not find the database system|checksum/i,
    code: 'DATA_FOLDER_DAMAGED',
    mend: 'The data folder is damaged: restore it from a copy, or move it away to begin with an empty one.',
  },
];

/** The crashed server's processes are still leaving; the next try a moment later succeeds. */
export function isStillLeaving(output: string): boolean {
  return /pre-existing shared memory block|could not bind Unix address.*Address already in use/s.test(
    output,
  );
}

/** Another server has just taken the data folder, and writes so into `postmaster.pid`. */
function isTaken(output: string): boolean {
  return /lock file "[^"]*postmaster\.pid" already exists/.test(output);
}

/** What a server program printed before it gave up, as an error that names the mend. */
export function startupFailure(what: string, dataFolder: string, output: string): CodedError {
  const cause = CAUSES.find(({ pattern }) => pattern.test(output));
  const about = `${what} failed for ${dataFolder}: ${tellingLine(output, cause?.pattern)}.`;
  if (isStillLeaving(output) || isTaken(output)) {
    return new RetryableError('DATA_FOLDER_BUSY', `${about} Another server still uses it.`, {
      retryAfterMs: 1_000,
    });
  }
  return cause === undefined
    ? new TerminalError(
        'POSTGRES_START_FAILED',
        `${about} Or set DATABASE_URL to a running server.`,
      )
    : new TerminalError(cause.code, `${about} ${cause.mend}`);
}

/** Why a program could not even be started. */
export function notStarted(program: string, systemCode: string, dropsRoot: boolean): TerminalError {
  return dropsRoot
    ? new TerminalError(
        'CANNOT_DROP_ROOT',
        `PostgreSQL refuses to run as root, and it could not be started as another user (${systemCode}). ` +
          'Run Planerka as a plain user, or set DATABASE_URL.',
      )
    : new TerminalError(
        'POSTGRES_START_FAILED',
        `${program} could not be started (${systemCode}). Or set DATABASE_URL to a running server.`,
      );
}

/** The line that says why: the one the cause was found in, else the last error, else the last line. */
function tellingLine(output: string, pattern: RegExp | undefined): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const line =
    lines.find((candidate) => pattern?.test(candidate)) ??
    lines.findLast((candidate) => /FATAL:|PANIC:|error:/.test(candidate)) ??
    lines.at(-1) ??
    'it printed nothing';
  return line.replace(/^.*?(?:FATAL|PANIC|DETAIL|error):\s+/, '').replace(/\.$/, '');
}
