import type { SourceFile } from './source-files.ts';
import { type TreeNode, walk } from './walk.ts';

/** Lexicons, rules and examples: the files that are written in Russian. */
const OF_WORDS =
  /(?:^|\/)(?:lexicon|rules)\/|(?:^|\/)lexicon[^/]*$|(?:-rules|-phrases)\.ts$|corpus/;
const CYRILLIC = /[а-яё]/i;

/** What a node says in words of its own; empty for most nodes. */
function wordsOf(node: TreeNode): string {
  switch (node.type) {
    case 'StringLiteral':
    case 'Identifier':
      return String(node.value);
    case 'TemplateElement':
      return String(node.raw);
    case 'RegExpLiteral':
      return String(node.pattern);
    default:
      return '';
  }
}

/** The Russian words in the code of a file, where only lexicons, rules and examples may have some. */
export function russianWordsIn(file: SourceFile): string[] {
  if (OF_WORDS.test(file.path)) return [];
  const found: string[] = [];
  walk(file.module, (node) => {
    const words = wordsOf(node);
    if (CYRILLIC.test(words)) found.push(words);
  });
  return found;
}
