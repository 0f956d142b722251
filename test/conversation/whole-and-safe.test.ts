import type { Person } from '@planerka/bot-api';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';

/** What holds of every conversation, whatever is asked and whatever is said. */

let house: House;
beforeAll(async () => {
  house = await startHouse({ environment: { MESSAGES_PER_MINUTE: '1000000' } });
});
afterAll(() => house.stop());

const RUNS = { numRuns: 8 };

async function talk(...said: readonly string[]): Promise<Person> {
  const person = house.server.world.createPerson();
  await goOn(person, ...said);
  return person;
}

async function goOn(person: Person, ...said: readonly string[]): Promise<void> {
  for (const words of said) {
    person.says(words);
    await house.settled();
  }
}

/** What the journal gained behind its first `from` entries, without what every new row has of its own. */
async function rowsSince(person: Person, from: number): Promise<unknown[]> {
  const entries = (await house.journal(person.id)).slice(from);
  return entries.map(({ type, after }) => {
    const { title, status, planned_on, planned_at, due_on, start_at, end_at, category } =
      after ?? {};
    return { type, title, status, planned_on, planned_at, due_on, start_at, end_at, category };
  });
}

const written = async (person: Person): Promise<number> => (await house.journal(person.id)).length;

async function saidBy(person: Person, from: number): Promise<string> {
  const messages = (await house.shown(person.id)).slice(from);
  return messages
    .filter((message) => message.from?.is_bot)
    .map(({ text = '' }) => text)
    .join('\n');
}

const PLAN = [
  'Добавь задачу полить фикус',
  'Добавь задачу вымыть окна завтра',
  'создай проект Огород',
];

/** Each leaves a question open. */
const ASKING = [
  'удали полить фикус',
  'перенеси вымыть окна',
  'поставь блок на 40 минут',
  'создай задачу',
  'сними задачу вымыть окна',
  'убери проект Огород в архив',
  'удали все задачи',
  'добавь задачу сшить чехол в проект Парник',
  'переименуй вымыть окна',
];

/** What asks for a name may be answered by a bare phrase: only what plainly is an order is none. */
const NAMING: readonly string[] = ['создай задачу', 'переименуй вымыть окна'];

const BARE: readonly string[] = [
  'купить лейку завтра',
  'позвонить сантехнику в пятницу в 10',
  'сдать отчёт до пятницы',
];
const CAPTURES = [
  ...BARE,
  'созвон с редактором завтра в 15 на час',
  'напомни в четверг в 9 забрать посылку',
  'надо починить звонок',
  'добавь задачу сварить компот',
  'список в дорогу: вода, печенье',
];

it('a capture writes the same rows beside any open question as with none', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...ASKING),
      fc.constantFrom(...CAPTURES),
      async (asks, captures) => {
        fc.pre(!NAMING.includes(asks) || !BARE.includes(captures));
        const [asked, plain] = [await talk(...PLAN, asks), await talk(...PLAN)];
        const [before, alone] = [await written(asked), await written(plain)];
        await goOn(asked, captures);
        await goOn(plain, captures);
        const rows = await rowsSince(plain, alone);
        expect(rows.length).toBeGreaterThan(0);
        expect(await rowsSince(asked, before), `${asks} / ${captures}`).toEqual(rows);
      },
    ),
    RUNS,
  );
});

/** Words that settle no question about the fig tree: they name something else, or nothing. */
const ELSEWHERE = [
  ...CAPTURES,
  'отметь вымыть окна',
  'перенеси вымыть окна на пятницу',
  'что у меня завтра?',
  'вымыть окна',
  'ой, окна',
  'спасибо',
  'задача вымыть окна',
  'открой вымыть окна',
  'мои проекты',
  'проект Огород',
];

const LOSING = ['удали полить фикус', 'сними задачу полить фикус', 'удали задачу полить фикус'];

it('a destructive question is not settled by words that name something else', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...LOSING),
      fc.array(fc.constantFrom(...ELSEWHERE), { minLength: 1, maxLength: 3 }),
      async (asks, said) => {
        const person = await talk(...PLAN, asks);
        await goOn(person, ...said);
        const changes = (await house.journal(person.id)).filter(
          ({ before }) => before?.['title'] === 'полить фикус',
        );
        expect(changes, `${asks} / ${said.join(' / ')}`).toEqual([]);
      },
    ),
    RUNS,
  );
});

const DOING = [
  'отметь полить фикус',
  'полить фикус на пятницу',
  'перенеси вымыть окна на понедельник',
  'окна вымыл',
  'поставь высокий приоритет вымыть окна',
  'добавь тег дом к полить фикус',
  'заметка к вымыть окна: взять тряпку',
  'перенеси всё с завтра на пятницу',
  'переименуй полить фикус в полить пальму',
  'список в дорогу: вода, печенье',
  'вычеркни воду из списка',
  'убери печенье из списка',
  'очисти отмеченное',
  'удали вымыть окна',
  'отмени',
  'верни',
  'да',
  'нет',
  'её на завтра',
  'и ещё на час позже',
  'добавь подзадачу найти ведро',
  'отметь все просроченные',
  'перенеси полить фикус в проект Огород',
];

it('nothing changes that the reply does not name', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...DOING), { minLength: 1, maxLength: 6 }),
      async (said) => {
        const person = await talk(...PLAN);
        for (const words of said) {
          const before = await written(person);
          const shown = (await house.shown(person.id)).length;
          await goOn(person, words);
          const replied = await saidBy(person, shown);
          const changed = (await house.journal(person.id)).slice(before);
          for (const { object_kind: kind, before: was, after } of changed) {
            if (!['task', 'timeblock', 'project'].includes(kind)) continue;
            const names = [was?.['title'], after?.['title']].filter(
              (name) => typeof name === 'string',
            );
            const isNamed = names.some((name) => replied.includes(name));
            expect(
              isNamed,
              `${said.join(' / ')}: ${names.join()} after «${words}»: ${replied}`,
            ).toBe(true);
          }
        }
      },
    ),
    RUNS,
  );
});

const VERBS = ['купить', 'починить', 'проверить', 'отвезти', 'покрасить'];
const THINGS = ['велосипед', 'зелёную лампу', 'два стула', 'коробку с книгами', 'ковёр Марины'];
const TIMES = ['', ' завтра', ' в пятницу в 10', ' до четверга', ' на следующей неделе'];
const TAILS = ['', ', потому что сосед просил', ' в гараже', ' вместе с Глебом', ' #хозяйство'];

it('every word of a capture ends in what was written or in the reply', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...VERBS),
      fc.constantFrom(...THINGS),
      fc.constantFrom(...TIMES),
      fc.constantFrom(...TAILS),
      async (verb, thing, time, tail) => {
        const text = `${verb} ${thing}${time}${tail}`;
        const person = await talk(text);
        // what is still asked about is given back when nobody answers
        if ((await written(person)) === 0) await goOn(person, 'отмена');
        const rows = JSON.stringify(await house.journal(person.id));
        const kept = `${rows}\n${await saidBy(person, 0)}`.toLowerCase();
        const words = `${verb} ${thing} ${tail}`.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
        // "потому что" only leads up to the reason
        const lost = words.filter((word) => word !== 'потому' && !kept.includes(word));
        expect({ text, lost }).toEqual({ text, lost: [] });
      },
    ),
    RUNS,
  );
});
