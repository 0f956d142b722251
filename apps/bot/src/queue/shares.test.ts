import { expect, it } from 'vitest';
import { Shares } from './shares.ts';

const [ONE, OTHER] = [7, 8];

it('gives a person two while they speak alone, and one as soon as somebody else speaks', () => {
  let now = 0;
  const shares = new Shares(() => now);
  expect(shares.beside([])).toEqual({ hands: new Map(), each: 2 });
  shares.begin(ONE);
  expect(shares.beside([ONE, null])).toEqual({ hands: new Map([[ONE, 2]]), each: 2 });
  shares.begin(ONE);
  expect(shares.beside([])).toEqual({ hands: new Map([[ONE, 2]]), each: 2 });
  shares.begin(OTHER);
  expect(shares.beside([])).toEqual({
    hands: new Map([
      [ONE, 2],
      [OTHER, 1],
    ]),
    each: 1,
  });
  shares.end(OTHER);
  now = 1_900;
  expect(shares.beside([]).each).toBe(1);
  now = 2_100;
  shares.end(ONE);
  expect(shares.beside([])).toEqual({ hands: new Map([[ONE, 1]]), each: 2 });
});

it('counts what waits long as speaking, and nobody for a person', () => {
  let now = 0;
  const shares = new Shares(() => now);
  shares.begin(ONE);
  shares.begin(null);
  shares.begin(OTHER);
  now = 60_000;
  expect(shares.beside([]).each).toBe(1);
  shares.end(OTHER);
  shares.end(null);
  now = 63_000;
  expect(shares.beside([])).toEqual({ hands: new Map([[ONE, 1]]), each: 2 });
});

it('lets a person go on beside one update that waits for a service, and not beside two', () => {
  const shares = new Shares(() => 0);
  shares.begin(OTHER);
  shares.park(ONE);
  expect(shares.beside([])).toEqual({ hands: new Map([[OTHER, 1]]), each: 1 });
  shares.begin(ONE);
  expect(shares.beside([]).hands.get(ONE)).toBe(1);
  shares.end(ONE);
  shares.park(ONE);
  expect(shares.beside([]).hands.get(ONE)).toBe(1);
  shares.resume(ONE);
  shares.resume(ONE);
  expect(shares.beside([]).hands.has(ONE)).toBe(false);
});
