import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const KNOWN: readonly ObjectHandle[] = [
  { kind: 'timeblock', number: 1, title: 'созвон с Ритой' },
  { kind: 'timeblock', number: 2, title: 'съёмка' },
];
const LISTED = spokenOf(KNOWN, { listed_count: 2 });
const IN_VIEW = spokenOf(KNOWN, { default_timeblock_id: 2 });
const told = (text: string, thread = LISTED) =>
  (readSaid(text, { thread }).operations ?? []).map(({ operation, ordinal, shown, confidence }) => [
    operation.type,
    'duration_minutes' in operation ? operation.duration_minutes : undefined,
    ordinal ?? shown?.places?.[0],
    confidence >= 0.75,
  ]);

describe('how long one of the list takes', () => {
  it.each([
    ['а последний пусть полчаса', 30, -1],
    ['второй пусть сорок минут', 40, 2],
    ['вторая пусть будет короче, 20 минут', 20, 2],
    ['первый пусть будет подлиннее, полтора часа', 90, 1],
    ['пусть второй длится час', 60, 2],
    ['вторую сделай 20 минут', 20, 2],
    ['сделай вторую на полчаса', 30, 2],
    ['поставь второй длительность 20 минут', 20, 2],
  ])('%s', (text, minutes, place) => {
    expect(told(text)).toEqual([['set_duration', minutes, place, true]]);
  });

  it.each([
    ['вторую сделай короче на 20 минут', -20],
    ['вторая пусть будет подлиннее на полчаса', 30],
  ])('%s: by how much', (text, minutes) => {
    expect(readSaid(text, { thread: LISTED }).operations).toMatchObject([
      { operation: { type: 'set_duration', by_minutes: minutes }, ordinal: 2 },
    ]);
  });

  it.each([
    ['вторую на полчаса', 30],
    ['сделай вторую на два часа', 120],
  ])('is asked about where it may be when, or how much later: %s', (text, minutes) => {
    expect(told(text)).toEqual([['set_duration', minutes, 2, false]]);
  });

  it.each([
    'второй давай на 16 часов',
    'последний пусть будет 15 часов',
    'вторую на 18 часов',
    'вторую поставь на 9 часов',
  ])('no length where it is an hour of the day: %s', (text) => {
    expect(told(text).map(([type]) => type)).not.toContain('set_duration');
  });

  it.each([
    ['пусть второй длится 8 часов', 480, true],
    ['поставь второй длительность 10 часов', 600, true],
    ['второй пусть будет 3 часа', 180, true],
    ['второй пусть будет 5 часов', 300, false],
  ])('a length all the same: %s', (text, minutes, isSure) => {
    expect(told(text)).toEqual([['set_duration', minutes, 2, isSure]]);
  });

  it.each(['сдвинь вторую на полчаса', 'вторую на полчаса позже'])('%s is a shift', (text) => {
    expect(told(text).map(([type]) => type)).toEqual(['reschedule']);
  });

  it.each(['второй этаж пусть полчаса', 'первая смена пусть час', 'длится пусть полтора часа'])(
    'nothing new is called so without a question: %s',
    (text) => {
      const { operations = [], envelopes } = readSaid(text, { thread: LISTED });
      expect(operations).toEqual([]);
      expect(envelopes.every(({ command }) => command.confidence < 0.75)).toBe(true);
    },
  );
});

describe('how long what is moved goes on', () => {
  it.each([
    'съёмку подвинь на час раньше, и длится пусть полтора часа',
    'съёмку подвинь на час раньше, и пусть идёт полтора часа',
    'съёмку подвинь на час раньше и пусть она длится полтора часа',
  ])('%s', (text) => {
    const { operations = [], envelopes } = readSaid(text, { thread: IN_VIEW });
    expect(envelopes).toEqual([]);
    expect(operations.map(({ operation, same }) => [operation.type, same])).toEqual([
      ['reschedule', undefined],
      ['set_duration', true],
    ]);
  });

  it.each(['длится пусть полтора часа', 'пусть длится полтора часа'])('alone: %s', (text) => {
    expect(told(text, IN_VIEW).map(([type, minutes]) => [type, minutes])).toEqual([
      ['set_duration', 90],
    ]);
  });

  it('of something new no length is set', () => {
    const text = 'пусть Рома едет час';
    expect(told(text, IN_VIEW)).toEqual([]);
  });
});
