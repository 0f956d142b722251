import { describe, expect, it } from 'vitest';
import { unstorable } from './unstorable.ts';

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = { a: value };
  return value;
}

describe('unstorable', () => {
  it.each([
    ['nothing', undefined],
    [
      'plain arguments',
      { title: 'Купить молоко 🥛', steps: [{ tests: ['a\nb'] }], n: 1, no: null },
    ],
    ['24 levels', nested(24)],
  ])('lets %s pass', (_, args) => {
    expect(unstorable(args)).toBeNull();
  });

  it.each([
    ['U+0000', { steps: [{ title: 'a\0b' }] }, 'steps.0.title', 'holds U+0000'],
    [
      'half a pair',
      { think: { frame: '\uD800' } },
      'think.frame',
      'holds half of a surrogate pair',
    ],
    ['a broken key', { data: { 'a\0': 1 } }, 'data', 'holds U+0000'],
    ['infinity', { data: { n: Number.POSITIVE_INFINITY } }, 'data.n', 'is no finite number'],
    ['__proto__', JSON.parse('{"data":{"__proto__":{}}}'), 'data', 'has a key __proto__'],
  ])('tells where %s stands', (_, args, field, problem) => {
    expect(unstorable(args)).toEqual({ field, problem });
  });

  it('stops at what is too deep, however deep it is', () => {
    expect(unstorable(nested(25))?.problem).toBe('nests deeper than 24');
    expect(unstorable(nested(100_000))?.problem).toBe('nests deeper than 24');
  });

  it('stops at what is too large', () => {
    expect(unstorable({ a: 'x'.repeat(4_000_001) })).toMatchObject({ field: 'a' });
    expect(unstorable(Array.from({ length: 200_001 }, () => 0))?.problem).toBe(
      'the arguments are too large',
    );
  });
});
