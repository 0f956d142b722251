import { describe, expect, it } from 'vitest';
import { agreesToPast, isYesOfPast } from './of-past.ts';

describe('what is over is to be written all the same', () => {
  it.each([
    'ну да задним числом',
    'ага, запиши прошедшим',
    'задним числом',
    'запиши задним числом',
    'да, для истории',
    'да, это уже было',
    'верно, оно уже прошло',
  ])('%s', (text) => {
    expect(agreesToPast(text, 'PAST')).toBe(true);
  });

  it.each([
    'уже прошло',
    'нет, не задним числом',
    'да, было бы неплохо',
    'задним числом оформить приказ',
    'да, завтра',
    'для истории купить тетрадь',
  ])('is read as ever: %s', (text) => {
    expect(agreesToPast(text, 'PAST')).toBe(false);
  });

  it('alone it answers no other question', () => {
    expect(agreesToPast('задним числом', 'CONFIRM')).toBe(false);
    expect(isYesOfPast('да, задним числом')).toBe(true);
    expect(isYesOfPast('так было')).toBe(false);
  });
});
