import { expect, it } from 'vitest';
import { minutesOfHours } from './whole-minutes.ts';

it.each([
  [0, 0],
  [1.5, 90],
  [1.1, 66],
  [0.3333, 20],
  [0.333, null],
  [40, 2400],
  [-2000, -120_000],
  [-0.0001, 0],
  [1 / 60, 1],
  [0.01, null],
  [1e308, null],
  [Number.NaN, null],
])('%d h is %d minutes', (hours, minutes) => {
  expect(minutesOfHours(hours)).toBe(minutes);
});
