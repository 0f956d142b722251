import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Module, parseSync } from '@swc/core';

export const ROOT = path.join(import.meta.dirname, '../..');

/** A file of a package's `src` that is no test. */
export interface SourceFile {
  /** `packages/db`. */
  readonly package: string;
  /** Within `src`: `tasks/create.ts`. */
  readonly path: string;
  readonly lines: number;
  readonly module: Module;
}

export function packagesOf(root: string): string[] {
  return ['packages', 'apps'].flatMap((above) =>
    readdirSync(path.join(root, above)).map((name) => `${above}/${name}`),
  );
}

/** Every source file of these packages, parsed. */
export function sourceFiles(packages: readonly string[], root: string): SourceFile[] {
  return packages.flatMap((name) => {
    const src = path.join(root, name, 'src');
    return readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
      .sort()
      .map((file) => {
        const text = readFileSync(path.join(src, file), 'utf8');
        const module = parseSync(text, { syntax: 'typescript', tsx: file.endsWith('x') });
        return { package: name, path: file, lines: text.split('\n').length - 1, module };
      });
  });
}
