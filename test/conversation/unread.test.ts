import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';

// cites: D-unfit, D-words-quoted

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house.stop());

const QUESTION = 'Правильно понял: задача «канифоль»?';
const SENTENCE = 'Лиза написала что опоздает, давай её на полчаса позже';

async function answersTo(...said: readonly string[]): Promise<string[]> {
  const person = house.server.world.createPerson();
  const answers: string[] = [];
  for (const words of said) {
    const before = (await house.shown(person.id)).length;
    person.says(words);
    const shown = (await house.shown(person.id)).slice(before).filter(({ from }) => from?.is_bot);
    answers.push(shown.map(({ text }) => text).join('\n'));
  }
  return answers;
}

it('a sentence that was not understood is quoted before the question that still waits', async () => {
  const [, unread] = await answersTo('канифоль', SENTENCE);
  expect(unread).toBe(`Не понял: «${SENTENCE}».\n${QUESTION}`);
});

it('a slip of an answer brings the question alone', async () => {
  const [, unread] = await answersTo('канифоль', '???');
  expect(unread).toBe(QUESTION);
});

it('one message that has opened two questions is quoted once when they expire', async () => {
  const person = house.server.world.createPerson();
  const said = 'Поставь блок алгебра завтра и поставь блок физика завтра';
  person.says(said);
  await house.settled();
  const drafts = await house.connection.db
    .selectFrom('clarification')
    .select(['workspace_id', 'draft_id'])
    .where('actor', 'like', `%${person.id}%`)
    .execute();
  expect(drafts).toHaveLength(2);
  const before = (await house.shown(person.id)).length;
  house.clock.advance(16);
  for (const draft of drafts) await house.bot().expireDraft(draft);
  const told = (await house.shown(person.id)).slice(before).map(({ text }) => text ?? '');
  expect(told.join('\n').split(`«${said}»`)).toHaveLength(2);
});
