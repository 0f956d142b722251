import path from 'node:path';
import type { SourceFile } from './source-files.ts';
import { walk } from './walk.ts';

/**
 * The files of its own package that a file imports, types included, as paths within `src`. Paths that
 * lead out of `src` are left out.
 */
export function importsOf({ path: from, module }: SourceFile): string[] {
  const found = new Set<string>();
  const add = (source: unknown) => {
    if (typeof source !== 'object' || source === null || !('value' in source)) return;
    const { value } = source;
    if (typeof value !== 'string' || !value.startsWith('.')) return;
    const to = path.posix.normalize(path.posix.join(path.posix.dirname(from), value));
    if (!to.startsWith('..')) found.add(to);
  };
  walk(module, (node) => {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'ExportNamedDeclaration':
      case 'ExportAllDeclaration':
        add(node['source']);
        break;
      case 'TsImportType':
        add(node['argument']);
        break;
      case 'CallExpression':
        addDynamic(node, add);
        break;
    }
  });
  return [...found];
}

/** `import('./other.ts')`. */
function addDynamic(node: Readonly<Record<string, unknown>>, add: (source: unknown) => void): void {
  const { callee, arguments: given } = node;
  if (typeof callee !== 'object' || callee === null || !('type' in callee)) return;
  if (callee.type !== 'Import' || !Array.isArray(given)) return;
  const [first] = given as Array<{ expression?: unknown }>;
  add(first?.expression);
}
