import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomCases } from '../../../../../test/rig/random-cases.ts';
import {
  isSameDecimal,
  PRICE_BOUNDS,
  QUANTITY_BOUNDS,
  readDecimal,
  VAT_RATE_BOUNDS,
} from './decimal.ts';

const read = (given: string | number) => {
  const reading = readDecimal(given, PRICE_BOUNDS);
  return reading.ok ? reading.value : reading.code;
};

it.each<[string | number, string]>([
  [0.1, '0.1'],
  [100, '100'],
  [-2.5, '-2.5'],
  [-0, '0'],
  [1e3, '1000'],
  [0.1 + 0.2, 'TOO_PRECISE'],
  [1e-7, 'TOO_PRECISE'],
  [0.12345, 'TOO_PRECISE'],
  [JSON.parse('0.12345678901234567'), 'TOO_PRECISE'],
  [999_999_999_999, '999999999999'],
  [1_000_000_000_000, 'INVALID'],
  [1e21, 'INVALID'],
  [1e308, 'INVALID'],
  [Number.NaN, 'INVALID'],
  [Number.POSITIVE_INFINITY, 'INVALID'],
  ['12000.0500', '12000.05'],
  ['00.5000000', '0.5'],
  ['-0.0', '0'],
  ['1.23450', '1.2345'],
  ['1.23456', 'TOO_PRECISE'],
  ['1e2', '100'],
  ['', 'INVALID'],
  ['.5', 'INVALID'],
  ['1.', 'INVALID'],
  ['+1', 'INVALID'],
  [' 1', 'INVALID'],
  ['1\n', 'INVALID'],
  ['1,5', 'INVALID'],
  ['0x10', 'INVALID'],
  ['١٢', 'INVALID'],
  ['Infinity', 'INVALID'],
])('%j is %s', (given, expected) => {
  expect(read(given)).toBe(expected);
});

it.each([
  ['a quantity below 0', -0.0001, QUANTITY_BOUNDS],
  ['a quantity above all', 1_000_000_000, QUANTITY_BOUNDS],
  ['a rate in percent', 17, VAT_RATE_BOUNDS],
  ['a rate below 0', -0.17, VAT_RATE_BOUNDS],
])('%s is refused', (_, given, bounds) => {
  expect(readDecimal(given, bounds)).toEqual({ ok: false, code: 'INVALID' });
});

it('reads a JSON number as it is written, up to four decimals and fifteen digits', () => {
  const written = fc
    .tuple(fc.integer({ min: -(10 ** 10), max: 10 ** 10 }), fc.integer({ min: 0, max: 9999 }))
    .map(([whole, part]) => `${whole}.${String(part).padStart(4, '0')}`);
  fc.assert(
    fc.property(written, (text) => {
      expect(read(JSON.parse(text))).toBe(read(text));
    }),
    randomCases(),
  );
});

it('knows the same number in another form', () => {
  expect(isSameDecimal('2465', '2465.00')).toBe(true);
  expect(isSameDecimal('2465', '2465.01')).toBe(false);
});
