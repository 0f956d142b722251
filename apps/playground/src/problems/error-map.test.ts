import { expect, test } from 'vitest';
import { ru } from '../texts/ru.ts';
import { type ProblemCode, problem } from './error-map.ts';

/** Codes are public: the page and programs tell problems apart by them. */
const pinned: Readonly<Record<ProblemCode, number>> = {
  FOREIGN_HOST: 403,
  FOREIGN_ORIGIN: 403,
  PASSWORD_NEEDED: 401,
  UNSUPPORTED_MEDIA_TYPE: 415,
  INVALID_JSON: 400,
  INVALID_REQUEST: 422,
  BODY_TOO_LARGE: 413,
  NOT_FOUND: 404,
  MESSAGE_GONE: 404,
  NOT_YOUR_MESSAGE: 409,
  BUTTON_GONE: 409,
  NOT_OGG_OPUS: 422,
  FILE_GONE: 404,
  INTERNAL: 500,
};

test.each(Object.entries(pinned))('%s is %d', async (code, status) => {
  const response = problem(code as ProblemCode, 'why');
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(await response.json()).toMatchObject({ code, status, detail: 'why' });
});

test('the page has words for every problem', () => {
  expect(Object.keys(ru.problems).sort()).toEqual([...Object.keys(pinned), 'NO_ANSWER'].sort());
});
