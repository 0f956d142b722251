import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid } from '../../../../../../test/rig/read-said.ts';

function made(text: string) {
  return readSaid(text).envelopes.map(({ command: { entities, confidence } }) => ({
    title: entities.title,
    from: (entities.start_at ?? entities.planned_at)?.slice(5, 16),
    to: entities.end_at?.slice(5, 16) ?? entities.duration_minutes,
    note: entities.description,
    isSure: confidence >= CONFIDENCE.act,
  }));
}

it.each([
  ['забег в субботу в 10, мне там судить до часу', 'забег', '09-19T10:00', '09-19T13:00', 'судить'],
  [
    'выезд на озеро в субботу, старт в 9, вернемся к 18',
    'выезд на озеро',
    '09-19T09:00',
    '09-19T18:00',
  ],
  ['ревизия завтра в 9, закончим в час', 'ревизия', '09-16T09:00', '09-16T13:00'],
  ['ревизия завтра в девять закончим в час', 'ревизия', '09-16T09:00', '09-16T13:00'],
  ['олимпиада завтра с 9, мы там до трёх', 'олимпиада', '09-16T09:00', '09-16T15:00'],
  ['кросс завтра в 10, там часа на два', 'кросс', '09-16T10:00', 120],
  ['кросс завтра в 10, до обеда', 'кросс', '09-16T10:00', '09-16T13:00'],
  ['кросс завтра в 10, закончим за час', 'кросс', '09-16T10:00', 60],
  [
    'поход в субботу, выход в 8 от школы, домой к пяти',
    'поход, выход от школы',
    '09-19T08:00',
    '09-19T17:00',
  ],
] as const)('%s: one thing until then', (text, title, from, to, ...notes) => {
  expect(made(text)).toEqual([{ title, from, to, note: notes[0], isSure: true }]);
});

it('tells the ends of two things in one breath', () => {
  const text = 'в субботу в 10 забег, закончим в час, в воскресенье в 12 регата, там до двух';
  expect(made(text).map(({ title, to }) => [title, to])).toEqual([
    ['забег', '09-19T13:00'],
    ['регата', '09-20T14:00'],
  ]);
});

it.each([
  'забег 12 октября, вернемся к 13',
  'отвезти бабушку завтра в 9, вернусь к 12',
  'забег завтра в 10, выезд в 9, вернемся к 13',
  'забег завтра в 18, до обеда',
])('%s: not sure what ends then, so all of it is asked about', (text) => {
  const found = made(text);
  expect(found.every(({ isSure }) => !isSure)).toBe(true);
  expect(found.filter(({ title }) => /верн/u.test(title ?? ''))).toEqual([]);
});

it.each([
  ['ревизия завтра в 15:30, акты сдать до четырех', ['ревизия', 'акты сдать']],
  ['забег в пятницу в 10, вернуть форму к обеду', ['забег', 'вернуть форму']],
  ['забег завтра в 10, закончить смету к 12', ['забег', 'закончить смету']],
  ['забег завтра в 10, закончим ремонт в среду', ['забег', 'закончим ремонт']],
  ['завтра купить хлеб, работать до шести', ['купить хлеб', 'работать']],
  ['позвонить Оле завтра до обеда', ['позвонить Оле']],
])('%s ends nothing', (text, titles) => {
  expect(made(text).map(({ title }) => title)).toEqual(titles);
});

it.each(['закажи воду, а то кончается', 'карту перевыпустить она тридцатого кончается'])(
  '%s: a reason makes nothing doubtful',
  (text) => {
    expect(made(text).map(({ isSure }) => isSure)).toEqual([true]);
  },
);
