import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const KNOWN: readonly ObjectHandle[] = [
  { kind: 'timeblock', number: 1, title: 'дежурство в библиотеке' },
  { kind: 'task', number: 1, title: 'после дежурства забрать ключи' },
  { kind: 'task', number: 2, title: 'каток у Гриши' },
  { kind: 'task', number: 3, title: 'каток у Гриши' },
  { kind: 'task', number: 4, title: 'замер кухни у Риты' },
  { kind: 'task', number: 5, title: 'нотариусу позвонить' },
  { kind: 'task', number: 6, title: 'отдать дяде 4000' },
  { kind: 'task', number: 7, title: 'закапать коту капли' },
];

const thread = spokenOf(KNOWN, { default_task_id: 5 });

/** What it is read as: the words that name what is meant, the operation, and what tells it from others. */
function read(text: string) {
  const { kind, operations = [], envelopes } = readSaid(text, { thread });
  expect(envelopes).toEqual([]);
  return kind === 'operations'
    ? operations.map(({ operation, mention, on, at, untimed, kind: of }) => ({
        ...operation,
        ...(mention === undefined ? {} : { mention }),
        ...(on === undefined ? {} : { on }),
        ...(at === undefined ? {} : { at }),
        ...(untimed === undefined ? {} : { untimed }),
        ...(of === undefined ? {} : { of }),
      }))
    : [];
}

describe('the end of a timeblock', () => {
  it.each([
    'дежурство до 16, а не до 18',
    'дежурство не до 18, а до 16',
    'дежурство сократили до 16',
    'дежурство урезали, до 16',
    'продлили дежурство до 16',
    'дежурство закончится в 16',
    'дежурство закончится раньше, в 16',
    'дежурство до 16 сделай',
  ])('%s', (text) => {
    expect(read(text)).toEqual([
      {
        type: 'set_duration',
        end_at: expect.stringContaining('T16:00'),
        mention: 'дежурство',
        of: 'timeblock',
      },
    ]);
  });

  it('is that of the day that is said', () => {
    expect(read('дежурство сократили, до 16 завтра')).toMatchObject([
      { end_at: '2026-09-16T16:00:00+03:00', on: '2026-09-16' },
    ]);
  });

  it.each(['сократи дежурство до часа', 'каток сократили до 16', 'ключи до 16, а не до 18'])(
    'is no %s',
    (text) => {
      expect(read(text)).not.toMatchObject([{ end_at: expect.anything() }]);
    },
  );
});

describe('another time of several that bear one name', () => {
  it.each([
    ['каток у гриши в субботу в 12 я же говорила а не в 11', '2026-09-19', '11:00', 'T12:00'],
    ['каток в субботу не в 11, а в 12', '2026-09-19', '11:00', 'T12:00'],
    ['каток не в четверг, а в пятницу', '2026-09-17', undefined, '2026-09-18'],
  ])('%s', (text, on, at, then) => {
    expect(read(text)).toEqual([
      {
        type: 'reschedule',
        planned_at: expect.stringContaining(then),
        mention: expect.stringContaining('каток'),
        on,
        ...(at === undefined ? {} : { at }),
      },
    ]);
  });
});

describe('what somebody wants of what bears their name', () => {
  it.each([
    ['рита позвонила просит не в два а в три', { planned_time: '15:00', at: '14:00' }],
    [
      'рита в четверг не может, просит на пятницу в то же время',
      { planned_at: '2026-09-18', on: '2026-09-17' },
    ],
    ['рита заболела, просит на пятницу', { planned_at: '2026-09-18' }],
    [
      'рита говорит завтра удобнее, часов в пять',
      { planned_at: expect.stringContaining('2026-09-16T17') },
    ],
    ['рита пишет что сможет только в пятницу', { planned_at: '2026-09-18' }],
    ['рита просит замер на час позже', { shift_minutes: 60 }],
    ['звонила рита, просит на пятницу', { planned_at: '2026-09-18' }],
    ['у риты в четверг не получается, она хочет в пятницу', { planned_at: '2026-09-18' }],
    ['рита опаздывает, будет в 15:30', { planned_time: '15:30' }],
  ])('%s', (text, wanted) => {
    expect(read(text)).toMatchObject([{ type: 'reschedule', ...wanted }]);
  });

  it.each([
    'рита говорит в субботу дождь',
    'рита сказала что не придёт',
    'рите сказала про пятницу',
    'рита звонила в пять',
    'риту хотят перевести в пятницу',
  ])('is not %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});

describe('who or what is not to be had then', () => {
  it.each([
    'а нет у нотариуса же в четверг выходной давай в пятницу',
    'ой в четверг нотариус не работает, тогда в пятницу',
    'блин завтра у меня экскурсия, давай в пятницу',
    'в четверг там неприёмный день, на пятницу давай',
  ])('%s', (text) => {
    expect(read(text)).toEqual([{ type: 'reschedule', planned_at: '2026-09-18', task: 5 }]);
  });

  it.each(['в пятницу нотариус закрыт', 'завтра дождь, давай в пятницу'])('is not %s', (text) => {
    expect(read(text)).not.toMatchObject([{ task: 5 }]);
  });
});

describe('what repeats from now on', () => {
  it('in view', () => {
    expect(read('и так каждый день')).toEqual([
      { type: 'set_recurrence', rrule: 'FREQ=DAILY', task: 5 },
    ]);
  });

  it.each([
    ['капли коту каждый день а не только завтра', 'FREQ=DAILY'],
    ['капли коту через день, а не только завтра', 'FREQ=DAILY;INTERVAL=2'],
    ['капли коту не только завтра, а каждый день', 'FREQ=DAILY'],
  ])('%s', (text, rrule) => {
    expect(read(text)).toMatchObject([{ type: 'set_recurrence', rrule, mention: 'капли коту' }]);
  });
});

describe('another sum', () => {
  it('is asked about as that of what stands', () => {
    expect(read('дяде отдать уже 4500 и в пятницу')).toMatchObject([
      { type: 'rename', title: 'отдать дяде 4500', mention: 'отдать дяде 4000' },
      { type: 'reschedule', planned_at: '2026-09-18' },
    ]);
  });

  it('without a verb nothing new is to be done', () => {
    expect(read('дяде 4500')).toMatchObject([{ type: 'rename', title: 'отдать дяде 4500' }]);
  });

  it('is the number that is no hour', () => {
    expect(read('дяде отдать в 20:40 уже 40')).toMatchObject([
      { type: 'rename', title: 'отдать дяде 40' },
      { type: 'reschedule', planned_time: '20:40' },
    ]);
  });

  it.each([
    ['дяде отдать теперь в 18', { planned_time: '18:00' }],
    ['дяде отдать теперь 18-го', { planned_at: '2026-09-18' }],
  ])('%s is when', (text, when) => {
    expect(read(text)).toMatchObject([{ type: 'reschedule', ...when }]);
  });

  it.each(['отдать тёте уже 4500', 'ещё одну дяде 4500', 'отдать 20 уже прочитанных книг'])(
    'is not %s',
    (text) => {
      const { operations = [] } = readSaid(text, { thread });
      expect(operations).toEqual([]);
    },
  );
});

describe('of those alike the one that is described goes', () => {
  it.each([
    ['удали каток у гриши который без времени', { untimed: true }],
    ['каток без времени убери', { untimed: true }],
    ['субботний каток в 11 тоже удали', { on: '2026-09-19', at: '11:00' }],
  ])('%s', (text, wanted) => {
    expect(read(text)).toMatchObject([{ type: 'delete', ...wanted }]);
  });

  it('is what else is ordered of it', () => {
    expect(read('каток без времени перенеси на пятницу')).toMatchObject([
      { type: 'reschedule', planned_at: '2026-09-18', untimed: true },
    ]);
  });

  it('without a name it is called as what has just gone', () => {
    const gone = spokenOf(KNOWN, {
      deleted: [{ kind: 'task', number: 9, title: 'каток у Гриши' }],
    });
    const { operations } = readSaid('и субботний тоже удали', { thread: gone });
    expect(operations).toMatchObject([{ mention: 'каток у Гриши', on: '2026-09-19' }]);
  });

  it.each(['удали субботник', 'воскресник убери'])('«%s» names something, and no day', (text) => {
    const gone = spokenOf(KNOWN, {
      deleted: [{ kind: 'task', number: 9, title: 'каток у Гриши' }],
    });
    const { operations = [] } = readSaid(text, { thread: gone });
    expect(operations.map(({ mention, on }) => [mention, on])).not.toContainEqual([
      'каток у Гриши',
      expect.anything(),
    ]);
  });
});

it.each(['а нет, до 16', 'ой, до 16'])('%s behind a timeblock is when it is over', (text) => {
  const block = spokenOf(KNOWN, { default_timeblock_id: 1 });
  const { operations } = readSaid(text, { thread: block });
  expect(operations).toMatchObject([
    { operation: { type: 'set_duration', end_at: expect.stringContaining('T16:00') } },
  ]);
});
