import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';
import { writeMe } from './write-me.ts';

const made = (text: string) =>
  readSaid(text).envelopes.map(({ command: { entities } }) => [
    entities.title,
    entities.planned_at?.slice(5, 16),
  ]);

it.each([
  [
    'напиши мне завтра утром полить фикус и позвонить в банк',
    [
      ['полить фикус', '09-16T09:00'],
      ['позвонить в банк', '09-16T09:00'],
    ],
  ],
  ['напиши мне в пятницу забрать заказ', [['забрать заказ', '09-18']]],
  ['слушай напиши мне купить мел', [['купить мел', undefined]]],
])('%s: a planner is told what to remind of', (text, wanted) => {
  expect(made(text)).toEqual(wanted);
});

it.each([
  'напиши мне завтра утром',
  'напиши мне показать дела на завтра',
  'напиши мне перенести созвон на завтра',
  'напиши мне в пятницу удалить ревизию',
  'напиши мне стихи про осень',
  'напиши Оле завтра утром что встречи не будет',
  'напиши мне что купить?',
])('%s is read as it stands', (text) => {
  expect(writeMe(text)).toBeNull();
});
