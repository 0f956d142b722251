import { randomUUID } from 'node:crypto';
import type { SuggestionDraft } from '@planerka/contracts';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '../../../../test/rig/count-statements.ts';
import {
  command,
  type Kernel,
  NOON,
  operation,
  type Story,
  startKernel,
  type Wish,
} from '../../../../test/rig/kernel.ts';

// cites: A1, A2, A3, A4, A5, A6, A7, A8, F2
let kernel: Kernel;
let asked: () => number;
beforeAll(async () => {
  kernel = await startKernel();
  asked = countStatements(kernel.connection);
});
afterAll(() => kernel.stop());
beforeEach(() => {
  kernel.clock.now = NOON;
});

const SPLIT: SuggestionDraft = {
  rule: 'many-steps',
  type: 'split_subtasks',
  position: 0,
  confidence: 0.82,
  requires_confirmation: false,
  reason: { code: 'MANY_STEPS', data: {} },
  payload: {
    subtasks: [
      { title: 'собрать вещи', order: 1 },
      { title: 'вызвать машину', order: 2 },
    ],
  },
};
const URGENT: SuggestionDraft = {
  rule: 'urgent',
  type: 'set_priority',
  position: 0,
  confidence: 0.8,
  requires_confirmation: true,
  reason: { code: 'URGENT', data: {} },
  payload: { priority: 'high' },
};

let made = 0;
/** A title that no task bears yet. */
const newTitle = (): string => {
  made += 1;
  return `дело ${made}`;
};

const created = (title: string, ...suggestions: SuggestionDraft[]): Wish =>
  command('task_create', { title }, { suggestions });

/** What is offered under the reply to a new task. */
async function offered(who: Story, wish: Wish) {
  const [outcome] = await who.propose(wish);
  if (outcome?.status !== 'done') throw new Error(String(outcome?.status));
  return outcome.offers ?? [];
}

/** The id of the only suggestion under a new task. */
async function chip(who: Story, draft: SuggestionDraft, title = newTitle()): Promise<string> {
  const [offer, ...others] = await offered(who, created(title, draft));
  if (offer === undefined || others.length > 0) throw new Error('one offer expected');
  return offer.suggestion_id;
}

const decide = (id: string, act: 'accept' | 'confirm' | 'reject' | 'more'): Wish => ({
  type: 'suggestion',
  suggestion_id: id,
  act,
});

async function stateOf(id: string) {
  const found = await sql<{ state: string; change_id: string | null }>`
    select state, change_id from suggestion where suggestion_id = ${id}::uuid`.execute(
    kernel.connection.db,
  );
  return found.rows[0];
}

describe('under a new task', () => {
  it('the best comes first, a split as on the task’s card; the first is shown, the rest wait', async () => {
    const who = await kernel.story();
    const offers = await offered(who, created('переехать', SPLIT, URGENT));
    expect(offers).toMatchObject([
      { type: 'split_subtasks', surface: 'task_drawer', task: { number: 1 } },
      { type: 'set_priority', surface: 'on_create', task: { number: 1 } },
    ]);
    const [first, second] = offers.map(({ suggestion_id: id }) => id);
    expect((await stateOf(first ?? ''))?.state).toBe('shown');
    expect((await stateOf(second ?? ''))?.state).toBe('offered');
    const [more] = await who.propose(decide(first ?? '', 'more'));
    expect(more).toMatchObject({
      status: 'offered',
      confirms: false,
      offers: [{ suggestion_id: second }],
    });
    expect((await stateOf(second ?? ''))?.state).toBe('shown');
  });

  it('nothing of it is in the plan, and the call has no more entries than without', async () => {
    const who = await kernel.story();
    await who.when(created('переехать', SPLIT)).thenJournals([{ type: 'task_created' }]);
  });

  it('nothing is offered while something is asked', async () => {
    const who = await kernel.story();
    const outcomes = await who.propose(
      created(newTitle(), URGENT),
      command('timeblock_create', {}),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(['done', 'question']);
    expect(outcomes[0]).not.toHaveProperty('offers');
  });

  it('nothing is offered where the person has switched it off', async () => {
    const who = await kernel.story({ actor: { id: 'person:off', may_undo_others: false } });
    await who.given({ type: 'settings', suggestions: { on_create: false } });
    expect(await offered(who, created(newTitle(), URGENT))).toEqual([]);
    await who.given({ type: 'settings', suggestions: { on_create: true } });
    expect(await offered(who, created(newTitle(), URGENT))).toHaveLength(1);
  });

  it('what the contract does not let through is not offered', async () => {
    const who = await kernel.story();
    const empty = { ...SPLIT, payload: { subtasks: [] } };
    const unsure = { ...URGENT, confidence: 0.39 };
    expect(await offered(who, created(newTitle(), empty, unsure))).toEqual([]);
  });

  it('what cannot be worded is left out, and the task is made all the same', async () => {
    let nest: unknown = 'ответ';
    for (let depth = 0; depth < 100_000; depth += 1) nest = [nest];
    const question = (payload: Record<string, unknown>): SuggestionDraft => ({
      ...URGENT,
      rule: 'vague',
      type: 'ask_clarification',
      payload,
    });
    const faults: string[] = [];
    const lenient = await startKernel({ onFault: (rule) => faults.push(rule) });
    const who = await lenient.story();
    const deep = question({ questionId: 'vague', choices: [nest, nest] });
    expect(await offered(who, created(newTitle(), deep, SPLIT))).toMatchObject([
      { type: 'split_subtasks' },
    ]);
    expect(faults).toEqual(['vague']);
    const odd = question({ questionId: 'constructor', choices: ['a', 'b'] });
    expect(await offered(who, created(newTitle(), odd, SPLIT))).toMatchObject([
      { type: 'split_subtasks' },
    ]);
    expect(faults).toEqual(['vague']);
    expect(await who.journal()).toHaveLength(2);
    await lenient.stop();
  });

  it('each is about the task of its own command', async () => {
    const who = await kernel.story();
    const second = created(newTitle(), { ...URGENT, position: 1 });
    const outcomes = await who.propose(created('хлеб'), second);
    expect(outcomes[0]).not.toHaveProperty('offers');
    expect(outcomes[1]).toMatchObject({ offers: [{ task: { number: 2 } }] });
  });
});

describe('what is new beside what there is', () => {
  it('a task of the same title is asked about, whatever the forms of its words', async () => {
    const who = await kernel.story();
    await who.given(created('купить билеты'));
    expect(await offered(who, created('Купить билет!'))).toEqual([]);
    expect(await offered(who, created('Купить билеты!'))).toMatchObject([
      { type: 'ask_clarification', payload: { questionId: 'twin' }, task: { number: 3 } },
    ]);
  });

  it('the project of the tasks just before is suggested', async () => {
    const who = await kernel.story();
    await who.given(operation({ type: 'project_create', title: 'Ремонт' }));
    for (const task of [1, 2]) {
      await who.given(created(newTitle()));
      await who.given(operation({ type: 'move_to_project', task, project: 1 }));
    }
    const [offer] = await offered(who, created(newTitle()));
    expect(offer).toMatchObject({
      type: 'set_project',
      payload: { projectId: 'PLAN-001', projectName: 'Ремонт' },
      task: { number: 3 },
    });
    const [asked] = await who.propose(decide(offer?.suggestion_id ?? '', 'accept'));
    expect(asked).toMatchObject({ user_message: 'Точно? Задача перейдёт в проект «Ремонт».' });
    await who
      .when(decide(offer?.suggestion_id ?? '', 'confirm'))
      .thenJournals([{ type: 'moved_to_project' }]);
  });
});

describe('what is taken', () => {
  it('is one change, journaled with the suggestion, and undone as any', async () => {
    const who = await kernel.story();
    const id = await chip(who, SPLIT, 'переехать');
    const [outcome] = await who.when(decide(id, 'accept')).thenJournals([
      { type: 'subtask_added', operation: { title: 'собрать вещи', suggestion: id } },
      { type: 'subtask_added', operation: { title: 'вызвать машину', suggestion: id } },
    ]);
    if (outcome?.status !== 'done') throw new Error(String(outcome?.status));
    const { change_id } = outcome.receipt;
    expect(await stateOf(id)).toEqual({ state: 'accepted', change_id });
    const entries = await who.journal();
    expect(new Set(entries.slice(-2).map((entry) => entry.change_id))).toEqual(
      new Set([change_id]),
    );
    const [undone] = await who.propose({ type: 'undo', change_ids: [change_id] });
    expect(undone?.status).toBe('done');
    const [redone] = await who.propose({ type: 'redo', change_ids: [change_id] });
    expect(redone?.status).toBe('done');
  });

  it('is asked about once more where the contract says so', async () => {
    const who = await kernel.story();
    const id = await chip(who, URGENT);
    const [asked] = await who.propose(decide(id, 'accept'));
    expect(asked).toMatchObject({
      status: 'offered',
      confirms: true,
      user_message: 'Точно? Важность станет высокой.',
    });
    expect((await stateOf(id))?.state).toBe('shown');
    await who
      .when(decide(id, 'confirm'))
      .thenJournals([{ type: 'priority_set', after: { priority: 'high' } }]);
    expect((await stateOf(id))?.state).toBe('accepted');
  });

  it('is taken once, however often it is tapped', async () => {
    const who = await kernel.story();
    const id = await chip(who, SPLIT);
    const first = await who.proposeAs('tap', decide(id, 'accept'));
    expect(await who.proposeAs('tap', decide(id, 'accept'))).toEqual(first);
    const refused = await who.when(decide(id, 'accept')).thenRefused('STALE_SUGGESTION');
    expect(refused.user_message).toBe('Эта подсказка уже принята.');
    await who.when(decide(id, 'reject')).thenRefused('STALE_SUGGESTION');
  });

  it('is taken by two taps at once only once', async () => {
    const who = await kernel.story();
    const id = await chip(who, SPLIT);
    const taps = [who.propose(decide(id, 'accept')), who.propose(decide(id, 'accept'))];
    const statuses = (await Promise.all(taps)).flat().map(({ status }) => status);
    expect(statuses.sort()).toEqual(['done', 'refused']);
  });

  it('is somebody else’s no business', async () => {
    const who = await kernel.story();
    const id = await chip(who, SPLIT);
    const other = who.as({ actor: { id: 'person:2', may_undo_others: true } });
    await other.when(decide(id, 'accept')).thenRefused('NOT_YOURS');
    await other.when(decide(id, 'reject')).thenRefused('NOT_YOURS');
    expect((await stateOf(id))?.state).toBe('shown');
  });

  it('is stale when a field that it writes has changed since, and says which', async () => {
    const who = await kernel.story();
    const id = await chip(who, URGENT);
    await who.given(operation({ type: 'set_priority', task: 1, priority: 'low' }));
    const refused = await who.when(decide(id, 'confirm')).thenRefused('STALE_SUGGESTION');
    expect(refused.user_message).toBe('Подсказка устарела. С тех пор изменено: важность.');
  });

  it('is not stale when something else has', async () => {
    const who = await kernel.story();
    const id = await chip(who, URGENT);
    await who.given(operation({ type: 'rename', task: 1, title: 'другое' }));
    await who.when(decide(id, 'confirm')).thenJournals([{ type: 'priority_set' }]);
  });

  it('is over after its day, and when its task is closed', async () => {
    const who = await kernel.story();
    const id = await chip(who, URGENT);
    const other = await chip(who, SPLIT);
    await who.given(operation({ type: 'update_status', task: 2, status: 'done' }));
    await who.when(decide(other, 'accept')).thenRefused('STALE_SUGGESTION');
    kernel.clock.now = '2026-02-26T09:00:00.000Z';
    await who.when(decide(id, 'accept')).thenRefused('STALE_SUGGESTION');
  });
});

describe('what is refused', () => {
  it('changes nothing, and the third within half an hour brings silence', async () => {
    const who = await kernel.story({ actor: { id: 'person:shy', may_undo_others: false } });
    const said: string[] = [];
    for (let time = 0; time < 3; time += 1) {
      const [outcome] = await who.propose(decide(await chip(who, URGENT), 'reject'));
      if (outcome?.status !== 'abstained') throw new Error(String(outcome?.status));
      said.push(outcome.user_message);
    }
    expect(said).toEqual([
      'Хорошо, не буду.',
      'Хорошо, не буду.',
      'Хорошо. Помолчу с подсказками 20 минут.',
    ]);
    expect(await offered(who, created(newTitle(), URGENT))).toEqual([]);
    const another = who.as({ actor: { id: 'person:2', may_undo_others: false } });
    expect(await offered(another, created(newTitle(), URGENT))).toHaveLength(1);
    kernel.clock.now = '2026-02-25T09:21:00.000Z';
    expect(await offered(who, created(newTitle(), URGENT))).toHaveLength(1);
  });

  it('may be refused after the second question', async () => {
    const who = await kernel.story();
    const id = await chip(who, URGENT);
    await who.propose(decide(id, 'accept'), decide(id, 'reject'));
    expect((await stateOf(id))?.state).toBe('rejected');
  });
});

describe('on a card', () => {
  const suggest = (task: number): Wish => ({ type: 'suggest', surface: 'task_drawer', task });

  it('asking is answered by the rules over words and over the plan', async () => {
    const who = await kernel.story();
    await who.given(command('task_create', { title: 'срочно позвонить в банк' }));
    const [outcome] = await who.propose(suggest(1));
    expect(outcome).toMatchObject({
      status: 'offered',
      surface: 'task_drawer',
      offers: [{ type: 'set_priority', payload: { priority: 'high' } }],
    });
    await who.given(command('task_create', { title: 'Срочно позвонить в банк' }));
    const [again] = await who.propose(suggest(2));
    if (again?.status !== 'offered') throw new Error(String(again?.status));
    expect(again.offers.map(({ type }) => type)).toEqual(['set_priority', 'ask_clarification']);
  });

  it('with nothing to say it says so, and an unknown task is none', async () => {
    const who = await kernel.story();
    await who.given(command('task_create', { title: 'позвонить маме' }));
    const [outcome] = await who.propose(suggest(1));
    expect(outcome).toMatchObject({
      status: 'abstained',
      user_message: 'Сейчас подсказать нечего.',
    });
    await who.when(suggest(9)).thenRefused('UNKNOWN_TARGET');
  });

  it('what was offered before is replaced', async () => {
    const who = await kernel.story();
    await who.given(command('task_create', { title: 'срочно позвонить в банк' }));
    const ids: string[] = [];
    for (let time = 0; time < 2; time += 1) {
      const [outcome] = await who.propose(suggest(1));
      if (outcome?.status !== 'offered') throw new Error(String(outcome?.status));
      ids.push(outcome.offers[0]?.suggestion_id ?? '');
    }
    const [before, after] = ids;
    expect((await stateOf(before ?? ''))?.state).toBe('superseded');
    const refused = await who.when(decide(before ?? '', 'accept')).thenRefused('STALE_SUGGESTION');
    expect(refused.user_message).toBe('Эту подсказку сменила другая.');
    await who.when(decide(after ?? '', 'confirm')).thenJournals([{ type: 'priority_set' }]);
  });

  it('what an agent has suggested stands there under its name, for whoever takes it first', async () => {
    const who = await kernel.story();
    await who.given(command('task_create', { title: 'позвонить маме' }));
    const { workspace } = who.context;
    const task = (await who.journal())[0]?.object_id;
    const [token, set, id] = [randomUUID(), randomUUID(), randomUUID()];
    await sql`with t as (insert into agent_token
          (token_id, workspace_id, name, hash, rights, created_by)
          values (${token}::uuid, ${workspace}::uuid, 'Секретарь', ${token}, '{read}', 'person:1')),
        b as (insert into suggestion_set (workspace_id, set_id, agent, thread, surface, source,
            request_id, explicit, must_abstain, rejected, base_seq, generated_at)
          values (${workspace}::uuid, ${set}::uuid, ${`agent:${token}`}, 'agents', 'task_drawer',
            'agent', 'r-1', true, false, '{}', 1, ${NOON}::timestamptz))
      insert into suggestion (workspace_id, suggestion_id, set_id, position, given_id, surface, type,
          task_id, payload, confidence, rationale, requires_confirmation, touched, state,
          created_at, expires_at)
        values (${workspace}::uuid, ${id}::uuid, ${set}::uuid, 0, 's-1', 'task_drawer',
          'rewrite_title', ${task}::uuid, '{"title": "Позвонить маме вечером"}', 0.9,
          '{"code": "verbatim", "data": {"text": "Так понятнее, когда."}}', false,
          '{"title": "позвонить маме"}', 'offered', ${NOON}::timestamptz,
          ${'2026-02-26T09:00:00.000Z'}::timestamptz)`.execute(kernel.connection.db);
    const [outcome] = await who.propose(suggest(1));
    expect(outcome).toMatchObject({
      status: 'offered',
      offers: [{ suggestion_id: id, agent: 'Секретарь' }],
      user_message: [
        'Подсказки к задаче «позвонить маме» (TASK-001)',
        'Подсказка: так понятнее, когда: «Позвонить маме вечером». Предлагает «Секретарь».',
      ].join('\n'),
    });
    const other = who.as({ actor: { id: 'person:2', may_undo_others: false } });
    await other.when(decide(id, 'accept')).thenJournals([{ type: 'renamed', actor: 'person:2' }]);
    await who.when(decide(id, 'accept')).thenRefused('STALE_SUGGESTION');
  });

  // cites: F2
  it('a question is asked as the person’s own, and its answer is carried out', async () => {
    const who = await kernel.story();
    await who.given(
      command('task_create', { title: 'позвонить в банк' }),
      command('task_create', { title: 'Позвонить в банк' }),
    );
    const [outcome] = await who.propose(suggest(2));
    if (outcome?.status !== 'offered') throw new Error(String(outcome?.status));
    const id = outcome.offers[0]?.suggestion_id ?? '';
    const asked = await who
      .when(decide(id, 'accept'))
      .thenAsks('«Позвонить в банк»: это та же задача?', ['Та же', 'Другая']);
    const [sure] = await who.propose({
      type: 'choice',
      draft_id: asked.draft_id,
      choice_id: asked.choices[0]?.id ?? '',
    });
    expect(sure).toMatchObject({ status: 'question', code: 'CONFIRM' });
    await who
      .when({ type: 'choice', draft_id: asked.draft_id, choice_id: 'yes' })
      .thenJournals([{ type: 'status_updated', after: { status: 'cancelled', number: 2 } }]);
    expect((await stateOf(id))?.state).toBe('accepted');
  });
});

describe('a question that leads on', () => {
  it('is answered, and the next suggestion knows the answer', async () => {
    const who = await kernel.story();
    await who.given(command('task_create', { title: 'позвонить в банк' }));
    for (const day of ['2026-02-26', '2026-02-27', '2026-02-28']) {
      await who.given(operation({ type: 'reschedule', task: 1, planned_at: day }));
    }
    const [outcome] = await who.propose({ type: 'suggest', surface: 'task_drawer', task: 1 });
    if (outcome?.status !== 'offered') throw new Error(String(outcome?.status));
    const id = outcome.offers.find(({ type }) => type === 'ask_clarification')?.suggestion_id ?? '';
    const labels = ['Слишком большая', 'Жду других', 'Уже не нужна'];
    const asked = await who
      .when(decide(id, 'accept'))
      .thenAsks('«позвонить в банк»: что мешает?', labels);
    const [next] = await who.propose({
      type: 'choice',
      draft_id: asked.draft_id,
      choice_id: asked.choices[1]?.id ?? '',
    });
    expect(next).toMatchObject({
      status: 'offered',
      offers: [{ type: 'propose_next_action', payload: { title: 'Напомнить о себе' } }],
    });
    const sets = await sql<{ context: unknown }>`select context from suggestion_set
      where workspace_id = ${who.context.workspace}::uuid and context is not null`.execute(
      kernel.connection.db,
    );
    expect(sets.rows).toMatchObject([
      {
        context: {
          clarification: {
            questionId: 'moved-again',
            suggestionId: id,
            answer: 'waits_for_others',
            answeredAt: NOON,
          },
        },
      },
    ]);
    const taken = next?.status === 'offered' ? next.offers[0]?.suggestion_id : '';
    await who.when(decide(taken ?? '', 'accept')).thenJournals([{ type: 'subtask_added' }]);
  });
});

describe('statements', () => {
  const statements = async (who: Story, wish: Wish): Promise<number> => {
    const before = asked();
    await who.propose(wish);
    return asked() - before;
  };

  it('a suggestion under a reply costs none', async () => {
    const who = await kernel.story();
    await who.given(created('хлеб'));
    const without = await statements(who, created(newTitle()));
    expect(await statements(who, created(newTitle(), SPLIT, URGENT))).toBe(without);
  });

  it('a card’s suggestions take as many, however much there is', async () => {
    const who = await kernel.story();
    await who.given(command('task_create', { title: 'срочно позвонить в банк' }));
    const suggest: Wish = { type: 'suggest', surface: 'task_drawer', task: 1 };
    const few = await statements(who, suggest);
    for (let number = 2; number <= 20; number += 1) {
      await who.given(command('task_create', { title: 'срочно позвонить в банк' }));
    }
    expect(await statements(who, suggest)).toBe(few);
  });
});

describe('rules that nobody takes', () => {
  it('keep still unless they are asked', async () => {
    const who = await kernel.story({ actor: { id: 'person:tired', may_undo_others: false } });
    for (let time = 0; time < 20; time += 1) {
      // Days apart, so that no silence falls for the refusals alone.
      kernel.clock.now = new Date(Date.parse(NOON) + time * 86_400_000).toISOString();
      await who.given(decide(await chip(who, URGENT), 'reject'));
    }
    kernel.clock.now = new Date(Date.parse(NOON) + 20 * 86_400_000).toISOString();
    expect(await offered(who, created(newTitle(), URGENT))).toEqual([]);
    expect(await offered(who, created(newTitle(), SPLIT))).toHaveLength(1);
    await who.given(command('task_create', { title: 'срочно позвонить в банк' }));
    const [outcome] = await who.propose({ type: 'suggest', surface: 'task_drawer', task: 23 });
    expect(outcome).toMatchObject({ status: 'offered', offers: [{ type: 'set_priority' }] });
    kernel.clock.now = new Date(Date.parse(NOON) + 60 * 86_400_000).toISOString();
    expect(await offered(who, created(newTitle(), URGENT))).toHaveLength(1);
  });

  it('keep still when nobody answers them, but not for what may still be answered', async () => {
    const who = await kernel.story({ actor: { id: 'person:away', may_undo_others: false } });
    for (let time = 0; time < 20; time += 1) await chip(who, URGENT);
    expect(await offered(who, created(newTitle(), URGENT))).toHaveLength(1);
    kernel.clock.now = new Date(Date.parse(NOON) + 86_400_000).toISOString();
    expect(await offered(who, created(newTitle(), URGENT))).toEqual([]);
    expect(await offered(who, created(newTitle(), SPLIT))).toHaveLength(1);
  });

  it('two of the last twenty that were taken are enough, older ones are not', async () => {
    const who = await kernel.story({ actor: { id: 'person:picky', may_undo_others: false } });
    const days = async (count: number, act: 'confirm' | null): Promise<void> => {
      for (let time = 0; time < count; time += 1) {
        const id = await chip(who, URGENT);
        if (act !== null) await who.given(decide(id, act));
        kernel.clock.now = new Date(Date.parse(kernel.clock.now) + 86_400_000).toISOString();
      }
    };
    await days(2, 'confirm');
    await days(18, null);
    expect(await offered(who, created(newTitle(), URGENT))).toHaveLength(1);
    kernel.clock.now = new Date(Date.parse(kernel.clock.now) + 86_400_000).toISOString();
    expect(await offered(who, created(newTitle(), URGENT))).toEqual([]);
  });
});
