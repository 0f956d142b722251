import { execFileSync } from 'node:child_process';
import { ROOT } from './source-files.ts';

const APART: ReadonlyArray<readonly [name: string, pattern: RegExp]> = [
  ['generated', /^docs\/contracts\/.*\.json$|\/golden\/|^package-lock\.json$|\/schemas\//],
  ['tests', /\.test\.ts$|^test\//],
  ['corpora', /corpus|lexicon/],
  ['docs', /^docs\/|\.md$/],
];

export interface Trial {
  /** What somebody had to think of. */
  readonly files: readonly string[];
  /** How many others, by kind. */
  readonly apart: Readonly<Record<string, number>>;
}

/** Which files a change touched, `from..to` in git's words. */
export function trialOf(range: string): Trial {
  const printed = execFileSync('git', ['diff', '--name-only', range], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const touched = printed.split('\n').filter((file) => file !== '');
  const kindOf = (file: string) => APART.find(([, pattern]) => pattern.test(file))?.[0];
  const apart = APART.map(([name]) => [
    name,
    touched.filter((file) => kindOf(file) === name).length,
  ]);
  return {
    files: touched.filter((file) => kindOf(file) === undefined),
    apart: Object.fromEntries(apart),
  };
}
