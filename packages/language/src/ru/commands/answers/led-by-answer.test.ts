import { expect, it } from 'vitest';
import { isLedByAnswer } from './led-by-answer.ts';

it.each([
  'да на завтра и назови просто прогулка',
  'нет. смену до шести',
  'ага шлем тоже',
  'не посылку',
  'позвонить в контору этого не хватит',
  'ёлку вынести этого мало',
])('%s: an answer, where something is asked', (text) => {
  expect(isLedByAnswer(text, true)).toBe(true);
  expect(isLedByAnswer(text, false)).toBe(false);
});

it.each([
  'а нет у мастера выходной',
  'ой погоди в десять заказчица',
  'стоп в среду же пара',
  'то есть в четверг стрижка',
])('%s: a correction, whatever is asked', (text) => {
  expect(isLedByAnswer(text, false)).toBe(true);
});

it.each([
  'да, и ещё купить хлеб',
  'ага плюс помыть окна',
  'дача в субботу',
  'нетбук отнести в ремонт',
  'стопка бумаги',
  'да',
  'точнее',
])('%s: neither', (text) => {
  expect(isLedByAnswer(text, true)).toBe(false);
});
