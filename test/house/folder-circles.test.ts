import { parseSync } from '@swc/core';
import { expect, it } from 'vitest';
import { folderCircles } from './folder-circles.ts';
import type { SourceFile } from './source-files.ts';

const file = (path: string, ...lines: readonly string[]): SourceFile => ({
  package: 'packages/sample',
  path,
  lines: lines.length,
  module: parseSync(lines.join('\n'), { syntax: 'typescript' }),
});

const circles = (...files: readonly SourceFile[]) =>
  folderCircles(files).map(({ places }) => places);

it.each([
  ['a type', "import type { B } from '../b/one.ts';"],
  ['a type in its place', "export type A = import('../b/one.ts').B;"],
  ['what is passed on', "export { b } from '../b/one.ts';"],
  ['a late import', "export const a = () => import('../b/one.ts');"],
])('%s makes a circle', (_, line) => {
  const back = file('b/one.ts', "import { a } from '../a/other.ts';", 'export const b = a;');
  expect(circles(file('a/one.ts', line), back)).toEqual([['a', 'b']]);
});

it('goes through a file that stands beside the folders, and through other folders', () => {
  expect(
    circles(
      file('a/one.ts', "import { b } from '../b/one.ts';"),
      file('b/one.ts', "import { c } from '../c.ts';"),
      file('c.ts', "import { a } from './a/two.ts';"),
    ),
  ).toEqual([['a', 'b', 'c.ts']]);
});

it('is no circle within a folder, one way, or through the entry', () => {
  expect(
    circles(
      file('a/one.ts', "import { b } from '../b/one.ts';", "import { two } from './deep/two.ts';"),
      file('a/deep/two.ts', "import { one } from '../one.ts';"),
      file('b/one.ts', "import { all } from '../index.ts';"),
      file('index.ts', "export { a } from './a/one.ts';"),
    ),
  ).toEqual([]);
});
