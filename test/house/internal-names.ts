import type { SourceFile } from './source-files.ts';
import { type TreeNode, walk } from './walk.ts';

const CYRILLIC = /[а-яё]/i;
/** `{task:titled}`, `[op v:1 type:"rename" ...]`, a link, a bot's command: their names are meant. */
const MEANT = /\{[^}]*\}|\[(?:op|ref) [^\]]*\]|https?:\/\/\S+|(?<!\S)\/[a-z_]+/g;
/** `task_create`, `plannedAt`, `OPENAI_API_KEY`; not `TASK-001`. */
const INTERNAL = /\b(?:[a-z0-9]+(?:_[a-z0-9]+)+|[a-z]+[A-Z]\w*|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g;

/** The names of a program's own things in words that are told to a person. */
export function internalNamesIn(words: string): string[] {
  return [...words.replace(MEANT, '').matchAll(INTERNAL)].map(([name]) => name);
}

/** What a node says to a person: a literal with Russian words in it. */
function saidBy(node: TreeNode): string {
  const words =
    node.type === 'StringLiteral'
      ? String(node.value)
      : node.type === 'TemplateElement'
        ? String(node.raw)
        : '';
  return CYRILLIC.test(words) ? words : '';
}

/** Every text of a file that names such a thing, with the names. */
export function textsWithInternalNames(file: SourceFile): string[] {
  const found: string[] = [];
  walk(file.module, (node) => {
    const words = saidBy(node);
    const names = internalNamesIn(words);
    if (names.length > 0) found.push(`${file.path}: ${names.join(', ')} in «${words}»`);
  });
  return found;
}
