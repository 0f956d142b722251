import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lanes } from './lanes.ts';

const extent = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 40 }))
  .map(([top, height]) => ({ top, bottom: top + height }));

describe('lanes', () => {
  it('gives what is alone the whole width', () => {
    const placed = lanes([
      { top: 10, bottom: 20 },
      { top: 0, bottom: 10 },
    ]);
    expect(placed).toEqual([
      { lane: 0, of: 1 },
      { lane: 0, of: 1 },
    ]);
  });

  it('never puts two that overlap in one place', () => {
    fc.assert(
      fc.property(fc.array(extent, { maxLength: 12 }), (extents) => {
        const placed = lanes(extents);
        extents.forEach((a, i) => {
          expect(placed[i]?.lane).toBeLessThan(placed[i]?.of ?? 0);
          extents.slice(i + 1).forEach((b, rest) => {
            const j = i + 1 + rest;
            if (a.top >= b.bottom || b.top >= a.bottom) return;
            expect(placed[i]?.lane).not.toBe(placed[j]?.lane);
            expect(placed[i]?.of).toBe(placed[j]?.of);
          });
        });
      }),
    );
  });
});
