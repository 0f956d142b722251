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

it('two hours of a clock are no lengths', () => {
  expect(blockIn('встреча завтра на 9, нет, на 10')).toEqual(['встреча', '10:00', undefined]);
});

it.each([
  ['в 9, ладно, в 10 завтра созвон с отделом', 'созвон с отделом', '10:00'],
  ['купить хлеб, ладно', 'купить хлеб', undefined],
])('%s: "ладно" takes back a time and nothing else', (text, title, at) => {
  expect(blockIn(text).slice(0, 2)).toEqual([title, at]);
});
