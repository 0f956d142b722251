import { expect, it } from 'vitest';
import { readText } from '../../grammar.ts';
import { verbInstead } from './verb-instead.ts';

it.each([
  ['позвонить маме', 'написать', 'написать маме'],
  ['Позвонить маме завтра', 'написать ей', 'Написать маме завтра'],
  ['купить торт', 'его заказать', 'заказать торт'],
])('«%s», лучше %s', (title, right, next) => {
  expect(verbInstead(title, readText(right).items)).toEqual({ type: 'rename', title: next });
});

it.each([
  // another verb may be something else to do
  ['позвонить маме', 'поспать'],
  ['помыть пол', 'написать'],
  ['купить торт', 'испечь'],
  ['позвонить маме', 'написать отчёт'],
  ['позвонить маме', 'позвонить ей'],
  // they take another form behind them, or tell of somebody else
  ['написать отчёт', 'позвонить ему'],
  ['ответить на письмо Оли', 'позвонить ей'],
  ['взять Олю на дачу', 'купить ей'],
  ['маме', 'написать'],
])('«%s» is not renamed: лучше %s', (title, right) => {
  expect(verbInstead(title, readText(right).items)).toBeNull();
});
