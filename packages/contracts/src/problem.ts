import { z } from 'zod';

/** RFC 9457 problem details; `errors` names each field at fault by its JSON pointer. */
export const Problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int().min(400).max(599),
  code: z.string(),
  detail: z.string(),
  errors: z
    .array(z.strictObject({ pointer: z.string(), detail: z.string() }))
    .max(50)
    .optional(),
});
export type Problem = z.infer<typeof Problem>;

export const PROBLEM_CONTENT_TYPE = 'application/problem+json';

/** An entry in an app's table of public errors. */
export interface ProblemKind {
  readonly status: number;
  readonly title: string;
}

/** Makes the RFC 9457 answers of an app's table of public errors; `code` is its own public name for a failure. */
export function problemAnswers<Code extends string>(table: Readonly<Record<Code, ProblemKind>>) {
  return (
    code: Code,
    detail: string,
    errors?: Problem['errors'],
    more: Readonly<Record<string, string>> = {},
  ): Response => {
    const { status, title } = table[code];
    const type = `urn:planerka:problem:${code.toLowerCase()}`;
    const body: Problem = { type, title, status, code, detail, ...(errors ? { errors } : {}) };
    const headers = { 'content-type': PROBLEM_CONTENT_TYPE, ...more };
    return new Response(JSON.stringify(body), { status, headers });
  };
}

const ERRORS_MAX = 50;

function pointerOf(path: readonly PropertyKey[]): string {
  return path
    .map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
}

/** The faults of a body as JSON pointers with what is wrong there. */
export function fieldErrors(error: z.ZodError): NonNullable<Problem['errors']> {
  const errors = error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({
          pointer: pointerOf([...issue.path, key]),
          detail: 'unknown field',
        }))
      : [{ pointer: pointerOf(issue.path), detail: issue.message }],
  );
  return errors.slice(0, ERRORS_MAX);
}
