import { type CodedError, RetryableError, TerminalError } from '@planerka/contracts';

interface Cause {
  readonly pattern: RegExp;
  readonly code: string;
}

/** What PostgreSQL 15 to 18 print (their sources, messages in English) and what it means. */
const CAUSES: readonly Cause[] = [
  {
    pattern: /No space left on device|Disk quota exceeded/i,
    code: 'DISK_FULL',
  },
  {
    pattern: /database files are incompatible with server|was initialized by PostgreSQL version/,
    code: 'DATA_FOLDER_VERSION',
  },
  {
    pattern: /could not look up effective user ID|user does not exist/,
    code: 'NO_SUCH_USER',
  },
  {
    pattern: /cannot be run as root|by a user with administrative permissions/,
    code: 'SERVER_REFUSES_ROOT',
  },
  {
    pattern:
      /has wrong ownership|has invalid permissions|Permission denied|Operation not permitted|Read-only file system/,
    code: 'DATA_FOLDER_FORBIDDEN',
  },
  {
    pattern:
      /could not create shared memory segment|could not map anonymous shared memory|Cannot allocate memory|out of memory/i,
    code: 'OUT_OF_MEMORY',
  },
  {
    pattern:
      /could not locate a valid checkpoint record|invalid data in file|invalid checkpoint record|could not open file "global\/|could not find the database system|checksum/i,
    code: 'DATA_FOLDER_DAMAGED',
  },
];

/** The crashed server's processes are still leaving; the next try a moment later succeeds. */
export function isStillLeaving(output: string): boolean {
  return /pre-existing shared memory block|could not bind Unix address.*Address already in use/s.test(
    output,
  );
}

/** Another server has just taken the data folder, and writes so into `postmaster.pid`. */
const TAKEN = /lock file "[^"]*postmaster\.pid" already exists/;

/** What a server program printed before it gave up, as an error with the code of its cause. */
export function startupFailure(program: string, folder: string, output: string): CodedError {
  const cause = CAUSES.find(({ pattern }) => pattern.test(output));
  const reason = tellingLine(output, cause?.pattern);
  const message = `${program} failed for ${folder}: ${reason === '' ? 'it printed nothing' : reason}`;
  const details = { program, folder, reason };
  if (isStillLeaving(output) || TAKEN.test(output)) {
    return new RetryableError('DATA_FOLDER_BUSY', message, { retryAfterMs: 1_000, details });
  }
  return new TerminalError(cause?.code ?? 'POSTGRES_START_FAILED', message, { details });
}

export interface NotStarted {
  /** The data it was to work on. */
  readonly folder: string;
  /** The system's code, such as "ENOENT"; blank when it gave none. */
  readonly reason: string;
  /** It was to run as another user than root. */
  readonly dropsRoot: boolean;
}

/** Why a program could not even be started. */
export function notStarted(
  program: string,
  { folder, reason, dropsRoot }: NotStarted,
): TerminalError {
  return new TerminalError(
    dropsRoot ? 'CANNOT_DROP_ROOT' : 'POSTGRES_START_FAILED',
    `${program} could not be started${dropsRoot ? ' as another user than root' : ''} (${reason})`,
    { details: { program, folder, reason } },
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
    '';
  return line.replace(/^.*?(?:FATAL|PANIC|DETAIL|error):\s+/, '').replace(/\.$/, '');
}
