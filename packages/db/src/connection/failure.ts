import { CodedError, RetryableError } from '@planerka/contracts';

/** SQLSTATE classes and codes after which the same transaction may succeed. */
const RETRYABLE_STATES = /^(?:08...|40001|40P01|53...|55006|55P03|57014|57P0[1-5]|25P03)$/;

const RETRYABLE_SYSTEM = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

const LOST_CONNECTION =
  /connection terminated|connection ended|timeout (?:exceeded|expired)|Client has encountered a connection error|Client was closed and is not queryable/i;

/** How the driver says that a statement has gone without an answer for too long. */
const SILENCE = 'Query read timeout';

/** A connection that its server knows nothing of, while we wait for its answer. */
export class DeadConnection extends Error {
  constructor() {
    super('the connection died without a word');
  }
}

/** Has the connection died without a word? */
export function isSilence(error: unknown): boolean {
  return error instanceof DeadConnection || (error instanceof Error && error.message === SILENCE);
}

/** The server is not to be reached, or is not up: it has not answered what was asked. */
const UNANSWERED_STATES = /^(?:08...|57P0[1-5])$/;
/** Nobody asked the server: every connection of the pool was taken. */
const POOL_IS_BUSY = 'timeout exceeded when trying to connect';

/** What a failed statement, or an attempt to connect, says of the server. */
export function endOf(
  error: unknown,
): readonly [end: 'answered' | 'failed' | 'left', why?: string] {
  if (error instanceof DeadConnection) return ['left'];
  if (isSilence(error)) return ['failed', 'too slow'];
  if (!(error instanceof Error) || error.message === POOL_IS_BUSY) return ['left'];
  const code = codeOf(error);
  if (UNANSWERED_STATES.test(code) || RETRYABLE_SYSTEM.has(code)) return ['failed', code];
  if (LOST_CONNECTION.test(error.message)) return ['failed', 'no answer'];
  return [/^[0-9A-Z]{5}$/.test(code) ? 'answered' : 'left'];
}

function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/** Raised by `refuse` (migration 0001) when a statement's condition does not hold. */
const REFUSED = 'PLN01';
const UNIQUE_VIOLATION = '23505';

/** Did somebody else write first? The same call, read again, may succeed at once. */
export function isConflict(error: unknown): boolean {
  const code = codeOf(error instanceof RetryableError ? error.cause : error);
  return code === UNIQUE_VIOLATION || code === '40P01' || refusalReason(error) === 'moved';
}

/** Why `refuse` ended a statement, or null when it was not that. */
function refusalReason(error: unknown): string | null {
  return codeOf(error) === REFUSED && error instanceof Error ? error.message : null;
}

/** Is this the database being away, rather than a wrong query? */
function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  return (
    RETRYABLE_STATES.test(code) ||
    RETRYABLE_SYSTEM.has(code) ||
    isSilence(error) ||
    (error instanceof Error && LOST_CONNECTION.test(error.message))
  );
}

/**
 * A database error as the rest of the program knows it: RetryableError `DATABASE_UNAVAILABLE` when
 * trying again can help; anything else as it came.
 */
function wrapDatabaseError(error: unknown): unknown {
  if (refusalReason(error) === 'lease lost') {
    return new RetryableError('LEASE_LOST', 'another worker has taken this update over');
  }
  // The layer that asks services has just found that it does not answer.
  const rests = error instanceof CodedError && error.code === 'OUTBOUND_RESTS';
  if (!rests && (error instanceof CodedError || !isDatabaseAway(error))) return error;
  return new RetryableError('DATABASE_UNAVAILABLE', 'the database cannot be reached', {
    cause: error,
  });
}

/** Runs what talks to the database, with its errors wrapped. */
export async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw wrapDatabaseError(error);
  }
}
