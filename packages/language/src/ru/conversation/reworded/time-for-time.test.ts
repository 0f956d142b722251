import { CONFIDENCE, type ObjectHandle, type ThreadHints } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

/** A Wednesday. */
const NOW = '2026-02-25T12:00:00+03:00';
const BLOCKS: readonly (readonly [string, string])[] = [
  ['созвон с антоном по тз на сайт', '2026-02-25T16:00:00+03:00'],
  ['маникюр', '2026-02-26T11:00:00+03:00'],
  ['планёрка', '2026-02-27T10:00:00+03:00'],
  ['посадка рассады с мамой', '2026-02-28T14:00:00+03:00'],
];
const handles = BLOCKS.map(
  ([title], at): ObjectHandle => ({ kind: 'timeblock', number: at + 1, title }),
);
const thread: ThreadHints = {
  ...spokenOf([...handles, { kind: 'task', number: 1, title: 'баннеры для пекарни 4 шт' }]),
  beginnings: BLOCKS.map(([, begins_at], at) => ({ kind: 'timeblock', number: at + 1, begins_at })),
};
const read = (text: string) => readSaid(text, { now_iso: NOW, thread });
const moved = (text: string) =>
  (read(text).operations ?? []).flatMap(({ operation, mention, at, on, confidence }) =>
    operation.type === 'reschedule'
      ? [{ ...operation, mention, at, on, sure: confidence >= CONFIDENCE.act }]
      : [],
  );

describe('a time that is told in the place of another moves what stands at that', () => {
  it.each([
    ['антон написал давай на 5 вместо 4', 'антоном', '17:00', '16:00'],
    ['антон опять двигает, созвон щас в 14:30 вместо 16', 'антоном созвон', '14:30', '16:00'],
    ['антон просит в шесть вместо четырёх', 'антоном', '18:00', '16:00'],
    ['вместо четырёх созвон с антоном в шесть', 'созвон антоном', '18:00', '16:00'],
    ['созвон с антоном в 6, а не 4', 'созвон антоном', '18:00', '16:00'],
    ['маникюр в 12 не в 11', 'маникюр', '12:00', '11:00'],
    ['маникюр в 12.40 вмето 11', 'маникюр', '12:40', '11:00'],
    ['маникюр перенесли на два вместо одиннадцати', 'маникюр', '14:00', '11:00'],
    ['сдвинь планёрку на 9 вместо 10', 'планерка', '09:00', '10:00'],
  ])('%s', (text, mention, hour, was) => {
    expect(moved(text)).toMatchObject([{ mention, planned_time: hour, at: was, sure: true }]);
  });

  it('tells which one is meant by a day, too', () => {
    const [only] = moved('мама говорит рассаду давай в воскресенье вместо субботы');
    expect(only).toMatchObject({ planned_at: '2026-03-01', on: '2026-02-28', sure: true });
  });

  it.each(['мастер маникюра попросила на 12:30 вместо 11', 'врач двигает на 11 вместо 10'])(
    '%s: nobody is known by that word, so that it is asked about',
    (text) => {
      expect(moved(text)).toMatchObject([{ sure: false }]);
    },
  );
});

it('keeps the half of the day of what stands, and asks where neither is near', () => {
  const supper: ObjectHandle = { kind: 'timeblock', number: 1, title: 'ужин с мамой' };
  const at = (hour: string): ThreadHints => ({
    ...spokenOf([supper]),
    beginnings: [{ kind: 'timeblock', number: 1, begins_at: `2026-02-26T${hour}:00+03:00` }],
  });
  const first = (text: string, hour: string) =>
    readSaid(text, { now_iso: NOW, thread: at(hour) }).operations?.[0];
  expect(first('мама написала давай на 8 вместо 7', '19:00')).toMatchObject({ half_open: true });
  const far = first('мама написала давай на 9 вместо 2', '14:00');
  expect(far?.confidence).toBeLessThan(CONFIDENCE.act);
});

describe('numbers that count are no hours', () => {
  const titled = (title: string): ThreadHints => ({
    ...spokenOf([{ kind: 'timeblock', number: 1, title }]),
    beginnings: [{ kind: 'timeblock', number: 1, begins_at: '2026-02-26T16:00:00+03:00' }],
  });
  it.each([
    ['ужин', 'на ужин придут 8 вместо 4'],
    ['ужин', 'на ужине теперь 5 а не 4'],
    ['гости', 'гостей будет 5 вместо 4'],
    ['купить лампочки', 'лампочек 5 вместо 4'],
    ['купить лампочки', 'лампочек давай 5 вместо 4'],
    ['купить лампочки', 'купить лампочки 5 вместо 4'],
    ['столик в кафе', 'столик на 6 вместо 4'],
    ['таблетки', 'таблетки 5 вместо 4'],
    ['урок 4', 'урок 5 вместо 4'],
    ['урок', 'давай 5 уроков вместо 4'],
    ['урок', 'на уроке теперь 5 а не 4'],
    ['подходы', 'сделай 5 подходов вместо 4'],
    ['маникюр', 'маше перенесли маникюр на 5 вместо 4'],
    ['маникюр', 'нас будет 5 вместо 4'],
  ])('of «%s»: %s', (title, text) => {
    const { operations = [] } = readSaid(text, { now_iso: NOW, thread: titled(title) });
    expect(operations.filter(({ operation }) => operation.type === 'reschedule')).toEqual([]);
  });
});

describe('nothing is moved', () => {
  it.each([
    'вместо 4 лампочек купить 5',
    'для пекарни баннеров 5 вместо 4',
    'антон хотел на 5 вместо 4, я отказался',
    'почему созвон в 5 вместо 4',
    'созвон с петей в 5 вместо 4',
    'планёрка длилась 2 часа вместо одного',
    'планёрка на два часа вместо одного',
    'созвон обычно в 15 вместо 16',
    'лучше бы созвон был в 5 вместо 4',
    'планёрка была в 11 вместо 10',
    'вчера на планёрку пришёл в 8 вместо 7',
    'не надо на 5 вместо 4, оставь как есть',
    'напомни маше, что у неё урок в 5 вместо 4',
    'может на 5 вместо 4?',
    'мастер возьмёт 4 тысячи а не 5',
    'созвон с антоном в пятницу, не в 11',
  ])('%s', (text) => {
    expect(moved(text)).toEqual([]);
  });
});

it.each(['не надо двигать, оставь как есть', 'не надо на 5 вместо 4, оставь как есть'])(
  '%s: nothing is to be done, and nothing is written',
  (text) => {
    expect(read(text)).toMatchObject({ kind: 'cancel', envelopes: [] });
  },
);

it('asks about what takes the place of what stands', () => {
  const { envelopes } = read('завтра вместо маникюра иду к терапевту в 15 на час');
  expect(envelopes.every(({ command }) => command.confidence < CONFIDENCE.act)).toBe(true);
  expect(envelopes).toHaveLength(1);
});

it('puts one place for another without saying the name twice', () => {
  const thread = spokenOf([{ kind: 'timeblock', number: 1, title: 'созвон в зуме' }]);
  expect(readSaid('созвон в мите вместо зума', { thread }).operations).toMatchObject([
    { operation: { type: 'rename', title: 'созвон в мите' } },
  ]);
});

describe('who tells it is not what is moved', () => {
  const LUNCH = 'обед с дедом';
  const standing = (...titled: readonly (readonly [ObjectHandle['kind'], string])[]) => {
    const known = titled.map(
      ([kind, title], at): ObjectHandle => ({ kind, number: at + 1, title }),
    );
    return {
      ...spokenOf(known),
      beginnings: titled.map(([kind], at) => ({
        kind,
        number: at + 1,
        begins_at: '2026-02-26T14:00:00+03:00',
      })),
    } as ThreadHints;
  };
  const done = (text: string, thread: ThreadHints) => {
    const { operations = [], envelopes } = readSaid(text, { now_iso: NOW, thread });
    expect(envelopes.every(({ command }) => command.confidence < CONFIDENCE.act)).toBe(true);
    return operations.map(({ mention, confidence }) => [mention, confidence >= CONFIDENCE.act]);
  };

  it.each([
    'света просит в 15 вместо 14',
    'света предлагает в 15 вместо 14',
    'написала света, давай в 15 вместо 14',
    'света в 15 вместо 14',
    'света переносится в 15 вместо 14',
    'света звонит в четверг вместо среды',
  ])('an errand for them: %s', (text) => {
    const thread = standing(['task', 'показать логотип Свете'], ['timeblock', 'примерка']);
    expect(done(text, thread).filter(([, isSure]) => isSure)).toEqual([]);
  });

  it('the one thing that stands then is asked about', () => {
    expect(done('света просит в 15 вместо 14', standing(['timeblock', 'примерка']))).toEqual([
      ['примерка', false],
    ]);
  });

  it.each([
    ['дед просит в 15 вместо 14', [['timeblock', LUNCH]], true],
    [
      'дед просит в 15 вместо 14',
      [
        ['timeblock', LUNCH],
        ['timeblock', 'йога'],
      ],
      false,
    ],
    ['дед хочет в 15 вместо 14', [['timeblock', LUNCH]], false],
    ['дед предложил в 15 вместо 14', [['timeblock', LUNCH]], false],
  ] as const)('who takes part in it: %s, %j', (text, titled, isSure) => {
    expect(done(text, standing(...titled))).toEqual([['дедом', isSure]]);
  });
});

it.each([
  ['пицца на 8 вместо 6', false],
  ['пицца на 8, а не на 6', false],
  ['пицца для детей на 8 вместо 6', false],
  ['мама сказала пицца на 8 вместо 6', false],
  ['пицца в 8 вместо 6', true],
  ['пицца на 8:30 вместо 6', true],
  ['сдвинь пиццу на 8 вместо 6', true],
])('what may be for how many is asked: %s', (text, isSure) => {
  const thread: ThreadHints = {
    ...spokenOf([{ kind: 'timeblock', number: 1, title: 'пицца для детей' }]),
    beginnings: [{ kind: 'timeblock', number: 1, begins_at: '2026-02-26T18:00:00+03:00' }],
  };
  const { operations = [] } = readSaid(text, { now_iso: NOW, thread });
  expect(operations.map(({ confidence }) => confidence >= CONFIDENCE.act)).toEqual([isSure]);
});
