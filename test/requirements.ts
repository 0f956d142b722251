import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.join(import.meta.dirname, '../docs/contracts');

/**
 * What must be true, by id, as `docs/contracts/*.md` state it: a line `- **ID**: statement`. Golden
 * stories name theirs in `cites`; other tests in a comment of the form `cites: ID, ID`.
 * `requirements.test.ts` fails on an id that nothing cites and on an unknown one.
 */
export const requirements: ReadonlyMap<string, string> = new Map(
  readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .flatMap((name) =>
      [
        ...readFileSync(path.join(folder, name), 'utf8').matchAll(/^- \*\*([\w-]+)\*\*: (.+)$/gm),
      ].map(([, id = '', statement = '']) => [id, statement] as const),
    ),
);
