import { expect, it } from 'vitest';
import { readText } from '../../grammar.ts';
import { isVerbRather, mayBeAnother, verbInstead } from './verb-instead.ts';

it.each([
  ['позвонить маме', 'написать', 'написать маме'],
  ['Позвонить маме завтра', 'написать ей', 'Написать маме завтра'],
  ['купить торт', 'его заказать', 'заказать торт'],
  ['купить белый торт', 'заказать его', 'заказать белый торт'],
  ['купить билет на поезд', 'заказать', 'заказать билет на поезд'],
  ['написать маме про дачу', 'позвонить ей', 'позвонить маме про дачу'],
  // no call has a letter
  ['написать маме письмо', 'позвонить ей', 'позвонить маме'],
  ['ответить клиенту на письмо', 'позвонить', 'позвонить клиенту'],
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
  ['взять сына на футбол', 'купить'],
  ['взять кредит', 'купить его'],
  ['маме', 'написать'],
])('«%s» is not renamed: лучше %s', (title, right) => {
  expect(verbInstead(title, readText(right).items)).toBeNull();
});

it.each([
  ['взять палатку', 'купить её', true],
  ['купить зонт', 'взять', true],
  ['написать маме письмо', 'позвонить ей', true],
  ['купить красную краску', 'рабочую', true],
  ['купить большой чемодан', 'красный', false],
  ['купить красную краску', 'белую', false],
  ['купить торт', 'заказать его', false],
  ['позвонить маме', 'написать ей', false],
  ['купить белое вино', 'красное', false],
  ['сдать вторую смену', 'первую', false],
])('«%s», лучше %s: is asked about? %s', (title, right, isAsked) => {
  expect(mayBeAnother(title, right)).toBe(isAsked);
});

it.each([
  ['лучше купить его', true],
  ['нет, лучше позвонить', true],
  ['лучше позвонить маме', false],
  ['лучше поспать', false],
  ['купить его', false],
])('%s: names nothing by itself? %s', (text, isAlone) => {
  expect(isVerbRather(text)).toBe(isAlone);
});
