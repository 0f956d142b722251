import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid } from '../../../../test/rig/read-said.ts';

const blockIn = (text: string) => {
  const [only] = readSaid(text).envelopes;
  const { title, duration_minutes: lasts, start_at: at } = only?.command.entities ?? {};
  return [title, at?.slice(11, 16), lasts];
};

it.each([
  ['блок уборка завтра в 10 на два часа, нет, на три часа', 'уборка', '10:00', 180],
  ['на два часа, нет, на три часа поставь блок уборка завтра в 10', 'уборка', '10:00', 180],
  ['на полчаса, ну ладно, на час, блок растяжка завтра в 20:00', 'растяжка', '20:00', 60],
  ['на час, ой, на два часа, поставь блок уборка завтра в 10', 'уборка', '10:00', 120],
  // in the unit of the other, or in minutes where that is too many
  ['блок зарядка завтра в 8:00 на 15 минут, ну ладно, на 20', 'зарядка', '08:00', 20],
  ['блок зарядка завтра в 8:00 на час, ой, на сорок', 'зарядка', '08:00', 40],
  // hours of a clock
  ['созвон завтра в 10 на час, нет, в 11', 'созвон', '11:00', 60],
  ['встреча завтра в 9 на час, нет, в 10 на полтора', 'встреча', '10:00', 90],
])('%s', (text, title, at, lasts) => {
  expect(blockIn(text)).toEqual([title, at, lasts]);
});

it.each([
  // the hour that goes on from the one that was said
  ['созвон завтра в 10 на час, нет, на 11', 'созвон', '11:00', 60],
  ['отчёт завтра в 9 на час, ой, на 12', 'отчёт', '12:00', 60],
  ['тренировка завтра в 18 на час, ой, на 19', 'тренировка', '19:00', 60],
  ['встреча завтра в 6 вечера на час, ой, на 7', 'встреча', '19:00', 60],
  ['лекция в пятницу в 9 на полтора часа, нет, на 11', 'лекция', '11:00', 90],
  // hours, where no hour of a clock is near
  ['созвон завтра в 10 на час, нет, на 2', 'созвон', '10:00', 120],
])(
  '%s: a number that may be an hour is one, and short ones are lengths',
  (text, title, at, lasts) => {
    expect(blockIn(text)).toEqual([title, at, lasts]);
  },
);

it.each([
  'уехать на неделю, нет, на 16',
  'курс на 3 дня, нет, на 15 в пятницу',
  'пробежка завтра на полчаса, ой, на 7',
  'занятие на 40 минут, ладно, на 18 завтра',
  'созвон завтра на час, нет, на 2',
  'созвон завтра в 10 на час, ой, на 20',
  'встреча завтра в 11 утра на час, ой, на 12',
  'урок завтра в 2 на час, нет, на 3',
])('%s: nobody knows what the number counts', (text) => {
  const [only] = readSaid(text).envelopes;
  expect(only?.command.confidence).toBeLessThan(CONFIDENCE.act);
});

it('two hours of a clock are no lengths', () => {
  expect(blockIn('встреча завтра на 9, нет, на 10')).toEqual(['встреча', '10:00', undefined]);
});

it.each([
  ['в 9, ладно, в 10 завтра созвон с отделом', 'созвон с отделом', '10:00'],
  ['купить хлеб, ладно', 'купить хлеб', undefined],
])('%s: "ладно" takes back a time and nothing else', (text, title, at) => {
  expect(blockIn(text).slice(0, 2)).toEqual([title, at]);
});
