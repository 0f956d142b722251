import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Module, parseSync } from '@swc/core';

export const ROOT = path.join(import.meta.dirname, '../..');

/** A file of a package's `src` that is no test. */
export interface SourceText {
  /** `packages/db`. */
  readonly package: string;
  /** Within `src`: `tasks/create.ts`. */
  readonly path: string;
  readonly text: string;
  readonly lines: number;
}

export interface SourceFile extends Omit<SourceText, 'text'> {
  readonly module: Module;
}

export function packagesOf(root: string): string[] {
  return ['packages', 'apps'].flatMap((above) =>
    readdirSync(path.join(root, above)).map((name) => `${above}/${name}`),
  );
}

/** Every source file of these packages, as it is written. */
export function sourceTexts(packages: readonly string[], root: string): SourceText[] {
  return packages.flatMap((name) => {
    const src = path.join(root, name, 'src');
    return readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'))
      .sort()
      .map((file) => {
        const text = readFileSync(path.join(src, file), 'utf8');
        return { package: name, path: file, text, lines: text.split('\n').length - 1 };
      });
  });
}

/** Every source file of these packages, parsed. */
export function sourceFiles(packages: readonly string[], root: string): SourceFile[] {
  return sourceTexts(packages, root).map(parsed);
}

/** A source file, parsed. */
export function parsed({ text, ...file }: SourceText): SourceFile {
  const module = parseSync(text, { syntax: 'typescript', tsx: file.path.endsWith('x') });
  return { ...file, module };
}
