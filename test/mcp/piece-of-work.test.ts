import type { Client } from '@modelcontextprotocol/client';
import type { Person } from '@planerka/bot-api';
import { NextCall, type TaskAnswer } from '@planerka/contracts';
import { createWorkspaceNames } from '@planerka/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { call, overStdio } from '../rig/agents.ts';
import { type House, startHouse } from '../rig/house.ts';
import { createTestDatabase, type TestDatabase } from '../rig/postgres.ts';

// cites: T-x-same-plan, T-x-stdio, T-x-mismatch, T-x-burst, T-start-output, T-finish

/** An agent at work in the real program while the owner of the plan goes on talking to the bot. */

const LIMIT_MS = 180_000;

let database: TestDatabase;
let house: House;
let owner: Person;
let agent: Client;
let workspace: string;
const made: string[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  // The program has no other clock than the machine's.
  house = await startHouse({ databaseUrl: database.url, now: new Date().toISOString() });
  owner = house.server.world.createPerson();
  owner.says('Создай задачу купить молоко');
  await house.settled();
  workspace = (await house.workspaceOf(owner.id)) ?? '';
  await createWorkspaceNames(house.connection.db).add('sample/site', workspace);
  agent = await overStdio({ DATABASE_URL: database.url }, [
    '--as',
    'Sample agent',
    '--workspace',
    'sample/site',
  ]);
}, LIMIT_MS);
afterAll(async () => {
  await agent.close();
  await house.stop();
  await database.drop();
});

async function does(tool: string, args: Readonly<Record<string, unknown>>): Promise<TaskAnswer> {
  made.push(tool);
  return await call(agent, tool, args);
}

async function done(
  tool: string,
  args: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown>> {
  const answer = await does(tool, args);
  if (!answer.ok) throw new Error(`${tool}: ${answer.error.message}`);
  return answer.result;
}

/** What the bot answers to the owner's words. */
async function answered(words: string): Promise<string> {
  const { length } = await house.shown(owner.id);
  owner.says(words);
  const messages = (await house.shown(owner.id)).slice(length);
  return messages.flatMap(({ from, text }) => (from?.is_bot ? [text ?? ''] : [])).join('\n');
}

it(
  'does a piece of work in as few calls as there are, and takes in what the owner says meanwhile',
  async () => {
    const started = await done('tasks_macro_start', {
      plan_title: 'Сайт',
      task_title: 'Починить вход',
      steps: [
        { title: 'Найти причину', success_criteria: ['причина известна'], tests: ['npm test'] },
        { title: 'Исправить', success_criteria: ['вход работает'], tests: ['npm test'] },
      ],
    });
    expect(started).toMatchObject({ task_id: 'TASK-002', plan_id: 'PLAN-001', revision: 1 });

    // The owner sees it at once, plans it, and adds what the agent does not know of.
    expect(await answered('/focus TASK-002')).toContain('Починить вход');
    expect(await answered('перенеси на сегодня')).toContain('Перенёс задачу «Починить вход»');
    expect(await answered('добавь подзадачу проверить с телефона')).toContain(
      'проверить с телефона',
    );
    expect(await answered('/today')).toContain('Починить вход');

    const stale = await does('tasks_macro_close_step', { task: 'TASK-002', expected_revision: 1 });
    if (stale.ok) throw new Error('what has changed was not noticed');
    expect(stale.error).toMatchObject({ code: 'REVISION_MISMATCH', details: { revision: 3 } });
    expect(JSON.stringify(stale.error.details)).toContain('subtask_added');
    const look = NextCall.parse(stale.error.next);
    const seen = await done(look.tool, look.args);
    expect(seen).toMatchObject({ revision: 3, steps: { open: 3, total: 3 } });
    expect(JSON.stringify(seen['steps'])).toContain('проверить с телефона');

    const first = await done('tasks_macro_close_step', {
      task: 'TASK-002',
      expected_revision: seen['revision'],
      note: 'Сессия кончалась раньше ключа',
      proof: 'npm test',
    });
    expect(first).toMatchObject({ step: { path: 's:0' }, revision: 4 });
    // The owner ticks off their own.
    expect(await answered('[ref v:1 type:"task" id:5] отметь сделанным')).toContain(
      'проверить с телефона',
    );
    const second = await done('tasks_macro_close_step', { task: 'TASK-002' });
    expect(second).toMatchObject({ step: { path: 's:1' }, revision: 6 });
    const finished = await done('tasks_macro_finish', { task: 'TASK-002', view: 'full' });
    expect(finished).toMatchObject({ task: 'TASK-002', status: 'DONE', revision: 7 });
    expect(JSON.stringify(finished['handoff'])).toContain('проверить с телефона');

    // One look more than the contract's least, because the owner had changed something.
    expect(made).toEqual([
      'tasks_macro_start',
      'tasks_macro_close_step',
      'tasks_resume_super',
      'tasks_macro_close_step',
      'tasks_macro_close_step',
      'tasks_macro_finish',
    ]);

    // The owner is told once, and finds it done.
    house.clock.advance(1);
    await house.bot().tellDue();
    const told = (await house.shown(owner.id)).filter(({ text }) => text?.startsWith('Агент «'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain('Починить вход');
    expect(told[0]?.reply_markup?.inline_keyboard.flat().map(({ text }) => text)).toContain(
      'Отменить',
    );
    const rows = await house.connection.db
      .selectFrom('task')
      .select(['title', 'status'])
      .where('workspace_id', '=', workspace)
      .orderBy('number')
      .execute();
    expect(rows.map(({ title, status }) => [title, status])).toEqual([
      ['купить молоко', 'todo'],
      ['Починить вход', 'done'],
      ['Найти причину', 'done'],
      ['Исправить', 'done'],
      ['проверить с телефона', 'done'],
    ]);
    expect(await answered('/today')).not.toContain('Починить вход');
  },
  LIMIT_MS,
);
