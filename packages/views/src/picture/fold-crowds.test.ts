import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldCrowds, type MinuteSpan } from './fold-crowds.ts';

interface Slot extends MinuteSpan {
  readonly count: number;
}

const fold = (slots: readonly Slot[]): Slot[] =>
  foldCrowds(slots, ({ from }, count) => ({ from, to: from, count }));
const at = (from: number, to = from): Slot => ({ from, to, count: 1 });

describe('foldCrowds', () => {
  it('leaves three side by side as they are', () => {
    const three = [at(600), at(600), at(610, 700)];
    expect(fold(three)).toEqual(three);
  });

  it('lets one stand for all beyond the second', () => {
    expect(fold(Array.from({ length: 8 }, () => at(1020)))).toEqual([
      at(1020),
      at(1020),
      { from: 1020, to: 1020, count: 6 },
    ]);
  });

  it('folds two crowds of one long meeting apart', () => {
    const crowd = (from: number) => [at(from), at(from), at(from)];
    const counts = fold([at(540, 1080), ...crowd(600), ...crowd(900)]).map(({ count }) => count);
    expect(counts).toEqual([1, 1, 2, 1, 2]);
  });

  it('loses none, and never leaves more than three side by side', () => {
    const slot = fc
      .tuple(fc.integer({ min: 0, max: 1300 }), fc.integer({ min: 0, max: 140 }))
      .map(([from, minutes]) => at(from, from + minutes));
    fc.assert(
      fc.property(fc.array(slot, { maxLength: 30 }), (slots) => {
        const shown = fold(slots);
        expect(shown.reduce((sum, { count }) => sum + count, 0)).toBe(slots.length);
        for (const { from } of shown) {
          const beside = shown.filter((other) => {
            return other.from <= from && Math.max(other.to, other.from + 30) > from;
          });
          expect(beside.length).toBeLessThanOrEqual(3);
        }
      }),
    );
  });
});
