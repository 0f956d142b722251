import { expect, it } from 'vitest';
import { hyphened } from './hyphened.ts';

it.each([
  ['завтра где то в пять забрать плащ', 'завтра где-то в пять забрать плащ'],
  ['тренировка завтра где то часов в семь', 'тренировка завтра где-то часов в семь'],
])('%s: roughly then', (text, plain) => {
  expect(hyphened(text)).toBe(plain);
});

it.each(['узнать где то кафе', 'спросить где то в шкафу лежит', 'где-то в пять'])(
  '%s is read as it stands',
  (text) => {
    expect(hyphened(text)).toBeNull();
  },
);
