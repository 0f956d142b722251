import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';
import { telling } from '../rig/telling.ts';

/** Where reminders are told: the topic in which the object was written, and a group that has moved. */

const errors: Array<{ readonly message: string; readonly workspace_id?: string | null }> = [];
/** How often reminders of one workspace were logged as set aside. */
const setAside = (workspace: string | null) =>
  logged(workspace).filter((message) => message === 'reminders are set aside').length;
/** What was logged of one workspace. */
const logged = (workspace: string | null) =>
  errors.flatMap(({ message, workspace_id: id }) => (id === workspace ? [message] : []));

let house: House;
beforeAll(async () => {
  house = await startHouse({
    onError: (facts, message) => void errors.push({ message, ...facts }),
  });
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
      where: (args) => args['message_thread_id'] === topic && telling('Напоминаю')(args),
    });
    house.clock.advance(48 * 60);
    await house.bot().tellDue();
    expect(await told(group.id)).toEqual([
      { topic: null, text: 'Напоминаю: «покрасить забор» (TASK-001), 15:00.' },
    ]);
  });
});

/** Moves the product's clock to when this chat's next reminder is due. */
async function whenDue(chatId: number): Promise<void> {
  const id = await house.workspaceOf(chatId);
  const { rows } = await sql<{ fire_at: string }>`select max(fire_at) as fire_at from reminder
    where workspace_id = ${id}::uuid and state = 'waiting'`.execute(house.connection.db);
  house.clock.advance((Date.parse(rows[0]?.fire_at ?? '') - house.clock.date().getTime()) / 60_000);
}

const toldAll = async (chatId: number) =>
  (await house.shown(chatId)).filter(({ from }) => from?.is_bot).map(({ text = '' }) => text);

describe('a reminder that cannot be told', () => {
  it('is told of once, counted once, tried again a little later, and told when it can be', async () => {
    const { db } = house.connection;
    const person = house.server.world.createPerson();
    person.says('Задача: полить розы через 2 дня в 15:00');
    await house.settled();
    const id = (await house.workspaceOf(person.id)) ?? '';
    const zone = (timezone: string) =>
      db.updateTable('workspace').set({ timezone }).where('workspace_id', '=', id).execute();
    await zone('Moon/Base');
    await whenDue(person.id);
    errors.length = 0;
    house.clock.advance(1);
    for (let look = 0; look < 10; look += 1) await house.bot().tellLate();
    await house.bot().tellDue();
    const stopped = (texts: readonly string[]) =>
      texts.filter((text) => text.includes('часового пояса «Moon/Base» не бывает'));
    expect(stopped(await toldAll(person.id))).toHaveLength(1);
    expect(setAside(id)).toBe(1);
    // The next tries, still in vain.
    for (let look = 0; look < 3; look += 1) {
      house.clock.advance(11);
      await house.bot().tellLate();
    }
    expect(stopped(await toldAll(person.id))).toHaveLength(1);
    expect(setAside(id)).toBe(1);
    await zone('Europe/Moscow');
    house.clock.advance(11);
    await house.bot().tellLate();
    expect((await toldAll(person.id)).at(-1)).toContain('полить розы');
    expect((await toldAll(person.id)).at(-1)).not.toContain('не бывает');
  });

  it('stops no other one of the same chat', async () => {
    const { db } = house.connection;
    const person = house.server.world.createPerson();
    person.says('Задача: полить фикус через 3 дня в 15:00');
    person.says('Задача: полить кактус через 3 дня в 15:00');
    await house.settled();
    const id = await house.workspaceOf(person.id);
    await sql`update task set recurrence_exceptions = '{}', checkpoints = '"odd"'::jsonb
      where workspace_id = ${id}::uuid and title = 'полить фикус'`.execute(db);
    await whenDue(person.id);
    errors.length = 0;
    for (let look = 0; look < 3; look += 1) await house.bot().tellDue();
    const texts = await toldAll(person.id);
    expect(texts.filter((text) => text.startsWith('Напоминаю'))).toEqual([
      'Напоминаю: «полить кактус» (TASK-002), 15:00.',
    ]);
    expect(texts.filter((text) => text.startsWith('Пора напомнить, но собрать'))).toHaveLength(1);
    expect(setAside(id)).toBe(1);
  });
});

it('a person whose settings cannot be read silences nobody else, in digests, reminders and derivation', async () => {
  const { db } = house.connection;
  const people = Array.from({ length: 3 }, () => house.server.world.createPerson());
  for (const person of people) person.says('Задача: проверить почту завтра в 9:00');
  await house.settled();
  const [odd, ...others] = people;
  const actor = `telegram:${odd?.id}`;
  await sql`insert into person (person_id, actor, working_hours, dayparts, revision)
    values (gen_random_uuid(), ${actor}, '"always"', '{"morning": 7}', 1)
    on conflict (actor) do update set working_hours = excluded.working_hours,
      dayparts = excluded.dayparts`.execute(db);
  const oddId = await house.workspaceOf(odd?.id ?? 0);
  await sql`update digest set next_at = next_at - interval '1 second'
    where workspace_id = ${oddId}::uuid`.execute(db);
  await whenDue(others[0]?.id ?? 0);
  errors.length = 0;
  await house.bot().tellDue();
  await house.bot().tellDue();
  for (const { id } of others) {
    const texts = await toldAll(id);
    expect(texts.filter((text) => text.startsWith('Напоминаю'))).toHaveLength(1);
    expect(texts.join('\n')).toContain('Доброе утро');
  }
  // Yesterday's evening and this morning.
  expect(logged(oddId)).toEqual([
    'a digest is set aside',
    'a digest is set aside',
    'reminders are set aside',
  ]);
  const { rows } = await sql<{ held: boolean }>`select next_at > ${house.clock.now()}::timestamptz
      as held from digest where workspace_id = ${oddId}::uuid`.execute(db);
  expect(rows.map(({ held }) => held)).toEqual(rows.map(() => true));
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
