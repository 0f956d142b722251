import { expect, it } from 'vitest';
import { fit, type Observation } from '../../packages/language/scripts/logistic.ts';

const seen = (values: Record<string, number>, right: number, wrong: number): Observation[] => [
  ...Array.from({ length: right }, () => ({ values, isTrue: true })),
  ...Array.from({ length: wrong }, () => ({ values, isTrue: false })),
];

it('finds the odds of what it has seen', () => {
  const { intercept, weights } = fit(
    [...seen({}, 30, 10), ...seen({ one: 1 }, 10, 30)],
    ['one'],
    0,
  );
  expect(intercept).toBeCloseTo(Math.log(3), 6);
  expect(weights['one']).toBeCloseTo(-2 * Math.log(3), 6);
});

it('is held back by its penalty', () => {
  const all = [...seen({}, 30, 10), ...seen({ one: 1 }, 10, 30)];
  const { weights } = fit(all, ['one'], 10);
  expect(Math.abs(weights['one'] ?? 0)).toBeLessThan(2 * Math.log(3));
});
