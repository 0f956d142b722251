import fc from 'fast-check';
import { DateTime } from 'luxon';
import { expect, it } from 'vitest';
import { canonicalOfMs, msOfCanonical } from './canonical-instant.ts';

const ms = fc.integer({ min: -62_167_219_200_000, max: 253_402_300_799_999 });

it('reads and writes every instant as luxon does', () => {
  fc.assert(
    fc.property(ms, (at) => {
      const iso = DateTime.fromMillis(at, { zone: 'utc' }).toISO();
      expect(canonicalOfMs(at)).toBe(iso);
      expect(msOfCanonical(iso ?? '')).toBe(at);
    }),
    { numRuns: 1000 },
  );
});

it('knows the last day of each month of a hundred years', () => {
  for (let year = 1999; year < 2101; year += 1) {
    for (let month = 1; month <= 12; month += 1) {
      const last = DateTime.fromObject({ year, month }, { zone: 'utc' }).endOf('month');
      const iso = last.toISO() ?? '';
      expect(msOfCanonical(iso)).toBe(last.toMillis());
      expect(msOfCanonical(iso.replace(`-${last.day}T`, `-${last.day + 1}T`))).toBeNull();
    }
  }
});

it.each([
  '2026-02-26T11:00:00Z',
  '2026-02-26T11:00:00.000+03:00',
  '2026-00-26T11:00:00.000Z',
  '2026-13-26T11:00:00.000Z',
  '2026-02-00T11:00:00.000Z',
  '2026-02-26T24:00:00.000Z',
  '2026-02-26T11:60:00.000Z',
  '2026-02-26T11:00:60.000Z',
  '+010000-02-26T11:00:00.000Z',
  '2026-02-26',
  '',
])('leaves %s to a general reader', (text) => {
  expect(msOfCanonical(text)).toBeNull();
});

it.each([0.5, Number.NaN, Infinity, -62_167_219_200_001, 253_402_300_800_000])(
  'has no form for %s',
  (at) => {
    expect(canonicalOfMs(at)).toBeNull();
  },
);
