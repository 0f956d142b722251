import { createHmac } from 'node:crypto';
import { createBotApiServer } from '@planerka/bot-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answered } from '../rig/answered.ts';
import { endOf, throughLink } from '../rig/database-link.ts';
import { type Link, openLink } from '../rig/link.ts';
import { planOf } from '../rig/plan-of.ts';
import { createTestDatabase, type TestDatabase } from '../rig/postgres.ts';
import type { Program } from '../rig/program.ts';
import { openSite, type Site } from '../rig/site.ts';

/** Webhook delivery through the real program: Telegram -> the public address -> serve. */
const SECRET = 'a-webhook-secret-of-this-test';
const HEADER = 'x-telegram-bot-api-secret-token';

let database: TestDatabase;
let databaseLink: Link;
let hook: Link;
let site: Site;
let program: Program;
let hookUrl: string;

beforeAll(async () => {
  database = await createTestDatabase();
  databaseLink = await openLink(endOf(database.url));
  hook = await openLink(() => ({ port: Number(new URL(program.url).port) }));
  hookUrl = `http://127.0.0.1:${hook.port}/telegram/updates`;
  const server = await createBotApiServer({ webhook: { retryMs: 100, longestRetryMs: 500 } });
  site = await openSite({ server, databaseUrl: database.url });
  program = await site.start({
    DATABASE_URL: throughLink(database.url, databaseLink),
    TELEGRAM_WEBHOOK_URL: hookUrl,
    TELEGRAM_WEBHOOK_SECRET: SECRET,
  });
});
afterAll(async () => {
  await site.stop();
  await hook.close();
  await databaseLink.close();
  await database.drop();
});

async function stored(): Promise<number> {
  const [row] = await site.query<{ n: number }>('select count(*)::int as n from telegram_update');
  return row?.n ?? -1;
}

function forged(text: string) {
  const from = { id: 900_001, is_bot: false, first_name: 'Sample User' };
  const chat = { id: 900_001, type: 'private', first_name: 'Sample User' };
  return {
    update_id: 77,
    message: { message_id: 1, date: Math.floor(Date.now() / 1000), from, chat, text },
  };
}

function post(body: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const init = {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
  };
  return fetch(hookUrl, init);
}

test('what is said comes by the webhook and is answered', async () => {
  expect(program.stdout()).toContain('вебхуком');
  const person = site.server.world.createPerson();
  const said = person.says('Создай задачу купить молоко');
  const reply = await answered(site.server.world, said);
  expect(reply.text).toContain('«купить молоко»');
});

test.for([
  { name: 'no secret', headers: {} },
  { name: 'an empty secret', headers: { [HEADER]: '' } },
  { name: 'a wrong secret', headers: { [HEADER]: `${SECRET}x` } },
  { name: 'the token', headers: { [HEADER]: '7000000001:local-bot-api-server' } },
  {
    name: 'the secret that would be derived',
    headers: {
      [HEADER]: createHmac('sha256', '7000000001:local-bot-api-server')
        .update('webhook')
        .digest('base64url'),
    },
  },
])('a forged request with $name is refused and stores nothing', async ({ headers }) => {
  const before = await stored();
  const answer = await post(JSON.stringify(forged('Создай задачу чужую')), headers);
  expect(answer.status).toBe(401);
  expect(await answer.text()).not.toContain(SECRET);
  expect(await stored()).toBe(before);
});

test('what is no update is taken and stores nothing; what is no JSON is refused', async () => {
  const before = await stored();
  const told = { [HEADER]: SECRET };
  expect((await fetch(hookUrl, { headers: told })).status).toBe(405);
  expect((await post('no JSON', told)).status).toBe(400);
  expect((await post(`"${'x'.repeat(2 ** 21)}"`, told)).status).toBe(413);
  for (const body of ['null', '[]', '7', '"text"', '{}', '{"update_id":"7"}', '{"update_id":-1}']) {
    expect({ body, status: (await post(body, told)).status }).toEqual({ body, status: 200 });
  }
  expect(await stored()).toBe(before);
  expect(program.stderr()).not.toContain(SECRET);
});

test('an update that is delivered again is carried out once', async () => {
  const person = site.server.world.createPerson();
  site.server.faults.add({ type: 'repeat_update', times: 2 });
  person.says('Создай задачу первая');
  person.says('Создай задачу вторая');
  await site.settled();
  const sameAgain = JSON.stringify(forged('Создай задачу своими руками'));
  const told = { [HEADER]: SECRET };
  await Promise.all([1, 2, 3].map(() => post(sameAgain, told)));
  await site.settled();
  expect((await planOf(site, person.id)).tasks).toEqual(['первая', 'вторая']);
  expect((await planOf(site, 900_001)).tasks).toEqual(['своими руками']);
});

test('while the database is away the answer is 503, and Telegram brings the update again', async () => {
  const person = site.server.world.createPerson();
  person.says('Создай задачу начало');
  await site.settled();
  await databaseLink.cut();
  const refused = await post(JSON.stringify({ ...forged('Создай задачу'), update_id: 78 }), {
    [HEADER]: SECRET,
  });
  expect(refused.status).toBe(503);
  person.says('Создай задачу первая');
  person.says('Создай задачу вторая');
  await site.server.world.waitForMessage(person.id, {
    where: ({ text }) => text?.includes('База данных сейчас не отвечает') ?? false,
  });
  await databaseLink.mend();
  await site.settled();
  expect((await planOf(site, person.id)).tasks).toEqual(['начало', 'первая', 'вторая']);
  const notices = site.heard(person.id).filter((text) => text.includes('База данных'));
  expect(notices).toHaveLength(1);
});

test('an update nested too deeply to be stored is read as far as it is plain, and stops no other', async () => {
  const headers = { [HEADER]: SECRET };
  const { world } = site.server;
  const person = world.createPerson();
  await answered(world, person.starts());
  await Promise.all(
    [7_000, 200_000].map(async (depth, index) => {
      const title = `молоко ${index + 1}`;
      const update = forged(`Создай задачу купить ${title}`);
      const from = { ...update.message.from, id: person.id };
      const chat = { ...update.message.chat, id: person.id };
      const message = { ...update.message, message_id: 7_000 + index, from, chat };
      const body = JSON.stringify({ update_id: 7_000_000 + index, message }).replace(
        '"text":',
        `"odd":${'['.repeat(depth)}${']'.repeat(depth)},"text":`,
      );
      expect((await post(body, headers)).status).toBe(200);
      await site.settled();
      expect(site.heard(person.id).join()).toContain(`«купить ${title}»`);
    }),
  );
  const said = person.says('Создай задачу после них');
  expect((await answered(world, said)).text).toContain('«после них»');
});

test('readiness and metrics are not to be had where the webhook is, but at an address of their own', async () => {
  for (const page of ['/readyz', '/metrics']) {
    expect((await fetch(`${program.url}${page}`)).status).toBe(404);
  }
  expect((await fetch(`${program.url}/healthz`)).status).toBe(200);
  const own = /; (http:\S+?)\/readyz, \/metrics$/m.exec(program.stdout())?.[1] ?? '';
  expect(own).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect((await fetch(`${own}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${own}/metrics`)).text()).toContain('planerka_oldest_update_seconds');
  expect((await fetch(`${own}/telegram/updates`, { method: 'POST' })).status).toBe(404);
});
