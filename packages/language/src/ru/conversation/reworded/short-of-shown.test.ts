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
    ['и за 10 минут тоже', [10], true],
    ['ещё за час', [60], true],
    ['плюс за день', [1440], true],
    ['и напомни ещё за 15 минут', [15], 'reminder'],
    ['и напомни за полчаса', [30], 'reminder'],
    ['и за день и за час', [1440, 60], true],
  ])('%s: beside the reminders that it has', (text, minutes, also) =>
    expect(readIn(text, task)).toMatchObject([
      { operation: { type: 'set_reminders', remind_before_minutes: minutes }, also },
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

describe('how long, or by how much', () => {
  const lasting = (hours: number) =>
    spokenOf([{ kind: 'timeblock', number: 1, title: 'сеанс' }], {
      default_timeblock_id: 1,
      listed_count: 0,
      beginnings: [
        {
          kind: 'timeblock',
          number: 1,
          begins_at: `${DAY}T12:00:00${ZONE}`,
          ends_at: `${DAY}T${12 + hours}:00:00${ZONE}`,
        },
      ],
    });
  const sizedIn = (text: string, thread: ReturnType<typeof spokenOf>) =>
    readIn(text, thread).map(({ operation, confidence }) => [operation, confidence >= 0.75]);
  const by = (minutes: number) => ({ type: 'set_duration', by_minutes: minutes });
  const to = (minutes: number) => ({ type: 'set_duration', duration_minutes: minutes });

  it.each([
    ['покороче на полчаса', 2, by(-30)],
    ['сделай короче на полчаса', 2, by(-30)],
    ['чуть короче на 15 минут', 2, by(-15)],
    ['немного короче, минут на 10', 2, by(-10)],
    ['подлиннее на 30 минут', 2, by(30)],
    ['надо дольше на час', 2, by(60)],
    ['подольше на час', 1, by(60)],
    ['чуть подольше, минут на 10', 1, by(10)],
    ['давай длиннее на полчаса', 1, by(30)],
    ['и подольше, часа на два', 1, to(120)],
    ['подольше, на полтора часа', 1, to(90)],
    ['покороче, на 40 минут', 1, to(40)],
    ['короче, полчаса', 2, to(30)],
    ['чуть короче, 50 минут', 1, to(50)],
  ] as const)('%s of %i h', (text, hours, operation) =>
    expect(sizedIn(text, lasting(hours))).toEqual([[operation, true]]),
  );

  it.each([
    ['короче, минут на 20', 2, by(-20)],
    ['лучше подольше, на полчаса', 1, by(30)],
    ['чуть подольше, часа на полтора', 1, to(90)],
    ['короче на 2 часа', 1, to(120)],
    ['короче, на час', 1, to(60)],
    ['подольше, полчаса', 1, to(30)],
  ] as const)('%s of %i h is asked about', (text, hours, operation) =>
    expect(sizedIn(text, lasting(hours))).toEqual([[operation, false]]),
  );

  it.each([
    ['подольше, на час', task, to(60), false],
    ['подольше на час', task, by(60), true],
    ['чуть подольше, на 10 минут', task, by(10), true],
  ] as const)('%s of what has no length that is known', (text, thread, operation, isSure) =>
    expect(sizedIn(text, thread)).toEqual([[operation, isSure]]),
  );
});

describe('what only sounds like a correction', () => {
  const typesIn = (text: string, thread: ReturnType<typeof spokenOf>) =>
    actsIn(text, thread).map(({ type }) => type);
  const sureIn = (text: string, thread: ReturnType<typeof spokenOf>) =>
    readIn(text, thread).filter(({ confidence }) => confidence >= 0.75);

  it.each([
    'попозже вечером',
    'давай попозже вечером',
    'чуть позже сегодня',
    'давай позже сегодня',
    'попозже завтра',
    'позже в понедельник',
  ])('%s is said of the talk', (text) => {
    expect(typesIn(text, blockAt('11:00'))).toEqual([]);
    expect(typesIn(text, task)).toEqual([]);
  });

  it.each([
    ['позже на 2', '09:00'],
    ['попозже, вечером', '11:00'],
    ['позже, сегодня', '11:00'],
  ])('%s of what begins at %s is asked about', (text, hour) => {
    expect(typesIn(text, blockAt(hour))).toEqual(['reschedule']);
    expect(sureIn(text, blockAt(hour))).toEqual([]);
  });

  it.each([
    ['раньше в 9', '18:00', -540],
    ['раньше в 9:30', '11:00', -90],
    ['попозже в 18', '11:00', 420],
  ])('%s of what begins at %s', (text, hour, minutes) =>
    expect(readIn(text, blockAt(hour))).toMatchObject([
      { operation: { shift_minutes: minutes }, confidence: 0.95 },
    ]),
  );

  it('asks about a day where the plan does not tell its own', () => {
    expect(typesIn('попозже, в пятницу', task)).toEqual(['reschedule']);
    expect(sureIn('попозже, в пятницу', task)).toEqual([]);
  });

  it.each([
    'нет вообще до понедельника',
    'давай уже до понедельника',
    'ну давай уж до понедельника',
    'хотя уже завтра',
    'ну давай до субботы',
    'ладно, давай до пятницы',
    'давай до завтра',
    'ладно давай до вечера',
  ])('%s is a goodbye, or nothing', (text) => {
    expect(typesIn(text, task)).toEqual([]);
    expect(typesIn(text, blockAt('11:00'))).toEqual([]);
  });

  it.each(['давай до пятницы', 'тогда до пятницы', 'да, давай до пятницы'])(
    '%s may be one',
    (text) => {
      expect(typesIn(text, task)).toEqual(['set_due']);
      expect(sureIn(text, task)).toEqual([]);
    },
  );

  it.each(['лучше уж до понедельника', 'давай лучше до пятницы', 'давай до 20 сентября'])(
    '%s is surely by when',
    (text) => expect(sureIn(text, task)).toMatchObject([{ operation: { type: 'set_due' } }]),
  );

  it.each(['ну как срочное', 'да как важное', 'но как важное', 'а как срочное', 'как срочное'])(
    '%s ranks nothing',
    (text) => expect(typesIn(text, task)).toEqual([]),
  );

  const paid = (title: string, more = {}) =>
    spokenOf([{ kind: 'task', number: 1, title }], {
      default_task_id: 1,
      listed_count: 0,
      ...more,
    });
  const tomorrow = (title: string) =>
    paid(title, {
      beginnings: [{ kind: 'task', number: 1, begins_at: `2026-09-16T10:00:00${ZONE}` }],
    });
  it.each([
    ['и за месяц', 'оплатить интернет'],
    ['и за год тоже', 'купить подписку'],
    ['и за день тоже', 'отчёт за неделю'],
  ])('%s of «%s» is asked about', (text, title) => {
    expect(typesIn(text, tomorrow(title))).toEqual(['set_reminders']);
    expect(sureIn(text, tomorrow(title))).toEqual([]);
  });
  it('asks where it would be over', () => {
    expect(sureIn('и за месяц тоже', tomorrow('сеанс'))).toEqual([]);
    expect(sureIn('и за час тоже', tomorrow('сеанс'))).toHaveLength(1);
    expect(sureIn('напомни ещё за час', tomorrow('оплатить интернет'))).toHaveLength(1);
  });
  it('reminds of nothing a month before, where that is what is paid for', () =>
    expect(typesIn('и за месяц тоже', paid('оплатить квартиру'))).toEqual([]));
});
