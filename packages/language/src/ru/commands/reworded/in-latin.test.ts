import { expect, it } from 'vitest';
import { inLatin } from './in-latin.ts';

it.each([
  ['add task оплатить Netflix', 'добавь задачу оплатить Netflix'],
  ['please create a new task: забрать заказ завтра', 'добавь задачу забрать заказ завтра'],
  ['new задача купить хлеб', 'добавь задачу купить хлеб'],
  ['remind me завтра в 10 позвонить Джону', 'напомни завтра в 10 позвонить Джону'],
])('%s: the order alone is in English', (text, plain) => {
  expect(inLatin(text)).toBe(plain);
});

it.each([
  'add task buy milk',
  'прочитать Clean Code',
  'изучить add-on для почты',
  'task manager обновить',
])('%s is read as it stands', (text) => {
  expect(inLatin(text)).toBeNull();
});
