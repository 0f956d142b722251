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
])('%s', (text, title) => {
  expect(readSaid(text, { thread })).toMatchObject({
    envelopes: [],
    operations: [{ operation: { type: 'rename', title } }],
  });
});

it.each(['в пять, не в шесть', 'Лизе, не Вере', 'сыр, не молоко', 'для Юли, не для Вероники'])(
  '%s renames nothing in view',
  (text) => {
    const { operations = [] } = readSaid(text, { thread });
    expect(operations.filter(({ operation }) => operation.type === 'rename')).toEqual([]);
  },
);
