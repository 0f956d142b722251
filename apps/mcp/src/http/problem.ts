import { type ProblemKind, problemAnswers } from '@planerka/contracts';

/** Code -> status and title of what is refused before a request reaches the MCP SDK; a test pins the table. */
export const problemTable = {
  UNAUTHORIZED: { status: 401, title: 'A bearer token is needed' },
  FOREIGN_HOST: { status: 403, title: 'This host name is not served' },
  FOREIGN_ORIGIN: { status: 403, title: 'This web page may not ask' },
  BODY_TIMEOUT: { status: 408, title: 'The body did not arrive in time' },
  BODY_TOO_LARGE: { status: 413, title: 'The body is too large' },
  BODY_TOO_COMPLEX: { status: 413, title: 'The body has too many keys or levels' },
  TOO_MANY_REQUESTS: { status: 429, title: 'Too many requests with this token' },
  INTERNAL: { status: 500, title: 'Planerka failed' },
  UNAVAILABLE: { status: 503, title: 'The storage is away for the moment' },
} as const satisfies Record<string, ProblemKind>;
export type ProblemCode = keyof typeof problemTable;

const answer = problemAnswers(problemTable);

/** An RFC 9457 answer. */
export function problem(
  code: ProblemCode,
  detail: string,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return answer(code, detail, undefined, headers);
}
