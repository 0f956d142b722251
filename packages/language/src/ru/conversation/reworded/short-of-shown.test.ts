import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';
import { CORPUS_NOW } from '../../corpus.ts';

const DAY = CORPUS_NOW.slice(0, 10);
const task = spokenOf([{ kind: 'task', number: 1, title: 'сдать кровь' }], {
  default_task_id: 1,
  listed_count: 0,
});
const blockAt = (hour: string) =>
  spokenOf([{ kind: 'timeblock', number: 1, title: 'сеанс' }], {
    default_timeblock_id: 1,
    listed_count: 0,
    beginnings: [{ kind: 'timeblock', number: 1, begins_at: `${DAY}T${hour}:00${ZONE}` }],
  });
const ZONE = CORPUS_NOW.slice(CORPUS_NOW.search(/[+-]\d\d:\d\d$/u));
const series = spokenOf([{ kind: 'timeblock', number: 1, title: 'разминка' }], {
  default_timeblock_id: 1,
  listed_count: 0,
  series: [{ kind: 'timeblock', number: 1, title: 'разминка', rrule: 'FREQ=DAILY' }],
});
const readIn = (text: string, thread: ReturnType<typeof spokenOf>) =>
  readSaid(text, { thread }).operations ?? [];
const actsIn = (text: string, thread: ReturnType<typeof spokenOf>) =>
  readIn(text, thread).map(({ operation }) => operation);

describe('short corrections of what was shown just now', () => {
  it.each([
    'и пометь как важное',
    'и обозначь как срочную',
    'ещё с пометкой «важно»',
    'и выдели её как приоритетную',
  ])('%s comes first', (text) =>
    expect(actsIn(text, task)).toMatchObject([{ type: 'set_priority', priority: 'high' }]),
  );

  it.each(['и пометь как важное', 'и отметь как не важное', 'пометь важное'])(
    '%s ranks nothing else',
    (text) => {
      const listed = text === 'и пометь как важное' ? { ...task, listed_count: 2 } : task;
      expect(actsIn(text, listed)).not.toContainEqual(
        expect.objectContaining({ type: 'set_priority' }),
      );
    },
  );

  it.each([
    ['и пораньше, в 9', '11:00', -120],
    ['чуть раньше, в 10:30', '11:00', -30],
    ['а лучше попозже, в 3', '12:00', 180],
    ['пораньше, в 9', '22:00', -60],
    ['попозже, в 8 вечера', '11:00', 540],
  ])('%s of what begins at %s', (text, hour, minutes) =>
    expect(readIn(text, blockAt(hour))).toMatchObject([
      { operation: { type: 'reschedule', shift_minutes: minutes }, confidence: 0.95 },
    ]),
  );

  it.each([
    ['пораньше, в 13:30', '12:00'],
    ['пораньше, в 9', '20:00'],
    ['и попозже, в 11', '12:00'],
  ])('%s of what begins at %s is asked about', (text, hour) =>
    expect(readIn(text, blockAt(hour))).toMatchObject([
      { operation: { type: 'reschedule' }, confidence: 0.6 },
    ]),
  );

  it('has the day of what stands on one', () =>
    expect(readIn('пораньше, в 7 утра', task)).toMatchObject([
      { operation: { type: 'reschedule', planned_time: '07:00' }, day_open: true },
    ]));

  it.each([
    ['и подольше, часа на два', 120],
    ['и покороче, минут на 40', 40],
    ['покороче, на полчаса', 30],
  ])('%s: how long', (text, minutes) =>
    expect(actsIn(text, blockAt('11:00'))).toMatchObject([
      { type: 'set_duration', duration_minutes: minutes },
    ]),
  );

  it.each(['а лучше вообще в пятницу', 'хотя лучше уж в пятницу', 'не завтра, а вообще в пятницу'])(
    '%s: the day alone',
    (text) =>
      expect(actsIn(text, blockAt('11:00'))).toMatchObject([
        { type: 'reschedule', planned_at: '2026-09-18' },
      ]),
  );

  it.each([
    ['в смысле вечера', '08:00', '20:00'],
    ['я про вечер', '07:00', '19:00'],
    ['то есть вечером', '09:00', '21:00'],
    ['имел в виду утра', '20:00', '08:00'],
    ['ой, дня', '03:00', '15:00'],
  ])('%s of what begins at %s', (text, hour, other) =>
    expect(actsIn(text, blockAt(hour))).toMatchObject([
      { type: 'reschedule', planned_time: other },
    ]),
  );

  it.each([
    ['в смысле вечера', '14:00'],
    ['в смысле вечера', '20:00'],
    ['я про утро', '14:00'],
  ])('%s of what begins at %s moves nothing', (text, hour) =>
    expect(actsIn(text, blockAt(hour))).toEqual([]),
  );

  it('leaves what is later than an evening to the evening', () =>
    expect(actsIn('то есть вечером', blockAt('11:00'))).toMatchObject([
      { type: 'reschedule', planned_time: '19:00' },
    ]));

  it.each([
    ['нет, только по будням', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'],
    ['нет, лишь по выходным', 'FREQ=WEEKLY;BYDAY=SA,SU'],
    ['не каждый день, а только по пятницам', 'FREQ=WEEKLY;BYDAY=FR'],
    ['хотя пусть только по вторникам и четвергам', 'FREQ=WEEKLY;BYDAY=TU,TH'],
  ])('%s: how often', (text, rrule) =>
    expect(actsIn(text, series)).toMatchObject([{ type: 'set_recurrence', rrule }]),
  );

  it('makes nothing repeat that comes once', () =>
    expect(actsIn('нет, только по будням', blockAt('09:00'))).toEqual([]));

  it.each([
    ['и за 10 минут тоже', [10]],
    ['ещё за час', [60]],
    ['плюс за день', [1440]],
    ['и напомни ещё за 15 минут', [15]],
    ['и за день и за час', [1440, 60]],
  ])('%s: beside the reminders that it has', (text, minutes) =>
    expect(readIn(text, task)).toMatchObject([
      { operation: { type: 'set_reminders', remind_before_minutes: minutes }, also: true },
    ]),
  );

  it.each(['лучше за 2 часа', 'напомни за час'])('%s: in their place', (text) => {
    const [only] = readIn(text, task);
    expect(only?.operation.type).toBe('set_reminders');
    expect(only).not.toHaveProperty('also');
  });

  it.each([
    'и пораньше, в 9?',
    'и за хлебом тоже',
    'лучше вообще не ходить',
    'задача отметить важное',
    'раньше, чем в 9, не звонить',
  ])('%s corrects nothing', (text) => {
    const types = actsIn(text, blockAt('11:00')).map(({ type }) => type);
    expect(types).toEqual([]);
  });
});

describe('a day that was forgotten', () => {
  const two = spokenOf(
    [
      { kind: 'task', number: 2, title: 'купить лампу' },
      { kind: 'task', number: 1, title: 'продлить страховку' },
    ],
    { default_task_id: 2, listed_count: 0 },
  );

  it.each([
    ['страховке я дату не поставил, пусть будет 10 декабря', 'reschedule'],
    ['страховке не указала день, давай 10 декабря', 'reschedule'],
    ['страховку я без даты оставил, поставь 10 декабря', 'reschedule'],
    ['страховке я срок не задал, пусть 10 декабря', 'set_due'],
    ['у страховки нет срока, пусть будет 10 декабря', 'set_due'],
  ])('%s', (text, type) => expect(actsIn(text, two)).toMatchObject([{ type, task: 1 }]));

  it('asks which one where two bear the name', () => {
    const alike = {
      ...two,
      candidates: [
        ...two.candidates,
        { kind: 'task' as const, number: 3, title: 'взять страховку' },
      ],
    };
    const [only] = readIn('страховке я срок не задал, пусть 10 декабря', alike);
    expect(only).toMatchObject({ operation: { type: 'set_due' }, mention: 'страховку' });
    expect(only?.operation).not.toHaveProperty('task');
  });

  it.each([
    'коту я дату не поставил, пусть 10 декабря',
    'страховке я дату не поставил, ну и ладно',
  ])('%s sets nothing', (text) => expect(actsIn(text, two)).toEqual([]));
});
