import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { atLocal, timeOf } from '../time/zoned.ts';
import {
  countBefore,
  dayOfWall,
  occurrenceAfter,
  occurrencesBetween,
  type Series,
} from './occurrences.ts';

function series(rule: string, first: string, more: Partial<Series> = {}): Series {
  return { rule, first, zone: 'Europe/Berlin', exceptions: [], ...more };
}

const walls = (of: Series, from: string, to: string): string[] =>
  occurrencesBetween(of, from, to).map(({ wall }) => wall);

// cites: RR-clock
describe('occurrences', () => {
  it.each([
    // The clocks of Berlin skip 02:00 to 03:00 on 29 March: that day it is 03:30 on the clock.
    [
      'spring',
      '2026-03-28T02:30',
      '2026-03-27T00:00:00.000Z',
      '2026-03-31T00:00:00.000Z',
      ['2026-03-28T01:30:00.000Z', '2026-03-29T01:30:00.000Z', '2026-03-30T00:30:00.000Z'],
    ],
    // 02:30 comes twice on 25 October: the first one.
    [
      'autumn',
      '2026-10-24T02:30',
      '2026-10-24T00:00:00.000Z',
      '2026-10-27T00:00:00.000Z',
      ['2026-10-24T00:30:00.000Z', '2026-10-25T00:30:00.000Z', '2026-10-26T01:30:00.000Z'],
    ],
  ])('keeps its hour when the clocks change in %s', (_when, first, from, to, instants) => {
    const found = occurrencesBetween(series('FREQ=DAILY', first), from, to);
    expect(found.map(({ at }) => at)).toEqual(instants);
  });

  it('keeps its own zone, whatever zone the reader asks from', () => {
    const moscow = series('FREQ=DAILY', '2026-03-28T10:00', { zone: 'Europe/Moscow' });
    expect(
      occurrencesBetween(moscow, '2026-03-29T00:00:00.000Z', '2026-03-30T00:00:00.000Z'),
    ).toEqual([{ wall: '2026-03-29T10:00', at: '2026-03-29T07:00:00.000Z' }]);
  });

  it.each([
    ['29 February comes in leap years', 'FREQ=YEARLY', '2024-02-29T10:00', '2028-02-29T10:00'],
    [
      'the last day of a month',
      'FREQ=MONTHLY;BYMONTHDAY=-1',
      '2026-01-31T10:00',
      '2026-02-28T10:00',
    ],
    [
      'the 31st skips shorter months',
      'FREQ=MONTHLY;BYMONTHDAY=31',
      '2026-01-31T10:00',
      '2026-03-31T10:00',
    ],
    ['working days', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', '2026-02-27T10:00', '2026-03-02T10:00'],
    ['every other week', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU', '2026-02-24T10:00', '2026-03-10T10:00'],
    ['two hours of one day', 'FREQ=DAILY;BYHOUR=9,21', '2026-02-24T09:30', '2026-02-24T21:30'],
  ])('%s', (_name, rule, first, next) => {
    expect(occurrenceAfter(series(rule, first), first)?.wall).toBe(next);
  });

  it.each([
    ['UNTIL as a day', 'FREQ=DAILY;UNTIL=20260303', '2026-03-03T10:00'],
    ['UNTIL as an instant of the zone', 'FREQ=DAILY;UNTIL=20260303T225959Z', '2026-03-03T23:30'],
    ['COUNT', 'FREQ=DAILY;COUNT=3', '2026-03-03T10:00'],
  ])('ends by %s', (_name, rule, last) => {
    const first = `2026-03-01T${last.slice(11)}`;
    const found = walls(
      series(rule, first),
      '2026-02-01T00:00:00.000Z',
      '2026-04-01T00:00:00.000Z',
    );
    expect(found.at(-1)).toBe(last);
    expect(occurrenceAfter(series(rule, first), last)).toBeNull();
  });

  it('leaves exceptions out, by wall and by day', () => {
    const exceptions = ['2026-03-02', '2026-03-03T21:00'];
    const twice = series('FREQ=DAILY;BYHOUR=9,21', '2026-03-01T09:00', { exceptions });
    expect(walls(twice, '2026-03-01T12:00:00.000Z', '2026-03-04T12:00:00.000Z')).toEqual([
      '2026-03-01T21:00',
      '2026-03-03T09:00',
      '2026-03-04T09:00',
    ]);
    expect(occurrenceAfter(twice, '2026-03-01T21:00')?.wall).toBe('2026-03-03T09:00');
  });

  it('a rule that does not read happens once', () => {
    const odd = series('каждый день', '2026-03-01T09:00');
    expect(walls(odd, '2026-02-01T00:00:00.000Z', '2026-04-01T00:00:00.000Z')).toEqual([
      '2026-03-01T09:00',
    ]);
    expect(occurrenceAfter(odd, '2026-03-01T09:00')).toBeNull();
  });

  it('counts what a COUNT has used up, exceptions too', () => {
    const counted = series('FREQ=DAILY;COUNT=5', '2026-03-01T09:00', {
      exceptions: ['2026-03-02'],
    });
    expect(countBefore(counted, '2026-03-04T09:00')).toBe(3);
  });

  it('rises strictly, stays on the rule’s clock, and never falls on an exception', () => {
    const rules = fc.record({
      frequency: fc.constantFrom('DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
      interval: fc.integer({ min: 1, max: 4 }),
      zone: fc.constantFrom('Europe/Moscow', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'),
      month: fc.integer({ min: 1, max: 12 }),
      date: fc.integer({ min: 1, max: 28 }),
      hour: fc.integer({ min: 0, max: 23 }),
      minute: fc.integer({ min: 0, max: 59 }),
      left: fc.array(fc.integer({ min: 0, max: 20 }), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(rules, (each) => {
        const two = (value: number): string => String(value).padStart(2, '0');
        const first = `2026-${two(each.month)}-${two(each.date)}T${two(each.hour)}:${two(each.minute)}`;
        const rule = `FREQ=${each.frequency};INTERVAL=${each.interval}`;
        const plain: Series = { rule, first, zone: each.zone, exceptions: [] };
        const from = atLocal('2026-01-01', '00:00', each.zone);
        const to = atLocal('2026-11-20', '00:00', each.zone);
        const all = occurrencesBetween(plain, from, to);
        const exceptions = each.left.flatMap((index) => all[index]?.wall ?? []);
        const found = occurrencesBetween({ ...plain, exceptions }, from, to);
        expect(found.length).toBe(all.length - new Set(exceptions).size);
        found.forEach(({ wall, at }, index) => {
          expect(at > (found[index - 1]?.at ?? '')).toBe(true);
          expect(exceptions).not.toContain(wall);
          expect(wall.slice(11)).toBe(first.slice(11));
          // Only an hour that the clocks skip may show as another one.
          const taken = timeOf(atLocal(dayOfWall(wall), wall.slice(11), each.zone), each.zone);
          expect(timeOf(at, each.zone)).toBe(taken);
        });
      }),
      { numRuns: 40 },
    );
  }, 60_000);
});
