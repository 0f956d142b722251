import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createBotApiServer, type Message } from '@planerka/bot-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answered } from '../rig/answered.ts';
import { endOf, throughLink } from '../rig/database-link.ts';
import { type Link, openLink } from '../rig/link.ts';
import { createTestDatabase, type TestDatabase } from '../rig/postgres.ts';
import { runProgram } from '../rig/program.ts';
import { openSite, type Site } from '../rig/site.ts';
import { telling } from '../rig/telling.ts';

/** Secrets are seen nowhere: no log line, no cell of the database, no page, no message of the bot. */

const secrets = {
  TELEGRAM_BOT_TOKEN: '7000000001:AAsecretTokenOfThisTest_0123456789',
  OPENAI_API_KEY: 'sk-secret-key-of-the-model',
  TRANSCRIBE_API_KEY: 'sk-secret-key-of-speech',
  GATEWAY_TOKEN: 'secret-token-of-the-gateway',
  DATABASE_PASSWORD: 'secret-password-of-the-database',
};

/** A server that tells in its errors what it was sent, as careless ones do. */
const echo: Server = createServer((request, response) => {
  const told = `${request.method} ${request.url} ${JSON.stringify(request.headers)}`;
  response.statusCode = request.url?.includes('transcriptions') ? 401 : 400;
  response.setHeader('content-type', 'application/json');
  request.resume().on('end', () => {
    response.end(JSON.stringify({ error: { message: `Incorrect API key: ${told}` } }));
  });
});

let database: TestDatabase;
let link: Link;
let site: Site;
let databaseUrl: string;
let echoUrl: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  echoUrl = `http://127.0.0.1:${(echo.address() as AddressInfo).port}`;
  database = await createTestDatabase();
  link = await openLink(endOf(database.url));
  const url = new URL(throughLink(database.url, link));
  url.password = secrets.DATABASE_PASSWORD;
  databaseUrl = url.href;
  const server = await createBotApiServer({ token: secrets.TELEGRAM_BOT_TOKEN });
  site = await openSite({
    server,
    databaseUrl: database.url,
    environment: {
      DATABASE_URL: databaseUrl,
      TELEGRAM_ALLOWED_USERS: '',
      LOG_LEVEL: 'trace',
      TRANSCRIBE_BASE_URL: `${echoUrl}/v1`,
      TRANSCRIBE_API_KEY: secrets.TRANSCRIBE_API_KEY,
      OPENAI_BASE_URL: `${echoUrl}/v1`,
      OPENAI_API_KEY: secrets.OPENAI_API_KEY,
      GATEWAY_TOKEN: secrets.GATEWAY_TOKEN,
    },
  });
});
afterAll(async () => {
  await site.stop();
  await link.close();
  await database.drop();
  echo.close();
});

/** Every cell of every table, as text. */
async function everyCell(): Promise<string> {
  const tables = await site.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.length).toBeGreaterThan(15);
  const dumps: string[] = [];
  for (const { name } of tables) {
    const rows = await site.query<{ row: string }>(`select t::text as row from ${name} t`);
    dumps.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return dumps.join('\n');
}

/** Which of these strings the text holds, by name. */
function found(text: string, named: Readonly<Record<string, string>>): string[] {
  return Object.entries(named).flatMap(([name, value]) => (text.includes(value) ? [name] : []));
}

const voice = { bytes: Buffer.from('OggS, a voice note'), durationSeconds: 2 };

test('a day of mishaps leaves no secret anywhere', { timeout: 120_000 }, async () => {
  const { world, faults } = site.server;
  const [owner, guest] = [world.createPerson(), world.createPerson()];
  const invitations = () =>
    world
      .calls('sendMessage')
      .flatMap(
        ({ args }) => /start=inv_([\w-]{24})(?![\w-])/.exec(String(args['text']))?.[1] ?? [],
      );
  const pages: string[] = [];

  const first = await site.start({ GATEWAY_URL: echoUrl });
  owner.starts(/start=(inv_[\w-]{24})(?![\w-])/.exec(first.stdout())?.[1]);
  await site.settled();
  // The link is refused once by Telegram, and its connection breaks once.
  const mishaps = (['server_error', 'drop_after'] as const).map((type) =>
    faults.add({ type, where: telling('start=inv_') }),
  );
  const asked = owner.says('/invite');
  await site.settled();
  expect(mishaps.map(({ left }) => left)).toEqual([0, 0]);
  const isInvitation = ({ text }: Message) => text?.includes('start=inv_') ?? false;
  const invitation = await answered(world, asked, { where: isInvitation });
  owner.says('Вот так это и работает?', { replyTo: invitation });
  owner.forwards(invitation);
  owner.says(`Создай задачу переслать ссылку ${invitation.text?.split('\n').at(-1)}`);
  guest.starts(`inv_${invitations().at(-1)}`);
  guest.says(`/START inv_${invitations().at(-1)}`);
  // Nothing that the rules would know.
  owner.says('фокус покус мокус');
  await site.settled();
  for (const path of ['/healthz', '/readyz', '/metrics', '/', '/unknown']) {
    pages.push(await (await fetch(first.url + path)).text());
  }
  await first.kill('SIGTERM');

  const second = await site.start();
  owner.says('абракадабра сим салабим');
  faults.add({ type: 'drop_before', method: 'getFile' });
  owner.sendsVoice(voice);
  faults.add({ type: 'cut_file', method: 'download', afterBytes: 3 });
  owner.sendsVoice(voice);
  owner.sendsVoice(voice);
  faults.add({ type: 'drop_before', method: 'getUpdates' });
  faults.add({ type: 'bad_gateway', method: 'getUpdates' });
  await site.settled();
  await link.cut();
  owner.says('Создай задачу позвонить');
  await world.waitForMessage(owner.id, {
    where: ({ text }) => text?.includes('База данных') ?? false,
  });
  pages.push(await (await fetch(`${second.url}/metrics`)).text());
  await link.mend();
  await site.settled();
  await second.kill('SIGTERM');

  const logs = [first, second].map((one) => one.stdout() + one.stderr()).join('\n');
  const said = [owner, guest].flatMap(({ id }) => site.heard(id)).join('\n');
  const every = { ...secrets, ...Object.fromEntries(invitations().entries()) };
  expect(invitations()).not.toHaveLength(0);
  expect(logs).toContain('the gateway did not help');
  expect(logs).toContain('the model gave no answer');
  expect(logs).toContain('no transcript');
  expect(found(logs, every)).toEqual([]);
  expect(found(pages.join('\n'), every)).toEqual([]);
  expect(found(await everyCell(), every)).toEqual([]);
  expect(found(said, secrets)).toEqual([]);
  expect(said).not.toMatch(/\n\s+at /);
});

test('what cannot be reached is named without its password', async () => {
  const url = new URL(databaseUrl);
  url.port = '1';
  const ran = await runProgram(['migrate'], { DATABASE_URL: url.href, LOG_LEVEL: 'trace' });
  expect(ran.code).toBe(1);
  expect(ran.stderr.trim()).not.toBe('');
  expect(found(ran.stdout + ran.stderr, secrets)).toEqual([]);
});
