import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, daysInMonth, mondayOf, toCivil, toDayNumber, weekdayOf } from './civil.ts';
import { afterNow, formatInstant, placeOnClock, readNow } from './local-instant.ts';
import { offsetAt } from './zone-offset.ts';

const day = fc.integer({ min: -700_000, max: 2_900_000 });

describe('civil days', () => {
  it('count from 1970-01-01, a Thursday', () => {
    expect(toDayNumber(1970, 1, 1)).toBe(0);
    expect(weekdayOf(0)).toBe(4);
    expect(toDayNumber(2000, 2, 29)).toBe(11_016);
    expect(toCivil(-1)).toEqual({ year: 1969, month: 12, day: 31 });
  });

  it('go there and back', () => {
    fc.assert(
      fc.property(day, (number) => {
        const { year, month, day: date } = toCivil(number);
        expect(toDayNumber(year, month, date)).toBe(number);
        expect(date).toBeLessThanOrEqual(daysInMonth(year, month));
      }),
    );
  });

  it('have their Monday within the week before', () => {
    fc.assert(
      fc.property(day, (number) => {
        const monday = mondayOf(number);
        expect(weekdayOf(monday)).toBe(1);
        expect(number - monday).toBeLessThan(7);
      }),
    );
  });

  it('keep to the end of a shorter month', () => {
    const january = toDayNumber(2027, 1, 31);
    expect(toCivil(addMonths(january, 1))).toEqual({ year: 2027, month: 2, day: 28 });
    expect(toCivil(addMonths(january, 13))).toEqual({ year: 2028, month: 2, day: 29 });
    expect(toCivil(addMonths(january, -2))).toEqual({ year: 2026, month: 11, day: 30 });
  });
});

describe('zones', () => {
  it.each([
    ['Europe/Moscow', 1_790_000_000, 10_800],
    ['UTC', 0, 0],
    ['Asia/Kathmandu', 1_790_000_000, 20_700],
    ['America/New_York', 1_767_225_600, -18_000],
    ['America/New_York', 1_782_864_000, -14_400],
  ])('%s at %d is %d seconds east', (zone, epoch, offset) => {
    expect(offsetAt(zone, epoch)).toBe(offset);
  });

  it('agree with Intl at any instant', () => {
    const zones = [
      'Europe/Berlin',
      'America/Sao_Paulo',
      'Australia/Lord_Howe',
      'Africa/Casablanca',
    ];
    const format = new Map(
      zones.map((zone) => [
        zone,
        new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }),
      ]),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 0, max: 4_000_000_000 }),
        (zone, epoch) => {
          const minutes = offsetAt(zone, epoch) / 60;
          const sign = minutes < 0 ? '-' : '+';
          const pair = (n: number): string => String(n).padStart(2, '0');
          const size = Math.abs(minutes);
          const name = `GMT${sign}${pair(Math.floor(size / 60))}:${pair(size % 60)}`;
          const said = format.get(zone)?.format(epoch * 1000) ?? '';
          const isZero = minutes === 0 && said.endsWith('GMT');
          expect(isZero || said.endsWith(name), `${said} ${name}`).toBe(true);
        },
      ),
      { numRuns: 300 },
    );
  });

  it('move a skipped time forward and take the first of two equal ones', () => {
    const now = readNow('2026-03-01T00:00:00Z', 'Europe/Berlin');
    const skipped = placeOnClock(now, toDayNumber(2026, 3, 29), 2.5 * 3600);
    expect(skipped.skipped).toBe(true);
    expect(formatInstant(skipped)).toBe('2026-03-29T03:30:00+02:00');
    const twice = placeOnClock(now, toDayNumber(2026, 10, 25), 2.5 * 3600);
    expect(formatInstant(twice)).toBe('2026-10-25T02:30:00+02:00');
  });

  it('count elapsed time, not the wall clock', () => {
    const now = readNow('2026-10-25T00:30:00+02:00', 'Europe/Berlin');
    expect(formatInstant(afterNow(now, 3 * 3600))).toBe('2026-10-25T02:30:00+01:00');
  });
});

describe('the reference instant', () => {
  it.each(['2026-09-15', '2026-09-15T10:30:00', 'завтра', ''])('%s has no offset', (iso) => {
    expect(() => readNow(iso, null)).toThrow(expect.objectContaining({ code: 'BAD_INSTANT' }));
  });

  it('needs a zone that exists', () => {
    expect(() => readNow('2026-09-15T10:30:00Z', 'Mars/Olympus')).toThrow(
      expect.objectContaining({ code: 'BAD_TIMEZONE' }),
    );
  });

  it.each(['2026-09-15T10:30Z', '2026-09-15T10:30:15.123+0300', '2026-09-15 10:30:00-03:30'])(
    '%s is read',
    (iso) => {
      expect(readNow(iso, null)).toMatchObject({ day: toDayNumber(2026, 9, 15) });
    },
  );
});
