import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

const titlesOf = (text: string) =>
  readSaid(text).envelopes.map(({ command }) => command.entities.title);

it.each([
  ['крёстной ещё написать завтра в семь вечера', 'крёстной написать'],
  ['ой сыну ещё передать ключи в пятницу', 'сыну передать ключи'],
  ['попугаю ещё купить корм до субботы', 'попугаю купить корм'],
  ['в садик ещё сдать триста рублей завтра', 'в садик сдать триста рублей'],
  ['с рынка ещё привезти картошку в субботу', 'с рынка привезти картошку'],
  ['рубашку ещё зашить до вторника', 'рубашку зашить'],
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

it.each([
  ['купить ещё краски завтра', 'купить ещё краски'],
  ['позвонить ещё раз в банк завтра', 'позвонить ещё раз в банк'],
  ['взять ещё двух грузчиков в субботу', 'взять ещё двух грузчиков'],
])('%s keeps its "ещё": it says how much, or once more', (text, title) => {
  expect(titlesOf(text)).toEqual([title]);
});
