import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';
import { anyBody, mutated, oddText } from '../rig/odd-updates.ts';
import { until } from '../rig/site.ts';

/**
 * Updates that Telegram would hardly send. Whatever comes, the bot stays up, nobody is shown a stack,
 * nothing is written that nobody said, and those who speak after it are served.
 */

const HEADER = 'x-telegram-bot-api-secret-token';
const SECRET = 'a-secret-of-this-test-only';
/** More of them when one looks for trouble. */
const RUNS = Number(process.env['FUZZ_RUNS'] ?? 150);

let house: House;

beforeAll(async () => {
  house = await startHouse({
    environment: {
      TELEGRAM_WEBHOOK_URL: 'http://127.0.0.1:9/hook',
      TELEGRAM_WEBHOOK_SECRET: SECRET,
      MESSAGES_PER_MINUTE: '1000000',
    },
  });
});
afterAll(() => house.stop());

async function post(body: string): Promise<number> {
  const { webhook } = house.bot();
  if (!webhook) throw new Error('not in webhook mode');
  const request = new Request('http://127.0.0.1/hook', {
    method: 'POST',
    headers: { [HEADER]: SECRET },
    body,
  });
  return (await webhook(request)).status;
}

/** As Telegram would deliver it. */
const deliver = (update: unknown) => post(JSON.stringify(update));

let nextUpdate = 1;
let nextPerson = 500_000;

function person() {
  nextPerson += 1;
  return { id: nextPerson, is_bot: false, first_name: 'Sample User', language_code: 'ru' };
}

const now = () => Math.floor(Date.parse(house.clock.now()) / 1000);

/** Updates as Telegram sends them, one of each kind that the bot asks for. */
function realUpdates(from: ReturnType<typeof person>): object[] {
  const chat = { id: from.id, type: 'private', first_name: from.first_name };
  const group = { id: -from.id, type: 'supergroup', title: 'Sample group', is_forum: true };
  const message = { message_id: 10, date: now(), chat, from };
  const text = 'Создай задачу купить молоко завтра в 10';
  const inGroup = {
    ...message,
    chat: group,
    is_topic_message: true,
    message_thread_id: 3,
    text: '@sample_local_bot создай задачу купить хлеб',
    entities: [{ type: 'mention', offset: 0, length: 17 }],
    reply_to_message: { message_id: 9, date: now(), chat: group, from, text: 'раньше' },
  };
  const voice = {
    file_id: 'A',
    file_unique_id: 'B',
    duration: 2,
    mime_type: 'audio/ogg',
    file_size: 9,
  };
  const buttons = { inline_keyboard: [[{ text: 'Отменить', callback_data: 'abc.0' }]] };
  return [
    { message: { ...message, text } },
    {
      message: {
        ...message,
        text: '/start',
        entities: [{ type: 'bot_command', offset: 0, length: 6 }],
      },
    },
    { message: { ...message, voice } },
    { message: { ...message, photo: [{ file_id: 'A', width: 1, height: 1 }], caption: text } },
    {
      message: {
        ...message,
        text,
        forward_origin: { type: 'user', date: now(), sender_user: from },
      },
    },
    { message: inGroup },
    { message: { ...message, chat: group, migrate_to_chat_id: -1_000_000_000_000 - from.id } },
    { edited_message: { ...message, text, edit_date: now() + 1 } },
    {
      callback_query: {
        id: '1',
        from,
        data: 'abc.0',
        chat_instance: '7',
        message: { ...message, from: house.bot().me, text: 'что-то', reply_markup: buttons },
      },
    },
    {
      my_chat_member: {
        chat,
        from,
        date: now(),
        old_chat_member: { status: 'member', user: from },
        new_chat_member: { status: 'kicked', user: from, until_date: 0 },
      },
    },
  ];
}

/** Nobody is shown what is the programmers' business. */
function expectNoStacks(): void {
  const shown = house.server.world
    .calls('sendMessage')
    .map(({ args }) => String(args['text']))
    .join('\n');
  expect(shown).not.toMatch(/\n\s+at \S|TypeError|undefined|\[object|node_modules|SQLSTATE/);
}

/** The bot is up and serves whoever speaks. */
async function expectServed(): Promise<void> {
  const from = person();
  const [said] = realUpdates(from);
  nextUpdate += 1;
  expect(await deliver({ update_id: nextUpdate, ...said })).toBe(200);
  await house.settled();
  expect((await house.journal(from.id)).map(({ type }) => type)).toEqual(['task_created']);
}

async function rowsOfThePlan(): Promise<number> {
  const { count } = await house.connection.db
    .selectFrom('journal')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

test('what is no update is taken and thrown away', { timeout: 120_000 }, async () => {
  const before = await rowsOfThePlan();
  await fc.assert(
    fc.asyncProperty(anyBody, async (body) => {
      expect(await deliver(body)).toBe(200);
    }),
    { numRuns: RUNS },
  );
  await house.settled();
  expect(await rowsOfThePlan()).toBe(before);
  for (const body of ['', '{', 'nul', '[1,]', '\0', '{"update_id":1'.repeat(9)]) {
    expect(await post(body)).toBe(400);
  }
  const deep = `{"update_id":1,"message":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
  expect(await post(deep)).toBe(500);
  await expectServed();
});

test('real updates with odd values are done or set aside, and the others are served', {
  timeout: 180_000,
}, async () => {
  const bystander = person();
  nextUpdate += 1;
  await deliver({ update_id: nextUpdate, ...realUpdates(bystander)[0] });
  await house.settled();
  const before = await house.journal(bystander.id);
  expect(before).toHaveLength(1);
  const kinds = realUpdates(person()).length;
  // Each of a person of its own: what is set aside holds up its chat for some seconds.
  const update = fc
    .nat({ max: kinds - 1 })
    .chain((kind) => mutated(realUpdates(person())[kind] ?? {}));
  await fc.assert(
    fc.asyncProperty(update, async (odd) => {
      nextUpdate += 1;
      expect(await deliver({ ...(odd as object), update_id: nextUpdate })).toBe(200);
    }),
    { numRuns: RUNS },
  );
  const { store } = house;
  const botId = house.bot().me.id;
  await until('the last is done or set aside', async () => {
    return (await store.updates.backlog(botId)) + (await store.outbox.backlog(botId)) === 0;
  });
  await expectServed();
  expect(await house.journal(bystander.id)).toEqual(before);
  expectNoStacks();
});

test('odd texts are answered', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(oddText, async (text) => {
      const from = person();
      const message = {
        message_id: 1,
        date: now(),
        chat: { id: from.id, type: 'private' },
        from,
        text,
      };
      nextUpdate += 1;
      expect(await deliver({ update_id: nextUpdate, message })).toBe(200);
      await house.settled();
      const [row] = await house.connection.db
        .selectFrom('telegram_update')
        .select(['state', 'tries'])
        .where('chat_id', '=', from.id)
        .execute();
      expect(row).toEqual({ state: 'done', tries: 1 });
      const replies = await house.connection.db
        .selectFrom('telegram_outbox')
        .select('outbox_id')
        .where('chat_id', '=', from.id)
        .execute();
      expect(replies).toHaveLength(1);
    }),
    { numRuns: RUNS },
  );
  expectNoStacks();
});
