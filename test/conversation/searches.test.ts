import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

/** What a new person is told last, of words said one after another. */
async function toldBehind(...said: readonly string[]): Promise<string> {
  const person = house.server.world.createPerson();
  for (const words of said) {
    person.says(words);
    await house.settled();
  }
  return (await house.shown(person.id)).at(-1)?.text ?? '';
}

test.each(['молоток', 'замок', 'совок'])(
  'a single «%s» ends as a plural may, and is found among what is done, too',
  async (thing) => {
    const told = await toldBehind(
      `Создай задачу купить ${thing}`,
      `отметь купить ${thing} сделанной`,
      `найди ${thing}`,
    );
    expect(told).toContain(`«купить ${thing}» (TASK-001)`);
  },
);

test('a kind of things is found by any of its words, and what is over is not told', async () => {
  const told = await toldBehind(
    'Создай задачу позвонить слесарю',
    'Создай задачу перезвонить бухгалтеру',
    'отметь перезвонить бухгалтеру сделанной',
    'покажи все звонки',
  );
  expect(told).toContain('позвонить слесарю');
  expect(told).not.toContain('перезвонить бухгалтеру');
});
