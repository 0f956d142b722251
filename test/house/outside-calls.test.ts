import { parseSync } from '@swc/core';
import { expect, it } from 'vitest';
import { outsideCallsIn } from './outside-calls.ts';
import { packagesOf, parsed, ROOT, type SourceFile, sourceTexts } from './source-files.ts';

const file = (text: string): SourceFile => ({
  package: 'packages/sample',
  path: 'one.ts',
  lines: 1,
  module: parseSync(text, { syntax: 'typescript' }),
});

it.each([
  ['a fetch', "const answer = await fetch('http://sample');", ['fetch']],
  ['the global one', "await globalThis.fetch('http://sample');", ['fetch']],
  ['a pool', "import pg from 'pg'; const one = new pg.Pool({});", ['Pool']],
  ['a client', "import { Client } from 'pg'; const one = new Client();", ['Client']],
  ['a request', "import { request } from 'node:http';", ['node:http request']],
  ['a module of calls', "import https from 'node:https';", ['node:https https']],
  ['no server', "import { createServer } from 'node:http';", []],
  [
    'no type',
    "import type { Socket } from 'node:net'; import { type Agent } from 'node:http';",
    [],
  ],
  ['no method of that name', 'app.fetch(request);', []],
])('finds %s', (_, text, found) => {
  expect(outsideCallsIn(file(text))).toEqual(found);
});

/** The page asks the server that it came from. */
const isPage = (each: { package: string; path: string }) =>
  each.package === 'apps/playground' && each.path.startsWith('page/');

/*
 * Everything else goes through these: services over HTTP through `packages/outbound`, PostgreSQL through
 * connections whose limits stand there.
 */
const DOORS: Readonly<Record<string, readonly string[]>> = {
  'packages/outbound/outbound.ts': ['fetch'],
  'packages/db/connection/connect.ts': ['Pool'],
  'packages/db/connection/watch-connections.ts': ['Client'],
  'packages/db/health/bare-client.ts': ['Client'],
  'packages/db/migrate/migrate.ts': ['Pool'],
  // The server that this program itself starts.
  'packages/embedded/running-server.ts': ['Client'],
  // Telegram as it is played, towards the bot.
  'packages/bot-api/updates/webhook.ts': ['fetch'],
};

const MAY_REACH =
  /\bfetch\b|\bPool\b|\bClient\b|WebSocket|EventSource|'(?:node:(?:https?|http2|net|tls|dgram)|undici|ws)'/;
const name = (each: { package: string; path: string }) => `${each.package}/${each.path}`;

it('reaches other programs through the doors only', () => {
  // Parsing every file takes long; none is left out that could reach anybody.
  const files = sourceTexts(packagesOf(ROOT), ROOT)
    .filter((each) => !isPage(each) && MAY_REACH.test(each.text))
    .map(parsed);
  const found = files.flatMap((each) => {
    const calls = outsideCallsIn(each);
    return calls.length === 0 ? [] : [[name(each), calls] as const];
  });
  expect(Object.fromEntries(found)).toEqual(DOORS);
});

it('limits every connection to PostgreSQL: to be made, and to be answered', () => {
  const doors = Object.entries(DOORS).filter(([, calls]) => !calls.includes('fetch'));
  const texts = new Map(sourceTexts(packagesOf(ROOT), ROOT).map((each) => [name(each), each.text]));
  for (const [door] of doors) {
    const text = texts.get(door) ?? '';
    expect([door, /\.\.\.LIFE_SIGNS|connectionTimeoutMillis:/.test(text)]).toEqual([door, true]);
    expect([door, /query_timeout:/.test(text)]).toEqual([door, true]);
  }
});
