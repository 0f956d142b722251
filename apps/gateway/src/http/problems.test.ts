import { fieldErrors, Problem } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { methodNotAllowed, problem, problemTable } from './problems.ts';

describe('problems', () => {
  it('are a public table', () => {
    expect(problemTable).toEqual({
      INVALID_JSON: { status: 400, title: 'The body is not JSON' },
      INVALID_TIMEZONE: { status: 400, title: 'X-Timezone is not an IANA time zone' },
      UNAUTHORIZED: { status: 401, title: 'A bearer token is needed' },
      NOT_FOUND: { status: 404, title: 'No such path' },
      METHOD_NOT_ALLOWED: { status: 405, title: 'Another method is needed' },
      BODY_TOO_LARGE: { status: 413, title: 'The body is over 64 KiB' },
      UNSUPPORTED_MEDIA_TYPE: { status: 415, title: 'Content-Type must be application/json' },
      INVALID_REQUEST: { status: 422, title: 'The request does not fit its schema' },
      INTERNAL: { status: 500, title: 'The gateway failed' },
    });
  });

  it('are answered as RFC 9457 says', async () => {
    const response = problem('INVALID_JSON', 'not JSON');
    expect(response.status).toBe(400);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.json()).toEqual({
      type: 'urn:planerka:problem:invalid_json',
      title: 'The body is not JSON',
      status: 400,
      code: 'INVALID_JSON',
      detail: 'not JSON',
    });
  });

  it('name the way in that was missed', () => {
    expect(methodNotAllowed('POST').headers.get('allow')).toBe('POST');
    expect(problem('UNAUTHORIZED', 'no token').headers.get('www-authenticate')).toBe('Bearer');
  });
});

describe('fieldErrors', () => {
  const schema = z.strictObject({
    text: z.string().min(1),
    source: z.strictObject({ channel: z.enum(['cli']) }),
    choices: z.array(z.strictObject({ id: z.string() })).optional(),
  });
  const pointers = (body: unknown) => {
    const parsed = schema.safeParse(body);
    return parsed.success ? [] : fieldErrors(parsed.error).map(({ pointer }) => pointer);
  };

  it.each<[string, unknown, string[]]>([
    ['a missing field', { source: { channel: 'cli' } }, ['/text']],
    ['a field inside', { text: 'т', source: { channel: 'fax' } }, ['/source/channel']],
    [
      'an element of a list',
      { text: 'т', source: { channel: 'cli' }, choices: [{ id: 1 }] },
      ['/choices/0/id'],
    ],
    ['an unknown field', { text: 'т', source: { channel: 'cli', by: 1 } }, ['/source/by']],
    ['a name with / and ~', { text: 'т', source: { channel: 'cli' }, 'a/b~c': 1 }, ['/a~1b~0c']],
    ['a body that is no object', 5, ['']],
  ])('points at %s', (_, body, expected) => {
    expect(pointers(body)).toEqual(expected);
  });

  it('names fifty faults at most, as the schema of a problem allows', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 300 }, (_, at) => [`field${at}`, at]));
    const parsed = schema.safeParse({ text: 'т', source: { channel: 'cli' }, ...unknown });
    if (parsed.success) throw new Error('three hundred unknown fields were taken');
    const errors = fieldErrors(parsed.error);
    expect(errors).toHaveLength(50);
    const body: unknown = await problem('INVALID_REQUEST', 'see errors', errors).json();
    expect(Problem.safeParse(body).success).toBe(true);
  });
});
