import { RetryableError, TerminalError } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { onceReachable } from './once-reachable.ts';

const away = new RetryableError('DATABASE_UNREACHABLE', 'away');
const quick = { pauseMs: 5, waitMs: 200 };

function failing(times: number, error: Error): () => Promise<string> {
  let left = times;
  return () => {
    left -= 1;
    return left < 0 ? Promise.resolve('open') : Promise.reject(error);
  };
}

it.each(['DATABASE_UNREACHABLE', 'DATABASE_UNAVAILABLE'])(
  'waits out %s, and says so once',
  async (code) => {
    const waits: string[] = [];
    const options = { ...quick, onWait: (error: { code: string }) => waits.push(error.code) };
    expect(await onceReachable(failing(4, new RetryableError(code, 'away')), options)).toBe('open');
    expect(waits).toEqual([code]);
  },
);

it('gives up when the time is over, with what was wrong', async () => {
  const open = failing(1_000, away);
  await expect(onceReachable(open, { ...quick, onWait: () => {} })).rejects.toBe(away);
});

it.each([new TerminalError('DATABASE_REFUSED', 'no'), new Error('odd')])(
  'does not wait for what waiting does not mend: %s',
  async (error) => {
    let waited = false;
    const options = { ...quick, onWait: () => (waited = true) };
    await expect(onceReachable(failing(1, error), options)).rejects.toBe(error);
    expect(waited).toBe(false);
  },
);

it('stops waiting when told to stop', async () => {
  const stop = new AbortController();
  const options = {
    pauseMs: 60_000,
    waitMs: 60_000,
    stopping: stop.signal,
    onWait: () => stop.abort(),
  };
  await expect(onceReachable(failing(1_000, away), options)).rejects.toBe(away);
});
