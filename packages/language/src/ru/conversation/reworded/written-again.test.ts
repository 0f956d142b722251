import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([
  { kind: 'task', number: 1, title: 'племянницу встретить' },
  { kind: 'task', number: 2, title: 'смету сдать' },
]);

describe('what is there already, and is to be written down', () => {
  it.each([
    'племянницу завтра в 12:40 встретить запиши да',
    'племянницу завтра в час встретить, запиши пожалуйста',
    'смету в пятницу сдать запиши ага',
    'смету сдать запиши',
  ])('%s', (text) => {
    const { kind, envelopes, notes, operations = [] } = readSaid(text, { thread });
    // it is what stands, or what is asked about as such, and nothing is cut off it as something new
    const isKnown = kind === 'operations' || notes?.[0]?.code === 'SAID_AGAIN';
    expect({ isKnown, parts: operations.length + envelopes.length }).toEqual({
      isKnown: true,
      parts: 1,
    });
  });

  it.each([
    ['сестру завтра в 12:40 встретить запиши да', 'сестру встретить'],
    ['отчёт в пятницу сдать запиши ага', 'отчёт сдать'],
  ])('is new: %s', (text, title) => {
    const { envelopes, notes } = readSaid(text, { thread });
    expect(envelopes.map(({ command }) => command.entities.title)).toEqual([title]);
    expect(notes ?? []).toEqual([]);
  });
});

it('is asked about where an appointment stands already', () => {
  const known = spokenOf([{ kind: 'task', number: 3, title: 'к окулисту' }]);
  const text = 'записалась к окулисту на среду на 10';
  expect(readSaid(text, { thread: known }).notes).toMatchObject([{ code: 'SAID_AGAIN' }]);
  expect(readSaid(text, { thread }).notes ?? []).toEqual([]);
});
