import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { spokenOf } from '../../../../../../test/rig/read-said.ts';
import { onDayShown } from './on-day-shown.ts';

const FRIDAY = { days: { from: '2026-02-27', to: '2026-02-27' } };
const WEEK = { days: { from: '2026-02-23', to: '2026-03-01' } };
const PROJECT: ObjectHandle = { kind: 'project', number: 1, title: 'переезд' };

describe('the day that was told of just now', () => {
  it.each([
    ['тогда стрижку туда', 'тогда стрижку на 27.02.2026'],
    ['тогда поставь туда стрижку на 12', 'тогда поставь на 27.02.2026 стрижку на 12'],
    ['перенеси краску туда', 'перенеси краску на 27.02.2026'],
    ['и обои туда же', 'и обои на 27.02.2026'],
    ['запиши на этот день отчёт', 'запиши на 27.02.2026 отчёт'],
    ['в тот же день баня в 18:00', 'на 27.02.2026 баня в 18:00'],
    ['а что ещё в этот день?', 'а что ещё на 27.02.2026?'],
    ['можно туда маникюр?', 'можно на 27.02.2026 маникюр?'],
  ])('%s', (text, dated) => {
    expect(onDayShown({ text, shown: FRIDAY })).toBe(dated);
  });

  it.each([
    'надо туда съездить',
    'туда взять зонт',
    'позвонить туда и узнать цену',
    'поставь туда завтра стрижку',
    'купить хлеб',
    'поздравить маму с этим днём',
    'оттуда забрать вещи',
  ])('points at no day: %s', (text) => {
    expect(onDayShown({ text, shown: FRIDAY })).toBeNull();
  });

  it('is one day, and is known', () => {
    expect(onDayShown({ text: 'запиши на этот день отчёт', shown: WEEK })).toBeNull();
    expect(onDayShown({ text: 'запиши на этот день отчёт' })).toBeNull();
  });

  it('leaves "туда" to a project that was spoken of, and "на этот день" is a day all the same', () => {
    const thread = spokenOf([PROJECT], {});
    expect(onDayShown({ text: 'закинь туда коробки', shown: FRIDAY, thread })).toBeNull();
    const text = 'закинь на этот день коробки';
    expect(onDayShown({ text, shown: FRIDAY, thread })).toBe('закинь на 27.02.2026 коробки');
  });
});
