import type { Message, Person } from '@planerka/bot-api';
import { createAgentTokenStore } from '@planerka/db';
import { v7 as uuidv7 } from 'uuid';
import { afterEach, expect, test } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';
import { ownerCode } from '../rig/owner-code.ts';

/** The owner sees who uses the bot and removes one of them; nobody else sees it or is told. */

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.stop();
});

async function last(house: House, chatId: number): Promise<Message> {
  const messages = (await house.shown(chatId)).filter(({ from }) => from?.is_bot);
  const message = messages.at(-1);
  if (!message) throw new Error('the bot has said nothing');
  return message;
}

async function texts(house: House, chatId: number): Promise<string[]> {
  const messages = await house.shown(chatId);
  return messages.flatMap(({ from, text }) => (from?.is_bot && text !== undefined ? [text] : []));
}

async function says(house: House, person: Person, words: string): Promise<string> {
  person.says(words);
  return (await last(house, person.id)).text ?? '';
}

/** Taps the newest message; the text as the tap leaves it. */
async function taps(house: House, person: Person, label: string): Promise<string> {
  person.taps(await last(house, person.id), { label });
  return (await last(house, person.id)).text ?? '';
}

async function linkOf(house: House, owner: Person): Promise<string> {
  const words = await says(house, owner, '/invite');
  return /start=(\S+)/.exec(words)?.[1] ?? '';
}

async function openHouse() {
  const house = await startHouse({ environment: { TELEGRAM_ALLOWED_USERS: '' } });
  houses.push(house);
  const { world } = house.server;
  const owner = world.createPerson({ firstName: 'Анна' });
  owner.starts(ownerCode(house.bot()));
  await house.settled();
  const admit = async (firstName: string): Promise<{ member: Person; link: string }> => {
    const link = await linkOf(house, owner);
    const member = world.createPerson({ firstName });
    member.starts(link);
    await house.settled();
    return { member, link };
  };
  return { house, world, owner, admit };
}

test('the owner sees everybody, with their agents; members and groups do not', async () => {
  const { house, world, owner, admit } = await openHouse();
  expect(await says(house, owner, '/members')).toContain('Пока только вы');
  const { member } = await admit('Пётр');
  member.says('Создай задачу своя');
  await house.settled();
  await makeKey(house, member, 'Помощник');
  const list = await says(house, owner, '/members');
  expect(list).toContain('Кто пользуется ботом: 2 человека');
  expect(list).toMatch(/1\. Анна: владелец; с \d/);
  expect(list).toMatch(/2\. Пётр: с \d.*ключи агентов: «Помощник»/);
  expect(await says(house, member, '/members')).toContain('видит только владелец');
  const group = world.createGroup({ owner });
  owner.says(`/members@${world.bot.username}`, { in: group });
  expect((await last(house, group.id)).text).toContain('в личном чате');
});

test('who is removed is out at once, is told so once and alone, and their keys and links are dead', async () => {
  const { house, world, owner, admit } = await openHouse();
  const { member, link } = await admit('Пётр');
  const { member: other } = await admit('Мария');
  const group = world.createGroup({ owner, members: [member, other] });
  member.says('Создай задачу своя');
  await house.settled();
  const key = await makeKey(house, member, 'Помощник');
  const told = { other: await texts(house, other.id), group: await texts(house, group.id) };
  await says(house, owner, '/members');
  await taps(house, owner, 'Пётр');
  expect(await taps(house, owner, 'Убрать')).toContain('Отзову и ключи агентов: «Помощник»');
  expect(await taps(house, owner, 'Нет')).toContain('Пётр');
  expect(await says(house, member, 'Создай задачу вторая')).toContain('«вторая»');
  await taps(house, owner, 'Убрать');
  expect(await taps(house, owner, 'Да, убрать')).not.toContain('Пётр');

  expect((await last(house, member.id)).text).toContain('закрыл вам доступ');
  const before = (await texts(house, member.id)).length;
  member.says('Создай задачу третья');
  member.starts();
  member.says('/today');
  await house.settled();
  expect(await texts(house, member.id)).toHaveLength(before);
  member.starts(link);
  expect((await last(house, member.id)).text).toContain('уже использована');
  expect(await keyOpens(house, key)).toBe(false);
  expect((await house.journal(member.id)).map(({ after }) => after?.['title'])).toEqual([
    'своя',
    'вторая',
  ]);
  expect(await texts(house, other.id)).toEqual(told.other);
  expect(await texts(house, group.id)).toEqual(told.group);
});

test('reminders of a removed person keep still, also when they unblock the bot; a new link brings them', async () => {
  const { house, owner, admit } = await openHouse();
  const { member } = await admit('Пётр');
  await says(house, member, 'Поставь блок сегодня в 14:00 на час');
  await says(house, owner, '/members');
  await taps(house, owner, 'Пётр');
  await taps(house, owner, 'Убрать');
  await taps(house, owner, 'Да, убрать');
  const before = (await texts(house, member.id)).length;
  member.blocksBot();
  member.unblocksBot();
  await house.settled();
  house.clock.advance(115);
  await house.bot().tellDue();
  expect(await texts(house, member.id)).toHaveLength(before);
  member.starts(await linkOf(house, owner));
  expect(await texts(house, member.id)).toContainEqual(
    expect.stringContaining('теперь вы тоже можете'),
  );
  await house.bot().tellDue();
  expect((await last(house, member.id)).text).toContain('14:00');
  expect(await says(house, member, 'Создай задачу снова')).toContain('«снова»');
});

test('the owner is not removed, an old button removes nobody, a stranger’s tap does nothing', async () => {
  const { house, owner, admit } = await openHouse();
  const { member } = await admit('Пётр');
  await says(house, owner, '/members');
  const list = await last(house, owner.id);
  const labels = (list.reply_markup?.inline_keyboard ?? []).flat().map(({ text }) => text);
  expect(labels).toEqual(['Пётр']);
  await taps(house, owner, 'Пётр');
  const ask = await taps(house, owner, 'Убрать');
  expect(ask).toContain('Убрать из бота: Пётр?');
  const { store } = house;
  await store.members.remove(house.bot().me.id, member.id, null);
  const tap = owner.taps(await last(house, owner.id), { label: 'Да, убрать' });
  expect((await house.server.world.waitForAnswer(tap)).text).toBe('Этого больше нет.');
  expect(await store.members.remove(house.bot().me.id, owner.id, null)).toBe(false);
});

test('links that nobody has used are revoked after a yes', async () => {
  const { house, world, owner } = await openHouse();
  const links = [await linkOf(house, owner), await linkOf(house, owner)];
  expect(await says(house, owner, '/members')).toContain('Ещё не использовано: 2 приглашения');
  expect(await taps(house, owner, 'Отозвать приглашения')).toContain('больше никто не войдёт');
  expect(await taps(house, owner, 'Да, отозвать')).not.toContain('Ещё не использовано');
  for (const link of links) {
    const guest = world.createPerson();
    guest.starts(link);
    expect((await last(house, guest.id)).text).toContain('уже использована или устарела');
  }
});

test('whom the environment lists is let in again, whatever an owner has decided before', async () => {
  const { house, admit, owner } = await openHouse();
  const { member } = await admit('Пётр');
  await house.store.members.remove(house.bot().me.id, member.id, null);
  const listed = await startHouse({
    environment: { TELEGRAM_ALLOWED_USERS: `${owner.id},${member.id}` },
  });
  houses.push(listed);
  await listed.connection.db
    .insertInto('telegram_access')
    .values({ bot_id: listed.bot().me.id, user_id: member.id, role: 'removed' })
    .execute();
  const again = listed.server.world.createPerson({ id: member.id });
  expect(await says(listed, again, 'Создай задачу снова')).toContain('«снова»');
  expect(await listed.store.access.role(listed.bot().me.id, member.id)).toBeNull();
  expect(await says(listed, again, '/members')).toContain('Список людей задан там');
});

const tokensOf = ({ connection }: House) => createAgentTokenStore(connection.db, uuidv7);

async function makeKey(house: House, member: Person, name: string): Promise<string> {
  const workspaceId = (await house.workspaceOf(member.id)) ?? '';
  const { key } = await tokensOf(house).create({
    workspaceId,
    name,
    rights: ['read', 'write'],
    createdBy: `telegram:${member.id}`,
  });
  return key;
}

async function keyOpens(house: House, key: string): Promise<boolean> {
  return (await tokensOf(house).findByKey(key)) !== null;
}
