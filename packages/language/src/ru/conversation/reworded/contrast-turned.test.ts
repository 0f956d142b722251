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

const renamesIn = (title: string, text: string) =>
  (
    readSaid(text, {
      thread: spokenOf([{ kind: 'task', number: 1, title }], { default_task_id: 1 }),
    }).operations ?? []
  ).filter(({ operation }) => operation.type === 'rename');

it.each([
  ['купить хлеб', 'скажи точнее'],
  ['купить хлеб', 'напиши точнее'],
  ['купить хлеб', 'время точнее'],
  ['купить хлеб', 'вопрос точнее'],
  ['купить хлеб', 'потом то есть'],
  ['купить хлеб', 'поздно то есть'],
  ['купить хлеб', 'Антон то есть'],
  ['вымыть окна', 'готово то есть'],
  ['вымыть окна', 'сделано вернее'],
  ['забрать посылку', 'не её, а Олю'],
  ['забрать посылку', 'не его, а мужа'],
])('«%s», %s renames nothing', (title, text) => {
  expect(renamesIn(title, text)).toEqual([]);
});

it.each([
  ['купить хлеб', 'батон точнее', 'купить батон', false],
  ['купить хлеб', 'адрес точнее', 'купить адрес', false],
  ['позвонить маме', 'бабушке точнее', 'позвонить бабушке', true],
  ['отвезти Мишу', 'не его, а Лизу', 'отвезти Лизу', true],
])('«%s», %s', (title, text, next, isSure) => {
  const found = renamesIn(title, text);
  expect(found).toMatchObject([{ operation: { title: next } }]);
  expect(found.every(({ confidence }) => confidence >= 0.75)).toBe(isSure);
});
