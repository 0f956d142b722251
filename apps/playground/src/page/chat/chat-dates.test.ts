import { expect, test } from 'vitest';
import { chatDayLabel, duration } from './chat-dates.ts';

const now = new Date(2026, 1, 25, 12, 0);
const at = (year: number, month: number, day: number) =>
  new Date(year, month - 1, day, 23, 30).toISOString();

test.each([
  [at(2026, 2, 25), 'Сегодня'],
  [at(2026, 2, 24), 'Вчера'],
  [at(2026, 2, 23), '23 февраля'],
  [at(2025, 12, 31), '31 декабря 2025 г.'],
])('%s is labelled %s', (iso, label) => {
  expect(chatDayLabel(iso, now)).toBe(label);
});

test.each([
  [0, '0:00'],
  [7.9, '0:07'],
  [65, '1:05'],
  [750, '12:30'],
])('%d s reads %s', (seconds, words) => {
  expect(duration(seconds)).toBe(words);
});
