import type { Client } from '@modelcontextprotocol/client';
import type { Message, Person } from '@planerka/bot-api';
import type { TaskAnswer } from '@planerka/contracts';
import { createWorkspaceNames } from '@planerka/db';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { call, overStdio } from '../rig/agents.ts';
import { type House, startHouse } from '../rig/house.ts';
import { pdfRuns } from '../rig/pdf-text.ts';
import { createTestDatabase, type TestDatabase } from '../rig/postgres.ts';

// cites: CS-L2, CS-L4, CS-L6, CS-A2

/** An agent takes a job from planning to a quote over MCP, while its owner edits the same project in the chat. */

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

type Fields = Readonly<Record<string, unknown>>;

let database: TestDatabase;
let house: House;
let owner: Person;
let agent: Client;
let sets = 0;
const WORKSPACE = 'sample/stage';

beforeAll(async () => {
  database = await createTestDatabase();
  // The agent's program has no other clock than the machine's.
  house = await startHouse({ databaseUrl: database.url, now: new Date().toISOString() });
  owner = house.server.world.createPerson();
  owner.says('Создай проект Подиум');
  await house.settled();
  const workspace = (await house.workspaceOf(owner.id)) ?? '';
  await createWorkspaceNames(house.connection.db).add(WORKSPACE, workspace);
  agent = await overStdio({ DATABASE_URL: database.url }, [
    '--as',
    'Sample agent',
    '--workspace',
    WORKSPACE,
    '--toolset',
    'production',
  ]);
});
afterAll(async () => {
  await agent.close();
  await house.stop();
  await database.drop();
});

async function done(tool: string, args: Fields): Promise<Record<string, unknown>> {
  const answer = await call(agent, tool, { workspace: WORKSPACE, ...args });
  if (!answer.ok) throw new Error(`${tool}: ${answer.error.message}`);
  return answer.result;
}

/** Hands in a set on what the agent has just read. */
async function submitted(phase: string, ops: readonly Fields[]): Promise<TaskAnswer> {
  const { project, inputSnapshot } = await done('changesets_base', { plan: 'PLAN-001', phase });
  sets += 1;
  return await call(agent, 'changesets_submit', {
    workspace: WORKSPACE,
    envelope: {
      schemaVersion: '1.0',
      phase,
      agent: { name: 'planner', version: '1', runId: `run-${sets}` },
      project,
      inputSnapshot,
      assumptions: ['по замеру'],
      changeSet: { changeSetId: `set-${sets}`, requiresApproval: true, ops },
    },
  });
}

async function answered(act: () => void): Promise<readonly Message[]> {
  const { length } = await house.shown(owner.id);
  act();
  await house.settled();
  return (await house.shown(owner.id)).slice(length);
}

const wordsOf = (messages: readonly Message[]): string =>
  messages.map(({ text }) => text ?? '').join('\n');

const says = async (words: string): Promise<string> =>
  wordsOf(await answered(() => owner.says(words)));

/** Taps the newest button with this label. */
async function taps(label: RegExp): Promise<readonly Message[]> {
  await house.bot().tellDue();
  const messages = [...(await house.shown(owner.id))].reverse();
  for (const on of messages) {
    const buttons = (on.reply_markup?.inline_keyboard ?? []).flat();
    const found = buttons.find(({ text }) => label.test(text));
    if (found) return await answered(() => owner.taps(on, { label: found.text }));
  }
  throw new Error(`no button ${label.source}`);
}

const lines = async (): Promise<readonly Fields[]> => {
  const { rows } = await done('changesets_base', { plan: 'PLAN-001' });
  return (rows as readonly Fields[]).filter(({ list }) => list === 'lines');
};

const cost = (fields: Fields): Fields => ({
  op: 'accountingLine.patch',
  lineId: 'LINE-001',
  payload: fields,
});

describe('a job', () => {
  it('is planned and worked out, and each step is taken by its owner', async () => {
    await submitted('planning', [
      {
        op: 'item.create',
        tempId: 'tmp:item:stage',
        clientRef: 'stage',
        payload: { name: 'Подиум 3 на 2' },
      },
      {
        op: 'task.create',
        tempId: 'tmp:task:frame',
        clientRef: 'frame',
        payload: { itemRef: 'tmp:item:stage', title: 'Собрать раму', durationHours: 6 },
      },
    ]);
    expect(wordsOf(await taps(/^Принять всё$/))).toBe('Принято: 1 позиция, 1 задача.');
    await submitted('solutioning', [
      {
        op: 'accountingLine.create',
        tempId: 'tmp:line:timber',
        clientRef: 'timber',
        payload: {
          itemRef: 'ITEM-001',
          lineType: 'material',
          title: 'Брус',
          quantity: 8,
          unit: 'шт',
        },
      },
    ]);
    expect(wordsOf(await taps(/^Принять всё$/))).toBe('Принято: 1 строка сметы.');
  });

  it('has a cost that waits, and that its owner enters meanwhile: the older one is not taken', async () => {
    expect(await submitted('accounting', [cost({ unitCost: 300 })])).toMatchObject({ ok: true });
    expect(await says('LINE-001 цена 340,50')).toContain('Цену агенты без вас не изменят.');
    const told = wordsOf(await taps(/^Принять всё$/));
    expect(told).toMatch(/Пока набор ждал, изменилось: LINE-001 «Брус» \(вы, \d\d:\d\d\)/);
    expect(await lines()).toMatchObject([{ unitCost: '340.5', unitCostBy: 'person' }]);
  });

  it('keeps the cost of its owner: unitCost is refused, with its op and what helps', async () => {
    const answer = await submitted('accounting', [cost({ unitCost: 300 })]);
    if (answer.ok) throw new Error('a cost of a person was overwritten');
    expect(answer.error).toMatchObject({
      code: 'INVALID_INPUT',
      details: {
        ops: [{ index: 0, status: 'refuse', code: 'USER_COST_LOCKED' }],
        mends: { USER_COST_LOCKED: expect.stringContaining('costOverride') },
      },
    });
    expect(await lines()).toMatchObject([{ unitCost: '340.5', unitCostBy: 'person' }]);
  });

  it('takes what is proposed beside the cost once its owner says yes', async () => {
    expect(await submitted('accounting', [cost({ costOverride: 310 })])).toMatchObject({
      ok: true,
    });
    await taps(/^Принять всё$/);
    expect(await lines()).toMatchObject([
      { unitCost: '340.5', unitCostBy: 'person', costOverride: '310' },
    ]);
    const { totals } = await done('project_estimate', { plan: 'PLAN-001' });
    expect(totals).toMatchObject({ subtotal: '2480.00' });
  });

  it('has dates that nothing can keep told with their field, and the rest is taken', async () => {
    const due = (dueDate: string): Fields => ({
      op: 'item.patch',
      itemId: 'ITEM-001',
      payload: { scope: { dueDate } },
    });
    for (const date of ['0000-01-01', '9999-12-31T23:30:00-05:00', '+275760-09-13T00:00:00Z']) {
      const answer = await submitted('planning', [due(date)]);
      if (answer.ok) throw new Error(`${date} was kept`);
      expect(answer.error.details).toMatchObject({
        ops: [{ code: 'INVALID_PAYLOAD', field: 'payload.scope.dueDate' }],
        mends: { INVALID_PAYLOAD: expect.stringContaining('field') },
      });
    }
    expect(await submitted('planning', [due('9999-12-31')])).toMatchObject({ ok: true });
    expect(wordsOf(await taps(/^Принять всё$/))).toContain('Принято');
  });

  it('ends in a quote that bears who sells and who buys', async () => {
    await says('исполнитель проекта Подиум: ИП Анна, ИНН 770000000000');
    await says('клиент проекта Подиум: Галерея');
    await submitted('quote', [
      {
        op: 'quote.createDraft',
        clientRef: 'quote_v1',
        payload: {
          quote: { currency: 'RUB' },
          lines: [{ itemId: 'ITEM-001', displayName: 'Подиум', quantity: 1, price: 9000 }],
        },
      },
    ]);
    await taps(/^Принять всё$/);
    await says('/project 1');
    const file = (await taps(/^КП$/)).findLast(({ document }) => document !== undefined);
    const bytes = house.server.world.fileBytes(file?.document?.file_id ?? '');
    if (!bytes) throw new Error('no file has come');
    const printed = (await pdfRuns(bytes)).map(({ words }) => words).join(' ');
    for (const part of ['ИП Анна', 'ИНН 770000000000', 'Галерея', 'Подиум']) {
      expect(printed).toContain(part);
    }
    expect(await done('project_quote', { plan: 'PLAN-001' })).toMatchObject({ state: 'draft' });
  });

  it('is decided by no tool of the agent', async () => {
    const { tools } = await agent.listTools();
    const names = tools.map(({ name }) => name);
    expect(names).toContain('changesets_submit');
    expect(names.filter((name) => /approve|accept|decide|apply/.test(name))).toEqual([]);
  });
});
