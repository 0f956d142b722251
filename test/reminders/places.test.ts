import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';

/** Where reminders are told: the topic in which the object was written, and a group that has moved. */

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(async () => {
  await house.stop();
});

async function told(chatId: number): Promise<Array<{ topic: number | null; text: string }>> {
  const messages = await house.shown(chatId);
  return messages
    .filter(({ from, text }) => from?.is_bot && text?.startsWith('Напоминаю'))
    .map(({ message_thread_id: topic = null, text = '' }) => ({ topic, text }));
}

describe('in a group', () => {
  it('a reminder comes in the topic in which its task was written', async () => {
    const { world } = house.server;
    const person = world.createPerson();
    const group = world.createGroup({ title: 'Ремонт', owner: person, isForum: true });
    const topic = group.opensTopic(person, 'Кухня');
    const bot = `@${house.bot().me.username}`;
    person.says(`${bot} задача: позвонить мастеру сегодня в 15:00`, { in: group, topic });
    await house.settled();
    house.clock.advance(180);
    await house.bot().tellDue();
    expect(await told(group.id)).toEqual([
      { topic, text: 'Напоминаю: «позвонить мастеру» (TASK-001), 15:00.' },
    ]);
  });

  it('a group that became a supergroup is reminded under its new name', async () => {
    const { world } = house.server;
    const person = world.createPerson();
    const group = world.createGroup({ title: 'Дача', owner: person });
    const bot = `@${house.bot().me.username}`;
    person.says(`${bot} задача: купить краску завтра в 15:00`, { in: group });
    await house.settled();
    group.upgrades();
    await house.settled();
    house.clock.advance(24 * 60);
    await house.bot().tellDue();
    expect(await told(group.id)).toEqual([
      { topic: null, text: 'Напоминаю: «купить краску» (TASK-001), 15:00.' },
    ]);
  });

  it('a reminder for a topic that is no more is told in the chat', async () => {
    const { world, faults } = house.server;
    const person = world.createPerson();
    const group = world.createGroup({ title: 'Двор', owner: person, isForum: true });
    const topic = group.opensTopic(person, 'Забор');
    const bot = `@${house.bot().me.username}`;
    person.says(`${bot} задача: покрасить забор послезавтра в 15:00`, { in: group, topic });
    await house.settled();
    faults.add({
      type: 'server_error',
      code: 400,
      description: 'Bad Request: message thread not found',
      method: 'sendMessage',
      where: (args) => args['message_thread_id'] === topic,
    });
    house.clock.advance(48 * 60);
    await house.bot().tellDue();
    expect(await told(group.id)).toEqual([
      { topic: null, text: 'Напоминаю: «покрасить забор» (TASK-001), 15:00.' },
    ]);
  });
});

it('a workspace with a zone that there is not silences nobody else', async () => {
  const { world } = house.server;
  const people = Array.from({ length: 3 }, () => world.createPerson());
  for (const person of people) person.says('Задача: полить цветы через 5 дней в 15:00');
  await house.settled();
  const { db } = house.connection;
  const ids = await Promise.all(people.map(({ id }) => house.workspaceOf(id)));
  const [first = ''] = ids.map(String).toSorted();
  await db
    .updateTable('workspace')
    .set({ timezone: 'Moon/Base' })
    .where('workspace_id', '=', first)
    .execute();
  for (const [index, id] of ids.entries()) {
    const actor = `telegram:${people[index]?.id}`;
    await sql`insert into reminder_owed (workspace_id, actor) values (${id}::uuid, ${actor})`.execute(
      db,
    );
  }
  const { fire_at: fireAt } = await db
    .selectFrom('reminder')
    .select(({ fn }) => fn.max<string>('fire_at').as('fire_at'))
    .executeTakeFirstOrThrow();
  house.clock.advance((Date.parse(fireAt) - house.clock.date().getTime()) / 60_000);
  await house.bot().tellDue();
  for (const [index, id] of ids.entries()) {
    if (id === first) continue;
    const texts = (await told(people[index]?.id ?? 0)).map(({ text }) => text).join();
    expect(texts).toContain('полить цветы');
  }
  const left = await sql<{ workspace_id: string }>`select workspace_id from reminder_owed`.execute(
    db,
  );
  expect(left.rows).toEqual([{ workspace_id: first }]);
});
