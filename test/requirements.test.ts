import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { stories } from './golden/stories.ts';
import { requirements } from './requirements.ts';

const root = path.join(import.meta.dirname, '..');

/** Ids that tests name in a comment `cites: ID, ID`. */
function citedInTests(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.split('\n').filter((name) => name.endsWith('.test.ts'));
  return files.flatMap((name) => {
    const text = readFileSync(path.join(root, name), 'utf8');
    return [...text.matchAll(/(?:\/\/|\*)\s*cites:\s*([\w, -]+)/g)].flatMap(([, ids = '']) =>
      ids.split(',').map((id) => id.trim()),
    );
  });
}

it('every requirement is cited by a test, and no test cites an unknown one', () => {
  const cited = new Set([...stories.flatMap(({ cites }) => cites), ...citedInTests()]);
  const known = [...requirements.keys()];
  expect({
    uncited: known.filter((id) => !cited.has(id)),
    unknown: [...cited].filter((id) => !known.includes(id)),
  }).toEqual({ uncited: [], unknown: [] });
});
