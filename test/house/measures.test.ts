import { parseSync } from '@swc/core';
import { expect, it } from 'vitest';
import { sharedNames } from './exported-names.ts';
import type { SourceFile } from './source-files.ts';
import { statementsIn } from './statements.ts';

const file = (path: string, text: string): SourceFile => ({
  package: 'packages/sample',
  path,
  lines: text.split('\n').length,
  module: parseSync(text, { syntax: 'typescript' }),
});

it.each([
  ['a declaration of values', 'const one = 1, two = 2;', 1],
  ['types, imports and exports', "import a from './a.ts'; export type B = a; export { a };", 0],
  ['a function and its return', 'export function one() { return 1; }', 2],
  ['an arrow as the same function', 'const one = () => 1;', 2],
  ['an arrow with a block', 'const one = () => { return 1; };', 2],
  ['a class and its method', 'class One { private two() { return 1; } }', 3],
  ['what a branch holds', 'if (a) { b(); } else c();', 3],
  ['a loop over a loop', 'for (const a of b) for (;;) c();', 4],
  ['a switch by its statements', 'switch (a) { case 1: b(); break; }', 3],
])('counts %s', (_, text, statements) => {
  expect(statementsIn(file('one.ts', text))).toBe(statements);
});

it('finds a name that two files declare, not one that is passed on or is a value and its type', () => {
  const files = [
    file('a.ts', 'export const Place = 1; export type Place = number; export interface One {}'),
    file('b.ts', 'export class Place {} export const [two] = [1];'),
    file('index.ts', "export { Place, type One } from './a.ts';"),
  ];
  expect(sharedNames(files)).toEqual([
    { name: 'Place', files: ['packages/sample/src/a.ts', 'packages/sample/src/b.ts'] },
  ]);
});
