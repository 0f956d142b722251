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

it('is read without what it is not, where it stands', () => {
  const known = spokenOf([{ kind: 'task', number: 3, title: 'монтаж у соседей' }]);
  const text = 'да нет не срок а монтаж у соседей в пятницу с девяти утра до семи вечера';
  const titlesIn = (thread: typeof known) => {
    const { envelopes, operations = [] } = readSaid(text, { thread });
    const made = envelopes.map(({ command }) => command.entities.title ?? '');
    return [...made, ...operations.map(({ mention = '' }) => mention)];
  };
  expect(new Set(titlesIn(known))).toEqual(new Set(['монтаж у соседей']));
  expect(readSaid(text, { thread }).envelopes[0]?.command.confidence).toBeLessThan(0.75);
});

it('is asked about where an appointment stands already', () => {
  const known = spokenOf([{ kind: 'task', number: 3, title: 'к окулисту' }]);
  const text = 'записалась к окулисту на среду на 10';
  expect(readSaid(text, { thread: known }).notes).toMatchObject([{ code: 'SAID_AGAIN' }]);
  expect(readSaid(text, { thread }).notes ?? []).toEqual([]);
});
