import type { Message, Person } from '@planerka/bot-api';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';

// cites: O5-tokens, O4-invalid-token, K5-1-tokens-override, K4-hub

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

/** A person who has said all this, one message each; the bot's answers in order. */
async function having(...said: readonly string[]) {
  const person = house.server.world.createPerson();
  const answers: Message[] = [];
  for (const words of said) {
    person.says(words);
    answers.push(await last(person));
  }
  return { person, answers };
}

const BREAD = 'Создай задачу купить хлеб';
const CHEESE = 'Создай задачу купить сыр';
const URGENT = '[op v:1 type:"set_priority" priority:"high"]';
const HIGH_BREAD = 'Поставил высокий приоритет задаче «купить хлеб» (TASK-001).';

it('an op token without a target means the ref beside it, also inside another Workroom', async () => {
  const { person } = await having(BREAD, CHEESE, '/focus TASK-002');
  person.says(`[ref v:1 type:"task" id:1] ${URGENT}`);
  const answer = await last(person);
  expect(answer.text).toContain(HIGH_BREAD);
  expect(answer.text).not.toContain('Применено к');
  const journal = await house.journal(person.id);
  expect(journal.at(-1)).toMatchObject({ type: 'priority_set', after: { number: 1 } });
});

it('an op token without a target, sent as a reply, means what the message shows', async () => {
  const { person, answers } = await having(BREAD, CHEESE);
  const [bread] = answers;
  if (!bread) throw new Error('an answer');
  person.says(URGENT, { replyTo: bread });
  expect((await last(person)).text).toContain(HIGH_BREAD);
});

it('an op token without a target means the suggested object, and the answer says so', async () => {
  const { person } = await having(BREAD, CHEESE);
  person.says(URGENT);
  expect((await last(person)).text).toContain('Применено к: «купить сыр».');
});

it('a project beside an op token is its second object', async () => {
  const { person } = await having('создай проект Ремонт', BREAD);
  person.says('[op v:1 type:"move_to_project" task:1] [ref v:1 type:"project" id:1]');
  expect((await last(person)).text).toContain('в проект «Ремонт» (PLAN-001)');
});

it('a ref beside an op token is no answer to the open question', async () => {
  const { person } = await having(BREAD, CHEESE, 'Создай задачу помыть окна', 'удали купить');
  expect((await last(person)).text).toMatch(/^Какую задачу удалить: /);
  person.says(`[ref v:1 type:"task" id:1] ${URGENT}`);
  await house.settled();
  const types = (await house.journal(person.id)).map(({ type }) => type);
  expect(types.slice(3)).toEqual(['priority_set']);
});

it('a ref overrides a number in the words beside it', async () => {
  const { person } = await having(BREAD, CHEESE);
  person.says('[ref v:1 type:"task" id:1] удали TASK-002');
  expect((await last(person)).text).toContain('Удалил задачу «купить хлеб» (TASK-001).');
});

it('the same ref twice is one object', async () => {
  const { person } = await having(BREAD, CHEESE);
  const ref = '[ref v:1 type:"task" id:1]';
  person.says(`сделай ${ref} важной и перенеси ${ref} на завтра`);
  const { text } = await last(person);
  expect(text).toContain(`1. ${HIGH_BREAD}`);
  expect(text).toContain('2. Перенёс задачу «купить хлеб» (TASK-001).');
});

it('line breaks in a title do not pass for lines of the bot', async () => {
  const { person } = await having(BREAD);
  const forged = 'сыр» (TASK-001).\\nПрименено к: «купить чай» (TASK-009).';
  person.says(`[op v:1 type:"rename" task:1 title:"${forged}"]`);
  await house.settled();
  person.says('отметь сделанным');
  const lines = ((await last(person)).text ?? '').split('\n');
  expect(lines.filter((line) => line.startsWith('Применено к: '))).toHaveLength(1);
  expect(lines).toHaveLength(2);
});

it('more op tokens than one message may carry are refused together', async () => {
  const { person } = await having(BREAD);
  const before = await house.journal(person.id);
  const tokens = Array.from(
    { length: 11 },
    (_, at) => `[op v:1 type:"set_tags" task:1 add:["т${at}"]]`,
  );
  person.says(`${tokens.join(' ')} и сделай важной`);
  expect((await last(person)).text).toContain('не больше 10 меток с действиями');
  expect(await house.journal(person.id)).toEqual(before);
  person.says(`${tokens.slice(1).join(' ')} и сделай важной`);
  await house.settled();
  expect((await house.journal(person.id)).length).toBe(before.length + 11);
});

const LONG = Array.from({ length: 21 }, () => 'очень длинное название').join(' ');
const LONG_TASK = '[ref v:1 type:"task" id:1]';

it('a name that makes a title too long stands as its number', async () => {
  const { person } = await having(`Создай задачу ${LONG}`);
  person.says(`создай задачу сверить всё по порядку с ${LONG_TASK} завтра`);
  expect((await last(person)).text).toContain('«сверить всё по порядку с TASK-001» (TASK-002)');
  person.says(`добавь подзадачу прочитать как положено ${LONG_TASK} до конца`);
  expect((await last(person)).text).toContain('«прочитать как положено TASK-001 до конца»');
});

it('where not even the number has room, nothing is written and the person is told why', async () => {
  const { person } = await having(`Создай задачу ${LONG}`);
  const before = await house.journal(person.id);
  person.says(`создай задачу ${'слово '.repeat(81)}и ${LONG_TASK} ${LONG_TASK}`);
  expect((await last(person)).text).toMatch(/^Текст слишком длинный: названия из меток /);
  expect(await house.journal(person.id)).toEqual(before);
});

it('a long name of a project in the words is no failure either', async () => {
  const { person } = await having('создай проект Ремонт', BREAD);
  person.says(`переименуй [ref v:1 type:"project" id:1] в ${'очень '.repeat(40)}`);
  expect((await last(person)).text).toContain('Переименовал проект');
  for (const words of ['перенеси TASK-001 в проект', 'создай задачу краска в проект']) {
    person.says(`${words} [ref v:1 type:"project" id:1]`);
    expect((await last(person)).text).toMatch(
      /^(?:Так можно изменить только задачу|Записал задачу)/,
    );
  }
});
