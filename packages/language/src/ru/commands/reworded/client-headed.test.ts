import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

/** The clock stands on Tuesday 15 September 2026. */
const tasksIn = (text: string) =>
  readSaid(text).envelopes.map(({ command: { intent, entities, confidence } }) => [
    intent,
    entities.title,
    (entities.due_date ?? entities.planned_at)?.slice(0, 10),
    confidence >= 0.75,
  ]);
const task = (title: string, day?: string) => ['task_create', title, day, true];

it.each([
  [
    'у пекарни 3 задачи: правки баннер, меню а4, сторис 5шт. все до чт',
    [
      task('правки баннер для пекарни', '2026-09-17'),
      task('меню а4 для пекарни', '2026-09-17'),
      task('сторис 5шт для пекарни', '2026-09-17'),
    ],
  ],
  [
    'у цветочного 2 задачки. первая прайс, вторая наклейки. до среды',
    [task('прайс для цветочного', '2026-09-16'), task('наклейки для цветочного', '2026-09-16')],
  ],
  [
    'добавь задачи пекарне до чт 17.09: меню а4, сторис 5 шт',
    [task('меню а4 пекарне', '2026-09-17'), task('сторис 5 шт пекарне', '2026-09-17')],
  ],
  [
    'задачи на завтра: меню а4, сторис 5 шт',
    [task('меню а4', '2026-09-16'), task('сторис 5 шт', '2026-09-16')],
  ],
  [
    'пекарня: меню а4 до чт 17 сентября, сторис 5 шт туда же',
    [task('меню а4 (пекарня)', '2026-09-17'), task('сторис 5 шт (пекарня)', '2026-09-17')],
  ],
  [
    'пекарня: меню а4 до пт, сторис 5 шт',
    [task('меню а4 (пекарня)', '2026-09-18'), task('сторис 5 шт (пекарня)')],
  ],
  [
    'школа, всё до понедельника: реферат по биологии, стих',
    [task('реферат по биологии (школа)', '2026-09-21'), task('стих (школа)', '2026-09-21')],
  ],
])('several things under whom they are for: %s', (text, tasks) => {
  expect(tasksIn(text)).toEqual(tasks);
});

it('each hour under its day is a thing of its own', () => {
  const text = 'пт: 10:00 планёрка полчаса, 12:00 собес на час, 15-16 бухгалтер';
  expect(
    readSaid(text).envelopes.map(({ command: { entities } }) => [
      entities.title,
      (entities.start_at ?? entities.planned_at)?.slice(5, 16),
      entities.duration_minutes,
    ]),
  ).toEqual([
    ['планёрка', '09-18T10:00', 30],
    ['собес', '09-18T12:00', 60],
    ['бухгалтер', '09-18T15:00', 60],
  ]);
});

it.each([
  'у пекарни 3 задачи: меню, баннер. все до чт',
  'у антона 3 задачи: меню, баннер, сторис. он всё сам до чт',
  'хочу чтобы у пекарни было 3 задачи: меню, баннер, сторис, но пока не знаю',
  'пекарня: меню а4 готово, сторис тоже',
])('nothing is written at once: %s', (text) => {
  expect(tasksIn(text).filter((each) => each.at(-1) === true)).toEqual([]);
});

it.each([
  ['добавь задачи на завтра: купить молоко, хлеб', 'купить молоко, хлеб'],
  [
    'отправить пекарне меню, баннер и сторис одним письмом до чт',
    'отправить пекарне меню, баннер и сторис одним письмом',
  ],
  [
    'созвон с пекарней: обсудить меню, баннер. чт 11:00 на час',
    'созвон с пекарней: обсудить меню, баннер',
  ],
])('one thing stays one: %s', (text, title) => {
  expect(readSaid(text).envelopes.map(({ command }) => command.entities.title)).toEqual([title]);
});

it.each([
  ['сдать отчёт до чт 17.09', '2026-09-17'],
  ['сдать отчёт к пт 18.09', '2026-09-18'],
])('a weekday with its date in figures is one day: %s', (text, day) => {
  expect(tasksIn(text)).toEqual([task('сдать отчёт', day)]);
});
