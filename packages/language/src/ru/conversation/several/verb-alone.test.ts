import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const read = (text: string, titles: readonly string[]) => {
  const candidates = titles.map(
    (title, at): ObjectHandle => ({ kind: 'task', number: at + 1, title }),
  );
  const { operations } = readSaid(text, { thread: spokenOf(candidates) });
  return operations?.map(({ mention, names, confidence }) => [names ?? mention, confidence]);
};

const CALLS = ['позвонить поставщику насчет фурнитуры', 'позвонить сереге', 'сварить суп'];

describe('a verb alone behind a name names nothing else', () => {
  it.each([
    ['серега тоже сделано позвонил', [['серега', 0.8]]],
    ['поставщик сделано позвонил', [['поставщик', 0.8]]],
    ['готово сереге позвонил', [['сереге', 0.8]]],
  ])('%s', (text, operations) => {
    expect(read(text, CALLS)).toEqual(operations);
  });

  it('asks where the verb is none of what was named', () => {
    expect(read('серега готово и сварил', CALLS)).toEqual([
      ['серега', 0.8],
      ['сварить', 0.6],
    ]);
  });

  it.each([
    ['сереге и поставщику позвонил', [[['сереге', 'поставщику'], 0.8]]],
    [
      'серега готово суп готово',
      [
        ['серега', 0.8],
        ['суп', 0.8],
      ],
    ],
  ])('%s names both', (text, operations) => {
    expect(read(text, CALLS)).toEqual(operations);
  });
});
