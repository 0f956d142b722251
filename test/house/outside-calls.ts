import type { SourceFile } from './source-files.ts';
import { type TreeNode, walk } from './walk.ts';

/** Modules by which a program reaches others, and what of them does. */
const REACHING: Readonly<Record<string, RegExp>> = {
  'node:http': /^(?:request|get|Agent)$/,
  'node:https': /./,
  'node:http2': /./,
  'node:net': /^(?:connect|createConnection|Socket)$/,
  'node:tls': /^(?:connect|TLSSocket)$/,
  'node:dgram': /./,
  undici: /./,
  ws: /./,
};

/** What a name, or a text, says. */
function nameOf(value: unknown): string {
  const said = (value as TreeNode | undefined)?.['value'];
  return typeof said === 'string' ? said : '';
}

/** The last name of `pg.Pool`, or the only one. */
function calledName(callee: unknown): string {
  const node = callee as TreeNode;
  if (node.type === 'Identifier') return nameOf(node);
  return node.type === 'MemberExpression' ? nameOf(node['property']) : '';
}

/** A name that is imported for its type alone reaches nobody. */
function reachingImports(node: TreeNode): string[] {
  const reaching = REACHING[nameOf(node['source'])];
  if (reaching === undefined || node['typeOnly'] === true) return [];
  return (node['specifiers'] as TreeNode[]).flatMap((each) => {
    if (each['isTypeOnly'] === true) return [];
    const name = nameOf(each['imported'] ?? each['local']);
    return reaching.test(name) ? [`${nameOf(node['source'])} ${name}`] : [];
  });
}

/** What a file does to reach another program: calls of `fetch`, clients and pools of PostgreSQL, sockets. */
export function outsideCallsIn({ module }: SourceFile): string[] {
  const found = new Set<string>();
  walk(module, (node) => {
    if (node.type === 'ImportDeclaration') {
      for (const each of reachingImports(node)) found.add(each);
    }
    if (node.type === 'CallExpression' && calledName(node['callee']) === 'fetch') {
      const callee = node['callee'] as TreeNode;
      const isGlobal = callee.type === 'Identifier' || nameOf(callee['object']) === 'globalThis';
      if (isGlobal) found.add('fetch');
    }
    if (node.type === 'NewExpression') {
      const name = calledName(node['callee']);
      if (['Pool', 'Client', 'WebSocket', 'EventSource'].includes(name)) found.add(name);
    }
  });
  return [...found].sort();
}
