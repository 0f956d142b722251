import type { SourceFile } from './source-files.ts';
import { type TreeNode, walk } from './walk.ts';

const CYRILLIC = /[а-яё]/i;
const ANY_LETTER = /\\[pP]\{L\}/;

/** What a node says as a pattern or as a part of one; empty for all other nodes. */
function patternOf(node: TreeNode): string {
  switch (node.type) {
    case 'StringLiteral':
      return String(node.value);
    case 'TemplateElement':
      return String(node.cooked ?? node.raw);
    case 'RegExpLiteral':
      return String(node.pattern);
    default:
      return '';
  }
}

/**
 * Patterns of Russian words that say "any letter" by its Unicode property. V8 works out its six hundred ranges
 * anew for each place of each pattern, about a millisecond, when the pattern is first tried: that was half of what a
 * program needed for its first message. `[a-zЀ-ӿ]`, Latin and Cyrillic letters, takes a hundredth of it.
 */
export function costlyPatternsIn(file: SourceFile): string[] {
  const found: string[] = [];
  walk(file.module, (node) => {
    const pattern = patternOf(node);
    if (CYRILLIC.test(pattern) && ANY_LETTER.test(pattern)) found.push(pattern);
  });
  return found;
}
