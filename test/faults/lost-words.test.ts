import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answered } from '../rig/answered.ts';
import { type House, startHouse } from '../rig/house.ts';
import { wordFor } from '../rig/word-for.ts';

/** Where words could get lost between one thing and the next. */

const LIMIT = 12;
let house: House;

beforeAll(async () => {
  house = await startHouse({ environment: { MESSAGES_PER_MINUTE: String(LIMIT) } });
});
afterAll(() => house.stop());

async function texts(chatId: number): Promise<string[]> {
  const messages = await house.shown(chatId);
  return messages.flatMap(({ from, text }) => (from?.is_bot && text !== undefined ? [text] : []));
}

async function titles(chatId: number): Promise<unknown[]> {
  return (await house.journal(chatId)).map(({ after }) => after?.['title']);
}

/** A minute passes, for what has been carried out and for what waits for its turn. */
async function minutePasses(): Promise<void> {
  const { db } = house.connection;
  await sql`update telegram_update set finished_at = finished_at - interval '1 minute'
    where finished_at is not null`.execute(db);
  await sql`update telegram_update set lease_until = now() where waits_for = 'pace'`.execute(db);
}

async function waitsFor(chatId: number): Promise<string[]> {
  const rows = await house.connection.db
    .selectFrom('telegram_update')
    .select('waits_for')
    .where('chat_id', '=', chatId)
    .where('state', '=', 'new')
    .orderBy('seq')
    .execute();
  return rows.map(({ waits_for: reason }) => reason ?? '');
}

test('a crowd of one person is slowed down: all of it is carried out, in order, and told once', async () => {
  const { world } = house.server;
  const [hasty, calm] = [world.createPerson(), world.createPerson()];
  const words = Array.from({ length: 2 * LIMIT + 3 }, (_, index) => wordFor(index));
  for (const word of words) hasty.says(`Создай задачу ${word}`);
  await answered(world, calm.says('Создай задачу другая'));
  await world.waitForMessage(hasty.id, {
    where: ({ text }) => text?.includes('Ничего не потеряется') ?? false,
  });
  expect(await waitsFor(hasty.id)).toEqual(['pace', ...Array<string>(LIMIT + 2).fill('')]);
  await minutePasses();
  await vi.waitFor(async () => expect(await waitsFor(hasty.id)).toEqual(['pace', '', '']), 20_000);
  await minutePasses();
  expect(await titles(hasty.id)).toEqual(words);
  const told = await texts(hasty.id);
  expect(told.filter((text) => text.includes('Сообщений очень много'))).toHaveLength(1);
  expect(told).toHaveLength(words.length + 1);
});

test('what has piled up while nothing ran is no crowd: it is carried out at once', async () => {
  const { world } = house.server;
  const person = world.createPerson();
  const words = Array.from({ length: 2 * LIMIT }, (_, index) => wordFor(index));
  const outage = house.server.faults.add({
    type: 'server_error',
    method: 'getUpdates',
    times: 1_000,
  });
  for (const word of words) {
    house.clock.advance(1);
    person.says(`Создай задачу ${word}`);
  }
  outage.cancel();
  expect(await titles(person.id)).toEqual(words);
  expect((await texts(person.id)).join()).not.toContain('Сообщений очень много');
});

test('what is said after the erasure was confirmed is not erased; what was said before does not come back', async () => {
  const { world } = house.server;
  const person = world.createPerson();
  person.says('Создай задачу прежняя');
  person.says('/settings');
  await house.settled();
  const settings = await world.waitForMessage(person.id, {
    where: ({ reply_markup }) => JSON.stringify(reply_markup ?? {}).includes('Удалить мои данные'),
  });
  person.taps(settings, { label: 'Удалить мои данные' });
  const question = await answered(world, settings);
  await house.settled();
  const before = await house.connection.db.selectFrom('telegram_update').selectAll().execute();
  person.taps(question, { label: 'Да, удалить всё' });
  person.says('Создай задачу свежая');
  expect(await titles(person.id)).toEqual(['свежая']);
  // Telegram brings what it had brought before the erasure once more.
  const old = before.filter(({ chat_id }) => chat_id === person.id);
  expect(old.length).toBeGreaterThan(0);
  await house.store.updates.receive(
    house.bot().me.id,
    old.map(({ update_id, chat_id, user_id, thread, actor, body, ...message }) => ({
      update_id,
      chat_id,
      user_id,
      thread,
      actor,
      body,
      message_id: message.message_id,
      sent_at: message.sent_at,
      reply_to_message_id: message.reply_to_message_id,
    })),
  );
  expect(await titles(person.id)).toEqual(['свежая']);
  const kept = await house.connection.db.selectFrom('telegram_update').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain('прежняя');
});

test('a message that is edited again and again stands in the plan once, whichever button is pressed', async () => {
  const { world } = house.server;
  const person = world.createPerson();
  const said = person.says('Создай задачу купить молоко');
  await house.settled();
  const offered = async (words: string) => {
    person.edits(said, words);
    house.clock.advance(1);
    const offer = (await house.shown(person.id)).findLast(({ from }) => from?.is_bot);
    if (!offer) throw new Error('no offer');
    return offer;
  };
  const standing = async () => {
    await house.settled();
    const tasks = await house.connection.db.selectFrom('task').select('title').execute();
    return tasks.flatMap(({ title }) => (title.startsWith('купить') ? [title] : []));
  };
  const bread = await offered('Создай задачу купить хлеб');
  person.taps(bread, { label: 'Записать заново' });
  expect(await standing()).toEqual(['купить хлеб']);
  const tea = await offered('Создай задачу купить чай');
  expect(tea.text).toContain('«купить хлеб»');
  const salt = await offered('Создай задачу купить соль');
  person.taps(salt, { label: 'Записать заново' });
  expect(await standing()).toEqual(['купить соль']);
  // The button of an edit before that one.
  person.taps(tea, { label: 'Записать заново' });
  expect(await standing()).toEqual(['купить чай']);
  person.taps(bread, { label: 'Записать заново' });
  expect(await standing()).toEqual(['купить чай']);
});
