import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';
import { telling } from '../rig/telling.ts';

/** Replies that Telegram refuses for good. */

const errors: Array<Readonly<Record<string, unknown>>> = [];

let house: House;
beforeAll(async () => {
  house = await startHouse({
    onError: (facts, message) => void errors.push({ ...facts, message }),
  });
});
beforeEach(() => {
  house.server.faults.clear();
  errors.length = 0;
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

describe('the chat is told', () => {
  const refusal = { type: 'server_error', code: 400, times: 100 } as const;
  const LOST = 'Мой ответ потерян: Telegram его не принял.';
  const BEGAN = 'Ответ начинался так';
  const KEPT = 'Что записано, то на месте: /history.';
  const isLost = (args: Readonly<Record<string, unknown>>) => String(args['text']).includes(LOST);

  async function told(chatId: number) {
    const messages = await house.shown(chatId);
    return messages.flatMap(({ from, text, reply_markup: keyboard }) =>
      from?.is_bot && text !== undefined ? [{ text, buttons: keyboard !== undefined }] : [],
    );
  }

  const states = async (chatId: number) => {
    const { db } = house.connection;
    const rows = db.selectFrom('telegram_outbox').select(['state', 'trace_id']);
    return await rows.where('chat_id', '=', chatId).orderBy('seq').execute();
  };

  it('the answer plainly, where its buttons are refused', async () => {
    const person = house.server.world.createPerson();
    house.server.faults.add({
      ...refusal,
      description: 'Bad Request: BUTTON_DATA_INVALID',
      where: (args) => telling('молоко', person.id)(args) && args['reply_markup'] !== undefined,
    });
    person.says('Создай задачу купить молоко');
    const [answer, ...more] = await told(person.id);
    expect(answer).toMatchObject({ buttons: false });
    expect(answer?.text).toContain('Записал задачу «купить молоко»');
    expect(more).toEqual([]);
    expect(await states(person.id)).toMatchObject([{ state: 'sent' }]);
  });

  it('that it is lost and how it began, where its text is refused; the next one comes as ever', async () => {
    const person = house.server.world.createPerson();
    house.server.faults.add({
      ...refusal,
      description: "Bad Request: can't parse entities",
      where: (args) => telling('хлеб', person.id)(args) && !isLost(args),
    });
    person.says('Создай задачу купить хлеб');
    await house.settled();
    person.says('Создай задачу купить соль');
    const [lost, next, ...more] = await told(person.id);
    expect(lost?.text).toContain(`${LOST} ${KEPT}\n${BEGAN}: Записал задачу «купить хлеб»`);
    expect(next?.text).toContain('«купить соль»');
    expect(more).toEqual([]);
    const [dead] = await states(person.id);
    expect(dead).toMatchObject({ state: 'dead' });
    // By the same name the update and what it wrote are found.
    const [written] = await house.journal(person.id);
    expect(written?.trace_id).toMatch(/^telegram:\d+:\d+$/);
    expect(dead?.trace_id).toBe(written?.trace_id);
    expect(errors).toMatchObject([
      { message: 'Telegram refuses a reply for good', trace_id: written?.trace_id },
    ]);
  });

  it('that it is lost, where its very words are refused', async () => {
    const person = house.server.world.createPerson();
    const where = telling('масло', person.id);
    house.server.faults.add({ ...refusal, description: 'Bad Request: wrong words', where });
    person.says('Создай задачу купить масло');
    expect(await told(person.id)).toEqual([{ text: `${LOST} ${KEPT}`, buttons: false }]);
  });

  it('that it is lost, where it was given up after a day', async () => {
    const { db } = house.connection;
    const person = house.server.world.createPerson();
    house.server.faults.add({
      type: 'server_error',
      times: 100,
      where: (args) => telling('сыр', person.id)(args) && !isLost(args),
    });
    person.says('Создай задачу купить сыр');
    await house.server.world.waitForQuiet();
    await expect.poll(() => states(person.id)).toMatchObject([{ state: 'pending' }]);
    await sql`update telegram_outbox set created_at = now() - interval '25 hours', next_at = now()
      where chat_id = ${person.id}`.execute(db);
    await expect
      .poll(() => states(person.id), { timeout: 60_000 })
      .toMatchObject([{ state: 'dead' }]);
    const [lost] = await told(person.id);
    expect(lost?.text).toContain(`${BEGAN}: Записал задачу «купить сыр»`);
  });

  it('that it is lost, where it does not read back', async () => {
    const { db } = house.connection;
    const person = house.server.world.createPerson();
    person.starts();
    await house.settled();
    const before = (await told(person.id)).length;
    await sql`insert into telegram_outbox (outbox_id, bot_id, chat_id, body)
      values (gen_random_uuid(), ${house.bot().me.id}, ${person.id}, '{"v": 99}')`.execute(db);
    expect((await told(person.id)).slice(before)).toEqual([
      { text: `${LOST} ${KEPT}`, buttons: false },
    ]);
  });
});
