import type { Message, Person } from '@planerka/bot-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';

// cites: O2-suggested, O2-reply

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

async function last(person: Person): Promise<Message> {
  const message = (await house.shown(person.id)).findLast(({ from }) => from?.is_bot);
  if (!message) throw new Error('the bot has said nothing');
  return message;
}

/** Two tasks; what the bot said about the second, and the row that keeps what it shows. */
async function twoTasks() {
  const person = house.server.world.createPerson();
  person.says('Создай задачу купить молоко');
  await house.settled();
  person.says('Создай задачу купить хлеб');
  const bread = await last(person);
  const row = house.connection.db
    .updateTable('telegram_shown')
    .where('chat_id', '=', person.id)
    .where('message_id', '=', bread.message_id);
  return { person, bread, row };
}

test('a reminder is not suggested, and is meant when it is replied to', async () => {
  const { person, bread, row } = await twoTasks();
  await row.set({ kind: 'notice', actor: null }).execute();
  person.says('отметь сделанным');
  expect((await last(person)).text).toContain('Отметил сделанной задачу «купить молоко»');
  person.says('отметь сделанным', { replyTo: bread });
  expect((await last(person)).text).toContain('Отметил сделанной задачу «купить хлеб»');
});

test('an answer that was edited in after the message was sent did not come before it', async () => {
  const { person, row } = await twoTasks();
  const later = new Date(house.clock.date().getTime() + 60_000).toISOString();
  await row.set({ edited: true, answered_at: later }).execute();
  person.says('отметь сделанным');
  expect((await last(person)).text).toContain('Отметил сделанной задачу «купить молоко»');
});

test('a reminder told to the same person is not suggested either', async () => {
  const { person, row } = await twoTasks();
  await row.set({ kind: 'notice' }).execute();
  person.says('отметь сделанным');
  expect((await last(person)).text).toContain('Отметил сделанной задачу «купить молоко»');
});

test('an answer that came after the message was sent is not meant by it', async () => {
  const { person, bread, row } = await twoTasks();
  await row.set({ message_id: bread.message_id + 1_000 }).execute();
  person.says('отметь сделанным');
  expect((await last(person)).text).toContain('Отметил сделанной задачу «купить молоко»');
});

test('an answer to somebody else suggests nothing', async () => {
  const { person, row } = await twoTasks();
  await row.set({ actor: 'telegram:1' }).execute();
  person.says('отметь сделанным');
  expect((await last(person)).text).toContain('Отметил сделанной задачу «купить молоко»');
});

test('what a list shows are the candidates of a reply to it', async () => {
  const { person } = await twoTasks();
  person.says('/inbox');
  const list = await last(person);
  person.says('отметь сделанным', { replyTo: list });
  const question = await last(person);
  expect(question.text).toMatch(/^Какую задачу: «купить (хлеб|молоко)».* или «купить/);
});

test('a reply to the picture of the day names nothing by itself', async () => {
  const person = house.server.world.createPerson();
  for (const title of ['молоко', 'хлеб']) {
    person.says(`Создай задачу купить ${title} сегодня`);
    await house.settled();
  }
  person.says('/today');
  const picture = await last(person);
  expect(picture.photo).toBeDefined();
  const before = await house.journal(person.id);
  person.says('отметь сделанным', { replyTo: picture });
  expect((await last(person)).text).toMatch(/^Какую задачу: «купить (хлеб|молоко)».* или «купить/);
  expect(await house.journal(person.id)).toEqual(before);
  person.says('отмена');
  await house.settled();
  person.says('Создай задачу купить сыр');
  await house.settled();
  person.says('отметь сделанным', { replyTo: picture });
  expect((await last(person)).text).toContain('Отметил сделанной задачу «купить сыр»');
});

test('erasing a person’s data forgets what was shown', async () => {
  const { person } = await twoTasks();
  person.says('/settings');
  person.taps(await last(person), { label: 'Удалить мои данные' });
  person.taps(await last(person), { label: 'Да, удалить всё' });
  await house.settled();
  const kept = await house.connection.db
    .selectFrom('telegram_shown')
    .select('message_id')
    .where('chat_id', '=', person.id)
    .execute();
  expect(kept).toEqual([]);
});

test.each([
  [
    'task',
    ['Создай задачу купить корм завтра', 'купить коврик'],
    'перенеси корм на завтра',
    'задачу «купить корм»',
  ],
  [
    'block',
    ['Поставь блок йога в пятницу в 9 на час', 'купить коврик'],
    'перенеси йогу на пятницу',
    'блок «йога»',
  ],
])(
  'an answer that a %s is so already is about it, and what is said of it next is, too',
  async (_kind, before, order, named) => {
    const person = house.server.world.createPerson();
    for (const words of [...before, order]) {
      person.says(words);
      await house.settled();
    }
    expect((await last(person)).text).toContain('так уже есть, ничего не изменилось.');
    person.says('удали её');
    expect((await last(person)).text).toContain(`Удалил ${named}`);
  },
);
