import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from './source-files.ts';

const Report = z.object({
  diagnostics: z.array(
    z.object({
      message: z.string(),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.int() }) })),
    }),
  ),
});

export interface ComplexFunction {
  readonly what: string;
  readonly complexity: number;
  readonly at: string;
}

const MESSAGE = /^(.*) has a complexity of (\d+)\./;

/** Functions of a cyclomatic complexity above `max`, as the linter counts it, the worst first. */
export function complexFunctions(max: number, root: string): ComplexFunction[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'house-'));
  const config = path.join(folder, 'oxlintrc.json');
  const rules = { 'eslint/complexity': ['error', { max }] };
  writeFileSync(config, JSON.stringify({ categories: { correctness: 'off' }, rules }));
  try {
    return read(oxlint(['-c', config, '-f', 'json', 'packages', 'apps'], root));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the linter prints; that it finds something is no failure here. */
function oxlint(args: readonly string[], root: string): string {
  const program = path.join(ROOT, 'node_modules/.bin/oxlint');
  try {
    return execFileSync(program, args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  } catch (error) {
    if (error instanceof Error && 'stdout' in error) return String(error.stdout);
    throw error;
  }
}

function read(printed: string): ComplexFunction[] {
  return Report.parse(JSON.parse(printed))
    .diagnostics.filter(({ filename }) => isSource(filename))
    .flatMap(({ message, filename, labels }) => {
      const [, what = '', complexity] = MESSAGE.exec(message) ?? [];
      const line = labels[0]?.span.line ?? 0;
      return complexity === undefined
        ? []
        : [{ what, complexity: Number(complexity), at: `${filename}:${line}` }];
    })
    .sort((a, b) => b.complexity - a.complexity);
}

function isSource(file: string): boolean {
  return /^(packages|apps)\/[^/]+\/src\//.test(file) && !file.endsWith('.test.ts');
}
