import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  decimalOf,
  type IntegerLine,
  integerAmounts,
  writtenAmount,
} from '../../../../../test/rig/integer-money.ts';
import { randomCases } from '../../../../../test/rig/random-cases.ts';
import { type Currency, isCurrency } from './currencies.ts';
import { isVatConsistent, lineAmounts, type MoneyLine, totalsOf } from './line-amounts.ts';

function currency(code: string): Currency {
  if (!isCurrency(code)) throw new Error(`no currency: ${code}`);
  return code;
}

const RUB = currency('RUB');

const taxed = (quantity: string, unitPrice: string, vatRate: string): MoneyLine => ({
  quantity,
  unitPrice,
  isTaxable: true,
  vatRate,
});

describe('lineAmounts', () => {
  it.each([
    ['1.5', '333.33', '0.2', '500.00', '100.00'],
    ['3', '0.335', '0.22', '1.01', '0.22'],
    ['0.333', '100', '0.22', '33.30', '7.33'],
    ['7', '14.45', '0.17', '101.15', '17.20'],
    ['-1', '2.50', '0.05', '-2.50', '-0.13'],
    ['1', '12000', '0.17', '12000.00', '2040.00'],
    ['999999999', '999999999999', '1', '999999998999000000001.00', '999999998999000000001.00'],
    ['0', '5', '0.2', '0.00', '0.00'],
    ['1', '-0.001', '0.2', '0.00', '0.00'],
    ['0.0001', '0.0001', '1', '0.00', '0.00'],
  ])('%s of %s at %s: %s and %s', (quantity, price, rate, amount, vat) => {
    expect(lineAmounts(taxed(quantity, price, rate), RUB)).toEqual({ amount, vat });
  });

  it.each([
    ['JPY', '1235', '247'],
    ['ILS', '1234.50', '246.90'],
    ['KWD', '1234.500', '246.900'],
    ['CLF', '1234.5000', '246.9000'],
    ['HUF', '1234.50', '246.90'],
  ])('has the decimals of %s', (code, amount, vat) => {
    expect(lineAmounts(taxed('1', '1234.5', '0.2'), currency(code))).toEqual({ amount, vat });
  });

  it.each<[string, Partial<MoneyLine>]>([
    ['that is not taxable', { isTaxable: false }],
    ['without a rate', { vatRate: null }],
  ])('takes no VAT of a line %s', (_, part) => {
    const line = { ...taxed('2', '10', '0.2'), ...part };
    expect(lineAmounts(line, RUB)).toEqual({ amount: '20.00', vat: '0.00' });
  });

  it.each<[string, Partial<MoneyLine>]>([
    ['price', { unitPrice: null }],
    ['quantity', { quantity: null }],
  ])('comes to nothing without a %s', (_, part) => {
    expect(lineAmounts({ ...taxed('2', '10', '0.2'), ...part }, RUB)).toBeNull();
  });
});

describe('totalsOf', () => {
  it.each<[string, MoneyLine[], string, string, string]>([
    ['nothing', [], '0.00', '0.00', '0.00'],
    ['three small ones', Array(3).fill(taxed('1', '0.33', '0.2')), '0.99', '0.21', '1.20'],
    ['three of three', Array(3).fill(taxed('3', '99.99', '0.17')), '899.91', '152.97', '1052.88'],
    [
      'the quote of the contract',
      [taxed('1', '12000', '0.17'), taxed('1', '2500', '0.17')],
      '14500.00',
      '2465.00',
      '16965.00',
    ],
    [
      'a discount as large as the price',
      [taxed('1', '10', '0.2'), taxed('1', '-10', '0.2')],
      '0.00',
      '0.00',
      '0.00',
    ],
  ])('%s', (_, lines, subtotal, vat, total) => {
    expect(totalsOf(lines, RUB)).toEqual({ subtotal, vat, total, unpriced: 0 });
  });

  it('counts what has no price, and leaves it out', () => {
    const lines = [taxed('1', '10', '0.2'), { ...taxed('9', '9', '0.2'), unitPrice: null }];
    expect(totalsOf(lines, RUB)).toEqual({
      subtotal: '10.00',
      vat: '2.00',
      total: '12.00',
      unpriced: 1,
    });
  });
});

const randomLine: fc.Arbitrary<IntegerLine> = fc.record({
  quantity: fc.oneof(fc.bigInt(0n, 200_000n), fc.bigInt(0n, 9_999_999_990_000n)),
  price: fc.oneof(fc.bigInt(-100_000n, 100_000n), fc.bigInt(-(10n ** 16n), 10n ** 16n)),
  rate: fc.oneof(fc.constantFrom(0n, 1700n, 2000n, 2200n), fc.bigInt(0n, 10_000n)),
});

it('is what whole numbers come to', () => {
  const codes = fc.constantFrom<[string, number]>(['RUB', 2], ['JPY', 0], ['KWD', 3], ['CLF', 4]);
  fc.assert(
    fc.property(codes, fc.array(randomLine, { maxLength: 6 }), ([code, decimals], lines) => {
      const inDecimals = lines.map(({ quantity, price, rate }) =>
        taxed(decimalOf(quantity), decimalOf(price), decimalOf(rate)),
      );
      const whole = lines.map((line) => integerAmounts(line, decimals));
      const written = (minor: bigint) => writtenAmount(minor, decimals);
      expect(inDecimals.map((line) => lineAmounts(line, currency(code)))).toEqual(
        whole.map(({ amount, vat }) => ({ amount: written(amount), vat: written(vat) })),
      );
      const subtotal = whole.reduce((sum, { amount }) => sum + amount, 0n);
      const vat = whole.reduce((sum, line) => sum + line.vat, 0n);
      expect(totalsOf(inDecimals, currency(code))).toEqual({
        subtotal: written(subtotal),
        vat: written(vat),
        total: written(subtotal + vat),
        unpriced: 0,
      });
    }),
    randomCases(),
  );
});

it.each<[boolean | null, string | null, boolean]>([
  [true, '0.17', true],
  [true, '0', true],
  [true, null, false],
  [false, null, true],
  [false, '0', true],
  [false, '0.17', false],
  [null, null, true],
  [null, '0.17', false],
])('taxable %s at %s is consistent: %s', (taxable, vatRate, expected) => {
  expect(isVatConsistent({ taxable, vatRate })).toBe(expected);
});

it.each([
  ['RUB', true],
  ['ILS', true],
  ['rub', false],
  ['ABC', false],
  ['XAU', false],
  ['', false],
  ['__proto__', false],
])('%s is a currency: %s', (code, expected) => {
  expect(isCurrency(code)).toBe(expected);
});
