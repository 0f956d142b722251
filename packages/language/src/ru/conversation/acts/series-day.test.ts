import type { RepeatingHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const weekly = (days: string): string => `FREQ=WEEKLY;BYDAY=${days}`;
const SERIES: RepeatingHandle[] = [
  { kind: 'task', number: 1, title: 'борьба у Оли', rrule: weekly('TU,FR') },
  { kind: 'timeblock', number: 2, title: 'танец у Кати', rrule: weekly('SA') },
  { kind: 'task', number: 3, title: 'логопед', rrule: weekly('MO') },
  { kind: 'task', number: 4, title: 'борьба у Вани', rrule: weekly('MO,SA') },
];
/** A Wednesday. */
const NOW = '2026-02-25T12:00:00+03:00';
/** Nothing of it was spoken of here. */
const thread = spokenOf([], { series: SERIES });

const operationOf = (text: string) => {
  const { operations = [] } = readSaid(text, { thread, now_iso: NOW });
  return operations.length === 1 ? operations[0] : null;
};

const skip = (day: string, to = day) => ({ type: 'delete', from_date: day, to_date: to });

describe('one of the days of what repeats', () => {
  it.each([
    ['в пятницу у Оли борьбы нет', 'борьба у Оли', '2026-02-27'],
    ['олину борьбу в пятницу отменили', 'борьба у Оли', '2026-02-27'],
    ['оля в пятницу на борьбу не идет', 'борьба у Оли', '2026-02-27'],
    ['катиных танцев в субботу не будет', 'танец у Кати', '2026-02-28'],
    ['пропускаем логопеда в понедельник', 'логопед', '2026-03-02'],
    ['в субботу борьбы не будет', 'борьба у Вани', '2026-02-28'],
  ])('%s', (text, mention, day) => {
    expect(operationOf(text)).toMatchObject({ mention, operation: skip(day), confidence: 0.8 });
  });

  it.each([
    'борьбы у Вани в субботу и в понедельник не будет',
    'борьбу у вани отменили в субботу, в понедельник',
    'ваня на борьбу не пойдёт в субботу и в понедельник',
  ])('several of them are left out one by one, and none is moved to another: %s', (text) => {
    const { operations } = readSaid(text, { thread, now_iso: NOW });
    const mention = 'борьба у Вани';
    expect(operations).toMatchObject([
      { mention, operation: skip('2026-02-28') },
      { mention, operation: skip('2026-03-02') },
    ]);
  });

  it.each([
    ['оля в понедельник к логопеду не идет', 'логопед', '2026-03-02'],
    ['в субботу танцев не будет, горло красное', 'танец у Кати', '2026-02-28'],
    ['у Саши логопеда в понедельник не будет', 'логопед', '2026-03-02'],
  ])('is asked about where something else is said, too: %s', (text, mention, day) => {
    expect(operationOf(text)).toMatchObject({ mention, operation: skip(day), confidence: 0.6 });
  });

  it.each([
    [
      'катин танец в субботу в этот раз в час дня',
      '2026-02-28',
      { planned_at: '2026-02-28', planned_time: '13:00' },
    ],
    ['танец в субботу перенесли на воскресенье', '2026-02-28', { planned_at: '2026-03-01' }],
    [
      'вместо субботы танец в воскресенье в 15',
      '2026-02-28',
      { planned_at: '2026-03-01', planned_time: '15:00' },
    ],
    [
      'танца в субботу не будет, перенесли на воскресенье в то же время',
      '2026-02-28',
      { planned_at: '2026-03-01' },
    ],
    ['в субботу танец на час позже', '2026-02-28', { shift_minutes: 60 }],
  ])('goes elsewhere: %s', (text, on, time) => {
    const operation = { type: 'reschedule', scope: 'this', ...time };
    expect(operationOf(text)).toMatchObject({ mention: 'танец у Кати', on, operation });
  });

  it('is asked about where it comes on the other day anyhow', () => {
    expect(operationOf('борьбы у Вани в субботу не будет, в понедельник будет')).toMatchObject({
      operation: { type: 'reschedule', planned_at: '2026-03-02' },
      confidence: 0.6,
    });
  });

  it('goes to a day on which it does not come, after a yes', () => {
    const found = operationOf('логопед в этот раз во вторник в 10:30');
    expect(found?.on).toBeUndefined();
    expect(found).toMatchObject({
      operation: {
        type: 'reschedule',
        planned_at: '2026-03-03',
        planned_time: '10:30',
        scope: 'this',
      },
      mention: 'логопед',
      confidence: 0.6,
    });
  });

  it.each([
    ['до 10 марта танцев нет', 'танец у Кати', skip('2026-02-25', '2026-03-09')],
    ['танец на паузу по 10 марта', 'танец у Кати', skip('2026-02-25', '2026-03-10')],
    ['логопеда две недели не будет', 'логопед', skip('2026-02-25', '2026-03-10')],
    ['каникулы, не водим до 10 марта', undefined, skip('2026-02-25', '2026-03-09')],
  ])('several of them are left out, after a yes: %s', (text, mention, operation) => {
    const found = operationOf(text);
    expect(found).toMatchObject({ operation, confidence: 0.6 });
    expect(found?.mention).toBe(mention);
  });

  it.each([
    [
      'логопед теперь в пять вечера',
      undefined,
      { type: 'reschedule', planned_time: '17:00', scope: 'following' },
    ],
    [
      'танец со следующей недели в 12:00',
      '2026-03-07',
      { type: 'reschedule', planned_time: '12:00', scope: 'following' },
    ],
    [
      'борьба у оли теперь не по вторникам, а по средам',
      undefined,
      { type: 'set_recurrence', rrule: weekly('WE,FR') },
    ],
  ])('and all of them from then on: %s', (text, on, operation) => {
    const found = operationOf(text);
    expect(found).toMatchObject({ operation });
    expect(found?.on).toBe(on);
  });

  it.each([
    'купить Оле форму для борьбы в пятницу',
    'забрать Олю с борьбы в пятницу в 19:30',
    'в пятницу на борьбе будет показательное',
    'Катя в субботу не пойдёт в школу',
    'оплатить танец до субботы',
    'нет, танец в субботу в 12',
    'когда у Кати танец',
    'танец в пятницу в 18:00',
    'в субботу танец дома',
    'танец у Оли в субботу отменили',
    'борьба у Вани в субботу и в понедельник',
  ])('is not said: %s', (text) => {
    const { operations = [] } = readSaid(text, { thread, now_iso: NOW });
    expect(
      operations.filter(
        ({ operation }) => operation.type === 'delete' || operation.type === 'reschedule',
      ),
    ).toEqual([]);
  });
});

describe('the noun of what is done again and again', () => {
  const acts: RepeatingHandle[] = [
    { kind: 'task', number: 1, title: 'сверять остатки ниток', rrule: weekly('MO') },
    { kind: 'task', number: 2, title: 'вывозить мусор с дачи', rrule: weekly('TH') },
    { kind: 'task', number: 3, title: 'оплачивать аренду', rrule: 'FREQ=MONTHLY;BYMONTHDAY=5' },
  ];
  const of = (text: string) =>
    readSaid(text, { thread: spokenOf([], { series: acts }), now_iso: NOW }).operations;

  it.each([
    [
      'сверку ниток в этот раз во вторник вместо понедельника',
      { mention: 'сверять остатки ниток', on: '2026-03-02', to: '2026-03-03' },
    ],
    [
      'вывоз мусора на этой неделе в пятницу вместо четверга',
      { mention: 'вывозить мусор с дачи', on: '2026-02-26', to: '2026-02-27' },
    ],
  ])('%s', (text, { mention, on, to }) => {
    const operation = { type: 'reschedule', planned_at: to, scope: 'this' };
    expect(of(text)).toMatchObject([{ mention, on, operation }]);
  });

  it('is asked about where no day tells which one', () => {
    const operation = { type: 'reschedule', planned_at: '2026-03-07', scope: 'this' };
    expect(of('оплату аренды в этот раз 7 числа')).toMatchObject([{ operation, confidence: 0.6 }]);
  });

  it.each([
    'сверку ткани в этот раз во вторник',
    'вывоз мебели в пятницу',
    'оплату света в этот раз 7 числа',
    'сверка во вторник в 15',
  ])('names none of them: %s', (text) => {
    expect(of(text)).toBeUndefined();
  });
});
