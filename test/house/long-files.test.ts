import { expect, it } from 'vitest';
import { isLong } from './long-files.ts';
import { packagesOf, ROOT, sourceTexts } from './source-files.ts';

it.each([
  ['a file of 400 lines', 'commands/one.ts', 400, false],
  ['a longer one', 'commands/one.ts', 401, true],
  ['words', 'ru/lexicon/words.ts', 900, false],
  ['words of one folder', 'ru/conversation/lexicon.ts', 900, false],
  ['examples', 'ru/corpus-commands.ts', 900, false],
  ['what only ends like one', 'ru/read-corpus-lines.ts', 900, true],
])('knows whether %s is long', (_, path, lines, long) => {
  expect(isLong({ path, lines })).toBe(long);
});

it('has no file of more than 400 lines but lexicons and examples', () => {
  const found = sourceTexts(packagesOf(ROOT), ROOT).filter(isLong);
  expect(found.map((file) => `${file.package}/src/${file.path}`).sort()).toEqual([]);
});
