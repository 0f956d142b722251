import { expect, it } from 'vitest';
import { spokenOf } from '../../../../../../test/rig/read-said.ts';
import { notYet } from './not-yet.ts';

const thread = spokenOf(
  [
    { kind: 'task', number: 1, title: 'помыть окна' },
    { kind: 'task', number: 2, title: 'купить молоко' },
  ],
  { listed_count: 2 },
);

it.each([
  ['хотя вторая ещё нет', 'верни вторую'],
  ['нет, вторую ещё не сделал', 'верни вторую'],
  ['а молоко пока нет', 'верни молоко в список'],
  ['ой, окна ещё не готовы', 'верни окна в список'],
  ['стоп, первая не сделана', 'верни первую'],
  ['погоди, ещё не закончила окна', 'верни окна в список'],
  ['только молоко пока ещё нет', 'верни молоко в список'],
])('%s: it was taken for done', (text, order) => {
  expect(notYet(text, thread)).toBe(order);
});

it.each([
  'ремонт ещё не готов',
  'молока дома ещё нет, купить',
  'окна помыть ещё не поздно',
  'завтра окна не готовы',
  'отчёт пока нет времени писать',
  'нет',
  'пока нет',
])('nothing of the kind: %s', (text) => {
  expect(notYet(text, thread)).toBeNull();
});
