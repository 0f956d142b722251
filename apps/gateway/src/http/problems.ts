import { type Problem, type ProblemKind, problemAnswers } from '@planerka/contracts';

/** Code -> status and title: the gateway's public errors; a test pins the table. */
export const problemTable = {
  INVALID_JSON: { status: 400, title: 'The body is not JSON' },
  INVALID_TIMEZONE: { status: 400, title: 'X-Timezone is not an IANA time zone' },
  UNAUTHORIZED: { status: 401, title: 'A bearer token is needed' },
  NOT_FOUND: { status: 404, title: 'No such path' },
  METHOD_NOT_ALLOWED: { status: 405, title: 'Another method is needed' },
  BODY_TOO_LARGE: { status: 413, title: 'The body is over 64 KiB' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'Content-Type must be application/json' },
  INVALID_REQUEST: { status: 422, title: 'The request does not fit its schema' },
  INTERNAL: { status: 500, title: 'The gateway failed' },
} as const satisfies Record<string, ProblemKind>;
export type ProblemCode = keyof typeof problemTable;

const answer = problemAnswers(problemTable);

/** An RFC 9457 answer; `errors` names each field at fault by its JSON pointer. */
export function problem(code: ProblemCode, detail: string, errors?: Problem['errors']): Response {
  const headers = code === 'UNAUTHORIZED' ? { 'www-authenticate': 'Bearer' } : {};
  return answer(code, detail, errors, headers);
}

/** 405 with the method that is expected (RFC 9110 wants it named in `Allow`). */
export function methodNotAllowed(allow: string): Response {
  return answer('METHOD_NOT_ALLOWED', `${allow} is expected`, undefined, { allow });
}
