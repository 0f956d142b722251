import { type ProblemKind, problemAnswers } from '@planerka/contracts';

/** Code -> status and title; the page has the Russian words for each code. */
const problemTable = {
  FOREIGN_HOST: { status: 403, title: 'Only this machine may open the playground' },
  FOREIGN_ORIGIN: { status: 403, title: 'Only the playground page may do that' },
  PASSWORD_NEEDED: { status: 401, title: 'The playground asks for its password' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'Another Content-Type is needed' },
  INVALID_JSON: { status: 400, title: 'The body is not JSON' },
  INVALID_REQUEST: { status: 422, title: 'The request does not fit its schema' },
  BODY_TOO_LARGE: { status: 413, title: 'The body is too large' },
  NOT_FOUND: { status: 404, title: 'No such path' },
  MESSAGE_GONE: { status: 404, title: 'There is no such message' },
  NOT_YOUR_MESSAGE: { status: 409, title: 'Only own messages with text can be edited' },
  BUTTON_GONE: { status: 409, title: 'There is no such button any more' },
  NOT_OGG_OPUS: { status: 422, title: 'A voice note is an Ogg file with Opus' },
  FILE_GONE: { status: 404, title: 'There is no such file' },
  INTERNAL: { status: 500, title: 'The playground failed' },
} as const satisfies Record<string, ProblemKind>;
export type ProblemCode = keyof typeof problemTable;

/** An RFC 9457 answer; `errors` names each field at fault by its JSON pointer. */
export const problem = problemAnswers(problemTable);
