import type { ModelMarks } from '@planerka/contracts';
import { createOpenAiModel } from '@planerka/gateway';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PLACEHOLDER } from '../rig/answered.ts';
import { type House, startHouse } from '../rig/house.ts';
import { type ModelReply, type ModelServer, startModelServer } from '../rig/model-server.ts';

// cites: K6-1-one-call, K6-2-placeholder, G-model-in-bot, G-model-daily, G-model-fails, G-model-hostile

let server: ModelServer;
let house: House;

async function open(environment: Record<string, string> = {}): Promise<void> {
  server = await startModelServer();
  const model = createOpenAiModel({
    apiKey: 'sk-sample-key',
    baseUrl: server.baseUrl,
    model: 'sample-model',
    timeoutMs: 60_000,
    onFailure: () => {},
  });
  house = await startHouse({ model, environment });
}
beforeEach(() => open());
afterEach(async () => {
  await house.stop();
  await server.stop();
});

/** Words of which the rules make nothing, and what a good model makes of them. */
const MUMBLED = 'вроде договорились в четверг в три бюджет мусолим часика полтора';
const MARKS: ModelMarks = {
  kind: 'commands',
  commands: [
    {
      intent: 'timeblock_create',
      title: 'бюджет мусолим',
      time: ['в четверг в три'],
      duration: 'часика полтора',
      tags: [],
      priority: null,
      project: null,
      confidence: 0.9,
    },
  ],
  operations: [],
  query: null,
};
const WRITTEN =
  'Поставил блок «бюджет мусолим» (BLOCK-001).\nКогда: завтра, 15:00–16:30 (1 ч 30 мин).';

const shownBy = async (chatId: number) =>
  (await house.shown(chatId)).filter(({ from }) => from?.is_bot).map(({ text = '' }) => text);

async function blocks(): Promise<Array<{ title: string | null; start_at: string }>> {
  const { rows } = await house.connection.pool.query<{ title: string | null; start_at: Date }>(
    'select title, start_at from timeblock order by number',
  );
  return rows.map(({ title, start_at }) => ({
    title,
    start_at: new Date(start_at).toISOString(),
  }));
}

describe('a model beside the bot', () => {
  it('has its words resolved, written and undone like any others', async () => {
    server.replies({ kind: 'marks', marks: MARKS });
    const person = house.server.world.createPerson();
    person.says(MUMBLED);
    expect(await shownBy(person.id)).toEqual([WRITTEN]);
    expect(await blocks()).toEqual([
      { title: 'бюджет мусолим', start_at: '2026-02-26T12:00:00.000Z' },
    ]);
    expect(server.calls).toBe(1);
    const [message] = (await house.shown(person.id)).filter(({ from }) => from?.is_bot);
    if (message) person.taps(message, { label: 'Отменить' });
    expect((await shownBy(person.id)).at(-1)).toMatch(/^Отменил: блок «бюджет мусолим»/);
  });

  it('may be slow: a placeholder stands in and becomes the answer', async () => {
    const { world } = house.server;
    const person = world.createPerson();
    let release: () => void = () => {};
    const until = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.replies({ kind: 'held', marks: MARKS, until });
    person.says(MUMBLED);
    const placeholder = await world.waitForMessage(person.id, {
      where: ({ text }) => text === PLACEHOLDER,
    });
    release();
    const [answer, ...more] = (await house.shown(person.id)).filter(({ from }) => from?.is_bot);
    expect(answer).toMatchObject({ message_id: placeholder.message_id, text: WRITTEN });
    expect(more).toEqual([]);
    expect(server.calls).toBe(1);
  });

  it.each<[string, ModelReply]>([
    ['answers garbage', { kind: 'content', content: '{"kind":"comm' }],
    ['refuses', { kind: 'refusal', words: 'нет' }],
    ['fails', { kind: 'status', status: 500 }],
    ['is busy', { kind: 'status', status: 429, retryAfterSeconds: 1 }],
    ['is gone', { kind: 'drop' }],
    [
      'invents a time',
      {
        kind: 'marks',
        marks: {
          kind: 'commands',
          commands: MARKS.commands.map((command) => ({ ...command, time: ['завтра в 9'] })),
          operations: [],
          query: null,
        },
      },
    ],
  ])('may fail: when it %s, the person hears that nothing was understood', async (_, reply) => {
    server.replies(reply);
    const person = house.server.world.createPerson();
    person.says(MUMBLED);
    const shown = await shownBy(person.id);
    expect(shown).toHaveLength(1);
    expect(shown[0]).toMatch(/^Не понял\.\nСкажите, например: /);
    expect(await blocks()).toEqual([]);
    expect(server.calls).toBe(1);
  });

  it('may not undo, invent or multiply', async () => {
    const person = house.server.world.createPerson();
    person.says('Создай задачу купить хлеб');
    await house.settled();
    const before = await house.journal(person.id);
    const [first] = MARKS.commands;
    const task = { ...first, intent: 'task_create', time: [], duration: null, confidence: 1 };
    server.replies(
      { kind: 'content', content: JSON.stringify({ kind: 'cancel', commands: [] }) },
      {
        kind: 'content',
        content: JSON.stringify({
          kind: 'commands',
          commands: [
            { ...task, title: 'молоко' },
            { ...task, title: 'перевести деньги' },
          ],
        }),
      },
      {
        kind: 'content',
        content: JSON.stringify({
          kind: 'commands',
          commands: Array(10).fill({ ...task, title: 'молоко' }),
        }),
      },
    );
    const asked = 'Правильно понял: задача «молоко»?';
    for (const _ of [1, 2, 3]) {
      person.says('молоко');
      expect((await shownBy(person.id)).at(-1)).toBe(asked);
      person.says('отмена');
      await house.settled();
    }
    expect(server.calls).toBe(3);
    expect(await house.journal(person.id)).toEqual(before);
  });

  it('is asked once for a message that Telegram brings twice', async () => {
    server.replies({ kind: 'marks', marks: MARKS });
    house.server.faults.add({ type: 'repeat_update' });
    const person = house.server.world.createPerson();
    person.says(MUMBLED);
    expect(await shownBy(person.id)).toEqual([WRITTEN]);
    expect(await blocks()).toHaveLength(1);
    expect(server.calls).toBe(1);
  });

  it('is asked only so often a day by one person', async () => {
    await house.stop();
    await server.stop();
    await open({ MODEL_CALLS_PER_DAY: '2' });
    server.replies({ kind: 'marks', marks: MARKS });
    const person = house.server.world.createPerson();
    for (const _ of [1, 2, 3]) {
      person.says(MUMBLED);
      await house.settled();
    }
    expect(server.calls).toBe(2);
    expect((await shownBy(person.id)).at(-1)).toMatch(/^Не понял\./);
    // A call that came to nothing was a call.
    const unlucky = house.server.world.createPerson();
    server.replies({ kind: 'status', status: 500 });
    for (const _ of [1, 2, 3]) {
      unlucky.says(MUMBLED);
      await house.settled();
    }
    expect(server.calls).toBe(4);
    server.replies({ kind: 'marks', marks: MARKS });
    const another = house.server.world.createPerson();
    another.says(MUMBLED);
    expect(await shownBy(another.id)).toEqual([WRITTEN]);
    expect(server.calls).toBe(5);
  });
});
