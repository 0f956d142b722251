import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';
import { telling } from '../rig/telling.ts';

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
  const answered = new Set<number>();
  world.subscribe((event) => {
    if (event.type !== 'message' && event.type !== 'message_edited') return;
    const { message_id: id, chat, from, text } = event.message;
    if (!from?.is_bot || chat.id !== person.id || answered.has(id)) return;
    if (!text?.startsWith('Записал задачу')) return;
    answered.add(id);
    person.says('перенеси на завтра');
  });
  const slow = { type: 'slow', delayMs: 300, times: 100 } as const;
  house.server.faults.add({ ...slow, where: telling('Записал задачу') });
  const titles = Array.from({ length: 4 }, (_, index) => `купить ${index + 1} яблок`);
  for (const title of titles) {
    person.says(`Создай задачу ${title}`);
    await house.settled();
  }
  const moved = (await house.journal(person.id)).filter(({ type }) => type === 'rescheduled');
  expect(moved.map(({ after }) => after?.['title'])).toEqual(titles);
});
