import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const NOW = '2026-02-25T12:00:00+03:00';
const yoga = { kind: 'timeblock', number: 1, title: 'йога' } as const;
const cheese = { kind: 'task', number: 1, title: 'купить сыр' } as const;
const series = [{ ...yoga, rrule: 'FREQ=WEEKLY;BYDAY=TU,TH' }];
const inView = spokenOf([yoga, cheese], { default_timeblock_id: 1, series });

describe('one does not go, right behind what repeats', () => {
  it.each([
    ['в этот раз прогуляю, пропускаем', 0.8],
    ['в этот раз без меня, пропусти', 0.8],
    ['на этот раз не идём', 0.6],
  ])('its next day is left out: %s', (text, confidence) => {
    expect(readSaid(text, { thread: inView, now_iso: NOW }).operations).toMatchObject([
      { operation: { type: 'delete', scope: 'this' }, mention: 'йога', confidence },
    ]);
  });

  it('the day that is said', () => {
    const { operations } = readSaid('во вторник не смогу, пропусти', {
      thread: inView,
      now_iso: NOW,
    });
    expect(operations).toMatchObject([
      { operation: { type: 'delete', from_date: '2026-03-03', to_date: '2026-03-03' } },
    ]);
  });

  it.each([
    'в пятницу не смогу, пропусти',
    'пропусти',
    'не пойду',
    'в этот раз не пойду в магазин',
  ])('is read as ever: %s', (text) => {
    expect(readSaid(text, { thread: inView, now_iso: NOW }).operations).toBeUndefined();
  });

  it.each([
    'с 3 по 5 марта не пойду, пропусти',
    'во вторник и четверг не смогу, пропусти',
    'с четверга не хожу, пропускаем',
    'в четверг в 10 не смогу',
  ])('more than one day is never cut to one: %s', (text) => {
    const { operations = [] } = readSaid(text, { thread: inView, now_iso: NOW });
    const days = operations.map(({ operation }) =>
      operation.type === 'delete' ? [operation.from_date, operation.to_date] : [],
    );
    expect(days.filter(([from, to]) => from !== undefined && from === to)).toEqual([]);
  });

  it('is said of nothing else', () => {
    const other = spokenOf([cheese, yoga], { default_task_id: 1, series });
    const text = 'в этот раз не пойду, пропусти';
    expect(readSaid(text, { thread: other, now_iso: NOW }).kind).toBe('none');
    expect(readSaid(text).kind).toBe('none');
  });
});
