import type { Message } from '@planerka/bot-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';

// cites: Q-history
let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

const labels = ({ reply_markup: keyboard }: Message): string[] =>
  (keyboard?.inline_keyboard ?? []).flat().map(({ text }) => text);

it('in a group, everybody sees what all have changed, and takes back their own', async () => {
  const { world } = house.server;
  const [one, other] = [world.createPerson(), world.createPerson()];
  const group = world.createGroup({ title: 'Дача', owner: one });
  group.adds(other);
  const bot = `@${house.bot().me.username}`;
  const says = async (who: typeof one, words: string): Promise<Message> => {
    who.says(`${bot} ${words}`, { in: group });
    const found = (await house.shown(group.id)).findLast(({ from }) => from?.is_bot);
    if (!found) throw new Error('the bot has said nothing');
    return found;
  };
  await says(one, 'задача: купить краску');
  await says(other, 'задача: купить кисти');
  const mine = await says(one, 'что я делал?');
  expect(mine.text).toContain('«купить краску»');
  expect(mine.text).toContain('«купить кисти»');
  expect(mine.text).toContain('вы');
  expect(labels(mine)).toEqual(['Отменить 2']);
  expect(labels(await says(other, 'что я делал?'))).toEqual(['Отменить 1']);
});
