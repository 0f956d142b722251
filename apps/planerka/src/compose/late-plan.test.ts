import { RetryableError, TerminalError } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { openLate } from './late-plan.ts';
import type { OpenPlan } from './open-plan.ts';

const away = new RetryableError('DATABASE_UNREACHABLE', 'away');

function opened(tries: Array<Error | null>) {
  const seen = { opened: 0, closed: 0 };
  const late = openLate(async () => {
    seen.opened += 1;
    const trouble = tries.shift();
    if (trouble) throw trouble;
    return { close: async () => void (seen.closed += 1) } as OpenPlan;
  });
  return { late, seen };
}

it('opens nothing before it is asked for', async () => {
  const { late, seen } = opened([]);
  await late.close();
  expect(seen).toEqual({ opened: 0, closed: 0 });
});

it('opens once, whoever asks', async () => {
  const { late, seen } = opened([]);
  late.begin();
  const [one, other] = await Promise.all([late.get(), late.get()]);
  expect(one).toBe(other);
  await late.close();
  expect(seen).toEqual({ opened: 1, closed: 1 });
});

it('tries again after the database was away', async () => {
  const { late, seen } = opened([away, null]);
  await expect(late.get()).rejects.toBe(away);
  await late.get();
  expect(seen.opened).toBe(2);
});

it('says when opening can never succeed', async () => {
  const wrong = new TerminalError('NO_POSTGRES', 'none');
  const { late } = opened([wrong]);
  late.begin();
  await expect(late.failed).rejects.toBe(wrong);
  await late.close();
});

it('opens nothing after it was closed', async () => {
  const { late, seen } = opened([away]);
  await expect(late.get()).rejects.toBe(away);
  await late.close();
  await expect(late.get()).rejects.toMatchObject({ code: 'DATABASE_UNAVAILABLE' });
  expect(seen).toEqual({ opened: 1, closed: 0 });
});
