import { expect, it } from 'vitest';
import { questionsBehind } from './asked-behind.ts';

const orderOf = (text: string): string | undefined => questionsBehind(text).at(-1)?.order;

it.each([
  ['что завтра и добавь созвон в 15', 'добавь созвон в 15 завтра'],
  ['какие планы на пятницу и поставь стрижку в 11', 'поставь стрижку в 11 на пятницу'],
  // a day that is over, and a reminder
  ['что было вчера и добавь созвон в 15', 'добавь созвон в 15'],
  ['что было в пятницу и запиши стрижку в 11', 'запиши стрижку в 11'],
  ['что позавчера и поставь созвон в 9', 'поставь созвон в 9'],
  ['что завтра и напомни в 20:00 полить фикус', 'напомни в 20:00 полить фикус'],
])('«%s»: «%s»', (text, order) => {
  expect(orderOf(text)).toBe(order);
});
