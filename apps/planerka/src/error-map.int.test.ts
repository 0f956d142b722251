import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { errorWords } from './error-map.ts';

const ROOT = path.join(import.meta.dirname, '../../..');

/** Folders whose failures end a command. */
const FOLDERS = [
  'apps/planerka/src',
  'apps/bot/src/intake',
  'packages/db/src',
  'packages/document/src',
  'packages/embedded/src',
];

/** The bot's workers deal with the first themselves; the second is a refusal, an outcome with its own words. */
const INSIDE = ['LEASE_LOST', 'NOT_UNDERSTOOD'];

/** Codes of the TerminalErrors and RetryableErrors made in a folder, some by classes of their own, some kept in tables. */
async function codesOf(folder: string): Promise<string[]> {
  const files = await readdir(path.join(ROOT, folder), { recursive: true });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const texts = await Promise.all(
    sources.map((file) => readFile(path.join(ROOT, folder, file), 'utf8')),
  );
  return texts.flatMap((text) => {
    const made = text.match(/(?:(?:Terminal|Retryable)Error|super)\([^`{;]{0,120}/g) ?? [];
    const listed = text.match(/^ {4}code: '[A-Z_]+',$/gm) ?? [];
    return [...made, ...listed].flatMap(
      (code) => code.match(/(?<=')[A-Z]+(?:_[A-Z]+)+(?=')/g) ?? [],
    );
  });
}

it('has words for every code that can reach the terminal, and for no other', async () => {
  const codes = (await Promise.all(FOLDERS.map(codesOf))).flat();
  expect([...new Set(codes)].sort()).toEqual([...Object.keys(errorWords), ...INSIDE].sort());
});
