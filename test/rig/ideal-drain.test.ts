import { expect, it } from 'vitest';
import { beyondLimit, drainMs } from './ideal-drain.ts';
import type { Reminded } from './reminder-crowd.ts';

const due = (dueAt: number, heardAt: number, index: number): Reminded => ({
  title: `${index}`,
  dueAt,
  heardAt: [heardAt],
});
const alone = { perSecond: 2, messageOf: ({ title }: Reminded) => title };

it('counts nothing as late that only the limit keeps waiting', () => {
  const five = [0, 0, 1_000, 1_000, 2_000].map((at, index) => due(0, at, index));
  expect(drainMs(five, alone)).toBe(2_000);
  expect(beyondLimit(five, alone)).toEqual([0, 0, 0, 0, 0]);
});

it('counts what is beyond it, in the order in which they were due', () => {
  const late = [due(0, 300, 0), due(0, 300, 1), due(500, 4_000, 2), due(9_000, 9_000, 3)];
  expect(drainMs(late, alone)).toBe(0);
  expect(beyondLimit(late, alone)).toEqual([300, 300, 3_000, 0]);
});

it('counts one message once, and each reminder in it', () => {
  const told = [due(0, 0, 0), due(0, 0, 1), due(0, 700, 2), due(0, 700, 3)];
  const pairs = {
    perSecond: 1,
    messageOf: ({ title }: Reminded) => `${Math.floor(Number(title) / 2)}`,
  };
  expect(drainMs(told, pairs)).toBe(1_000);
  expect(beyondLimit(told, pairs)).toEqual([0, 0, 0, 0]);
});

it('counts a message from the first of its reminders on, and none of them before it is due', () => {
  const told = [due(0, 5_000, 0), due(4_000, 5_000, 1)];
  const both = { perSecond: 1, messageOf: () => 'one' };
  expect(drainMs(told, both)).toBe(0);
  expect(beyondLimit(told, both)).toEqual([5_000, 1_000]);
});

it('is late without end where nothing came', () => {
  expect(beyondLimit([{ title: '0', dueAt: 0, heardAt: [] }], alone)).toEqual([Infinity]);
});
