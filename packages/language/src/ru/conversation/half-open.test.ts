import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../test/rig/read-said.ts';

const thread = spokenOf([{ kind: 'timeblock', number: 1, title: 'хор' }], {
  default_timeblock_id: 1,
});

function halvesOpenIn(text: string): readonly boolean[] {
  const { operations = [] } = readSaid(text, { thread });
  return operations.map(({ half_open: isOpen }) => isOpen === true);
}

it.each([
  'перенеси хор на восемь',
  'перенеси на 8',
  'лучше в восемь',
  'лучше в 8:30',
  'не в семь а в восемь',
  'перенеси хор на среду на восемь',
  'хор будет в половине девятого',
])('no word tells the half of the day: %s', (text) => {
  expect(halvesOpenIn(text)).toEqual([true]);
});

it('a length beside it has no half', () => {
  expect(halvesOpenIn('нет лучше в восемь и на час')).toEqual([true, false]);
});

it.each([
  'перенеси хор на восемь вечера',
  'перенеси хор на утро на восемь',
  'перенеси хор на 08:00',
  'перенеси хор на 20:00',
  'перенеси хор на полдень',
  'перенеси хор на 12:00',
  'перенеси хор на среду',
  'перенеси хор на час позже',
  'удали хор',
])('said, or no hour at all: %s', (text) => {
  expect(halvesOpenIn(text)).toEqual([false]);
});

/** The noun hints at the evening: where the thing stands decides, unless the words themselves do. */
it.each([
  ['перенеси концерт на восемь', '20:00', true],
  ['концерт лучше в семь', '19:00', undefined],
  ['перенеси концерт на восемь утра', '08:00', undefined],
])('hinted at: %s', (text, planned_time, half_open) => {
  const concert = spokenOf([{ kind: 'timeblock', number: 1, title: 'концерт' }], {
    default_timeblock_id: 1,
  });
  const [read] = readSaid(text, { thread: concert }).operations ?? [];
  expect([read?.operation, read?.half_open]).toEqual([
    expect.objectContaining({ planned_time }),
    half_open,
  ]);
});
