import { expect, it } from 'vitest';
import { align } from './align.ts';
import { Item, NO_PARTS } from './item.ts';
import { compilePattern, type ItemClass, type Symbols } from './pattern.ts';

/** `letters` as items of one letter each. */
const itemsOf = (letters: string): Item[] =>
  letters
    .split('')
    .map((letter, at) => new Item(0, 0, 0, at, at + 1, false, letter, null, '', NO_PARTS));

/** Symbols whose classes count how often they are asked. */
function counting(): { symbols: Symbols<ItemClass>; asked: () => number } {
  let asked = 0;
  const symbols: Symbols<ItemClass> = {
    classOf: (names) => ({
      has: ({ word }) => {
        asked += 1;
        return names.includes(word);
      },
    }),
    gapOf: (name) => (name === 'anything' ? { min: 0, only: null, needs: null } : null),
    places: new Map(),
  };
  return { symbols, asked: () => asked };
}

it('tries two open stretches in time linear in the items', () => {
  const askedFor = (length: number): number => {
    const { symbols, asked } = counting();
    const places = compilePattern('<anything> a <anything> b', symbols);
    expect(align(places, itemsOf('a'.repeat(length)), 0, length)).toBeNull();
    return asked();
  };
  expect(askedFor(400)).toBeLessThan(askedFor(100) * 5);
});

it.each([
  ['xaxxb', 5],
  ['ab', 2],
  ['aab', 3],
  ['abab', 4],
])('lays <anything> a <anything> b over %s', (letters, end) => {
  const { symbols } = counting();
  const places = compilePattern('<anything> a <anything> b', symbols);
  expect(align(places, itemsOf(letters), 0, letters.length)?.end).toBe(end);
});
