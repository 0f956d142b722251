import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const block = spokenOf([{ kind: 'timeblock', number: 1, title: 'созвон с банком' }], {
  default_timeblock_id: 1,
  listed_count: 0,
});
const task = spokenOf([{ kind: 'task', number: 1, title: 'купить обои' }], {
  default_task_id: 1,
  listed_count: 0,
});
const actsIn = (text: string, thread: ReturnType<typeof spokenOf>) =>
  readSaid(text, { thread }).operations?.map(({ operation }) => operation);

describe('a time of what was shown just now', () => {
  it.each([
    ['он на полтора часа', 90],
    ['она на 40 минут', 40],
    ['он на час', 60],
    ['длится полтора часа', 90],
    ['нет, полтора', 90],
    ['а нет, минут 45 надо', 45],
    ['45 минут хватит', 45],
  ])('%s: how long', (text, minutes) =>
    expect(actsIn(text, block)).toMatchObject([
      { type: 'set_duration', duration_minutes: minutes },
    ]),
  );

  it.each([
    ['он будет в 11, не в 10', '11:00'],
    ['в 11, а не в 10', '11:00'],
    ['он начнётся в 11', '11:00'],
    ['и в 18:00', '18:00'],
  ])('%s: at what hour', (text, hour) =>
    expect(actsIn(text, block)).toMatchObject([{ type: 'reschedule', planned_time: hour }]),
  );

  it.each(['хотя оставь завтра', 'оставь завтра'])('%s: on which day', (text) =>
    expect(actsIn(text, task)).toMatchObject([{ type: 'reschedule', planned_at: '2026-09-16' }]),
  );

  it.each(['до пятницы', 'и до пятницы', 'к пятнице'])('%s: by when', (text) =>
    expect(actsIn(text, task)).toMatchObject([{ type: 'set_due', due_date: '2026-09-18' }]),
  );

  it.each(['её на час позже', 'это на час позже'])('%s is later by that', (text) =>
    expect(actsIn(text, block)).toMatchObject([{ type: 'reschedule', shift_minutes: 60 }]),
  );

  it.each(['и в пятницу', 'а в пятницу?', 'и в пятницу тоже', 'до пятницы?', 'и в 18:00?'])(
    '%s sets nothing',
    (text) => expect(actsIn(text, task) ?? []).toEqual([]),
  );

  it.each(['до пятницы', 'и в 18:00'])('%s sets nothing behind a list', (text) =>
    expect(actsIn(text, { ...task, listed_count: 1 }) ?? []).toEqual([]),
  );
});

describe('by when, a goodbye, or an end', () => {
  const CREATED = '2026-09-16T10:00:00+03:00';
  const thread = (title: string, kind: 'task' | 'timeblock', more = {}) =>
    spokenOf([{ kind, number: 1, title }], {
      ...(kind === 'task' ? { default_task_id: 1 } : { default_timeblock_id: 1 }),
      listed_count: 0,
      ...more,
    });
  const shops = thread('купить обои', 'task');
  const sureIn = (text: string, of: ReturnType<typeof spokenOf>) =>
    (readSaid(text, { thread: of }).operations ?? [])
      .filter(({ confidence }) => confidence >= 0.75)
      .map(({ operation }) => operation.type);

  it.each([
    'до завтра',
    'до завтра!',
    'ладно, до завтра',
    'ну до понедельника',
    'до вечера',
    'до послезавтра',
    'до пятницы!',
  ])('%s is a goodbye, or nothing', (text) => expect(actsIn(text, shops) ?? []).toEqual([]));

  it('may be a goodbye, and is asked about: до пятницы', () => {
    expect(actsIn('до пятницы', shops)).toMatchObject([{ type: 'set_due' }]);
    expect(sureIn('до пятницы', shops)).toEqual([]);
  });

  it.each(['и до пятницы', 'к пятнице', 'до 20 сентября', 'к завтрашнему дню'])(
    '%s is surely by when',
    (text) => expect(sureIn(text, shops)).toEqual(['set_due']),
  );

  it.each(['до 15', 'и до 15', 'он до 15', 'длится до 15', 'так, теперь до 15', 'до 15:30'])(
    '%s ends a block, and does not move it',
    (text) => expect(sureIn(text, thread('созвон', 'timeblock'))).toEqual(['set_duration']),
  );

  it.each(['к 18:00', 'до обеда', 'до пятницы', 'до завтра', 'к пятнице'])(
    '%s is no end of a block',
    (text) => expect(sureIn(text, thread('созвон', 'timeblock'))).toEqual([]),
  );

  it.each([
    ['до 11', false],
    ['до двух', true],
    ['до 15', true],
  ])('%s of what begins at noon is surely its end: %s', (text, isSure) => {
    const begins_at = '2026-09-16T12:00:00+03:00';
    const noon = { beginnings: [{ kind: 'timeblock' as const, number: 1, begins_at }] };
    expect(sureIn(text, thread('обед', 'timeblock', noon))).toEqual(isSure ? ['set_duration'] : []);
  });

  const series = (rrule: string) =>
    thread('йога', 'task', { series: [{ kind: 'task', number: 1, title: 'йога', rrule }] });
  it.each([
    ['до 1 ноября', 'FREQ=WEEKLY;BYDAY=TU', 'FREQ=WEEKLY;BYDAY=TU;UNTIL=20261101'],
    ['и до 1 ноября', 'FREQ=DAILY;UNTIL=20261001', 'FREQ=DAILY;UNTIL=20261101'],
  ])('%s ends what repeats by %s', (text, rrule, next) =>
    expect(actsIn(text, series(rrule))).toEqual([{ type: 'set_recurrence', rrule: next }]),
  );
  it.each(['до завтра', 'до 15', 'и в 18:00'])('%s sets nothing of what repeats', (text) =>
    expect(sureIn(text, series('FREQ=DAILY'))).toEqual([]),
  );

  it.each([
    ['до 18 сентября', 'FREQ=WEEKLY;BYDAY=MO'],
    ['до конца недели', 'FREQ=WEEKLY;BYDAY=TU'],
    ['до вторника', 'FREQ=WEEKLY;BYDAY=TU'],
    ['до конца дня', 'FREQ=DAILY'],
  ])('%s is no end of what comes by %s', (text, rrule) =>
    expect(actsIn(text, series(rrule)) ?? []).toEqual([]),
  );

  it('is the hour of what has none, and of what has one perhaps once more', () => {
    const begins = (begins_at: string) => ({
      beginnings: [{ kind: 'task' as const, number: 1, begins_at }],
    });
    expect(sureIn('и в 18:00', shops)).toEqual(['reschedule']);
    expect(sureIn('и в 18:00', thread('принять таблетку', 'task', begins(CREATED)))).toEqual([]);
    expect(sureIn('и в 18:00', thread('созвон', 'timeblock'))).toEqual([]);
    expect(sureIn('и на 18:00', shops)).toEqual(['reschedule']);
    expect(sureIn('и на 18:00', thread('принять таблетку', 'task', begins(CREATED)))).toEqual([]);
    expect(sureIn('и на 18:00', thread('созвон', 'timeblock'))).toEqual([]);
  });
});

describe('whether it is what stands in view', () => {
  const of = (title: string, kind: 'task' | 'timeblock') =>
    spokenOf([{ kind, number: 1, title }], {
      ...(kind === 'task' ? { default_task_id: 1 } : { default_timeblock_id: 1 }),
      listed_count: 0,
    });
  const sureIn = (text: string, title: string, kind: 'task' | 'timeblock') =>
    (readSaid(text, { thread: of(title, kind) }).operations ?? [])
      .filter(({ confidence }) => confidence >= 0.75)
      .map(({ operation }) => operation.type);

  it.each([
    ['они до 18', 'сходить в аптеку', 'task'],
    ['она теперь до 18', 'позвонить Оле', 'task'],
    ['будет до 18', 'сходить в магазин', 'task'],
    ['она будет в 11', 'позвонить маме', 'task'],
    ['она будет в 11, не в 10', 'позвонить маме', 'task'],
    ['он на два часа', 'встретить Петю', 'task'],
    ['они с 9 до 18', 'позвонить в банк', 'task'],
    ['она будет в 11', 'созвон с Олей', 'timeblock'],
    ['она будет в 11', 'встреча с Олей', 'timeblock'],
    ['они будут в 11', 'созвон с банком', 'timeblock'],
    ['они в 11', 'созвон с банком', 'timeblock'],
    ['она до 14', 'забрать Аню из школы', 'task'],
    ['он до пятницы', 'позвонить Пете', 'task'],
    ['он завтра', 'позвонить Пете', 'task'],
    ['она в пятницу', 'съездить к бабушке', 'task'],
  ] as const)('%s of «%s» is asked about, or not understood', (text, title, kind) =>
    expect(sureIn(text, title, kind)).toEqual([]),
  );

  it.each([
    ['он будет в 11', 'созвон', 'timeblock', 'reschedule'],
    ['она теперь в пятницу', 'лекция', 'timeblock', 'reschedule'],
    ['она начнётся в 11', 'встреча с Олей', 'timeblock', 'reschedule'],
    ['они на три часа', 'съёмки', 'timeblock', 'set_duration'],
    ['теперь в пятницу', 'купить обои', 'task', 'reschedule'],
    ['она на пятницу', 'купить обои', 'task', 'reschedule'],
    ['её на пятницу', 'позвонить Оле', 'task', 'reschedule'],
    ['она до пятницы', 'сдать отчёт', 'task', 'set_due'],
  ] as const)('%s of «%s»', (text, title, kind, type) =>
    expect(sureIn(text, title, kind)).toEqual([type]),
  );
});

describe('hours that are kept', () => {
  const standing = (title: string, from: string, to: string) =>
    spokenOf([{ kind: 'timeblock', number: 1, title }], {
      default_timeblock_id: 1,
      listed_count: 0,
      beginnings: [
        {
          kind: 'timeblock',
          number: 1,
          begins_at: `2026-09-16T${from}:00+03:00`,
          ends_at: `2026-09-16T${to}:00+03:00`,
        },
      ],
    });
  const sureIn = (text: string, thread: ReturnType<typeof spokenOf>) =>
    (readSaid(text, { thread }).operations ?? [])
      .filter(({ confidence }) => confidence >= 0.75)
      .map(({ operation }) => operation.type);

  it.each([
    ['она до 21', 'химчистка'],
    ['она до 21', 'аптека'],
    ['до 17', 'банк'],
    ['он до 12:30', 'банк'],
    ['она с 8 до 20', 'поликлиника'],
    ['она с 9 до 18', 'почта'],
    ['она с 9', 'почта'],
    ['он с 10 до 18', 'музей'],
    ['она до 22', 'автомойка'],
    ['она с 10 до 20', 'парикмахерская'],
    ['он до 17', 'созвон'],
    ['он с 10 до 18', 'созвон'],
    ['она до 20', 'выставка'],
  ])('%s of «%s» moves nothing unasked', (text, title) =>
    expect(sureIn(text, standing(title, '11:00', '12:00'))).toEqual([]),
  );

  it.each([
    ['он до 13', 'созвон', ['set_duration']],
    ['он с 12 до 14', 'созвон', ['reschedule', 'set_duration']],
    ['длится до 17', 'созвон', ['set_duration']],
    ['она на два часа', 'аптека', ['set_duration']],
  ])('%s of «%s» is when that is', (text, title, types) =>
    expect(sureIn(text, standing(title, '11:00', '12:00'))).toEqual(types),
  );

  it('lasts as long as what lasted long before', () =>
    expect(sureIn('она до 15', standing('лекция', '11:00', '13:00'))).toEqual(['set_duration']));

  it('asks with the length that it comes to', () =>
    expect(
      readSaid('до 17', { thread: standing('банк', '11:00', '12:00') }).operations,
    ).toMatchObject([{ operation: { type: 'set_duration', duration_minutes: 360 } }]));
});
