import type { Message } from '@planerka/bot-api';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';
import type { TestDatabase } from '../rig/postgres.ts';
import { bringUpToDate, fillOldDatabase, type OldVersion, readOldVersion } from './old-version.ts';

let old: OldVersion;
let database: TestDatabase;
let house: House;
/** What came of bringing the database up to date while the older program was running. */
let refused: unknown;
/** The newest migration that stood in it then. */
let applied: string;
beforeAll(async () => {
  old = await readOldVersion();
  database = await fillOldDatabase(old);
  // Connected as a program that still runs.
  const running = new Client({ connectionString: database.url, application_name: 'planerka' });
  await running.connect();
  refused = await bringUpToDate(database).catch((error: unknown) => error);
  const { rows } = await running.query<{ name: string }>(
    'select max(name) as name from migration.kysely_migration',
  );
  applied = rows[0]?.name ?? '';
  await running.end();
  await bringUpToDate(database);
  house = await startHouse({ databaseUrl: database.url, now: old.now, world: old.world });
  await house.settled();
});
afterAll(async () => {
  await house.stop();
  await database.drop();
});

function idOf(name: string): number {
  const id = old.people[name];
  if (id === undefined) throw new Error(`nobody was left in the middle of ${name}`);
  return id;
}

/** What the bot has told in this chat; the newest is the last. */
async function told(name: string): Promise<Message[]> {
  const shown = await house.shown(idOf(name));
  return shown.filter(({ from }) => from?.is_bot);
}

const textsOf = async (name: string) => (await told(name)).map(({ text }) => text);

async function newest(name: string): Promise<Message> {
  const message = (await told(name)).at(-1);
  if (!message) throw new Error(`nothing was told to ${name}`);
  return message;
}

async function says(name: string, text: string): Promise<string | undefined> {
  house.server.world.person(idOf(name)).says(text);
  return (await newest(name)).text;
}

/** Taps a button of the newest message that begins so. */
async function taps(name: string, beginning: string, label: string): Promise<string | undefined> {
  const message = (await told(name)).findLast(({ text }) => text?.startsWith(beginning));
  if (!message) throw new Error(`nothing told to ${name} begins with «${beginning}»`);
  house.server.world.person(idOf(name)).taps(message, { label });
  return (await newest(name)).text;
}

async function entries(name: string): Promise<number> {
  return (await house.journal(idOf(name))).length;
}

test('while the older program runs, its database is left as it is', () => {
  expect(String(refused)).toContain(
    '0014-codes-and-data.sql is applied only while nobody else works: 1 connections are open',
  );
  expect(applied).toMatch(/^0013-/);
});

describe('what the older program had written and not told', () => {
  test('is told, once and in its words', async () => {
    expect(await textsOf('untold')).toEqual([
      'Записал задачу «оплатить интернет» (TASK-001).\nВо Входящих.',
    ]);
    expect(await entries('untold')).toBe(1);
  });

  test('is told with buttons that work', async () => {
    expect(await taps('untold', 'Записал задачу', 'Отменить')).toContain('оплатить интернет');
    expect(await entries('untold')).toBe(2);
  });
});

test('what was said and not carried out is carried out, once', async () => {
  expect(await textsOf('unheard')).toEqual([
    'Записал задачу «записаться к врачу» (TASK-001).\nВо Входящих.',
  ]);
  expect(await entries('unheard')).toBe(1);
});

test('an update that was carried out and not ticked off is not carried out again', async () => {
  const before = await textsOf('sure');
  const count = await entries('sure');
  await sql`update telegram_update set state = 'new', finished_at = null
    where chat_id = ${idOf('sure')}`.execute(house.connection.db);
  await house.restart();
  expect(await textsOf('sure')).toEqual(before);
  expect(await entries('sure')).toBe(count);
});

describe('an open question', () => {
  test.each([
    ['a length', 'when', 'На сколько минут', '30 минут', 'На какое время поставить блок?'],
    [
      'a time that is over',
      'past',
      'Это время уже прошло',
      'Да',
      'Поставил блок «встреча» (BLOCK-001).\nКогда: сегодня, 09:00–10:00 (1 ч).',
    ],
    [
      'one of two',
      'which',
      'Какую задачу',
      '«отчёт по складу» (TASK-002)',
      'Удалил задачу «отчёт по складу» (TASK-002).',
    ],
  ])('about %s is answered by its button', async (_kind, name, beginning, label, answer) => {
    expect(await taps(name, beginning, label)).toBe(answer);
  });

  test('that followed from an answer is answered in words', async () => {
    expect(await says('when', 'в три')).toBe(
      'Поставил блок «созвон» (BLOCK-001).\nКогда: завтра, 15:00–15:30 (30 мин).',
    );
  });

  test('is answered in words, and the one that waited behind it, too', async () => {
    expect(await says('queue', '40 минут')).toBe('На какое время поставить блок?');
    expect(await says('queue', 'в 12')).toBe('На сколько минут поставить блок?');
    expect((await textsOf('queue')).at(-2)).toBe(
      'Поставил блок «стрижка» (BLOCK-001).\nКогда: завтра, 12:00–12:40 (40 мин).',
    );
    expect(await says('queue', 'на час')).toBe('На какое время поставить блок?');
    expect(await says('queue', 'в 15:30')).toBe(
      'Поставил блок «маникюр» (BLOCK-002).\nКогда: послезавтра, 15:30–16:30 (1 ч).',
    );
  });
});

describe('a button that the older program has shown', () => {
  test.each([
    [
      'of what it suggested',
      'buttons',
      'План: завтра',
      '1. Да, в 09:00',
      'Перенёс задачу «купить билеты» (TASK-001).\nКогда: завтра, 09:00.',
    ],
    [
      'of the Inbox',
      'buttons',
      'Входящие',
      '1. Снять',
      'Снял с плана задачу «полить цветы» (TASK-002).',
    ],
    [
      'that takes back a new task',
      'which',
      'Записал задачу «купить хлеб»',
      'Отменить',
      'Отменил: задача «купить хлеб» (TASK-003).',
    ],
    [
      'that takes back what is done',
      'undo',
      'Отметил',
      'Отменить',
      'Отменил смену статуса: задача «собрать чемодан» (TASK-001).',
    ],
    [
      'that takes back an earlier move',
      'undo',
      'Перенёс',
      'Отменить',
      'Отменил перенос: задача «собрать чемодан» (TASK-001).',
    ],
    [
      'that opens a task',
      'agent',
      'Записал задачу «начало»',
      'Открыть',
      'Открыл задачу «начало» (TASK-001). Дальше речь о ней, пока не закроете.\n\n«начало» (TASK-001)\nК выполнению.\nВо Входящих.',
    ],
  ])('%s does what it says', async (_which, name, beginning, label, answer) => {
    expect(await taps(name, beginning, label)).toBe(answer);
  });
});

test('what the older program deleted comes back', async () => {
  expect(await says('sure', '/undo')).toBe(
    'Отменил удаление: задача «позвонить в банк» (TASK-001).',
  );
});

test('a reminder comes at its time, by the timer that the older program has set', async () => {
  house.clock.advance(20);
  const { rows } = await sql<{ payload: { workspace_id: string; fire_at: string } }>`
    select payload from graphile_worker._private_jobs where key like 'remind:%'
      and payload ->> 'workspace_id' = ${await house.workspaceOf(idOf('remind'))}`.execute(
    house.connection.db,
  );
  expect(rows).toHaveLength(1);
  for (const { payload } of rows) await house.bot().remind(payload);
  expect((await newest('remind')).text).toBe('Напоминаю: «выключить духовку» (TASK-001), 12:20.');
});

test('an agent’s call under its old key is answered as before and writes nothing', async () => {
  const agent = await house.agent(idOf('agent'));
  const before = await entries('agent');
  for (const { name, args, answer } of old.calls) {
    expect(await agent.call(name, args)).toMatchObject(answer as object);
  }
  expect(await entries('agent')).toBe(before);
});
