import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';

// "Nothing comes in quiet hours by itself": a suggestion stands under a reply or is asked for.

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

const HOURS = 48;

it('two days and their nights bring reminders, and no suggestion', async () => {
  const person = house.server.world.createPerson();
  const says = async (text: string) => {
    person.says(text);
    await house.settled();
  };
  // Late, undated, important without a day, and one that has a chip under its reply.
  await says('задача сдать показания, срок сегодня в 13:00');
  await says('создай задачу разобрать антресоль');
  await says('важная задача продлить полис');
  await says('Создай задачу купить краску, кисти и валик');
  const chip = (await house.shown(person.id)).at(-1);
  expect(chip?.text).toContain('Подсказка: ');
  await says('Напомни завтра в 3:00 поставить тесто');
  const before = await house.shown(person.id);
  const shown = before.length;
  for (let hour = 0; hour < HOURS; hour += 1) {
    house.clock.advance(60);
    await house.bot().tellDue();
  }
  const came = (await house.shown(person.id)).slice(shown);
  expect(came.map(({ text }) => text)).toContainEqual(expect.stringContaining('поставить тесто'));
  for (const { text, reply_markup: keys } of came) {
    expect(text).not.toMatch(/подсказк/iu);
    const labels = keys?.inline_keyboard.flat().map((key) => key.text) ?? [];
    expect(
      labels.filter((label) => /Разбить|Сделать важной|Не надо|Ответить/u.test(label)),
    ).toEqual([]);
  }
});
