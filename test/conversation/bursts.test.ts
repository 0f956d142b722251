import type { Message, Person } from '@planerka/bot-api';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agent } from '../rig/agent.ts';
import { type House, startHouse } from '../rig/house.ts';

// cites: T-x-burst, T-x-same-plan

const STEP = { success_criteria: ['it works'], tests: ['npm test'] };
const SECOND = 1 / 60;

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(async () => {
  await house.stop();
});

async function someone(): Promise<{ person: Person; agent: Agent }> {
  const person = house.server.world.createPerson();
  person.says('Создай задачу купить молоко');
  await house.settled();
  return { person, agent: await house.agent(person.id) };
}

/** TASK-002 of PLAN-001, with two steps: TASK-003 and TASK-004. */
async function begins(agent: Agent): Promise<void> {
  await agent.done('tasks_macro_start', {
    plan_title: 'Выпуск',
    task_title: 'Подготовить релиз',
    steps: [
      { title: 'Собрать', ...STEP },
      { title: 'Проверить', ...STEP },
    ],
  });
}

async function closes(agent: Agent, path: string): Promise<void> {
  await agent.done('tasks_close_step', { task: 'TASK-002', path, checkpoints: 'gate' });
}

async function saidBy(chatId: number): Promise<Message[]> {
  return (await house.shown(chatId)).filter(({ from }) => from?.is_bot);
}

/** The bot's messages about agents, oldest first. */
async function told(chatId: number): Promise<Message[]> {
  return (await saidBy(chatId)).filter(({ text }) => text?.startsWith('Агент «'));
}

async function texts(chatId: number): Promise<Array<string | undefined>> {
  return (await told(chatId)).map(({ text }) => text);
}

function labels(message: Message | undefined): string[] {
  return (message?.reply_markup?.inline_keyboard ?? []).flat().map(({ text }) => text);
}

/** Time passes, and somebody looks. */
async function later(minutes: number): Promise<void> {
  house.clock.advance(minutes);
  await house.bot().tellDue();
  await house.settled();
}

async function newest(chatId: number): Promise<Message> {
  const message = (await saidBy(chatId)).at(-1);
  if (!message) throw new Error('the bot has said nothing');
  return message;
}

async function taps(person: Person, on: Message | undefined, label: string): Promise<Message> {
  if (!on) throw new Error('there is no such message');
  person.taps(on, { label });
  return await newest(on.chat.id);
}

/** What is of the agent's plan. */
async function standing(chatId: number): Promise<Array<[string, string]>> {
  const workspace = (await house.workspaceOf(chatId)) ?? '';
  const rows = await house.connection.db
    .selectFrom('task')
    .select(['title', 'status'])
    .where('workspace_id', '=', workspace)
    .where('deleted_at', 'is', null)
    .orderBy('number')
    .execute();
  return rows.map(({ title, status }) => [title, status]);
}

describe('a burst of an agent’s writes', () => {
  it('is one message with a way back and a way in', async () => {
    const { person, agent } = await someone();
    await begins(agent);
    await closes(agent, 's:0');
    await agent.done('tasks_note', { task: 'TASK-002', path: 's:1', note: 'Почти готово' });
    await later(10 * SECOND);
    expect(await told(person.id)).toEqual([]);
    await later(10 * SECOND);
    const [message, ...more] = await told(person.id);
    expect(more).toEqual([]);
    expect(message?.text).toBe(
      [
        'Агент «sample»:',
        '• проект «Выпуск» (PLAN-001): завёл',
        '• задача «Подготовить релиз» (TASK-002): завёл, добавил 2 шага, закрыл 1 шаг, оставил 1 запись',
      ].join('\n'),
    );
    expect(labels(message)).toEqual(['Отменить', 'Открыть']);
    await later(5);
    expect(await told(person.id)).toHaveLength(1);

    const undone = await taps(person, message, 'Отменить');
    expect(undone.text).toBe(
      'Отменил: задача «Собрать» (TASK-003); задача «Подготовить релиз» (TASK-002); задача «Проверить» (TASK-004); проект «Выпуск» (PLAN-001).',
    );
    expect(await standing(person.id)).toEqual([['купить молоко', 'todo']]);
    await taps(person, undone, 'Вернуть');
    expect(await standing(person.id)).toEqual([
      ['купить молоко', 'todo'],
      ['Подготовить релиз', 'in_progress'],
      ['Собрать', 'done'],
      ['Проверить', 'todo'],
    ]);
  });

  it('leaves out what was taken back meanwhile; taking back alone is no news', async () => {
    const { person, agent } = await someone();
    await begins(agent);
    await closes(agent, 's:0');
    await agent.done('tasks_undo');
    await later(1);
    expect(await texts(person.id)).toEqual([
      'Агент «sample»:\n• проект «Выпуск» (PLAN-001): завёл\n• задача «Подготовить релиз» (TASK-002): завёл, добавил 2 шага',
    ]);
    await closes(agent, 's:1');
    await agent.done('tasks_undo');
    await later(1);
    await agent.done('tasks_undo');
    await later(1);
    expect(await told(person.id)).toHaveLength(1);
    await agent.done('tasks_redo');
    await agent.done('tasks_redo');
    await later(1);
    expect((await texts(person.id)).slice(1)).toEqual([
      'Агент «sample»:\n• проект «Выпуск» (PLAN-001): завёл\n• задача «Подготовить релиз» (TASK-002): завёл, добавил 2 шага, закрыл 1 шаг',
    ]);
  });

  it('is told every two minutes of an agent that works on, all of it once', async () => {
    const { person, agent } = await someone();
    await begins(agent);
    await later(1);
    for (let note = 0; note < 30; note += 1) {
      await agent.done('tasks_note', { task: 'TASK-002', path: 's:0', note: `Запись ${note}` });
      await later(10 * SECOND);
    }
    await later(1);
    const counts = (await texts(person.id)).flatMap(
      (text) => /оставил (\d+) запис/.exec(text ?? '')?.[1] ?? [],
    );
    expect(counts).toEqual(['12', '12', '6']);
  });

  it('of two agents is two messages, each with its own way back', async () => {
    const { person, agent } = await someone();
    await begins(agent);
    await later(1);
    const other = agent.as({ actor: 'agent:other' });
    await closes(agent, 's:0');
    await closes(other, 's:1');
    await later(1);
    const [, first, second] = await told(person.id);
    expect([first?.text, second?.text]).toEqual([
      'Агент «sample»:\n• задача «Подготовить релиз» (TASK-002): закрыл 1 шаг',
      'Агент «other»:\n• задача «Подготовить релиз» (TASK-002): закрыл 1 шаг',
    ]);
    await taps(person, second, 'Отменить');
    expect((await standing(person.id)).slice(2)).toEqual([
      ['Собрать', 'done'],
      ['Проверить', 'todo'],
    ]);
  });

  it('counts what is too much for one screen', async () => {
    const { person, agent } = await someone();
    await agent.done('tasks_create', { title: 'Большой план' });
    for (let number = 1; number <= 14; number += 1) {
      await agent.done('tasks_create', { parent: 'PLAN-001', title: `Дело ${number}` });
    }
    await later(1);
    const [message] = await told(person.id);
    const lines = (message?.text ?? '').split('\n');
    expect(lines).toHaveLength(12);
    expect(lines.at(-1)).toBe('…и ещё 5.');
    expect(labels(message)).toEqual(['Отменить']);
    await taps(person, message, 'Отменить');
    expect(await standing(person.id)).toEqual([['купить молоко', 'todo']]);
  });

  it('of more than one tap should take back is several messages, nothing lost, nothing twice', async () => {
    const { person, agent } = await someone();
    await begins(agent);
    for (let note = 0; note < 204; note += 1) {
      await agent.done('tasks_note', { task: 'TASK-002', path: 's:0', note: `Запись ${note}` });
    }
    await later(1);
    expect((await texts(person.id)).map((text) => text?.split('\n').at(-1))).toEqual([
      '• задача «Подготовить релиз» (TASK-002): завёл, добавил 2 шага, оставил 199 записей',
      '• задача «Подготовить релиз» (TASK-002): оставил 5 записей',
    ]);
  });

  it('is not taken back over what a person has done since', async () => {
    const { person, agent } = await someone();
    await begins(agent);
    await later(1);
    person.says('переименуй TASK-002 в «Готовим релиз»');
    await house.settled();
    const refused = await taps(person, (await told(person.id))[0], 'Отменить');
    expect(refused.text).toContain('переименование (вы)');
    expect(await standing(person.id)).toContainEqual(['Готовим релиз', 'todo']);
  });

  it('comes without a sound at night', async () => {
    const { person, agent } = await someone();
    await begins(agent);
    await later(1);
    house.clock.advance(11 * 60);
    await closes(agent, 's:0');
    await later(1);
    const sounds = house.server.world
      .calls('sendMessage')
      .filter(({ args }) => args['chat_id'] === person.id)
      .filter(({ args }) => String(args['text']).startsWith('Агент «'))
      .map(({ args }) => args['disable_notification'] ?? false);
    expect(sounds).toEqual([false, true]);
    house.clock.advance(13 * 60);
  });

  it('waits for a chat that has blocked the bot', async () => {
    const { person, agent } = await someone();
    person.blocksBot();
    await house.settled();
    await begins(agent);
    await later(10);
    await closes(agent, 's:0');
    await later(10);
    expect(await told(person.id)).toEqual([]);
    person.unblocksBot();
    await house.settled();
    await later(0);
    expect(await texts(person.id)).toEqual([
      'Агент «sample»:\n• проект «Выпуск» (PLAN-001): завёл\n• задача «Подготовить релиз» (TASK-002): завёл, добавил 2 шага, закрыл 1 шаг',
    ]);
  });

  it('survives a restart, and is told once by whoever looks', async () => {
    const { person, agent } = await someone();
    await begins(agent);
    await house.restart();
    house.clock.advance(1);
    const workspace_id = (await house.workspaceOf(person.id)) ?? '';
    await Promise.all([
      ...Array.from({ length: 4 }, () => house.bot().tellDue()),
      ...Array.from({ length: 4 }, () =>
        house.bot().tellBurst({ workspace_id, actor: 'agent:sample' }),
      ),
    ]);
    expect(await told(person.id)).toHaveLength(1);
  });

  it('is a job of the queue, put off with each write', async () => {
    const { person, agent } = await someone();
    await begins(agent);
    await closes(agent, 's:0');
    const key = `burst:${await house.workspaceOf(person.id)}:agent:sample`;
    const { rows } = await sql<{ seconds: number }>`
      select extract(epoch from run_at - now())::float8 as seconds
      from graphile_worker.jobs where key = ${key}`.execute(house.connection.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.seconds).toBeGreaterThan(0);
    expect(rows[0]?.seconds).toBeLessThanOrEqual(20);
    house.clock.advance(115 * SECOND);
    await closes(agent, 's:1');
    const again = await sql<{ seconds: number }>`
      select extract(epoch from run_at - now())::float8 as seconds
      from graphile_worker.jobs where key = ${key}`.execute(house.connection.db);
    expect(again.rows[0]?.seconds).toBeLessThanOrEqual(5);
    await later(1);
  });

  it('is told by the queue', async () => {
    const other = await startHouse({ jobs: true });
    try {
      const person = other.server.world.createPerson();
      person.says('/today');
      await other.settled();
      await begins(await other.agent(person.id));
      await sql`update graphile_worker._private_jobs set run_at = now()
        where key like 'burst:%'`.execute(other.connection.db);
      const message = await other.server.world.waitForMessage(person.id, {
        where: ({ text }) => text?.startsWith('Агент «sample»') ?? false,
      });
      expect(labels(message)).toEqual(['Отменить', 'Открыть']);
    } finally {
      await other.stop();
    }
  });

  it('is nothing where no chat is', async () => {
    const { person, agent } = await someone();
    const workspace = (await house.workspaceOf(person.id)) ?? '';
    const { db } = house.connection;
    await db.deleteFrom('chat_workspace').where('workspace_id', '=', workspace).execute();
    await begins(agent);
    const kept = await db
      .selectFrom('agent_burst')
      .selectAll()
      .where('workspace_id', '=', workspace)
      .execute();
    expect(kept).toEqual([]);
  });

  it('goes with everything else when a person’s data is erased', async () => {
    const { person, agent } = await someone();
    await begins(agent);
    const workspace = (await house.workspaceOf(person.id)) ?? '';
    person.taps(await settingsOf(person), { label: 'Удалить мои данные' });
    await taps(person, await newest(person.id), 'Да, удалить всё');
    await later(1);
    expect(await told(person.id)).toEqual([]);
    const { rows } = await sql<{ key: string }>`select key from graphile_worker.jobs
      where key like ${`burst:${workspace}%`}`.execute(house.connection.db);
    expect(rows).toEqual([]);
  });
});

async function settingsOf(person: Person): Promise<Message> {
  person.says('/settings');
  return await newest(person.id);
}

describe('in a group', () => {
  it('is taken back by admins alone', async () => {
    const { world } = house.server;
    const [owner, member] = [world.createPerson(), world.createPerson()];
    const group = world.createGroup({ owner, members: [member] });
    owner.says('/today', { in: group });
    await house.settled();
    const agent = await house.agent(group.id);
    await agent.done('tasks_create', { title: 'Общий план' });
    await later(1);
    const [message] = await told(group.id);
    expect(message?.text).toBe('Агент «sample»:\n• проект «Общий план» (PLAN-001): завёл');
    const before = (await saidBy(group.id)).length;
    if (!message) return;
    member.taps(message, { label: 'Отменить' });
    expect(await saidBy(group.id)).toHaveLength(before);
    expect((await taps(owner, message, 'Отменить')).text).toBe(
      'Отменил: проект «Общий план» (PLAN-001).',
    );
  });
});

describe('a person among agents', () => {
  it('sees who did what, and takes it back from /history', async () => {
    const { person, agent } = await someone();
    await begins(agent);
    await later(1);
    person.says('/history');
    const shown = await newest(person.id);
    expect(shown.text).toMatch(
      /1\. Проект «Выпуск» \(PLAN-001\) и ещё 3: создание проекта\nсегодня, .+, агент «sample»\n2\./,
    );
    await taps(person, shown, 'Отменить 1');
    expect(await standing(person.id)).toEqual([['купить молоко', 'todo']]);
  });

  it('sees in a card what is done, what is stopped and what was noted', async () => {
    const { person, agent } = await someone();
    await begins(agent);
    await closes(agent, 's:0');
    await agent.done('tasks_block', { task: 'TASK-002', path: 's:1', reason: 'нет доступа' });
    await agent.done('tasks_note', { task: 'TASK-002', path: 's:1', note: 'Жду ключ' });
    await agent.done('tasks_note', { task: 'TASK-002', path: 's:0', note: 'Собрано' });
    await agent.done('tasks_plan', { plan: 'PLAN-001', steps: ['Собрать', 'Выпустить'] });
    await later(1);
    const burst = (await told(person.id))[0];
    const card = await taps(person, burst, 'Открыть');
    const day = '\\d+ февраля, \\d\\d:\\d\\d';
    expect(card.text).toMatch(
      new RegExp(
        `Подзадачи: 1 из 2.\\n⏸ Остановлена «Проверить»: нет доступа\\nЗаписи агентов:\\n• ${day}: Собрано\\n• ${day}: Жду ключ$`,
      ),
    );
    expect(labels(card).slice(0, 2)).toEqual(['☑ Собрать', '⏸ Проверить']);
    person.says('/focus TASK-004');
    expect((await newest(person.id)).text).toMatch(
      new RegExp(`Остановлена: нет доступа\\nЗаписи агентов:\\n• ${day}: Жду ключ$`),
    );
    person.says('/focus PLAN-001');
    expect((await newest(person.id)).text).toContain('Сейчас шаг 1 из 2: Собрать');
  });

  it('is reminded in their own chat of what an agent has changed, and of nothing that it has closed', async () => {
    const { person, agent } = await someone();
    person.says('Создай задачу позвонить маме через час');
    person.says('Создай задачу позвонить врачу через час');
    await house.settled();
    await agent.done('tasks_edit', { task: 'TASK-002', title: 'Позвонить бабушке' });
    await agent.done('tasks_complete', { task: 'TASK-003' });
    await later(61);
    const reminded = (await saidBy(person.id)).flatMap(({ text }) =>
      text?.includes('Напоминаю') || text?.includes('Пока меня не было') ? [text] : [],
    );
    expect(reminded).toHaveLength(1);
    expect(reminded[0]).toContain('«Позвонить бабушке» (TASK-002)');
    const rows = await house.connection.db
      .selectFrom('reminder')
      .select(['actor', 'state'])
      .where('workspace_id', '=', (await house.workspaceOf(person.id)) ?? '')
      .execute();
    expect(rows).toEqual([{ actor: `telegram:${person.id}`, state: 'fired' }]);
  });

  it('closes an agent’s task with open steps after one yes, under their own name', async () => {
    const { person, agent } = await someone();
    await begins(agent);
    await closes(agent, 's:0');
    person.says('TASK-002 отметь сделанной');
    const asked = await newest(person.id);
    expect(asked.text).toBe(
      [
        'Задача «Подготовить релиз» (TASK-002) ещё не готова:',
        '• подзадача «Проверить» (TASK-004), не подтверждено: критерии, тесты',
        'Подтвердить и закрыть всё?',
      ].join('\n'),
    );
    await taps(person, asked, 'Да');
    const { db } = house.connection;
    const workspace = (await house.workspaceOf(person.id)) ?? '';
    const rows = await db
      .selectFrom('task')
      .select(['number', 'status', 'checkpoints'])
      .where('workspace_id', '=', workspace)
      .where('number', '>', 2)
      .orderBy('number')
      .execute();
    const by = (number: number) => {
      const row = rows.find((each) => each.number === number);
      return [row?.status, row?.checkpoints.criteria?.confirmed_by];
    };
    expect(by(3)).toEqual(['done', 'agent:sample']);
    expect(by(4)).toEqual(['done', `telegram:${person.id}`]);
    await later(1);
  });
});
