import type { ResponseParameters } from '@grammyjs/types';

/** A call the Bot API refuses: the code and description go on the wire as they are. */
export class ApiFailure extends Error {
  readonly code: number;
  readonly parameters: ResponseParameters | undefined;

  constructor(code: number, description: string, parameters?: ResponseParameters) {
    super(description);
    this.name = 'ApiFailure';
    this.code = code;
    this.parameters = parameters;
  }
}

/** 400; the official server starts every such description with these two words. */
export function badRequest(text: string, parameters?: ResponseParameters): ApiFailure {
  return new ApiFailure(400, `Bad Request: ${text}`, parameters);
}

/** 403. */
export function forbidden(text: string): ApiFailure {
  return new ApiFailure(403, `Forbidden: ${text}`);
}

/** 429, with `retry_after` in seconds as parameter and header. */
export function tooManyRequests(retryAfter: number): ApiFailure {
  return new ApiFailure(429, `Too Many Requests: retry after ${retryAfter}`, {
    retry_after: retryAfter,
  });
}

/** 501: a valid call of something Telegram has and this server does not imitate. */
export function notPlayed(what: string): ApiFailure {
  return new ApiFailure(501, `Not Implemented: the local Bot API server does not play ${what}`);
}
