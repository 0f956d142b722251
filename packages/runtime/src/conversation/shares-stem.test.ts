import { expect, it } from 'vitest';
import { sharesStem } from './shares-stem.ts';

it.each([
  ['отдых', 'отдать ноты'],
  ['концерт', 'конверты купить'],
  ['прогулку', 'программу выбрать'],
  ['чай', 'час чтения'],
])('%s is nothing of «%s»', (said, title) => {
  expect(sharesStem(said, title)).toBe(false);
});

it.each([
  ['шторвы', 'купить шторы'],
  ['шотры', 'купить шторы'],
  ['репетицию', 'репетиция хора'],
  ['предоплатту', 'внести предоплату'],
  ['чай', 'купить чай'],
])('%s is of «%s»', (said, title) => {
  expect(sharesStem(said, title)).toBe(true);
});
