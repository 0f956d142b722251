import type { Message, Person } from '@planerka/bot-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';

// cites: H8, K8-8-changed-target, K2-5-action-summary

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

/** Says all of this, one message each. */
async function having(...said: readonly string[]): Promise<Person> {
  const person = house.server.world.createPerson();
  for (const words of said) {
    person.says(words);
    await house.settled();
  }
  return person;
}

const INSIDE = ['Создай задачу купить хлеб', 'Создай задачу купить сыр', '/focus TASK-002'];

it('what is made inside a Workroom tells what the next words are about', async () => {
  const person = await having(...INSIDE, 'Создай задачу купить чай');
  expect((await last(person)).text).toContain('Сейчас открыто: «купить сыр».');
});

it('a target changed inside a Workroom is told, and is what the next words are about', async () => {
  const person = await having(...INSIDE, 'перенеси на завтра');
  person.taps(await last(person), { label: 'Не та задача' });
  person.taps(await last(person), { label: '«купить хлеб» (TASK-001)' });
  const told = (await last(person)).text ?? '';
  expect(told).toContain('Задача «купить сыр» (TASK-002): вернул как было.');
  expect(told).toContain('Открыл задачу «купить хлеб» (TASK-001).');
  expect(told).not.toContain('Сейчас открыто: «купить сыр»');
  person.says('отмени');
  expect((await last(person)).text).toBe(
    'Отменил смену цели: задача «купить сыр» (TASK-002) и задача «купить хлеб» (TASK-001).',
  );
  person.says('верни');
  await house.settled();
  person.says('сделай важной');
  const next = (await last(person)).text ?? '';
  expect(next).toContain('Поставил высокий приоритет задаче «купить хлеб» (TASK-001).');
  expect(next).toContain('Применено к: «купить хлеб».');
});
