import { TASK_TOOLS } from '@planerka/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Agent, type AgentKernel, startAgents } from '../rig/agent.ts';
import { command, NOON, operation, type Wish } from '../rig/kernel.ts';

/** What agents suggest, and what people do with it. */

let kernel: AgentKernel;
beforeAll(async () => {
  kernel = await startAgents();
});
afterAll(() => kernel.stop());
beforeEach(() => {
  kernel.clock.now = NOON;
});

const TITLE = 'Подготовить отчёт о поездке в Казань для всего отдела продаж';

const suggestion = (id: string, more: object = {}) => ({
  type: 'set_priority',
  suggestionId: id,
  confidence: 0.8,
  rationale: 'Без неё стоит остальное.',
  payload: { todoId: 'TASK-001', priority: 'high' },
  ...more,
});
const envelope = (suggestions: readonly unknown[], more: object = {}) => ({
  contractVersion: 1,
  requestId: 'r-1',
  generatedAt: '2026-02-25T12:00:00Z',
  surface: 'task_drawer',
  must_abstain: false,
  suggestions,
  ...more,
});

/** An agent and a person in one workspace with two tasks and a project. */
async function atWork() {
  const agent = kernel.agent(await kernel.workspace());
  const person = await kernel.person(agent.workspace);
  await person.given(command('task_create', { title: TITLE }));
  await person.given(command('task_create', { title: 'полить цветы' }));
  await agent.done('tasks_create', { title: 'Ремонт кухни' });
  return { agent, person };
}

type Line = Record<string, unknown>;
const linesOf = (result: Record<string, unknown>, key = 'suggestions') => result[key] as Line[];

const decide = (id: unknown, act: 'accept' | 'confirm' | 'reject'): Wish => ({
  type: 'suggestion',
  suggestion_id: String(id),
  act,
});

// cites: T-x-suggest-context
describe('suggestions_context', () => {
  it('tells what may be named, and against what it is held', async () => {
    const { agent, person } = await atWork();
    await person.given(command('task_create', { title: 'старое' }));
    await agent.done('tasks_complete', { task: 'TASK-003', status: 'DONE' });
    expect(await agent.done('suggestions_context')).toEqual({
      contract_version: 1,
      now: NOON,
      timezone: 'Europe/Moscow',
      surfaces: ['task_drawer', 'today_plan'],
      types: expect.arrayContaining(['set_due_date', 'propose_create_project']),
      projects: [{ id: 'PLAN-001', name: 'Ремонт кухни' }],
      tasks: [
        { id: 'TASK-001', title: TITLE, priority: null, category: null, minutes: null },
        { id: 'TASK-002', title: 'полить цветы', priority: null, category: null, minutes: null },
      ],
      next_cursor: null,
    });
  });

  it('is paged', async () => {
    const { agent } = await atWork();
    const first = await agent.done('suggestions_context', { limit: 1 });
    expect(linesOf(first, 'tasks').map(({ id }) => id)).toEqual(['TASK-001']);
    const second = await agent.done('suggestions_context', {
      limit: 1,
      cursor: first['next_cursor'],
    });
    expect(linesOf(second, 'tasks').map(({ id }) => id)).toEqual(['TASK-002']);
    expect(second['next_cursor']).toBeNull();
  });
});

// cites: T-x-suggest-propose, P1
describe('suggestions_propose', () => {
  it('keeps the good one of ten and tells why the others fell; the plan stays as it is', async () => {
    const { agent } = await atWork();
    const before = await agent.journal();
    const result = await agent.done('suggestions_propose', {
      envelope: envelope([
        suggestion('s-0', { type: 'delete_all' }),
        suggestion('s-1', { suggestionId: ' ' }),
        suggestion('s-2', { confidence: 1.01 }),
        suggestion('s-3', { payload: { todoId: 'TASK-001' } }),
        suggestion('s-4', { payload: { todoId: 'TASK-001', priority: 'urgent' } }),
        suggestion('s-5'),
        suggestion('s-5'),
        suggestion('s-7', { payload: { todoId: 'TASK-999', priority: 'high' } }),
        suggestion('s-8', { rationale: `Сказано: ${TITLE}` }),
        suggestion('s-9', {
          type: 'set_project',
          payload: { todoId: 'TASK-001', projectName: 'Дача' },
        }),
      ]),
    });
    expect(result['kept']).toBe(1);
    expect(result['rejected']).toEqual([
      { index: 0, code: 'UNKNOWN_TYPE' },
      { index: 1, code: 'MISSING_ID' },
      { index: 2, code: 'CONFIDENCE' },
      { index: 3, code: 'MISSING_KEY' },
      { index: 4, code: 'INVALID_VALUE' },
      { index: 6, code: 'DUPLICATE_ID' },
      { index: 7, code: 'TARGET' },
      { index: 8, code: 'RATIONALE' },
      { index: 9, code: 'PROJECT_MISSING' },
    ]);
    expect(result['envelope']).toMatchObject({
      generatedAt: NOON,
      suggestions: [{ suggestionId: 's-5' }],
    });
    expect(await agent.journal()).toEqual(before);
    const { suggestion_sets: sets, suggestions } = await kernel.tables(agent.workspace);
    expect(sets).toMatchObject([{ source: 'agent', agent: 'agent:sample', actor: null }]);
    expect(sets[0]?.rejected).toHaveLength(9);
    expect(suggestions).toMatchObject([
      { given_id: 's-5', rule: null, state: 'offered', touched: { priority: null } },
    ]);
  });

  it.each<[string, object, object]>([
    ['without a version', { contractVersion: undefined }, { field: 'contractVersion' }],
    ['of another version', { contractVersion: 2 }, { code: 'WRONG_VERSION' }],
    ['without suggestions', { suggestions: null }, { field: 'suggestions' }],
  ])('refuses an envelope %s', async (_, wrong, details) => {
    const { agent } = await atWork();
    const error = await agent.refused('INVALID_INPUT', 'suggestions_propose', {
      envelope: envelope([suggestion('s-1')], wrong),
    });
    expect(error.details).toMatchObject(details);
    expect((await kernel.tables(agent.workspace)).suggestion_sets).toEqual([]);
  });

  it('reads JSON text, and refuses what is none, what is too much and what is too many', async () => {
    const { agent } = await atWork();
    const text = JSON.stringify(envelope([suggestion('s-1')]));
    expect(await agent.done('suggestions_propose', { envelope: text })).toMatchObject({ kept: 1 });
    const refused = (given: unknown, code: 'INVALID_INPUT' | 'TOO_MANY' = 'INVALID_INPUT') =>
      agent.refused(code, 'suggestions_propose', { envelope: given });
    expect((await refused('{"contractVersion":')).details).toMatchObject({ code: 'INVALID_JSON' });
    await refused(envelope([], { padding: 'х'.repeat(1_000_000) }));
    await refused(envelope([suggestion('s\u0000')]));
    const many = Array.from({ length: 51 }, (_, index) => suggestion(`s-${index}`));
    await refused(envelope(many), 'TOO_MANY');
  });

  it('names only open tasks of this workspace, and with a task only that one', async () => {
    const { agent, person } = await atWork();
    await agent.done('tasks_complete', { task: 'TASK-002', status: 'DONE' });
    await person.given(command('task_create', { title: 'третья' }));
    const about = (todoId: string) => suggestion(todoId, { payload: { todoId, priority: 'low' } });
    const three = envelope([about('TASK-001'), about('TASK-002'), about('TASK-003')]);
    expect(await agent.done('suggestions_propose', { envelope: three })).toMatchObject({
      kept: 2,
      rejected: [{ index: 1, code: 'TARGET' }],
    });
    const opened = await agent.done('suggestions_propose', { envelope: three, task: 'TASK-003' });
    expect(opened).toMatchObject({ kept: 1, envelope: { suggestions: [{}] } });
    const stranger = kernel.agent(await kernel.workspace());
    expect(await stranger.done('suggestions_propose', { envelope: three })).toMatchObject({
      kept: 0,
      ids: [],
    });
  });

  it('says nothing under a new task, and keeps nothing where nothing is left', async () => {
    const { agent } = await atWork();
    const tasks = await kernel.tables(agent.workspace);
    const answer = await agent.call('suggestions_propose', {
      envelope: envelope(
        [suggestion('s-1', { payload: { todoTempId: 'tmp-0', priority: 'low' } })],
        {
          surface: 'on_create',
        },
      ),
    });
    expect(answer).toMatchObject({
      ok: true,
      result: {
        kept: 0,
        rejected: [{ code: 'TARGET' }],
        envelope: { must_abstain: true, suggestions: [] },
      },
      warnings: [{ code: 'NO_CHANGE' }],
    });
    expect(await kernel.tables(agent.workspace)).toEqual(tasks);
  });

  it('answers the same call once', async () => {
    const { agent } = await atWork();
    const args = { envelope: envelope([suggestion('s-1')]), request_id: 'once' };
    const first = await agent.done('suggestions_propose', args);
    expect(await agent.done('suggestions_propose', args)).toEqual(first);
    expect((await kernel.tables(agent.workspace)).suggestions).toHaveLength(1);
  });

  it('needs the right to write; looking needs the right to read', async () => {
    const { agent } = await atWork();
    const reader = agent.as({ rights: new Set(['read']) });
    await reader.refused('FORBIDDEN', 'suggestions_propose', { envelope: envelope([]) });
    await reader.done('suggestions_context');
    await reader.done('suggestions_list');
    const writer = agent.as({ rights: new Set(['write']) });
    await writer.refused('FORBIDDEN', 'suggestions_list');
  });

  // cites: T-x-suggest-newest
  it('takes the place of what the same agent suggested about the task before', async () => {
    const { agent } = await atWork();
    const other = agent.as({ actor: 'agent:other' });
    const propose = async (by: Agent, id: string) =>
      by.done('suggestions_propose', { envelope: envelope([suggestion(id)]) });
    await propose(agent, 'first');
    await propose(other, 'foreign');
    await propose(agent, 'second');
    const waiting = linesOf(await agent.done('suggestions_list'));
    expect(new Set(waiting.map(({ given_id: id }) => id))).toEqual(new Set(['foreign', 'second']));
    expect(waiting).toHaveLength(2);
  });
});

// cites: T-x-suggest-list
describe('suggestions_list', () => {
  it('tells what waits, whose it is, and until when', async () => {
    const { agent } = await atWork();
    const { ids } = await agent.done('suggestions_propose', {
      envelope: envelope([suggestion('s-1')]),
    });
    const other = agent.as({ actor: 'agent:other' });
    expect(await other.done('suggestions_list', { task: 'TASK-001' })).toEqual({
      suggestions: [
        {
          id: (ids as string[])[0],
          given_id: 's-1',
          surface: 'task_drawer',
          type: 'set_priority',
          task: 'TASK-001',
          payload: { priority: 'high' },
          confidence: 0.8,
          rationale: 'Без неё стоит остальное.',
          rule: null,
          source: 'agent',
          agent: 'sample',
          mine: false,
          created_at: '2026-02-25T12:00:00+03:00',
          expires_at: '2026-03-04T12:00:00+03:00',
        },
      ],
      timezone: 'Europe/Moscow',
      next_cursor: null,
    });
    expect(await other.done('suggestions_list', { task: 'TASK-002' })).toMatchObject({
      suggestions: [],
    });
    kernel.clock.now = '2026-03-05T09:00:00.000Z';
    expect(linesOf(await agent.done('suggestions_list'))).toEqual([]);
  });

  it('is paged, newest first', async () => {
    const { agent } = await atWork();
    const both = ['TASK-001', 'TASK-002'].map((todoId) =>
      suggestion(todoId, { payload: { todoId, priority: 'low' } }),
    );
    await agent.done('suggestions_propose', { envelope: envelope(both) });
    kernel.clock.now = '2026-02-25T10:00:00.000Z';
    const project = { type: 'propose_create_project', payload: { projectName: 'Дача' } };
    await agent.done('suggestions_propose', { envelope: envelope([suggestion('s-3', project)]) });
    const seen: unknown[] = [];
    let cursor: unknown = null;
    do {
      const page = await agent.done('suggestions_list', {
        limit: 1,
        ...(cursor === null ? {} : { cursor }),
      });
      seen.push(...linesOf(page).map(({ given_id: id }) => id));
      cursor = page['next_cursor'];
    } while (cursor !== null);
    expect(seen).toEqual(['s-3', 'TASK-001', 'TASK-002']);
  });
});

// cites: T-x-suggest-people
/** The order of a day in which the agent would do the tasks. */
const ordered = (...items: ReadonlyArray<readonly [string, number, string]>) => ({
  surface: 'today_plan',
  planPreview: {
    topN: items.length,
    items: items.map(([todoId, timeEstimateMin, rationale], index) => ({
      todoId,
      rank: index + 1,
      timeEstimateMin,
      rationale,
    })),
  },
});

// cites: X3, S-preview, T-x-suggest-day
describe('the order of a day that an agent suggests', () => {
  const BOTH = ordered(
    ['TASK-002', 90, 'Утром прохладно.'],
    ['TASK-001', 45, 'Без неё стоит остальное.'],
  );
  const propose = async (agent: Agent, more: object) =>
    agent.done('suggestions_propose', { envelope: envelope([], more) });
  const planned = async (person: Awaited<ReturnType<typeof atWork>>['person'], day = null) => {
    const [outcome] = await person.propose({ type: 'day_plan', day });
    return outcome?.status === 'day_plan' || outcome?.status === 'abstained'
      ? outcome.user_message.split('\n')
      : [];
  };

  it('is told under the plan of that day, with the agent’s name, and changes no hour', async () => {
    const { agent, person } = await atWork();
    const before = await kernel.tables(agent.workspace);
    expect(await propose(agent, BOTH)).toMatchObject({
      kept: 0,
      envelope: { must_abstain: true, planPreview: { topN: 2 } },
    });
    expect((await kernel.tables(agent.workspace)).tasks).toEqual(before.tasks);
    expect((await planned(person)).slice(-3)).toEqual([
      '«sample» предлагает на сегодня такой порядок:',
      '1. полить цветы (TASK-002), 1 ч 30 мин: утром прохладно.',
      `2. ${TITLE} (TASK-001), 45 мин: без неё стоит остальное.`,
    ]);
    const words = (await planned(person)).join(' ');
    expect(words.split('предлагает')).toHaveLength(2);
  });

  it('is told without what is done or falls, and not at all when nothing is left', async () => {
    const { agent, person } = await atWork();
    await propose(
      agent,
      ordered(
        ['TASK-002', 90, 'Утром прохладно.'],
        ['TASK-999', 30, 'Чужая.'],
        ['TASK-001', 0, 'Без времени.'],
      ),
    );
    expect((await planned(person)).at(-1)).toBe(
      '1. полить цветы (TASK-002), 1 ч 30 мин: утром прохладно.',
    );
    await person.given(operation({ type: 'update_status', task: 2, status: 'done' }));
    expect((await planned(person)).join(' ')).not.toContain('предлагает');
  });

  it('gives way to a newer one, and is over with its day', async () => {
    const { agent, person } = await atWork();
    await propose(agent, BOTH);
    kernel.clock.now = '2026-02-25T09:01:00.000Z';
    await propose(agent, ordered(['TASK-001', 20, 'Успеть до обеда.']));
    expect((await planned(person)).slice(-2)).toEqual([
      '«sample» предлагает на сегодня такой порядок:',
      `1. ${TITLE} (TASK-001), 20 мин: успеть до обеда.`,
    ]);
    kernel.clock.now = '2026-02-26T09:00:00.000Z';
    expect((await planned(person)).join(' ')).not.toContain('предлагает');
  });

  it('is told where there is nothing to plan, too', async () => {
    const { agent, person } = await atWork();
    kernel.clock.now = '2026-02-25T20:00:00.000Z';
    await propose(agent, BOTH);
    expect(await planned(person)).toEqual([
      'Свободного времени сегодня больше нет.',
      '«sample» предлагает на сегодня такой порядок:',
      '1. полить цветы (TASK-002), 1 ч 30 мин: утром прохладно.',
      `2. ${TITLE} (TASK-001), 45 мин: без неё стоит остальное.`,
    ]);
  });

  it('is kept by no other surface, and not when nothing of it is lawful', async () => {
    const { agent, person } = await atWork();
    const before = await kernel.tables(agent.workspace);
    await propose(agent, { ...BOTH, surface: 'task_drawer' });
    await propose(agent, ordered(['TASK-999', 30, 'Чужая.']));
    expect(await kernel.tables(agent.workspace)).toEqual(before);
    expect((await planned(person)).join(' ')).not.toContain('предлагает');
  });
});

describe('people decide', () => {
  it('no tool accepts', () => {
    const about = TASK_TOOLS.filter(({ name }) => name.startsWith('suggestions_'));
    expect(about.map(({ name }) => name)).toEqual([
      'suggestions_context',
      'suggestions_propose',
      'suggestions_list',
    ]);
    expect(about.map(({ toolset }) => toolset)).toEqual(['full', 'full', 'full']);
  });

  it('on the card, under the agent’s name; what is taken is a change of the person', async () => {
    const { agent, person } = await atWork();
    const unsure = suggestion('unsure', { confidence: 0.39, type: 'defer_task' });
    const { ids } = await agent.done('suggestions_propose', {
      envelope: envelope([
        suggestion('s-1'),
        { ...unsure, payload: { todoId: 'TASK-001', strategy: 'someday' } },
      ]),
    });
    const [id] = ids as string[];
    const [card] = await person.propose({
      type: 'suggest',
      surface: 'task_drawer',
      task: 1,
    });
    expect(card).toMatchObject({ status: 'offered' });
    const offers = card?.status === 'offered' ? card.offers : [];
    expect(offers.filter(({ agent: by }) => by !== null)).toMatchObject([
      {
        suggestion_id: id,
        agent: 'sample',
        rationale: { code: 'verbatim', data: { text: 'Без неё стоит остальное.' } },
      },
    ]);
    const [taken] = await person.propose(decide(id, 'accept'));
    expect(taken).toMatchObject({ status: 'done' });
    const last = (await agent.journal()).at(-1);
    expect(last).toMatchObject({ actor: person.context.actor.id, operation: { suggestion: id } });
    expect(linesOf(await agent.done('suggestions_list')).map((line) => line['id'])).not.toContain(
      id,
    );
    const [again] = await person.propose(decide(id, 'accept'));
    expect(again).toMatchObject({ status: 'refused', code: 'STALE_SUGGESTION' });
  });

  it('on the card, what was meant for the day, too', async () => {
    const { agent, person } = await atWork();
    const { ids } = await agent.done('suggestions_propose', {
      envelope: envelope([suggestion('s-1')], { surface: 'today_plan' }),
    });
    const [card] = await person.propose({ type: 'suggest', surface: 'task_drawer', task: 1 });
    const offers = card?.status === 'offered' ? card.offers : [];
    expect(offers.map(({ suggestion_id: id }) => id)).toEqual(expect.arrayContaining(ids as []));
  });

  it('a question of an agent is its own, whatever it calls it', async () => {
    const { agent, person } = await atWork();
    const { ids } = await agent.done('suggestions_propose', {
      envelope: envelope([
        suggestion('q', {
          type: 'ask_clarification',
          payload: {
            todoId: 'TASK-001',
            questionId: 'stale-inbox',
            question: 'Какой отдел главный?',
            choices: ['not_needed', 'Продажи'],
          },
        }),
      ]),
    });
    const [id] = ids as string[];
    const [asked] = await person.propose(decide(id, 'accept'));
    if (asked?.status !== 'question') throw new Error(String(asked?.status));
    expect(asked.choices.map(({ label }) => label)).toEqual(['not_needed', 'Продажи']);
    const before = await agent.journal();
    const [answered] = await person.propose({
      type: 'choice',
      draft_id: asked.draft_id,
      choice_id: asked.choices[0]?.id ?? '',
    });
    expect(answered).toMatchObject({ status: 'abstained' });
    expect(await agent.journal()).toEqual(before);
  });
});
