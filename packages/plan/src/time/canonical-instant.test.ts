import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalOfMs, msOfCanonical } from './canonical-instant.ts';
import { addDays, calendarParts, dateOf } from './zoned.ts';

const ms = fc.integer({ min: -62_167_219_200_000, max: 253_402_300_799_999 });

it('reads and writes every instant as a general reader does', () => {
  fc.assert(
    fc.property(ms, (at) => {
      const iso = canonicalOfMs(at) ?? '';
      expect(dateOf(iso).getTime()).toBe(at);
      expect(dateOf(iso).toISOString()).toBe(iso);
      expect(msOfCanonical(iso)).toBe(at);
    }),
    { numRuns: 1000 },
  );
});

it('knows the last day of each month of a hundred years', () => {
  for (let first = '1999-01-01'; first < '2101-01-01'; ) {
    const next = addDays(`${first.slice(0, 8)}28`, 4).replace(/\d\d$/, '01');
    const last = addDays(next, -1);
    const at = (day: string): string => `${day}T23:59:59.999Z`;
    expect(msOfCanonical(at(last))).toBe(dateOf(at(last)).getTime());
    const behind = `${last.slice(0, 8)}${calendarParts(last).date + 1}`;
    expect(msOfCanonical(at(behind))).toBeNull();
    first = next;
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
