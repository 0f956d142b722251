import { RetryableError } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { answerOfFailure, CallTimeout, inShort } from './error-map.ts';

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

it('keeps of a long proof what is short, and where it is to be filled in', () => {
  const checks = ['CMD: npm test', `CMD: ${'x'.repeat(5_000)}`, 'LINK: <fill: url>'];
  const items = Array.from({ length: 50 }, () => ({ kind: 'log', text: 'x'.repeat(190) }));
  const next = { tool: 'tasks_macro_close_step', args: { ...args, proof: { checks, items } } };
  expect(inShort(next)).toEqual({
    tool: 'tasks_macro_close_step',
    args: {
      ...args,
      proof: {
        checks: ['CMD: npm test', '<fill: as you sent it>', 'LINK: <fill: url>'],
        items: '<fill: as you sent it>',
      },
    },
    fill: ['proof'],
  });
  const short = { tool: 'tasks_note', args };
  expect(inShort(short)).toEqual(short);
});

it('shows no inside of what it does not know', () => {
  for (const error of [new Error('secret'), 'secret', null]) {
    const answer = answerOfFailure(error, { tool: 'tasks_note', args, writes: true });
    expect(answer).toMatchObject({ ok: false, error: { code: 'INTERNAL' } });
    expect(JSON.stringify(answer)).not.toContain('secret');
  }
});
