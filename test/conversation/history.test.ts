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

it('a way back that was refused stays, and works when what came later is taken back', async () => {
  const person = house.server.world.createPerson();
  const chat = async () => await house.shown(person.id);
  person.says('задача купить молоко');
  await house.settled();
  person.says('перенеси на пятницу');
  await house.settled();
  person.says('/history');
  const history = (await chat()).findLast(({ from }) => from?.is_bot);
  if (!history) throw new Error('the bot has said nothing');
  const now = async () =>
    (await chat()).find(({ message_id: id }) => id === history.message_id) ?? history;
  const told = async () => (await chat()).findLast(({ from }) => from?.is_bot)?.text;
  person.taps(await now(), { label: 'Отменить 2' });
  expect(await told()).toContain('С тех пор это изменили');
  expect(labels(await now())).toContain('Отменить 2');
  person.taps(await now(), { label: 'Отменить 1' });
  await house.settled();
  person.taps(await now(), { label: 'Отменить 2' });
  expect(await told()).toContain('Отменил: задача «купить молоко»');
});
