import { RetryableError } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { answerOfFailure, CallTimeout } from './error-map.ts';

const away = new RetryableError('DATABASE_UNAVAILABLE', 'secret address', { retryAfterMs: 500 });
const args = { workspace: 'acme/repo', note: 'x' };

it('repeats a read, and a write that has a request id', () => {
  const read = answerOfFailure(away, { tool: 'tasks_radar', args, writes: false });
  const named = { ...args, request_id: 'r1' };
  const write = answerOfFailure(away, { tool: 'tasks_note', args: named, writes: true });
  expect(read).toEqual({
    ok: false,
    error: {
      code: 'UNAVAILABLE',
      message: 'The storage is away for the moment.',
      recovery: 'Repeat the same call in a few seconds: it is carried out once.',
      next: { tool: 'tasks_radar', args },
      details: { retry_after_ms: 500 },
    },
  });
  expect(write).toMatchObject({ error: { next: { tool: 'tasks_note', args: named } } });
});

it('looks first where a repeated write could be a second one', () => {
  for (const error of [away, new CallTimeout()]) {
    const answer = answerOfFailure(error, { tool: 'tasks_note', args, writes: true });
    expect(answer).toMatchObject({
      error: {
        code: 'UNAVAILABLE',
        next: { tool: 'tasks_history', args: { workspace: 'acme/repo', limit: 5 } },
      },
    });
  }
});

it('does not send long arguments back', () => {
  const long = { ...args, note: 'x'.repeat(5_000), request_id: 'r1' };
  const answer = answerOfFailure(away, { tool: 'tasks_note', args: long, writes: true });
  expect(answer).toMatchObject({
    error: {
      next: {
        tool: 'tasks_note',
        args: { workspace: 'acme/repo', note: '<fill: as you sent it>', request_id: 'r1' },
        fill: ['note'],
      },
    },
  });
});

it('shows no inside of what it does not know', () => {
  for (const error of [new Error('secret'), 'secret', null]) {
    const answer = answerOfFailure(error, { tool: 'tasks_note', args, writes: true });
    expect(answer).toMatchObject({ ok: false, error: { code: 'INTERNAL' } });
    expect(JSON.stringify(answer)).not.toContain('secret');
  }
});
