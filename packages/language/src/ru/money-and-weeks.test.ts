import { expect, it } from 'vitest';
import { readSaid } from '../../../../test/rig/read-said.ts';

const only = (text: string) => readSaid(text).envelopes[0]?.command.entities ?? {};

it.each([
  ['аренда гаража 35к завтра', 'аренда гаража 35к'],
  ['перевести тёте 8к завтра', 'перевести тёте 8к'],
  ['взнос за секцию 12К до завтра', 'взнос за секцию 12К'],
])('%s: thousands are no hour', (text, title) => {
  const { due_date: due, planned_at: on, ...rest } = only(text);
  expect(rest).toEqual({ title });
  expect(`${due ?? on}`).toHaveLength('2026-09-19'.length);
});

it('подойти к 10 к врачу завтра: an hour is one', () => {
  expect(only('подойти к 10 к врачу завтра').due_date).toContain('T10:00');
});

it.each([
  ['отвести пса к грумеру на следующей неделе утром', '09:00'],
  ['показать котёл мастеру на следующей неделе после обеда', '14:00'],
  ['сдать кровь на следующей неделе в 8:30', '08:30'],
])('%s: no day is guessed, and the hour is kept', (text, time) => {
  const { planned_at: day, planned_window: window, planned_time: at } = only(text);
  expect({ day, at }).toEqual({ day: undefined, at: time });
  expect(window).toBeDefined();
});

it('сдать кровь на следующей неделе в среду утром: a day is said', () => {
  expect(only('сдать кровь на следующей неделе в среду утром').planned_at).toContain('T09:00');
});

it.each([
  ['сдать плёнку завтра и купить тёте нитки и пуговицы', 2],
  ['внести 700 рублей за бассейн завтра и забрать форму и мячи', 2],
])('%s: two plain orders are asked about no more', (text, count) => {
  const found = readSaid(text).envelopes;
  expect(found).toHaveLength(count);
  expect(found.every(({ command }) => command.confidence >= 0.75)).toBe(true);
  expect(found[1]?.command.entities.planned_at).toBeUndefined();
});

it('сдать плёнку завтра и продлить пропуск: the day may be of both', () => {
  const found = readSaid('сдать плёнку завтра и продлить пропуск').envelopes;
  expect(found.some(({ command }) => command.confidence < 0.75)).toBe(true);
});
