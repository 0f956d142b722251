import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomCases } from '../../../../../test/rig/random-cases.ts';
import { closingLinks } from './closing-links.ts';
import type { LinkedPair } from './types.ts';

/** Each link after the other, and from its end every way looked at. */
function closingByHand(standing: readonly LinkedPair[], added: readonly LinkedPair[]): number[] {
  const links = [...standing];
  const reaches = (from: string, to: string, seen: ReadonlySet<string>): boolean =>
    from === to ||
    links.some(
      (link) =>
        link.from === from && !seen.has(link.to) && reaches(link.to, to, new Set([...seen, from])),
    );
  return added.flatMap((link, place) => {
    if (reaches(link.to, link.from, new Set())) return [place];
    links.push(link);
    return [];
  });
}

const pair = (from: number, to: number): LinkedPair => ({ from: `T${from}`, to: `T${to}` });
const numbers = fc.integer({ min: 0, max: 6 });
const links = fc.array(
  fc.tuple(numbers, numbers).map(([from, to]) => pair(from, to)),
  {
    maxLength: 10,
  },
);

describe('closingLinks', () => {
  it('names the links that close a circle when they are put in one by one', () => {
    fc.assert(
      fc.property(links, links, (standing, added) => {
        expect(closingLinks(standing, added)).toEqual(closingByHand(standing, added));
      }),
      randomCases(),
    );
  });

  it('goes by the order in which they are put in', () => {
    expect(closingLinks([], [pair(1, 2), pair(2, 3), pair(3, 1)])).toEqual([2]);
    expect(closingLinks([], [pair(3, 1), pair(1, 2), pair(2, 3)])).toEqual([2]);
    expect(closingLinks([pair(1, 2)], [pair(2, 1), pair(2, 3), pair(3, 1)])).toEqual([0, 2]);
    expect(closingLinks([], [pair(1, 1)])).toEqual([0]);
  });

  it('finds one circle of 10,000 tasks, and a task that 150,000 links leave', () => {
    const round = Array.from({ length: 10_000 }, (_, task) => pair(task, (task + 1) % 10_000));
    expect(closingLinks([], round)).toEqual([9_999]);
    const fan = Array.from({ length: 150_000 }, (_, task) => pair(0, task + 1));
    expect(closingLinks([...fan, pair(5, 6)], [pair(6, 5), pair(6, 0)])).toEqual([0, 1]);
  });
});
