import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

/** Says all of this, one message each; what the bot answers to the last. */
async function answerTo(...said: readonly string[]): Promise<string> {
  const person = house.server.world.createPerson();
  let before = 0;
  for (const words of said) {
    before = (await house.shown(person.id)).length;
    person.says(words);
    await house.settled();
  }
  const told = (await house.shown(person.id)).slice(before).filter(({ from }) => from?.is_bot);
  return told.map(({ text }) => text).join('\n');
}

const ASKED = ['Создай задачу мыть окна завтра', 'окна мыть не надо, помою послезавтра'];
const QUESTION = 'Правильно понял: перенести задачу «мыть окна» (TASK-001) на послезавтра?';

it('what is set beside a question is done, and the question is put again', async () => {
  const told = await answerTo(...ASKED, 'приоритет высокий');
  expect(told).toContain('Поставил высокий приоритет задаче «мыть окна» (TASK-001).');
  expect(told).toContain(QUESTION);
});

it('a yes behind it is still one', async () => {
  const told = await answerTo(...ASKED, 'приоритет высокий', 'да');
  expect(told).toContain('Перенёс задачу «мыть окна» (TASK-001).');
  expect(told).toContain('Когда: послезавтра');
});

it('what is set in the place of what was asked ends the question', async () => {
  const told = await answerTo(...ASKED, 'нет, лучше приоритет высокий', 'да');
  expect(told).not.toContain('Перенёс');
});
