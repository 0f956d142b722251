import type { Message, Person } from '@planerka/bot-api';
import { Api } from 'grammy';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';

// cites: D-pressed-again, K7-redrawn

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(async () => {
  await house.stop();
});

const WORKED = 'Эта кнопка уже сработала.';

async function person(...words: readonly string[]): Promise<Person> {
  const someone = house.server.world.createPerson();
  await says(someone, ...words);
  return someone;
}

async function says(someone: Person, ...words: readonly string[]): Promise<void> {
  for (const each of words) {
    someone.says(each);
    await house.settled();
  }
}

async function bots(someone: Person): Promise<Message[]> {
  return (await house.shown(someone.id)).filter(({ from }) => from?.is_bot);
}

async function last(someone: Person): Promise<Message> {
  const message = (await bots(someone)).at(-1);
  if (!message) throw new Error('the bot has said nothing');
  return message;
}

function dataOf(message: Message, label: string): string {
  const buttons = message.reply_markup?.inline_keyboard.flat() ?? [];
  const button = buttons.find(({ text }) => text === label);
  if (!button || !('callback_data' in button)) throw new Error(`no button ${label}`);
  return button.callback_data;
}

/** Presses a button as it once stood on the message; tells the toast, empty for a silent answer. */
async function tap(someone: Person, on: Message, label: string): Promise<string> {
  const forged = someone.forgesTap(on, dataOf(on, label));
  const { text = '' } = await house.server.world.waitForAnswer(forged);
  await house.settled();
  return text;
}

async function kinds(someone: Person): Promise<string[]> {
  return (await house.journal(someone.id)).map(({ type }) => type);
}

describe('a button whose change was undone', () => {
  it('is a new change when it is pressed again, once however often it is pressed', async () => {
    const someone = await person('Создай задачу купить молоко', '[ref v:1 type:"task" id:1]');
    const card = await last(someone);
    expect(await tap(someone, card, 'Готово')).toBe('');
    expect(await tap(someone, card, 'Готово')).toBe(WORKED);
    await says(someone, '/undo');
    expect(await tap(someone, card, 'Готово')).toBe('');
    expect(await tap(someone, card, 'Готово')).toBe(WORKED);
    expect(await kinds(someone)).toEqual([
      'task_created',
      'status_updated',
      'change_undone',
      'status_updated',
    ]);
    await says(someone, '/undo', '/redo');
    expect(await tap(someone, card, 'Готово')).toBe(WORKED);
  });

  it('twice at the same time is one', async () => {
    const someone = await person('Создай задачу купить молоко', '[ref v:1 type:"task" id:1]');
    const card = await last(someone);
    await tap(someone, card, 'Готово');
    await says(someone, '/undo');
    const data = dataOf(card, 'Готово');
    someone.forgesTap(card, data);
    someone.forgesTap(card, data);
    await house.settled();
    const types = await kinds(someone);
    expect(types.filter((type) => type === 'status_updated')).toHaveLength(2);
  });
});

it('a button that was refused works when things have changed', async () => {
  const someone = await person('Создай задачу купить молоко', '[ref v:1 type:"task" id:1]');
  const card = await last(someone);
  await says(someone, '[op v:1 type:"delete" task:1]');
  expect(await tap(someone, card, 'Готово')).not.toBe('');
  expect(await kinds(someone)).toEqual(['task_created', 'deleted']);
  await says(someone, '/undo');
  expect(await tap(someone, card, 'Готово')).toBe('');
  expect((await kinds(someone)).at(-1)).toBe('status_updated');
});

it('a button whose question was given up asks again', async () => {
  const someone = await person(
    'Создай задачу ремонт',
    '[op v:1 type:"subtask_add" task:1 title:"плитка"]',
    '[ref v:1 type:"task" id:1]',
  );
  const card = await last(someone);
  await tap(someone, card, 'Готово');
  const question = await last(someone);
  expect(question.text).toContain('?');
  await says(someone, 'отмена');
  await tap(someone, card, 'Готово');
  expect((await last(someone)).text).toBe(question.text);
});

describe('a surface', () => {
  async function urgent(): Promise<{ someone: Person; list: Message }> {
    const someone = await person(
      'Создай задачу купить молоко сегодня',
      'Создай задачу купить хлеб сегодня',
      '/urgent',
    );
    return { someone, list: await last(someone) };
  }

  const standing = async (someone: Person, { message_id: id }: Message) =>
    (await bots(someone)).find((message) => message.message_id === id)?.text;

  it('is drawn anew in place, and stays older than the answer to the tap', async () => {
    const { someone, list } = await urgent();
    await tap(someone, list, '1. Готово');
    const text = await standing(someone, list);
    expect(text).toContain('купить хлеб');
    expect(text).not.toContain('купить молоко');
    expect((await last(someone)).text).toContain('Отметил сделанной задачу «купить молоко»');
    await says(someone, 'верни в работу');
    expect((await kinds(someone)).slice(-2)).toEqual(['status_updated', 'status_updated']);
    const [entry] = (await house.journal(someone.id)).slice(-1);
    expect(entry).toMatchObject({ after: { number: 1, status: 'todo' } });
  });

  it('is drawn anew by the undo below it', async () => {
    const { someone, list } = await urgent();
    await tap(someone, list, '1. Готово');
    await tap(someone, await last(someone), 'Отменить');
    expect(await standing(someone, list)).toBe(list.text);
  });

  it('names what it shows now', async () => {
    const { someone, list } = await urgent();
    await tap(someone, list, '1. Готово');
    someone.says('отметь сделанным', { replyTo: list });
    await house.settled();
    const [entry] = (await house.journal(someone.id)).slice(-1);
    expect(entry).toMatchObject({ after: { number: 2, status: 'done' } });
  });

  it('that is gone does not come again', async () => {
    const { someone, list } = await urgent();
    const data = dataOf(list, '1. Готово');
    const { token, url } = house.server;
    const api = new Api(token, { apiRoot: url });
    await api.deleteMessage(someone.id, list.message_id);
    const before = (await bots(someone)).length;
    await house.server.world.waitForAnswer(someone.forgesTap(list, data));
    await house.settled();
    expect((await bots(someone)).length).toBe(before + 1);
  });
});
