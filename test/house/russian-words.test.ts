import { parseSync } from '@swc/core';
import { expect, it } from 'vitest';
import { russianWordsIn } from './russian-words.ts';
import { ROOT, type SourceFile, sourceFiles } from './source-files.ts';

const file = (path: string, text: string): SourceFile => ({
  package: 'packages/sample',
  path,
  lines: text.split('\n').length,
  module: parseSync(text, { syntax: 'typescript' }),
});

it.each([
  ['a word', "const one = item.word === 'надо';", ['надо']],
  ['a list in a template', 'const LIST = `надо нужно`;', ['надо нужно']],
  ['an ending', 'const ENDING = /ть$/;', ['ть$']],
  ['a key', 'const ONE = { надо: 1 };', ['надо']],
  ['nothing in a comment', '/** надо */\nconst one = 1; // нужно', []],
])('finds %s', (_, text, words) => {
  expect(russianWordsIn(file('ru/commands/one.ts', text))).toEqual(words);
});

it.each([
  'ru/lexicon/words.ts',
  'ru/rules/days.ts',
  'ru/commands/head/head-rules.ts',
  'ru/commands/talk/chat-phrases.ts',
  'ru/conversation/lexicon.ts',
  'ru/corpus-commands.ts',
])('leaves %s its words', (path) => {
  expect(russianWordsIn(file(path, "const one = 'надо';"))).toEqual([]);
});

it('has Russian words in lexicons, rules and examples only', () => {
  const files = sourceFiles(['packages/language'], ROOT);
  const found = files.filter((each) => russianWordsIn(each).length > 0).map(({ path }) => path);
  expect(found).toEqual([]);
});
