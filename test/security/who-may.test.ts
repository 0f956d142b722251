import type { Person } from '@planerka/bot-api';
import { afterEach, expect, test } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';
import { ownerCode } from '../rig/owner-code.ts';

/** Who may use the bot, and that nobody gets in another way. */

const STRANGER = 'Этот планировщик личный';

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.stop();
});

async function open(allowed: string): Promise<House> {
  const house = await startHouse({ environment: { TELEGRAM_ALLOWED_USERS: allowed } });
  houses.push(house);
  return house;
}

async function texts(house: House, chatId: number): Promise<string[]> {
  const messages = await house.shown(chatId);
  return messages.flatMap(({ from, text }) => (from?.is_bot && text !== undefined ? [text] : []));
}

/** Rows of the plan, whoever they belong to. */
async function planRows(house: House): Promise<Record<string, number>> {
  await house.settled();
  const tables = [
    'workspace',
    'chat_workspace',
    'task',
    'timeblock',
    'clarification',
    'journal',
    'idempotency_key',
    'person',
  ] as const;
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { count } = await house.connection.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return [table, count] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

async function roles(house: House): Promise<Record<number, string>> {
  await house.settled();
  const rows = await house.connection.db.selectFrom('telegram_access').selectAll().execute();
  return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]));
}

/** Everything a stranger can think of. */
function triesEverything(stranger: Person): void {
  stranger.starts();
  for (const command of [
    'today',
    'week',
    'inbox',
    'undo',
    'redo',
    'cancel',
    'settings',
    'invite',
  ]) {
    stranger.says(`/${command}`);
  }
  const said = stranger.says('Создай задачу чужую');
  stranger.edits(said, 'Создай задачу другую');
  stranger.says('Поставь блок');
  stranger.sendsVoice({ bytes: Buffer.from('OggS'), durationSeconds: 2 });
  stranger.sendsPhoto({ bytes: Buffer.from('a picture') });
  stranger.forwards(said);
  stranger.blocksBot();
  stranger.unblocksBot();
}

test('a stranger to the list hears one polite line and costs no row of the plan', async () => {
  const house = await open('100001');
  const { world } = house.server;
  const owner = world.createPerson({ id: 100_001 });
  const stranger = world.createPerson({ id: 100_002 });
  triesEverything(stranger);
  expect(await texts(house, stranger.id)).toEqual([expect.stringContaining(STRANGER)]);
  expect(await planRows(house)).toEqual({});
  owner.says('/invite');
  expect(await texts(house, owner.id)).toEqual([expect.stringContaining('Список людей задан там')]);
  owner.says('Создай задачу своя');
  expect(await planRows(house)).toMatchObject({ task: 1, workspace: 1 });
});

test('a stranger in a group of the list is refused, and the group keeps its plan', async () => {
  const house = await open('100001');
  const { world } = house.server;
  const owner = world.createPerson({ id: 100_001 });
  const stranger = world.createPerson({ id: 100_002 });
  const group = world.createGroup({ owner, members: [stranger] });
  const at = `@${world.bot.username}`;
  stranger.says(`${at} создай задачу чужая`, { in: group });
  stranger.says(`${at} создай задачу чужая`, { in: group });
  expect(await texts(house, group.id)).toEqual([expect.stringContaining(STRANGER)]);
  owner.says(`${at} создай задачу своя`, { in: group });
  await house.settled();
  const [, reply] = (await house.shown(group.id)).filter(({ from }) => from?.is_bot);
  if (!reply) throw new Error('no reply');
  stranger.taps(reply, { label: 'Отменить' });
  await house.settled();
  expect((await house.journal(group.id)).map(({ type }) => type)).toEqual(['task_created']);
});

test('whoever brings the code of the start owns the bot, once; /start alone owns nothing', async () => {
  const house = await open('');
  const { world } = house.server;
  const [hasty, owner, late] = [world.createPerson(), world.createPerson(), world.createPerson()];
  const group = world.createGroup({ owner: hasty });
  const code = ownerCode(house.bot());
  hasty.says('Создай задачу без старта');
  hasty.starts();
  hasty.says(`/start@${world.bot.username}`, { in: group });
  hasty.starts(`inv_${(await inviteHashes(house))[0]}`);
  await house.settled();
  expect(await roles(house)).toEqual({ [hasty.id]: 'stranger' });
  owner.starts(code);
  await house.settled();
  late.starts(code);
  late.starts();
  hasty.starts(code);
  await house.settled();
  expect(await roles(house)).toEqual({
    [hasty.id]: 'stranger',
    [owner.id]: 'owner',
    [late.id]: 'stranger',
  });
  expect((await texts(house, owner.id))[0]).toContain('вы владелец');
  expect(await texts(house, late.id)).toContainEqual(expect.stringContaining('уже использована'));
  expect(await planRows(house)).toEqual({});
  await house.restart();
  expect(house.bot().ownerLink).toBeNull();
});

test('each start without an owner gives a code, and all of them make one owner', async () => {
  const house = await open('');
  const codes = [ownerCode(house.bot())];
  for (let start = 1; start < 4; start += 1) {
    await house.restart();
    codes.push(ownerCode(house.bot()));
  }
  expect(new Set(codes).size).toBe(4);
  const people = [...codes, ...codes].map((code) => {
    const person = house.server.world.createPerson();
    person.starts(code);
    return person;
  });
  await house.settled();
  const given = Object.values(await roles(house));
  expect(given.filter((role) => role === 'owner')).toHaveLength(1);
  expect(given.filter((role) => role === 'member')).toEqual([]);
  expect(people).toHaveLength(8);
});

/** The secret of the link in the newest invitation that a chat shows. */
async function secretOf(house: House, chatId: number): Promise<string> {
  const link = (await texts(house, chatId)).findLast((text) => text.includes('?start='));
  return /\?start=(\S+)/.exec(link ?? '')?.[1] ?? '';
}

async function inviteHashes({ connection }: House): Promise<string[]> {
  const rows = await connection.db
    .selectFrom('telegram_invite')
    .select('secret_hash')
    .orderBy('created_at')
    .execute();
  return rows.map(({ secret_hash }) => secret_hash);
}

/** Those that the owner has given, without the owner's own. */
async function memberHashes({ connection }: House): Promise<string[]> {
  const rows = await connection.db
    .selectFrom('telegram_invite')
    .select('secret_hash')
    .where('admits', '=', 'member')
    .execute();
  return rows.map(({ secret_hash }) => secret_hash);
}

test('an invitation admits one person, once; its hash admits nobody', async () => {
  const house = await open('');
  const { world } = house.server;
  const owner = world.createPerson();
  owner.starts(ownerCode(house.bot()));
  owner.says('/invite');
  const secret = await secretOf(house, owner.id);
  const hash = (await inviteHashes(house)).at(-1) ?? '';
  const thieves = Array.from({ length: 4 }, () => world.createPerson());
  const [one, two, three, four] = thieves;
  one?.starts(`inv_${hash}`);
  two?.says(`/START inv_${hash}`);
  three?.says(` /start   inv_${hash}`);
  four?.starts('inv_');
  await house.settled();
  expect(new Set(Object.values(await roles(house)))).toEqual(new Set(['owner']));

  const [guest, second] = [world.createPerson(), world.createPerson()];
  guest.starts(secret);
  await house.settled();
  second.starts(secret);
  await house.settled();
  expect((await roles(house))[guest.id]).toBe('member');
  expect((await roles(house))[second.id]).not.toBe('member');
  expect(await texts(house, second.id)).toEqual([expect.stringContaining('уже использована')]);
  guest.says('Создай задачу гостя');
  expect((await texts(house, guest.id)).join()).toContain('«гостя»');
});

test('a member neither invites nor takes the bot over', async () => {
  const house = await open('');
  const { world } = house.server;
  const owner = world.createPerson();
  owner.starts(ownerCode(house.bot()));
  owner.says('/invite');
  const secret = await secretOf(house, owner.id);
  const member = world.createPerson();
  member.starts(secret);
  member.says('/invite');
  member.starts();
  member.starts(secret);
  await house.settled();
  expect(await roles(house)).toEqual({ [owner.id]: 'owner', [member.id]: 'member' });
  expect(await memberHashes(house)).toHaveLength(1);
  expect(await texts(house, member.id)).toContain('Приглашать может только владелец бота.');
  const group = world.createGroup({ owner });
  owner.says(`/invite@${world.bot.username}`, { in: group });
  await house.settled();
  expect(await memberHashes(house)).toHaveLength(1);
});
