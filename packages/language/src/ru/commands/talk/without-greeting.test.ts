import { expect, it } from 'vitest';
import { withoutGreeting } from './without-greeting.ts';

it.each([
  ['доброе утро, перенеси всё на завтра', 'перенеси всё на завтра'],
  ['ох, перенеси банк на завтра', 'перенеси банк на завтра'],
  ['ужас. банк на пятницу', 'банк на пятницу'],
  ['ничего себе! что ещё сегодня?', 'что ещё сегодня?'],
  ['уф банк сделан', 'банк сделан'],
])('%s', (text, rest) => {
  expect(withoutGreeting(text)).toBe(rest);
});

it.each([
  'Кошмар на улице Вязов посмотреть',
  'ой, в 10',
  'блин, не туда',
  'ужас',
  'охранник завтра',
])('%s has neither a greeting nor a sigh ahead', (text) => {
  expect(withoutGreeting(text)).toBeNull();
});
