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
    ['давай маму туда', 'давай маму на 27.02.2026'],
    ['запиши на этот день отчёт', 'запиши на 27.02.2026 отчёт'],
    ['в тот же день баня в 18:00', 'на 27.02.2026 баня в 18:00'],
    ['а что ещё в этот день?', 'а что ещё на 27.02.2026?'],
    ['добавь туда маникюр', 'добавь на 27.02.2026 маникюр'],
  ])('%s', (text, dated) => {
    expect(onDayShown({ text, shown: FRIDAY })?.text).toBe(dated);
  });

  it.each([
    'надо туда съездить',
    'туда взять зонт',
    'позвонить туда и узнать цену',
    'поставь туда завтра стрижку',
    'купить хлеб',
    'поздравить маму с этим днём',
    'оттуда забрать вещи',
    'запиши: билеты туда и обратно',
    'давай туда поедем на метро',
    'положи туда зонт',
    'переведи туда деньги',
    'купить торт на этот день рождения',
    'подготовить отчёт и в тот же день отправить',
  ])('points at no day: %s', (text) => {
    expect(onDayShown({ text, shown: FRIDAY })).toBeNull();
  });

  it('is one day, and is known', () => {
    expect(onDayShown({ text: 'запиши на этот день отчёт', shown: WEEK })).toBeNull();
    expect(onDayShown({ text: 'запиши на этот день отчёт' })).toBeNull();
  });

  it('leaves "добавь туда" to what is in view', () => {
    const thread = spokenOf([{ kind: 'task', number: 1, title: 'купить продукты' }], {
      default_task_id: 1,
      listed_count: 1,
    });
    expect(onDayShown({ text: 'добавь туда молоко', shown: FRIDAY, thread })).toBeNull();
    const moved = 'перенеси туда краску';
    expect(onDayShown({ text: moved, shown: FRIDAY, thread })?.text).toBe(
      'перенеси на 27.02.2026 краску',
    );
  });

  it('leaves "туда" to a project that was spoken of, and "на этот день" is a day all the same', () => {
    const thread = spokenOf([PROJECT], {});
    expect(onDayShown({ text: 'закинь туда коробки', shown: FRIDAY, thread })).toBeNull();
    const text = 'закинь на этот день коробки';
    expect(onDayShown({ text, shown: FRIDAY, thread })?.text).toBe('закинь на 27.02.2026 коробки');
  });

  it.each([
    'поставь туда чайник',
    'поставь туда новый диван',
    'поставь туда Олю ответственной',
    'запиши туда телефон мастера',
    'добавь туда соль',
    'давай маму туда',
    'перекинь туда фотки',
  ])('asks about what may be put there by hand: %s', (text) => {
    expect(onDayShown({ text, shown: FRIDAY })).toMatchObject({ most: 0.6 });
  });

  it.each([
    'тогда стрижку туда',
    'поставь туда чайник на 12',
    'запиши туда купить соль',
    'добавь туда маникюр',
    'перенеси её туда',
    'впиши туда встречу с Олей',
  ])('is sure of what takes place or is to be done: %s', (text) => {
    expect(onDayShown({ text, shown: FRIDAY })).not.toHaveProperty('most');
  });

  it.each([
    ['собрать коробки', 'передвинь туда коробки', true],
    ['собрать коробки', 'перенеси туда коробки', false],
    ['помыть холодильник', 'передвинь туда холодильник', true],
    ['купить ёлку', 'поставь туда ёлку', true],
    ['позвонить маме', 'перенеси туда звонок маме', false],
    ['ёлка', 'перенеси туда ёлку', false],
  ])('of %s: %s', (title, text, isAsked) => {
    const thread = spokenOf([{ kind: 'task', number: 1, title }]);
    expect(onDayShown({ text, shown: FRIDAY, thread })?.most !== undefined).toBe(isAsked);
  });
});
