import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';
import { telling } from '../rig/telling.ts';

/** Replies that Telegram refuses for good. */

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(async () => {
  await house.stop();
});

it('a command in a topic that was deleted meanwhile is answered outside it', async () => {
  const { world, faults } = house.server;
  const person = world.createPerson();
  const group = world.createGroup({ title: 'Ремонт', owner: person, isForum: true });
  const topic = group.opensTopic(person, 'Кухня');
  faults.add({
    type: 'server_error',
    code: 400,
    description: 'Bad Request: message thread not found',
    method: 'sendMessage',
    // A placeholder, too: what would be edited knows no topic.
    where: (args) => args['message_thread_id'] === topic,
    times: 100,
  });
  person.says(`@${house.bot().me.username} задача: позвонить мастеру`, { in: group, topic });
  const told = (await house.shown(group.id)).filter(({ from }) => from?.is_bot);
  expect(told.map(({ text = '' }) => text).join()).toContain('позвонить мастеру');
  expect(told).toHaveLength(1);
  // Refused in the topic, taken without it: only the message that it answers lies there.
  const calls = world.calls('sendMessage').filter(({ args }) => telling('позвонить')(args));
  const asked = calls.map(({ args }) => args['message_thread_id'] ?? null);
  expect(asked).toEqual([topic, null]);
});

it('one that is refused for good is counted', async () => {
  const { world, faults } = house.server;
  const person = world.createPerson();
  faults.add({
    type: 'server_error',
    code: 400,
    description: 'Bad Request: chat not found',
    where: (args) => args['chat_id'] === person.id,
    times: 100,
  });
  const url = await house.listen();
  const counted = async () =>
    /kind="dead_reply"\} (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? '0';
  expect(await counted()).toBe('0');
  person.says('Создай задачу купить молоко');
  await house.settled();
  expect(await counted()).toBe('1');
});
