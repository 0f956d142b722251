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

it("lets what somebody else says end before a crowd's next one, and a crowd wait no longer than a moment", () => {
  let now = 0;
  const shares = new Shares(() => now);
  shares.begin(ONE, true);
  shares.begin(OTHER);
  shares.end(ONE);
  expect(shares.beside([]).hands.get(ONE)).toBe(1);
  now = 199;
  expect(shares.beside([]).hands.get(ONE)).toBe(1);
  now = 201;
  expect(shares.beside([]).hands.has(ONE)).toBe(false);
  shares.begin(ONE, true);
  shares.end(ONE);
  shares.end(OTHER);
  expect(shares.beside([]).hands.has(ONE)).toBe(false);
});

it('lets a crowd rest twice as long as its last one took while somebody else speaks, and not alone', () => {
  let now = 0;
  const shares = new Shares(() => now);
  shares.begin(OTHER);
  shares.end(OTHER);
  shares.begin(ONE, true);
  now = 30;
  expect(shares.end(ONE)).toBe(60);
  now = 89;
  expect(shares.beside([]).hands.get(ONE)).toBe(1);
  now = 90;
  expect(shares.beside([]).hands.has(ONE)).toBe(false);
  // Whatever it took, and whoever spoke some time ago.
  shares.begin(ONE, true);
  now = 1_990;
  expect(shares.end(ONE)).toBe(400);
  expect(shares.beside([]).hands.get(ONE)).toBe(1);
  now = 2_001;
  expect(shares.beside([]).hands.has(ONE)).toBe(false);
});

it('lets nobody wait for a crowd, nor one crowd for another, nor whoever has none any more', () => {
  const shares = new Shares(() => 0);
  shares.begin(ONE, true);
  shares.begin(OTHER, true);
  shares.end(ONE);
  expect(shares.beside([]).hands.has(ONE)).toBe(false);
  shares.end(OTHER);
  shares.begin(OTHER);
  shares.begin(ONE);
  shares.end(ONE);
  expect(shares.beside([]).hands.has(ONE)).toBe(false);
});

it('lets a crowd go on beside what waits for a service', () => {
  const shares = new Shares(() => 0);
  shares.begin(ONE, true);
  shares.end(ONE);
  shares.park(OTHER);
  expect(shares.beside([]).hands.has(ONE)).toBe(false);
});
