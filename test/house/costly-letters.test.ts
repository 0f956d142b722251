import { parseSync } from '@swc/core';
import { expect, it } from 'vitest';
import { costlyPatternsIn } from './costly-letters.ts';
import { ROOT, type SourceFile, sourceFiles } from './source-files.ts';

const file = (text: string): SourceFile => ({
  package: 'packages/sample',
  path: 'ru/one-phrases.ts',
  lines: 1,
  module: parseSync(text, { syntax: 'typescript' }),
});

it.each([
  ['a pattern', String.raw`const ONE = /надо\p{L}*/u;`, 1],
  ['no letter', String.raw`const ONE = /надо\P{L}/u;`, 1],
  ['a part in a string', String.raw`const ONE = 'надо(?!\\p{L})';`, 1],
  ['a part in a template', 'const ONE = `надо(?!\\\\p{L})${two}`;', 1],
  ['nothing in a range of its own', 'const ONE = /надо[a-zЀ-ӿ]*/u;', 0],
  ['nothing in a pattern without words', String.raw`const ONE = /[\p{L}\p{N}]+/u;`, 0],
])('finds %s', (_, text, count) => {
  expect(costlyPatternsIn(file(text))).toHaveLength(count);
});

it('no pattern of Russian words says any letter by its property', () => {
  const files = sourceFiles(['packages/language'], ROOT);
  expect(files.flatMap(costlyPatternsIn)).toEqual([]);
});
