import type { SourceFile } from './source-files.ts';
import { walk } from './walk.ts';

const DECLARATIONS = new Set(['VariableDeclaration', 'FunctionDeclaration', 'ClassDeclaration']);

/**
 * How much a file does: its statements and its declarations of values, a method as a function, and an
 * arrow's expression as the return that it is. Blocks, types, imports and exports do nothing.
 */
export function statementsIn({ module }: SourceFile): number {
  let count = 0;
  walk(module, (node) => {
    const { type, body } = node;
    if (DECLARATIONS.has(type) || type === 'ClassMethod' || type === 'PrivateMethod') count += 1;
    else if (type.endsWith('Statement') && type !== 'BlockStatement' && type !== 'EmptyStatement') {
      count += 1;
    } else if (type === 'ArrowFunctionExpression' && !isBlock(body)) count += 1;
  });
  return count;
}

function isBlock(body: unknown): boolean {
  return (
    typeof body === 'object' &&
    body !== null &&
    'type' in body &&
    (body.type === 'BlockStatement' || body.type === 'FunctionBody')
  );
}
