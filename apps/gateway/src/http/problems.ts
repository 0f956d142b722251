import {
  type Problem,
  PROBLEM_CONTENT_TYPE,
  type ProblemKind,
  problemOf,
} from '@planerka/contracts';

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

/** An RFC 9457 answer; `errors` names each field at fault by its JSON pointer. */
export function problem(
  code: ProblemCode,
  detail: string,
  errors?: NonNullable<Problem['errors']>,
): Response {
  const body = problemOf(code, problemTable[code], detail, errors);
  const headers: Record<string, string> = { 'content-type': PROBLEM_CONTENT_TYPE };
  if (code === 'UNAUTHORIZED') headers['www-authenticate'] = 'Bearer';
  return new Response(JSON.stringify(body), { status: body.status, headers });
}

/** 405 with the method that is expected (RFC 9110 wants it named in `Allow`). */
export function methodNotAllowed(expected: string): Response {
  const response = problem('METHOD_NOT_ALLOWED', `${expected} is expected`);
  response.headers.set('allow', expected);
  return response;
}
