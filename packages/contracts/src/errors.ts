interface ErrorDetails {
  readonly cause?: unknown;
  /** How long to wait before the next try, in milliseconds. */
  readonly retryAfterMs?: number;
}

/** A failure with a public code; tell errors apart by `code`, never by message. */
export abstract class CodedError extends Error {
  readonly code: string;

  constructor(code: string, message: string, details: ErrorDetails = {}) {
    super(message, { cause: details.cause });
    this.name = new.target.name;
    this.code = code;
  }
}

/** Trying again later can succeed: the network, a busy server, a database that is restarting. */
export class RetryableError extends CodedError {
  readonly retryAfterMs: number | undefined;

  constructor(code: string, message: string, details: ErrorDetails = {}) {
    super(code, message, details);
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** Trying again cannot help; whoever configured or called us has to change something. */
export class TerminalError extends CodedError {}

/** Our own bug: a state that the code promises never to reach. */
export class InvariantError extends CodedError {}
