import { describe, expect, test } from 'vitest';
import { storableJson, storableText } from './storable.ts';

describe('what PostgreSQL does not take', () => {
  const through = (value: unknown): unknown => JSON.parse(storableJson(JSON.stringify(value)));

  test.for([
    ['a\0b', 'a\ufffdb'],
    ['\ud83d', '\ufffd'],
    ['купить \ude00!', 'купить \ufffd!'],
    ['\ud83d\ude00', '\ud83d\ude00'],
    ['\\u0000', '\\u0000'],
    ['\\\\ud83d', '\\\\ud83d'],
    ['\\\ud83d', '\\\ufffd'],
  ])('%j becomes %j', ([given, taken]) => {
    expect(through({ nested: [given], [String(given)]: 1 })).toEqual({
      nested: [taken],
      [String(taken)]: 1,
    });
  });

  test('a text is mended the same way', () => {
    expect(storableText('a\0\ud83d\ud83d\ude00')).toBe('a\ufffd\ufffd\ud83d\ude00');
  });
});
