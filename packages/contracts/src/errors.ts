interface ErrorFacts {
  readonly cause?: unknown;
  /** How long to wait before the next try, in milliseconds. */
  readonly retryAfterMs?: number;
  /** What the message tells of, by name, for whoever says it in other words. No secrets. */
  readonly details?: Readonly<Record<string, string>>;
}

/**
 * A failure with a public code; tell errors apart by `code`, never by message. The message is for
 * logs; an app that shows the failure to a person makes its own words from `code` and `details`.
 */
export abstract class CodedError extends Error {
  readonly code: string;
  readonly details: Readonly<Record<string, string>>;

  constructor(code: string, message: string, facts: ErrorFacts = {}) {
    super(message, { cause: facts.cause });
    this.name = new.target.name;
    this.code = code;
    this.details = facts.details ?? {};
  }
}

/** Trying again later can succeed: the network, a busy server, a database that is restarting. */
export class RetryableError extends CodedError {
  readonly retryAfterMs: number | undefined;

  constructor(code: string, message: string, facts: ErrorFacts = {}) {
    super(code, message, facts);
    this.retryAfterMs = facts.retryAfterMs;
  }
}

/** Trying again cannot help; whoever configured or called us has to change something. */
export class TerminalError extends CodedError {}

/** Our own bug: a state that the code promises never to reach. */
export class InvariantError extends CodedError {}
