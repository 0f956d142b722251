import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

/** The clock stands on Tuesday 15 September 2026, 12:00. */
const of = (...titles: readonly string[]) =>
  titles.map((title, at) => ({ kind: 'task' as const, number: at + 1, title }));

const blocksIn = (text: string, titles: readonly string[]) => {
  const { kind, envelopes } = readSaid(text, { thread: spokenOf(of(...titles)) });
  expect(kind).toBe('commands');
  return envelopes.map(({ command: { intent, entities } }) => [
    intent,
    entities.title,
    entities.start_at?.slice(5, 16),
    entities.duration_minutes,
  ]);
};

it.each([
  ['с 5 до 7 делаю логотип', 'доделать логотип', 'логотип', '09-15T17:00', 120],
  ['завтра с 2 до 5 обложки маше', 'нарисовать обложки маше', 'обложки маше', '09-16T14:00', 180],
  ['и логотип сегодня с 5 до 7', 'доделать логотип', 'логотип', '09-15T17:00', 120],
  ['логотип на завтра с 14 до 17', 'доделать логотип', 'логотип', '09-16T14:00', 180],
  ['логотип давай завтра с 14 до 17', 'доделать логотип', 'логотип', '09-16T14:00', 180],
  ['логотип поставь завтра с 14 до 17', 'доделать логотип', 'логотип', '09-16T14:00', 180],
  [
    'завтра с 14 до 17 доделать логотип',
    'доделать логотип',
    'доделать логотип',
    '09-16T14:00',
    180,
  ],
  ['завтра с 14 до 17 сижу над логотипом', 'доделать логотип', 'логотип', '09-16T14:00', 180],
  ['завтра с 14 до 17 буду доделывать логотип', 'доделать логотип', 'логотип', '09-16T14:00', 180],
  ['калитку крашу завтра с 9 до 11', 'покрасить калитку', 'калитку', '09-16T09:00', 120],
  ['вывеску завтра с 9 до 11', 'доделать вывеску', 'вывеску', '09-16T09:00', 120],
  ['дверь крашу завтра с 9 до 11', 'покрасить дверь', 'дверь', '09-16T09:00', 120],
  ['этюд учу с шести до полвосьмого', 'выучить этюд Черни', 'этюд Черни', '09-15T18:00', 90],
  [
    'курсовую сажусь писать в субботу с 10 до 14',
    'курсовая по химии',
    'курсовая по химии',
    '09-19T10:00',
    240,
  ],
  [
    'чемодан буду собирать в пятницу вечером с 8 до 9',
    'собрать чемодан',
    'чемодан',
    '09-18T20:00',
    60,
  ],
  [
    'обложки завтра с 14 до 17, это блок работы',
    'нарисовать обложки',
    'обложки',
    '09-16T14:00',
    180,
  ],
  ['логотип мне нужен блоком с 17 до 19', 'доделать логотип', 'логотип', '09-15T17:00', 120],
])('hours of work on a task are a timeblock: %s', (text, known, title, start, minutes) => {
  expect(blocksIn(text, [known])).toEqual([['timeblock_create', title, start, minutes]]);
});

it.each([
  ['сижу над буклетом завтра с 10 до 13', 'доделать буклет', 'буклет'],
  ['реферат завтра с 10 до 13', 'написать реферат', 'реферат'],
  ['займусь докладом завтра с 10 до 13', 'подготовить доклад', 'доклад'],
  ['шью шторы завтра с 10 до 13', 'сшить шторы', 'шторы'],
  ['стих учу завтра с 10 до 13', 'выучить стих', 'стих'],
  ['буду собирать шкаф завтра с 10 до 13', 'собрать шкаф', 'шкаф'],
])('what the title makes is worked on: %s', (text, known, title) => {
  expect(blocksIn(text, [known])).toEqual([['timeblock_create', title, '09-16T10:00', 180]]);
});

it.each([
  // a place or a person, and the words of whoever says so stay
  ['сижу у бухгалтера завтра с 10 до 12', 'забрать справку у бухгалтера', 'сижу у бухгалтера'],
  ['работаю с викой завтра с 10 до 12', 'подарить Вике шарф', 'работаю с викой'],
  ['работаю в гараже завтра с 10 до 12', 'заменить замок в гараже', 'работаю в гараже'],
  ['посижу у соседки завтра с 10 до 12', 'полить цветы у соседки', 'посижу у соседки'],
  ['сижу с игорем завтра с 10 до 12', 'доделать отчёт с игорем', 'сижу с игорем'],
  ['пишу тёте завтра с 10 до 12', 'написать тёте', 'пишу тёте'],
  ['учу соню завтра с 10 до 12', 'выучить соню плавать', 'учу соню'],
  [
    'крашу калитку у соседа завтра с 10 до 12',
    'покрасить калитку соседу',
    'крашу калитку у соседа',
  ],
])('is called as it is said: %s', (text, known, title) => {
  expect(blocksIn(text, [known])).toEqual([['timeblock_create', title, '09-16T10:00', 120]]);
});

it('of two tasks each has its hours', () => {
  const tasks = ['презентация для отдела', 'отчёт за февраль'];
  expect(blocksIn('завтра с 10 до 12 презентация, с 13 до 15 отчёт', tasks)).toEqual([
    ['timeblock_create', 'презентация', '09-16T10:00', 120],
    ['timeblock_create', 'отчёт', '09-16T13:00', 120],
  ]);
});

it('is called as a whole before others that only bear the name', () => {
  const found = blocksIn('логотип с 5 до 7', ['логотип', 'логотип для пекарни']);
  expect(found).toEqual([['timeblock_create', 'логотип', '09-15T17:00', 120]]);
});

it.each([
  ['если освобожусь, то с 5 до 7 логотип', 'логотип'],
  ['посылку выдают с 10 до 20', 'забрать посылку'],
  ['логотип с 5 до 7?', 'логотип'],
  ['обложки с 2 по 5 марта', 'обложки'],
  // when a bank is open, when a courier comes: what the title makes is not named
  ['банк завтра с 9 до 18', 'сходить в банк'],
  ['сервис завтра с 10 до 19', 'отвезти машину в сервис'],
  ['мама завтра с 10 до 12', 'купить подарок маме'],
  // whom it is for, who does it, who is met or waited for
  ['маша завтра с 10 до 12', 'нарисовать маше открытку'],
  ['саша завтра с 10 до 12', 'нарисовать сашу'],
  ['портниха завтра с 10 до 12', 'сшить у портнихи платье'],
  ['игорь завтра с 10 до 12', 'доделать отчёт с игорем'],
  ['бухгалтер завтра с 10 до 12', 'написать бухгалтеру'],
  ['дизайнер завтра с 10 до 12', 'дизайнеру позвонить'],
  ['переводчик завтра с 10 до 12', 'переводчику ответить'],
  ['мама завтра с 10 до 12', 'покрасить маму'],
  // errands, appointments and what others bring
  ['маникюр завтра с 10 до 12', 'сделать маникюр'],
  ['диплом завтра с 10 до 12', 'диплом забрать'],
  ['отчёт завтра с 10 до 12', 'отчёт от лены'],
  ['уборка завтра с 10 до 12', 'уборка подъезда'],
  ['велосипед завтра с 10 до 12', 'починить велосипед'],
  ['смету поставь завтра с 10 до 12', 'забрать смету'],
  ['паспортный стол в пятницу с 9 до 13', 'паспортный стол'],
  ['с 5 начну логотип', 'логотип'],
  ['логотип не с 5 до 7', 'логотип'],
  ['перенеси логотип на завтра с 14 до 17', 'логотип'],
  ['логотип лучше завтра с 14 до 17', 'доделать логотип'],
])('is no hours of work: %s', (text, known) => {
  expect(readSaid(text, { thread: spokenOf(of(known)) }).kind).not.toBe('commands');
});

const block = { kind: 'timeblock' as const, number: 7, title: 'логотип' };
const task = { kind: 'task' as const, number: 1, title: 'доделать логотип' };
const hour = (kind: 'task' | 'timeblock', number: number) => ({
  beginnings: [{ kind, number, begins_at: '2026-09-15T17:00:00+03:00' }],
});

it.each([
  ['логотип с 16 до 18', true],
  ['логотип с 16 до 18, это блок работы', true],
  ['с 4 до 6 делаю логотип', true],
  ['логотип завтра с 16 до 18', false],
])('is said of the hours that stand already: %s', (text, isSure) => {
  const { operations = [] } = readSaid(text, {
    thread: spokenOf([block, task], hour('timeblock', 7)),
  });
  expect(operations.map(({ kind, operation }) => [kind, operation.type])).toEqual([
    ['timeblock', 'reschedule'],
    ['timeblock', 'set_duration'],
  ]);
  expect(operations.every(({ confidence }) => confidence >= 0.75)).toBe(isSure);
});

it('is one more beside the hours that stand, where that is said', () => {
  const { kind, envelopes } = readSaid('и ещё логотип завтра с 10 до 12', {
    thread: spokenOf([block, task], hour('timeblock', 7)),
  });
  expect(kind).toBe('commands');
  expect(envelopes.map(({ command }) => command.entities.title)).toEqual(['логотип']);
});

it.each([
  ['план на завтра с 10 до 12', 'сделать план'],
  ['у нас презентация завтра с 10 до 11', 'сделать презентацию'],
])('is none of the task: %s', (text, title) => {
  const { envelopes } = readSaid(text, { thread: spokenOf(of(title)) });
  expect(envelopes.filter(({ command }) => command.confidence >= 0.75)).toEqual([]);
});

it('is none beside a task that repeats: it may be said of one of its days', () => {
  const series = [
    { kind: 'task' as const, number: 1, title: 'доделать логотип', rrule: 'FREQ=DAILY' },
  ];
  const { kind } = readSaid('логотип завтра с 16 до 18', {
    thread: spokenOf([task], { series }),
  });
  expect(kind).not.toBe('commands');
});

it('moves the task that has an hour of its own', () => {
  const { operations = [] } = readSaid('логотип завтра с 16 до 18', {
    thread: spokenOf([task], hour('task', 1)),
  });
  expect(operations.map(({ operation }) => operation.type)).toEqual(['reschedule', 'set_duration']);
});

it.each([
  ['завтра с 9 до 11 дверь, это блок питания', 'none'],
  ['купить блок сигарет завтра с 9 до 11', 'commands'],
])('keeps every other block: %s', (text, kind) => {
  const found = readSaid(text);
  expect(found.kind).toBe(kind);
  expect(found.envelopes.map(({ command }) => command.entities.title)).toEqual(
    kind === 'commands' ? ['купить блок сигарет'] : [],
  );
});
