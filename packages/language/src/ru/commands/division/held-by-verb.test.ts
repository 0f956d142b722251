import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const titlesOf = (text: string) =>
  readSaid(text).envelopes.map(({ command }) => command.entities.title);

it.each([
  ['крёстной ещё написать завтра в семь вечера', 'крёстной ещё написать'],
  ['ой сыну ещё передать ключи в пятницу', 'сыну ещё передать ключи'],
  ['попугаю ещё купить корм до субботы', 'попугаю ещё купить корм'],
  ['в садик ещё сдать триста рублей завтра', 'в садик ещё сдать триста рублей'],
  ['с рынка ещё привезти картошку в субботу', 'с рынка ещё привезти картошку'],
  ['рубашку ещё зашить до вторника', 'рубашку ещё зашить'],
])('%s is one thing to do: what stands before "ещё" is of the verb', (text, title) => {
  expect(titlesOf(text)).toEqual([title]);
});

it.each([
  'маме позвонить ещё дяде написать',
  'завтра окулист ещё купить линзы',
  'вымыть плиту ещё тёте ответить',
  'сахар, ещё ответить дяде',
  'квитанция дворнику ещё заехать в банк',
])('%s says two things', (text) => {
  expect(titlesOf(text)).toHaveLength(2);
});
