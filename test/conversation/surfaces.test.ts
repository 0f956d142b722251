import type { Message, Person } from '@planerka/bot-api';
import type { ModelMarks } from '@planerka/contracts';
import { createOpenAiModel } from '@planerka/gateway';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type House, startHouse } from '../rig/house.ts';
import { type ModelServer, startModelServer } from '../rig/model-server.ts';

// cites: K6-1-one-call, K7-surfaces, K7-1-in-place, K7-2-op-triggers, K7-4-degradation, Q-dropped, K8-2-only-offered, K7-own-words

let server: ModelServer;
let house: House;
beforeAll(async () => {
  server = await startModelServer();
  const model = createOpenAiModel({
    apiKey: 'sk-sample-key',
    baseUrl: server.baseUrl,
    model: 'sample-model',
    onFailure: () => {},
  });
  house = await startHouse({ model });
});
afterAll(async () => {
  await house.stop();
  await server.stop();
});

/** Words of which the rules make nothing. */
const MUMBLED = 'молоко уже ни к чему';
const DONE = '[op v:1 type:"update_status" task:1 status:"done"]';
const MARK_DONE = 'Отметить сделанной задачу «купить молоко» (TASK-001)';
const NOON = '2026-02-25T12:00:00+03:00';
const QUERY: ModelMarks = {
  kind: 'query',
  commands: [],
  operations: [],
  query: { type: 'overdue', time: [], duration: null, mention: null },
};

const TO_MILK = { destination: 'workroom_task', taskId: 1 };
/** What a model says of its own, and the bot never does. */
const ITS_WORDS = 'Слова модели';

/** A card about the task, with whatever is to be odd about it. */
function surface(payload: object, more: object = {}): object {
  const head = { surface_id: 'milk', kind: 'what_next_v1', title: ITS_WORDS };
  return { ...head, payload: { headline: ITS_WORDS, target: TO_MILK, ...payload }, ...more };
}

/** A person with a task of their own; the number is 1 in each plan. */
async function withMilk(): Promise<Person> {
  const person = house.server.world.createPerson();
  person.says('Создай задачу купить молоко');
  await house.settled();
  return person;
}

/** What the model answers next. */
function offer(...surfaces: readonly object[]): void {
  server.replies({ kind: 'content', content: JSON.stringify({ ...QUERY, surfaces }) });
}

/** Says something that only the model understands; tells what the chat shows then of the bot's. */
async function ask(person: Person, ...surfaces: readonly object[]): Promise<Message[]> {
  offer(...surfaces);
  person.says(MUMBLED);
  return (await house.shown(person.id)).filter(({ from }) => from?.is_bot);
}

const labels = (message: Message | undefined) =>
  message?.reply_markup?.inline_keyboard.flat().map(({ text }) => text);

const titled = (messages: readonly Message[]) =>
  messages.filter(({ text }) => text?.startsWith('Что дальше'));
const MILK_CARD = 'Что дальше\n\n«купить молоко» (TASK-001)';

it('a surface comes after the answer, and its buttons work', async () => {
  const person = await withMilk();
  const action = { label: ITS_WORDS, opToken: DONE };
  const secondaryActions = [{ label: ITS_WORDS, navigateTo: TO_MILK }];
  const shown = await ask(person, surface({ primaryAction: action, secondaryActions }));
  expect(shown.at(-2)?.text).toMatch(/^Просрочен/);
  expect(server.calls).toBe(1);
  const card = shown.at(-1);
  expect(card?.text).toBe(MILK_CARD);
  expect(labels(card)).toEqual([MARK_DONE, 'Открыть']);
  if (card) person.taps(card, { label: MARK_DONE });
  const [entry] = (await house.journal(person.id)).slice(-1);
  expect(entry).toMatchObject({ type: 'status_updated', after: { number: 1, status: 'done' } });
  expect((await house.shown(person.id)).at(-1)?.text).toContain(
    'Отметил сделанной задачу «купить молоко» (TASK-001)',
  );
});

it('an operation that wants a yes asks first, and no changes nothing', async () => {
  const person = await withMilk();
  const before = await house.journal(person.id);
  const primaryAction = { label: ITS_WORDS, opToken: DONE, confirm: ITS_WORDS };
  const [card] = titled(await ask(person, surface({ primaryAction })));
  if (card) person.taps(card, { label: MARK_DONE });
  const question = (await house.shown(person.id)).at(-1);
  expect(question?.text).toBe(`${MARK_DONE}?`);
  if (question) person.taps(question, { label: 'Нет' });
  expect(await house.journal(person.id)).toEqual(before);
});

it.each([
  ['deletes', '[op v:1 type:"delete" task:1]', 'Удалить задачу «купить молоко»'],
  [
    'gives up',
    '[op v:1 type:"update_status" task:1 status:"cancelled"]',
    'Снять с плана задачу «купить молоко»',
  ],
])('what %s is asked about, though the model wants no question', async (_what, opToken, label) => {
  const person = await withMilk();
  const before = await house.journal(person.id);
  const primaryAction = { label: 'Готово', opToken };
  const [card] = titled(await ask(person, surface({ primaryAction })));
  const [tells = ''] = labels(card) ?? [];
  expect(tells).toContain(label);
  if (card) person.taps(card, { label: tells });
  expect((await house.shown(person.id)).at(-1)?.text).toBe(`${tells}?`);
  expect(await house.journal(person.id)).toEqual(before);
});

it('the same surface again edits its message', async () => {
  const person = await withMilk();
  const [first] = titled(await ask(person, surface({})));
  const primaryAction = { label: ITS_WORDS, opToken: DONE };
  const later = titled(await ask(person, surface({ primaryAction })));
  expect(later).toHaveLength(1);
  expect(later[0]).toMatchObject({ message_id: first?.message_id });
  expect(labels(later[0])).toEqual([MARK_DONE, 'Открыть']);
});

const at = (opToken: string) => ({ label: ITS_WORDS, opToken, confirm: ITS_WORDS });
it.each<[string, object, string]>([
  [
    'what_next_v1',
    { headline: ITS_WORDS, body: ITS_WORDS, notes: [ITS_WORDS], primaryAction: at(DONE) },
    MILK_CARD,
  ],
  [
    'today_schedule_v1',
    {
      date: '2026-02-25',
      blocks: [
        { kind: 'event', title: ITS_WORDS, start: NOON, end: NOON, locked: true },
        {
          kind: 'focus',
          title: ITS_WORDS,
          start: NOON,
          end: NOON,
          locked: false,
          navigateTo: TO_MILK,
        },
      ],
      tasks: [{ taskId: 1, title: ITS_WORDS, due: ITS_WORDS, doneOp: at(DONE) }],
      suggestions: [{ previewChange: ITS_WORDS, acceptOp: at(DONE) }],
    },
    [
      'План: сегодня, 25 февраля',
      '',
      'Без времени:',
      '• «купить молоко» (TASK-001)',
      '',
      'Предлагаю:',
      `1. ${MARK_DONE.toLowerCase()}`,
    ].join('\n'),
  ],
  [
    'priority_list_v1',
    {
      items: [
        {
          rank: 1,
          taskId: 1,
          label: ITS_WORDS,
          reason: ITS_WORDS,
          estimateMinutes: 999,
          navigateTo: TO_MILK,
          quickActions: [at(DONE)],
        },
      ],
    },
    'Что срочно\n\n1. «купить молоко» (TASK-001)',
  ],
  [
    'triage_table_v1',
    {
      groups: [
        {
          summary: ITS_WORDS,
          items: [{ taskId: 1, title: ITS_WORDS, suggestedAction: ITS_WORDS, approveOp: at(DONE) }],
        },
      ],
    },
    `Входящие: 1 задача\n\nГруппа: 1 задача\n1. «купить молоко» (TASK-001) → ${MARK_DONE.toLowerCase()}`,
  ],
])('of a %s no word of the model is shown', async (kind, payload, text) => {
  const person = await withMilk();
  const shown = await ask(person, { surface_id: 'own', kind, title: ITS_WORDS, payload });
  const card = shown.at(-1);
  expect(card?.text?.toLowerCase()).toBe(text.toLowerCase());
  expect(labels(card)?.join('\n')).not.toContain(ITS_WORDS);
  expect(labels(card)?.some((label) => label.includes('купить молоко'))).toBe(true);
});

it('what a model makes of nothing in the plan is not shown', async () => {
  const person = await withMilk();
  const [head, hub] = [{ title: ITS_WORDS, kind: 'what_next_v1' }, { destination: 'hub' }];
  const payload = { headline: ITS_WORDS, primaryAction: { label: ITS_WORDS, navigateTo: hub } };
  const shown = await ask(person, { surface_id: 'nothing', ...head, payload });
  expect(shown.map(({ text }) => text).join('\n')).not.toContain(ITS_WORDS);
  expect(titled(shown)).toEqual([]);
});

it('a surface takes no message of the bot that is not a model’s', async () => {
  const person = await withMilk();
  person.says('[ref v:1 type:"task" id:1]');
  const card = (await house.shown(person.id)).at(-1);
  const shown = await ask(person, surface({}, { surface_id: 'card:task:1' }));
  expect(shown.find(({ message_id: id }) => id === card?.message_id)?.text).toBe(card?.text);
  expect(titled(shown)).toHaveLength(1);
});

const to = (opToken: string) => ({ primaryAction: { label: 'Да', opToken } });
it.each<[string, object]>([
  ['an unknown kind', surface({}, { kind: 'what_next_v2' })],
  ['a malformed payload', surface({ headline: 7 })],
  ['a field that nobody knows', surface({ html: '<b>' })],
  ['a missing field', { surface_id: 's', kind: 'what_next_v1', title: 'Т', payload: {} }],
  ['an invented object', surface({ target: { destination: 'workroom_task', taskId: 99 } })],
  ['an object not offered', surface({ target: { destination: 'workroom_task', taskId: 2 } })],
  ['an operation on an invented object', surface(to(DONE.replace('task:1', 'task:99')))],
  ['an operation on an object not offered', surface(to('[op v:1 type:"delete" task:2]'))],
  ['an operation that is none', surface(to('[op v:1 type:"format_disk" task:1]'))],
  ['a verb of the bot’s own', surface(to('[op v:1 type:"keep"]'))],
  ['a broken token', surface(to('[op v:1 type:"delete'))],
])('%s is dropped and the chat goes on', async (_what, odd) => {
  const person = await withMilk();
  const milk = (await house.shown(person.id)).at(-1);
  person.says('Создай задачу о которой молчат');
  const before = await house.journal(person.id);
  // Whoever replies to a message means what it shows: nothing else is offered then.
  offer(odd, surface({}, { surface_id: 'other' }));
  person.says(MUMBLED, milk ? { replyTo: milk } : {});
  const shown = (await house.shown(person.id)).filter(({ from }) => from?.is_bot);
  expect(titled(shown).map(({ text }) => text)).toEqual([MILK_CARD]);
  expect(shown.at(-2)?.text).toMatch(/^Просрочен/);
  expect(await house.journal(person.id)).toEqual(before);
  person.says('Создай задачу купить хлеб');
  expect((await house.shown(person.id)).at(-1)?.text).toContain('Записал задачу «купить хлеб»');
});
