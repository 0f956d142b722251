import { expect, it } from 'vitest';
import { explainReading, parseTime } from './index.ts';

const context = { now: '2026-09-15T10:30:00+03:00', timezone: 'Europe/Moscow' };

it('prints a tree of the rules that fired, what was said and what was implied', () => {
  const reading = parseTime('созвон завтра с пяти до семи вечера', context);
  expect(reading === null ? '' : explainReading(reading)).toBe(
    [
      '«созвон завтра с пяти до семи вечера»',
      'когда: 2026-09-16T17:00:00+03:00 … 2026-09-16T19:00:00+03:00 (at, minute)',
      'сказано: день, час, конец',
      'подразумевается: год, месяц, минута, половина дня',
      'уверенность: 0.88',
      '├─ «завтра»  ← <relative>',
      '└─ «с пяти до семи вечера»  ← с|от <a:point> до|по <b:point>',
      '   ├─ «с»',
      '   ├─ «пяти»',
      '   ├─ «до»',
      '   └─ «семи вечера»  ← <hour> <of-daypart>',
      '      ├─ «семи»',
      '      └─ «вечера»',
    ].join('\n'),
  );
});

it('names what a reading knows', () => {
  const reading = parseTime('каждый день в 9 на полчаса', context);
  expect(reading?.known).toEqual(['hour', 'duration', 'recurrence']);
  expect(reading?.implied).toContain('half_of_day');
  expect(reading?.rules).toEqual(['<every> <unit>', 'в <hourish>', 'на <length>']);
});

it('survives a text that is a thousand phrases long', () => {
  const reading = parseTime('каждый понедельник и среду и '.repeat(300), context);
  expect(reading === null ? '' : explainReading(reading)).toContain('повторение: FREQ=WEEKLY');
});
