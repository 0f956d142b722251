import { describe, expect, it } from 'vitest';
import { endRule, moveRule } from './move-rule.ts';

describe('a series moved as a whole', () => {
  it.each([
    ['its weekday', 'FREQ=WEEKLY;BYDAY=TU', '2026-03-10', '2026-03-12', 'FREQ=WEEKLY;BYDAY=TH'],
    [
      'one of several',
      'FREQ=WEEKLY;BYDAY=TU,FR',
      '2026-03-10',
      '2026-03-12',
      'FREQ=WEEKLY;BYDAY=TH,FR',
    ],
    [
      'onto another of its days',
      'FREQ=WEEKLY;BYDAY=TU,TH',
      '2026-03-10',
      '2026-03-12',
      'FREQ=WEEKLY;BYDAY=TH',
    ],
    [
      'its date',
      'FREQ=MONTHLY;BYMONTHDAY=15',
      '2026-03-15',
      '2026-03-17',
      'FREQ=MONTHLY;BYMONTHDAY=17',
    ],
    [
      'from the last day',
      'FREQ=MONTHLY;BYMONTHDAY=-1',
      '2026-03-31',
      '2026-03-30',
      'FREQ=MONTHLY;BYMONTHDAY=30',
    ],
    [
      'its second Tuesday',
      'FREQ=MONTHLY;BYDAY=2TU',
      '2026-03-10',
      '2026-03-19',
      'FREQ=MONTHLY;BYDAY=3TH',
    ],
    [
      'its last Friday',
      'FREQ=MONTHLY;BYDAY=-1FR',
      '2026-03-27',
      '2026-03-30',
      'FREQ=MONTHLY;BYDAY=-1MO',
    ],
    [
      'its day of the year',
      'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8',
      '2026-03-08',
      '2026-04-02',
      'FREQ=YEARLY;BYMONTH=4;BYMONTHDAY=2',
    ],
    ['every day', 'FREQ=DAILY;INTERVAL=2', '2026-03-10', '2026-03-11', 'FREQ=DAILY;INTERVAL=2'],
    ['nowhere', 'FREQ=WEEKLY;BYDAY=TU', '2026-03-10', '2026-03-10', 'FREQ=WEEKLY;BYDAY=TU'],
  ])('%s', (_name, rule, from, to, expected) => {
    expect(moveRule(rule, from, to)).toBe(expected);
  });
});

describe('a series that ends before an occurrence', () => {
  it.each([
    ['the day before', 'FREQ=WEEKLY;BYDAY=TU', 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20260309'],
    ['whatever its count', 'FREQ=DAILY;COUNT=9', 'FREQ=DAILY;UNTIL=20260309'],
    ['whatever its end was', 'FREQ=DAILY;UNTIL=20270101', 'FREQ=DAILY;UNTIL=20260309'],
    [
      'by the hour where a day holds several',
      'FREQ=DAILY;BYHOUR=9,21',
      'FREQ=DAILY;BYHOUR=9,21;UNTIL=20260310T205900',
    ],
  ])('%s', (_name, rule, expected) => {
    expect(endRule(rule, '2026-03-10T21:00')).toBe(expected);
  });
});
