import type { Operation, ReadOperation } from '@planerka/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  command,
  type Kernel,
  operation,
  type Story,
  startKernel,
  type Wish,
} from '../../../../test/rig/kernel.ts';

// cites: K5-5-asks, K8-6-ask-when-several
let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

const done: Operation = { type: 'update_status', status: 'done' };
const tomorrow: Operation = { type: 'reschedule', planned_at: '2026-02-26' };
const urgent: Operation = { type: 'set_priority', priority: 'high' };
const milk = { mention: 'молоко' } as const;
const same = (op: Operation, more: Partial<ReadOperation> = {}): Wish =>
  operation(op, { ...more, same: true });

async function story(...titles: readonly string[]): Promise<Story> {
  const begun = await kernel.story();
  return await begun.given(...titles.map((title) => command('task_create', { title })));
}

const told = async (story: Story, ...wishes: readonly Wish[]): Promise<string[]> =>
  (await story.propose(...wishes))
    .filter((outcome) => outcome.status !== 'question' || !outcome.queued)
    .map((outcome) =>
      outcome.status === 'question' ? outcome.clarifying_question : outcome.user_message,
    );

describe('a second operation about the same object', () => {
  it('is asked about once: one tap settles both', async () => {
    const its = await story('Купить молоко', 'Вылить молоко');
    const [first, second] = await its.propose(operation(done, milk), same(tomorrow, milk));
    expect(first).toMatchObject({ status: 'question', code: 'TARGET', queued: false });
    expect(second).toMatchObject({ status: 'question', queued: true, follows: true });
    if (first?.status !== 'question') throw new Error('which milk is asked');
    expect(
      await told(its, { type: 'choice', draft_id: first.draft_id, choice_id: 'task:1' }),
    ).toEqual([
      'Отметил сделанной задачу «Купить молоко» (TASK-001).',
      'Перенёс задачу «Купить молоко» (TASK-001).\nКогда: завтра.',
    ]);
    expect(await told(its, { type: 'cancel', said: 'отмена' })).toEqual([
      'Сейчас я ни о чём не спрашиваю, отменять нечего.',
    ]);
  });

  it('waits with the first one while something else is asked', async () => {
    const its = await story('Купить молоко', 'Вылить молоко', 'Купить хлеб');
    await its.propose(operation(done, milk), same(tomorrow, milk));
    const [asked] = await its.propose(operation({ type: 'reschedule', task: 3 }));
    if (asked?.status !== 'question') throw new Error('when is asked');
    const day = { type: 'choice', draft_id: asked.draft_id, choice_id: 'd:2026-02-26' } as const;
    expect(await told(its, day)).toEqual([
      'Перенёс задачу «Купить хлеб» (TASK-003).\nКогда: завтра.',
      expect.stringContaining('акую задачу: «Вылить молоко»'),
    ]);
  });

  it('and a third', async () => {
    const its = await story('Купить молоко', 'Вылить молоко');
    const [first] = await its.propose(operation(tomorrow, milk), same(urgent, milk), same(done));
    if (first?.status !== 'question') throw new Error('which milk is asked');
    expect(
      await told(its, { type: 'choice', draft_id: first.draft_id, choice_id: 'task:2' }),
    ).toEqual([
      'Перенёс задачу «Вылить молоко» (TASK-002).\nКогда: завтра.',
      'Поставил высокий приоритет задаче «Вылить молоко» (TASK-002).',
      'Отметил сделанной задачу «Вылить молоко» (TASK-002).',
    ]);
  });

  it('follows at once where the first one was clear', async () => {
    const its = await story('Купить молоко', 'Купить хлеб');
    expect(
      await told(its, operation({ ...done, task: 1 }), same(tomorrow), operation(urgent)),
    ).toEqual([
      'Отметил сделанной задачу «Купить молоко» (TASK-001).',
      'Перенёс задачу «Купить молоко» (TASK-001).\nКогда: завтра.',
      expect.stringContaining('Какую задачу:'),
    ]);
  });

  it('follows although the first one had nothing to change', async () => {
    const its = await story('Купить молоко', 'Вылить молоко');
    await its.given(operation({ ...urgent, task: 1 }));
    const [first] = await its.propose(operation(urgent, milk), same(tomorrow, milk));
    if (first?.status !== 'question') throw new Error('which milk is asked');
    const answers = await told(its, {
      type: 'choice',
      draft_id: first.draft_id,
      choice_id: 'task:1',
    });
    expect(answers.at(-1)).toBe(
      'Перенёс задачу «Купить молоко» (TASK-001).\nКогда: завтра.\nПриоритет: высокий.',
    );
  });

  it('waits for every question of the first one', async () => {
    const its = await story('Ремонт', 'Ремонт');
    await its.given(operation({ type: 'subtask_add', task: 1, title: 'Плитка' }));
    const [first] = await its.propose(
      operation(done, { mention: 'ремонт' }),
      same(urgent, { mention: 'ремонт' }),
    );
    if (first?.status !== 'question') throw new Error('which one is asked');
    const [steps, ...none] = await its.propose({
      type: 'choice',
      draft_id: first.draft_id,
      choice_id: 'task:1',
    });
    expect(steps).toMatchObject({ status: 'question', code: 'STEPS' });
    expect(none).toEqual([]);
    expect(await told(its, { type: 'choice', draft_id: first.draft_id, choice_id: 'yes' })).toEqual(
      [
        expect.stringContaining('Отметил сделанной задачу «Ремонт» (TASK-001).'),
        'Поставил высокий приоритет задаче «Ремонт» (TASK-001).',
      ],
    );
  });

  it.each(['отмена', 'нет'])('goes with the first one that is called off (%s)', async (word) => {
    const its = await story('Купить молоко');
    const [first] = await its.propose(
      operation({ ...done, task: 1 }, { confidence: 0.5 }),
      same(urgent),
    );
    if (first?.status !== 'question') throw new Error('a doubtful one is confirmed');
    const off: Wish =
      word === 'нет'
        ? { type: 'choice', draft_id: first.draft_id, choice_id: 'no' }
        : { type: 'cancel', said: word };
    const before = (await its.journal()).length;
    expect(await told(its, off)).toEqual([expect.stringContaining('слова человека')]);
    expect(await told(its, operation({ ...done, task: 1 }))).toHaveLength(1);
    expect(await its.journal()).toHaveLength(before + 1);
  });

  it('that cannot be done to such an object is settled by itself', async () => {
    const its = await story('Купить молоко');
    await its.given(
      command('timeblock_create', {
        title: 'Созвон',
        start_at: '2026-02-26T14:00:00+03:00',
        duration_minutes: 60,
      }),
    );
    expect(
      await told(
        its,
        operation({ ...tomorrow, timeblock: 1, planned_at: '2026-02-27' }),
        same(done),
      ),
    ).toEqual([expect.stringContaining('Перенёс блок'), expect.stringContaining('TASK-001')]);
  });

  it('on a set means the set that a yes has settled', async () => {
    const its = await story('А', 'Б');
    const [first] = await its.propose(
      operation({ ...tomorrow, tasks: [1, 2] }),
      same({ ...urgent, tasks: [1, 2] }),
    );
    if (first?.status !== 'question') throw new Error('a list is asked about');
    const [moved, asked] = await its.propose({
      type: 'choice',
      draft_id: first.draft_id,
      choice_id: 'yes',
    });
    expect(moved).toMatchObject({ status: 'done' });
    expect(asked).toMatchObject({
      status: 'question',
      code: 'BULK',
      clarifying_question:
        'Поставить высокий приоритет: 2 задачи. Всё верно?\n• «А» (TASK-001)\n• «Б» (TASK-002)',
    });
  });
});
