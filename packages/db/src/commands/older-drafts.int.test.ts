import { randomUUID } from 'node:crypto';
import { openQuestion } from '@planerka/runtime';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  command,
  envelope,
  type Kernel,
  NOON,
  operation,
  type Story,
  startKernel,
} from '../../../../test/rig/kernel.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

const START = 'На какое время поставить блок?';

/** A row as an earlier version has left it, open for a quarter of an hour. */
async function stored(who: Story, row: Record<string, unknown>): Promise<string> {
  const draft_id = randomUUID();
  const { workspace, thread, actor } = who.context;
  const columns = {
    workspace_id: workspace,
    draft_id,
    thread,
    actor: actor.id,
    state: 'open',
    notes: [],
    readings: [],
    accepted: [],
    choices: [],
    said: ['слова человека'],
    unfit_count: 0,
    created_at: NOON,
    expires_at: '2026-02-25T09:15:00.000Z',
    ...row,
  };
  await sql`insert into clarification select *
    from jsonb_populate_record(null::clarification, ${JSON.stringify(columns)}::jsonb)`.execute(
    kernel.connection.db,
  );
  return draft_id;
}

/** A command's draft of the first version: an envelope, and labels in words. */
const BLOCK = {
  envelope: envelope('timeblock_create', { title: 'созвон', planned_at: '2026-02-26' }),
  question_code: 'DURATION',
  choices: [
    { id: 'm:30', label: '30 минут', entities: { duration_minutes: 30 } },
    { id: 'm:60', label: '60 минут', entities: { duration_minutes: 60 } },
  ],
};

describe('a command that an older version asked about', () => {
  it('is answered by a tap on a choice that it was shown', async () => {
    const who = await kernel.story();
    const draft_id = await stored(who, BLOCK);
    const asked = await who.when({ type: 'choice', draft_id, choice_id: 'm:60' }).thenAsks(START);
    expect(asked.draft_id).toBe(draft_id);
    const [choice] = asked.choices;
    await who
      .when({ type: 'choice', draft_id, choice_id: choice?.id ?? '' })
      .thenDone('Поставил блок «созвон» (BLOCK-001).\nКогда: завтра, 09:00–10:00 (1 ч).');
  });

  it('is answered in words', async () => {
    const who = await kernel.story();
    const draft_id = await stored(who, BLOCK);
    const fields = { start_at: '2026-02-26T15:00:00+03:00', duration_minutes: 30 };
    const answered = envelope('timeblock_create', fields);
    await who
      .when({ type: 'answer', draft_id, envelope: answered, said: 'в три на полчаса' })
      .thenDone('Поставил блок «созвон» (BLOCK-001).\nКогда: завтра, 15:00–15:30 (30 мин).');
  });

  it('is asked again with its question, and dropped with its words', async () => {
    const who = await kernel.story();
    const draft_id = await stored(who, BLOCK);
    const question = 'На сколько минут поставить блок?';
    await who.when({ type: 'not_understood', said: 'ну' }).thenAsks(question);
    await who.when({ type: 'not_understood', said: 'ну' }).thenAsks(question);
    const { user_message: words } = await who
      .when({ type: 'not_understood', said: 'ну' })
      .thenRefused('DRAFT_DROPPED');
    expect(words).toContain('«слова человека»');
    expect((await kernel.reader.draft(who.context.workspace, draft_id))?.state).toBe('dropped');
  });

  it('goes to an interpreter as it went before', async () => {
    const who = await kernel.story();
    const draft = await kernel.reader.draft(who.context.workspace, await stored(who, BLOCK));
    if (!draft) throw new Error('the draft is gone');
    expect(openQuestion(draft, { now: NOON, zone: 'Europe/Moscow' })).toMatchObject({
      pending: {
        envelope: BLOCK.envelope,
        question: { code: 'DURATION', question: { code: 'ask_duration' } },
      },
    });
  });

  it('of several readings takes the one that is tapped', async () => {
    const who = await kernel.story();
    const draft_id = await stored(who, {
      envelope: envelope('task_create', { title: 'отчёт', planned_at: '2026-02-26' }),
      readings: [envelope('task_create', { title: 'отчёт', due_date: '2026-02-26' })],
      question_code: 'READING',
      choices: [
        { id: 'r:0', label: 'задача «отчёт», завтра' },
        { id: 'r:1', label: 'задача «отчёт», срок завтра' },
      ],
    });
    await who
      .when({ type: 'choice', draft_id, choice_id: 'r:1' })
      .thenDone('Записал задачу «отчёт» (TASK-001).\nСрок: завтра.');
  });
});

describe('an operation that an older version asked about', () => {
  it.each([
    ['with its question in words', { text: 'Как назвать по-новому?' }],
    ['with its question as a message', { question: { code: 'verbatim', data: { text: 'Как?' } } }],
  ])('is answered in words: %s', async (_form, question) => {
    const who = await kernel.story();
    await who.given(command('task_create', { title: 'отчёт' }));
    const task = (await who.journal())[0];
    const draft_id = await stored(who, {
      operation: {
        operation: { type: 'rename', task: 1 },
        targets: [{ kind: 'task', id: task?.object_id, revision: 1 }],
        assumed: null,
        bulk: false,
        confidence: 0.95,
        touched: [],
        mention: null,
        offered: [],
        rejected: [],
        replaces: [],
        ...question,
      },
      question_code: 'NEW_TITLE',
    });
    const read = { operation: { type: 'rename', title: 'сводка' }, confidence: 0.95 } as const;
    const [renamed] = await who.propose({
      type: 'operation_answer',
      draft_id,
      read,
      said: 'сводка',
    });
    expect(renamed).toMatchObject({
      status: 'done',
      user_message: 'Переименовал задачу «отчёт» (TASK-001): теперь «сводка».',
    });
  });

  it('is still waited for after something else was said', async () => {
    const who = await kernel.story();
    await who.given(command('task_create', { title: 'отчёт' }));
    await stored(who, {
      operation: {
        operation: { type: 'rename', task: 1 },
        targets: [],
        assumed: null,
        bulk: false,
        confidence: 0.95,
        touched: [],
        mention: null,
        offered: [],
        rejected: [],
        replaces: [],
        text: 'Как назвать по-новому?',
      },
      question_code: 'NEW_TITLE',
    });
    const [, again] = await who.propose(operation({ type: 'pin', task: 1 }));
    expect(again).toMatchObject({
      clarifying_question: 'Жду: как назвать по-новому? Это о «слова человека».',
      follow_up: true,
    });
  });
});
