import { describe, expect, it } from 'vitest';
import { readNow } from '../../../calendar/local-instant.ts';
import { inFreeHours } from './in-free-hours.ts';

const ground = { now: readNow('2026-02-25T12:00:00+03:00', 'Europe/Moscow'), dayparts: {} };
const DAY = { from: '2026-03-02', to: '2026-03-02' };
const WEEK = { from: '2026-03-02', to: '2026-03-08' };

describe('an hour of those that were free', () => {
  it.each([
    ['давай в 15:00', 'создай задачу 02.03.2026 в 15:00'],
    ['тогда в 16 созвон с Ирой', '02.03.2026 в 16 созвон с Ирой'],
    ['ну тогда в 16 поставь фильм на два часа', '02.03.2026 в 16 поставь фильм на два часа'],
    ['ок, давай в 11 уборку на 40 минут', '02.03.2026 в 11 уборку на 40 минут'],
    ['хорошо, в три на полтора часа', 'создай задачу 02.03.2026 в три на полтора часа'],
    ['в 16 поставь фильм на два часа', '02.03.2026 в 16 поставь фильм на два часа'],
    ['с 14 до 15 тренировка', '02.03.2026 с 14 до 15 тренировка'],
    ['давай завтра в 12 массаж', 'завтра в 12 массаж'],
  ])('%s', (text, placed) => {
    expect(inFreeHours(text, DAY, ground)).toBe(placed);
  });

  it.each([
    'позвонить маме в 16',
    'купить хлеб',
    'давай',
    'тогда созвон с Ирой на полчаса',
    'завтра в 12 массаж',
  ])('%s takes none', (text) => {
    expect(inFreeHours(text, DAY, ground)).toBeNull();
  });

  it.each([
    ['тогда в 16 созвон', null],
    ['тогда в среду в 16 созвон', 'в среду в 16 созвон'],
  ])('of several days one has to be said: %s', (text, placed) => {
    expect(inFreeHours(text, WEEK, ground)).toBe(placed);
  });
});
