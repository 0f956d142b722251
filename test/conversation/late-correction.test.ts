import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

/** What is said to a correction that comes so many minutes after what it corrects. */
async function corrected(minutes: number): Promise<string> {
  const person = house.server.world.createPerson();
  person.says('созвон с логистами завтра в 11 на час');
  await house.settled();
  house.clock.advance(minutes);
  const before = (await house.shown(person.id)).length;
  person.says('нет, в пять');
  await house.settled();
  const told = (await house.shown(person.id)).slice(before);
  return told.map(({ text }) => text).join('\n');
}

it('what was written is corrected by words for ten minutes, and then asked about', async () => {
  expect(await corrected(9)).toContain('17:00–18:00');
  expect(await corrected(11)).toMatch(/созвон с логистами.*\?/u);
});

it('what is forwarded is written down after a yes only', async () => {
  const { world } = house.server;
  const [person, author] = [world.createPerson(), world.createPerson()];
  const elsewhere = world.createGroup({ owner: author, bot: 'left' });
  const request = author.says('Добавь задачу забрать Тимура из школы завтра', { in: elsewhere });
  person.forwards(request, { hidden: true });
  await house.settled();
  const shown = await house.shown(person.id);
  expect(shown.at(-1)?.text).toContain('Правильно понял: задача «забрать Тимура из школы»');
});
