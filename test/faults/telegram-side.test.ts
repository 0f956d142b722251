import type { Message, Person } from '@planerka/bot-api';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { answered } from '../rig/answered.ts';
import { type House, startHouse } from '../rig/house.ts';
import { until } from '../rig/site.ts';
import { telling, untilTold } from '../rig/telling.ts';

/** What Telegram does wrong, and what people do to the chat itself: a reply may wait, never vanish. */

let house: House;
let person: Person;

beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());
beforeEach(() => {
  house.server.faults.clear();
  person = house.server.world.createPerson();
});

const mine = (args: Readonly<Record<string, unknown>>) => args['chat_id'] === person.id;

async function botTexts(chatId = person.id): Promise<string[]> {
  const messages = await house.shown(chatId);
  return messages.flatMap(({ from, text }) => (from?.is_bot && text !== undefined ? [text] : []));
}

async function outbox(chatId = person.id) {
  return await house.connection.db
    .selectFrom('telegram_outbox')
    .select([
      'state',
      'last_error',
      sql<number>`extract(epoch from next_at - created_at)`.as('waited'),
    ])
    .where('chat_id', '=', chatId)
    .orderBy('seq')
    .execute();
}

async function titles(chatId = person.id): Promise<unknown[]> {
  return (await house.journal(chatId)).map(({ after }) => after?.['title']);
}

test('429 is waited out as Telegram says, and only in that chat', async () => {
  const { world, faults } = house.server;
  const other = world.createPerson();
  const first = telling('первая', person.id);
  faults.add({ type: 'too_many_requests', retryAfterSeconds: 3, where: first });
  person.says('Создай задачу первая');
  person.says('Создай задачу вторая');
  await untilTold(world, first);
  await answered(world, other.says('Создай задачу другая'));
  const shown = world.messages(person.id).filter(({ from }) => from?.is_bot);
  expect(shown.filter(({ text }) => text?.includes('«'))).toEqual([]);
  expect(await botTexts()).toEqual([
    expect.stringContaining('«первая»'),
    expect.stringContaining('«вторая»'),
  ]);
  const [waited] = await outbox();
  expect(Number(waited?.waited)).toBeGreaterThanOrEqual(3);
  expect(waited?.last_error).toContain('Too Many Requests');
});

const passing = [
  { type: 'server_error' },
  { type: 'server_error', code: 401, description: 'Unauthorized' },
  { type: 'server_error', code: 404, description: 'Not Found' },
  { type: 'bad_gateway' },
  { type: 'drop_before' },
  { type: 'drop_after' },
] as const;

test('whatever passes by itself is waited out: the reply is sent again, in its turn', async () => {
  const stories = passing.map((fault) => {
    const one = house.server.world.createPerson();
    const where = telling('первая', one.id);
    const planned = house.server.faults.add({ ...fault, where, times: 2 });
    one.says('Создай задачу первая');
    one.says('Создай задачу вторая');
    return { fault, one, where, planned };
  });
  for (const { fault, one, where, planned } of stories) {
    const about = (await botTexts(one.id)).map((text) => /«(.+)»/.exec(text)?.[1]);
    const sent = house.server.world.calls('sendMessage').some(({ args }) => where(args));
    // Only where Telegram had taken it already, as a message of its own, may it repeat.
    const repeated = fault.type === 'drop_after' && sent ? ['первая', 'первая'] : [];
    expect({ fault, about }).toEqual({ fault, about: [...repeated, 'первая', 'вторая'] });
    expect({ fault, left: planned.left }).toEqual({ fault, left: 0 });
    expect(await titles(one.id)).toEqual(['первая', 'вторая']);
  }
});

test('a reply that Telegram refuses for good is dead, and the chat goes on', async () => {
  house.server.faults.add({
    type: 'server_error',
    code: 400,
    description: 'Bad Request: message text is empty',
    where: telling('первая', person.id),
    times: 100,
  });
  person.says('Создай задачу первая');
  person.says('Создай задачу вторая');
  const told = (await botTexts()).filter((text) => text.includes('«'));
  expect(told).toEqual([expect.stringContaining('«вторая»')]);
  expect((await outbox()).map(({ state }) => state)).toEqual(['dead', 'sent']);
  expect(await titles()).toEqual(['первая', 'вторая']);
});

test('a chat that blocked the bot is left alone and gets everything once it writes again', async () => {
  const { world } = house.server;
  person.says('Создай задачу начало');
  await house.settled();
  person.says('Создай задачу первая');
  person.blocksBot();
  await house.settled();
  const refused = () =>
    world.calls('sendMessage').filter(({ args, status }) => mine(args) && status === 403).length;
  expect(refused()).toBeLessThanOrEqual(1);
  expect((await outbox()).map(({ state }) => state)).toEqual(['sent', 'held']);
  const other = world.createPerson();
  await answered(world, other.says('Создай задачу другая'));
  person.unblocksBot();
  person.says('Создай задачу вторая');
  const texts = (await botTexts()).map((text) => /«(.+)»/.exec(text)?.[1]);
  expect(texts).toEqual(['начало', 'первая', 'вторая']);
});

test('a group that becomes a supergroup keeps its plan, and the buttons of late replies work', async () => {
  const { world, faults } = house.server;
  const group = world.createGroup({ owner: person });
  const at = `@${world.bot.username}`;
  const says = (text: string) => person.says(`${at} ${text}`, { in: group });
  says('создай задачу первая');
  await house.settled();
  const before = await house.workspaceOf(group.id);
  const failure = faults.add({ type: 'server_error', where: telling('вторая', group.id) });
  says('создай задачу вторая');
  await until('the failure', () => failure.left === 0);
  group.upgrades();
  await house.settled();
  expect(await house.workspaceOf(group.id)).toBe(before);
  says('создай задачу третья');
  expect(await titles(group.id)).toEqual(['первая', 'вторая', 'третья']);
  const told = (await house.shown(group.id)).find(({ text }) => text?.includes('«вторая»'));
  const tap = person.taps(told as Message, { label: 'Отменить' });
  expect((await world.waitForAnswer(tap)).text ?? '').toBe('');
  await house.settled();
  expect((await house.journal(group.id)).at(-1)).toMatchObject({ type: 'change_undone' });
});

test('of a group that moves while both its chats are at work every task is kept', async () => {
  const { world } = house.server;
  const at = `@${world.bot.username}`;
  const groups = Array.from({ length: 8 }, () => {
    const group = world.createGroup({ owner: person });
    const says = (text: string) => person.says(`${at} ${text}`, { in: group });
    for (const word of ['первая', 'вторая', 'третья']) says(`создай задачу ${word}`);
    group.upgrades();
    for (const word of ['четвёртая', 'пятая']) says(`создай задачу ${word}`);
    return group;
  });
  await house.settled();
  for (const group of groups) {
    const told = await titles(group.id);
    expect(told).toHaveLength(5);
    expect(new Set(told)).toEqual(new Set(['первая', 'вторая', 'третья', 'четвёртая', 'пятая']));
    expect(await house.workspaceOf(group.id)).not.toBeNull();
  }
});

test('a tap that needs Telegram’s word on who is an admin waits for it', async () => {
  const { world, faults } = house.server;
  const member = world.createPerson();
  const group = world.createGroup({ owner: person, members: [member] });
  const reply = await answered(
    world,
    member.says(`@${world.bot.username} создай задачу первая`, { in: group }),
  );
  faults.add({ type: 'server_error', method: 'getChatMember' });
  faults.add({ type: 'drop_before', method: 'getChatMember' });
  person.taps(reply, { label: 'Отменить' });
  expect((await house.journal(group.id)).map(({ type }) => type)).toEqual([
    'task_created',
    'change_undone',
  ]);
});

/** The database refuses titles that begin with "яд": an update that can never be carried out. */
async function poisonTasks(): Promise<() => Promise<void>> {
  const { db } = house.connection;
  await sql`create function refuse_poison() returns trigger language plpgsql as
    $$ begin raise exception 'poison'; end $$`.execute(db);
  await sql`create trigger poison before insert on task for each row
    when (new.title like 'яд%') execute function refuse_poison()`.execute(db);
  return async () => {
    await sql`drop trigger poison on task`.execute(db);
    await sql`drop function refuse_poison()`.execute(db);
  };
}

test('a poison update is set aside after five tries with a notice, and the chat goes on', async () => {
  const heal = await poisonTasks();
  // The notice quotes 300 units of it: the cut falls into the middle of a pair.
  const words = `Создай задачу яд${' и ещё яд'.repeat(31)}…`;
  const long = `${words.padEnd(299, '!')}😀 и всё`;
  const tries = async (state: 'new' | 'done' | 'failed') =>
    await house.connection.db
      .selectFrom('telegram_update')
      .select(['tries', 'state'])
      .where('chat_id', '=', person.id)
      .where('state', '=', state)
      .execute();
  person.says(long);
  person.says('Создай задачу после');
  const texts = await botTexts();
  expect(await tries('failed')).toEqual([{ tries: 5, state: 'failed' }]);
  expect(texts[0]).toContain('Не получилось обработать сообщение «Создай задачу яд');
  expect(texts[1]).toContain('«после»');
  expect(texts.join('\n')).not.toMatch(/poison|\n\s+at /);
  expect(await titles()).toEqual(['после']);
  await heal();
}, 60_000);
