import { expect, it } from 'vitest';
import { Turns } from './turns.ts';

interface Reply {
  readonly chat: number;
  readonly number: number;
}

function takeAll(turns: Turns<Reply>): string[] {
  const taken: string[] = [];
  for (let next = turns.next(); next !== null; next = turns.next()) {
    taken.push(`${next.item.chat}.${next.item.number}`);
  }
  return taken;
}

it('gives each owner a turn, and keeps the order of each', () => {
  const turns = new Turns<Reply>(({ chat }) => chat);
  for (let number = 1; number <= 4; number += 1) {
    turns.add({ chat: 1, number });
    turns.add({ chat: 2, number });
  }
  turns.add({ chat: 3, number: 1 });
  expect(turns.size).toBe(9);
  expect(takeAll(turns)).toEqual(['1.1', '2.1', '3.1', '1.2', '2.2', '1.3', '2.3', '1.4', '2.4']);
  expect(turns.size).toBe(0);
  expect(turns.next()).toBeNull();
});

it('a chat whose reply comes behind a hundred of another one is next but one', () => {
  const turns = new Turns<Reply>(({ chat }) => chat);
  for (let number = 1; number <= 100; number += 1) turns.add({ chat: 1, number });
  turns.add({ chat: 2, number: 1 });
  expect(takeAll(turns).indexOf('2.1')).toBe(1);
});
