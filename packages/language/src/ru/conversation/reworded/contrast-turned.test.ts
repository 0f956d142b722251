import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf(
  [
    { kind: 'task', number: 1, title: 'купить краску для Оли' },
    { kind: 'task', number: 2, title: 'отдать книгу Вере' },
  ],
  { default_task_id: 1 },
);

it.each([
  ['для Юли, не для Оли', 'купить краску для Юли'],
  ['для Юли а не для Оли', 'купить краску для Юли'],
  ['точнее эмаль, не краску', 'купить эмаль для Оли'],
  ['это не для Оли, это для Юли', 'купить краску для Юли'],
  ['это не для Оли а это для Юли', 'купить краску для Юли'],
  ['не для неё, а для Юли', 'купить краску для Юли'],
  ['для Юли то есть', 'купить краску для Юли'],
])('%s', (text, title) => {
  expect(readSaid(text, { thread })).toMatchObject({
    envelopes: [],
    operations: [{ operation: { type: 'rename', title } }],
  });
});

it.each([
  'это не сыр, это молоко',
  'не к ней, а для Юли',
  'завтра точнее',
  'нужна не краска',
  'нужен не краску',
  'ещё не краску',
  'почему не краску',
  'с ней, не для Оли',
  'для неё, не для Оли',
  'мне не краску',
  'эмаль не краску',
  'точно не краску',
  'купить не краску',
  'в пять, не в шесть',
  'Лизе, не Вере',
  'сыр, не молоко',
  'для Юли, не для Вероники',
])('%s renames nothing in view', (text) => {
  const { operations = [] } = readSaid(text, { thread });
  expect(operations.filter(({ operation }) => operation.type === 'rename')).toEqual([]);
});
