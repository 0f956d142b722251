import type { SourceText } from './source-files.ts';

/** Words and examples grow with the language, as the linter's overrides say, too. */
const OF_WORDS = /(?:^|\/)(?:(?:lexicon|corpus|corpora)\/|(?:lexicon|corpus)[^/]*$)/;

const MOST_LINES = 400;

/** Whether a file is longer than one may be; blank lines and comments count, for a reader passes them, too. */
export function isLong({ path, lines }: Pick<SourceText, 'path' | 'lines'>): boolean {
  return lines > MOST_LINES && !OF_WORDS.test(path);
}
