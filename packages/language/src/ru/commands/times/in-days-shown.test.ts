import { describe, expect, it } from 'vitest';
import { readNow } from '../../../calendar/local-instant.ts';
import { inDaysShown } from './in-days-shown.ts';

const ground = { now: readNow('2026-02-25T12:00:00+03:00', 'Europe/Moscow'), dayparts: {} };
const DAY = { days: { from: '2026-03-02', to: '2026-03-02' }, free: true as const };
const WEEK = { days: { from: '2026-03-02', to: '2026-03-08' }, free: true as const };

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
    ['в 15 позвонить маме', '02.03.2026 в 15 позвонить маме'],
    ['в 15 созвон', '02.03.2026 в 15 созвон'],
    ['в 16 стрижка у Оли', '02.03.2026 в 16 стрижка у Оли'],
  ])('%s', (text, placed) => {
    expect(inDaysShown(text, DAY, ground)).toBe(placed);
  });

  it.each([
    'позвонить маме в 16',
    'купить хлеб',
    'давай',
    'тогда созвон с Ирой на полчаса',
    'завтра в 12 массаж',
    'в 14 напомни позвонить маме',
    'в 13 напомни про таблетки',
    'в 14:30 маякни',
    'в 7 разбуди',
    'в 15 у Пети день рождения',
    'в 15 у сына кружок',
    'с 14 до 15 тренировка каждый день',
    'в 10 зарядка по будням',
    'в 18 йога каждый вторник',
    'в 16 день рождения Оли',
  ])('%s takes none', (text) => {
    expect(inDaysShown(text, DAY, ground)).toBeNull();
  });

  it.each([
    ['тогда в 16 созвон', null],
    ['тогда в среду в 16 созвон', 'в среду в 16 созвон'],
  ])('of several days one has to be said: %s', (text, placed) => {
    expect(inDaysShown(text, WEEK, ground)).toBe(placed);
  });

  it('behind what is planned for a day only goes on from it', () => {
    const { days } = DAY;
    const going = 'тогда в 16 созвон с Ирой';
    expect(inDaysShown(going, { days }, ground)).toBe('02.03.2026 в 16 созвон с Ирой');
    expect(inDaysShown('в 16 созвон с Ирой', { days }, ground)).toBeNull();
  });
});
