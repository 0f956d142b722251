import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';

// cites: O2-suggested, K5-3-hub-default

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

/** The chat shows the answer before the bot hears that it is out. */
it('what is said in the moment an answer appears means what the answer shows', async () => {
  const { world } = house.server;
  const person = world.createPerson();
  world.subscribe((event) => {
    if (event.type !== 'message' || !event.message.from?.is_bot) return;
    if (event.message.chat.id !== person.id) return;
    if (event.message.text?.startsWith('Записал задачу')) person.says('перенеси на завтра');
  });
  house.server.faults.add({ type: 'slow', method: 'sendMessage', delayMs: 300, times: 8 });
  const titles = Array.from({ length: 4 }, (_, index) => `купить ${index + 1} яблок`);
  for (const title of titles) {
    person.says(`Создай задачу ${title}`);
    await house.settled();
  }
  const moved = (await house.journal(person.id)).filter(({ type }) => type === 'rescheduled');
  expect(moved.map(({ after }) => after?.['title'])).toEqual(titles);
});
