import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { bringOutsideTools } from './outside-tools.ts';

/** A machine that has nothing in its cache and no npm to bring it. */
let empty: string;
let said: string;

beforeEach(async () => {
  empty = await mkdtemp(path.join(tmpdir(), 'planerka-no-npm-'));
  vi.stubEnv('XDG_CACHE_HOME', empty);
  vi.stubEnv('PATH', empty);
  said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await rm(empty, { recursive: true });
});

test('says loudly that the checks are skipped, and why', async () => {
  vi.stubEnv('REQUIRE_OUTSIDE_TOOLS', undefined);
  expect(await bringOutsideTools()).toBeNull();
  expect(said).toMatch(/^\*\*\* SKIPPED, the MCP conformance suite and inspector: .*npm/m);
});

test('fails where they are required, as CI requires them', async () => {
  vi.stubEnv('REQUIRE_OUTSIDE_TOOLS', '1');
  await expect(bringOutsideTools()).rejects.toThrow('npm');
  expect(said).toBe('');
  const ci = await readFile(path.join(import.meta.dirname, '../../.ci/run'), 'utf8');
  expect(ci).toMatch(/^(?:\w+=1 )*REQUIRE_OUTSIDE_TOOLS=1 (?:\w+=1 )*npm test$/m);
});
