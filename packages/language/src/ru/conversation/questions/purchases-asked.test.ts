import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

it.each([
  'что ещё осталось купить',
  'что мне ещё надо купить?',
  'что в покупках',
  'какие у нас покупки',
  'чего ещё не купили',
  'покажи, что купить',
  'что ещё не куплено?',
])('%s asks for what is to be bought', (text) => {
  expect(readSaid(text)).toMatchObject({
    kind: 'query',
    query: { type: 'list', list: 'Список покупок', words: 'купить' },
  });
});

it('asks for the list that was spoken of', () => {
  const thread = spokenOf([{ kind: 'task', number: 1, title: 'Список продуктов' }]);
  expect(readSaid('что осталось купить', { thread }).query).toMatchObject({
    list: 'Список продуктов',
  });
});

it.each([
  'что купить',
  'что купить жене',
  'где купить плитку',
  'что лучше купить, ноутбук или планшет',
  'напомни купить хлеб',
  'надо купить ещё хлеба',
  'сколько стоит купить дом',
  'покупки на завтра',
])('%s does not', (text) => {
  expect(readSaid(text).query?.type).not.toBe('list');
});

it('a list that is named is shown alone', () => {
  expect(readSaid('что осталось в списке покупок?').query).not.toHaveProperty('words');
});
