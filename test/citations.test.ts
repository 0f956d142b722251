import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { requirements } from './requirements.ts';

const root = path.join(import.meta.dirname, '..');

/** Texts of the tracked files below these folders, by name. */
function tracked(...folders: string[]): Array<readonly [string, string]> {
  return execFileSync('git', ['ls-files', '-z', '--', ...folders], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter((name) => /\.(?:ts|css|sql|md)$/.test(name))
    .map((name) => [name, readFileSync(path.join(root, name), 'utf8')] as const);
}

/**
 * Old decisions keep the words they were made in. An applied migration is never edited: its checksum
 * is stored, and the migrator refuses a file that differs, be it in a comment.
 */
const KEPT = /^(?:docs\/adr\/|docs\/contracts\/|migrations\/0010-tasks\.sql$)/;
/** A file that is not in the repository; `docs/contracts/*.md` are. */
const OUTSIDE = /\b(?:DESIGN|STYLE)\.md\b|(?<!docs\/)\bcontracts\/[a-z]+\.md\b/g;
/** Comments of TypeScript: whole lines, and what follows code on a line. */
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** The form of a statement's id, by the letters that the ids of docs/contracts begin with. */
const ID =
  /(?<=[(\s])(?:[CKO]\d|[DTVBGRQKOS]|RR)(?:-[a-z\d]+)+(?=[\s),.;:])|(?<=[(\s])[HPETCGFRVXJ]\d+(?=[),])/g;

it('cites no file that is not in the repository', () => {
  const cited = tracked('.')
    .filter(([name]) => !KEPT.test(name) && name !== 'test/citations.test.ts')
    .flatMap(([name, text]) => [...text.matchAll(OUTSIDE)].map(([file]) => `${name}: ${file}`));
  expect(cited).toEqual([]);
});

it('cites only statements that docs/contracts hold', () => {
  const cited = tracked('packages', 'apps').flatMap(([name, text]) =>
    [...text.matchAll(COMMENT)].flatMap(([comment]) =>
      [...comment.matchAll(ID)].map(([id]) => ({ name, id })),
    ),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(({ id }) => !requirements.has(id))).toEqual([]);
});
