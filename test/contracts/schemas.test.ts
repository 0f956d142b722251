import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { RefusalCode } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { jsonSchemas } from '../../packages/contracts/scripts/json-schemas.ts';

const folder = path.join(import.meta.dirname, '../../docs/contracts');

it('are written down as they are: npm run contracts writes them again', async () => {
  const schemas = jsonSchemas();
  // The statements of the contracts are beside them.
  const written = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  expect(written.sort()).toEqual([...schemas.keys()].sort());
  for (const [name, text] of schemas) {
    expect(await readFile(path.join(folder, name), 'utf8')).toBe(text);
  }
});

it('name every refusal: the codes are public', () => {
  expect(RefusalCode.options).toEqual([
    'NOT_UNDERSTOOD',
    'INTENT_NOT_ALLOWED',
    'INVALID_COMMAND',
    'DURATION_OUT_OF_RANGE',
    'END_BEFORE_START',
    'CANCELLED',
    'DRAFT_DROPPED',
    'DRAFT_EXPIRED',
    'STALE_BUTTON',
    'NOT_YOURS',
    'NOTHING_TO_CANCEL',
    'NOTHING_TO_UNDO',
    'NOTHING_TO_REDO',
    'REVISION_MISMATCH',
    'UNKNOWN_TARGET',
    'WRONG_TARGET_KIND',
    'NOTHING_FOUND',
    'NO_CHANGE',
    'STALE_SUGGESTION',
    'CHANGE_SET_OVER',
    'CHANGE_SET_REFUSED',
  ]);
});
