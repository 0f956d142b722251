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
});
