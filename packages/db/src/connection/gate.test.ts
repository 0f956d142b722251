import { setImmediate as breath } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Gate } from './gate.ts';

function crowd(gate: Gate, size: number) {
  const seen = { inside: 0, most: 0, order: [] as number[] };
  const done = Array.from({ length: size }, (_, index) =>
    gate.through(async () => {
      seen.inside += 1;
      seen.most = Math.max(seen.most, seen.inside);
      seen.order.push(index);
      await breath();
      seen.inside -= 1;
    }),
  );
  return { seen, done: Promise.all(done) };
}

it('lets as many in as it has places, in the order in which they came', async () => {
  const { seen, done } = crowd(new Gate(3), 20);
  await done;
  expect(seen.most).toBe(3);
  expect(seen.order).toEqual(Array.from({ length: 20 }, (_, index) => index));
});

it('gives the place back when the work fails', async () => {
  const gate = new Gate(1);
  await expect(gate.through(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(gate.through(() => Promise.resolve('yes'))).resolves.toBe('yes');
});

it('admits all who wait, and afterwards as many as ever', async () => {
  const gate = new Gate(1);
  const first = crowd(gate, 5);
  gate.admitAll();
  await first.done;
  const second = crowd(gate, 5);
  await second.done;
  expect([first.seen.most, second.seen.most]).toEqual([5, 1]);
});
