import type { ObjectHandle, Operation } from '@planerka/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command, type Kernel, startKernel, type Wish } from '../../../../test/rig/kernel.ts';

let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(async () => {
  await kernel.stop();
});

interface Hints {
  readonly refs?: readonly ObjectHandle[];
  readonly suggested?: readonly ObjectHandle[];
  readonly mention?: string;
  readonly confidence?: number;
}

function operation(op: Operation, hints: Hints = {}): Wish {
  const { refs = [], suggested = [], mention, confidence = 0.95 } = hints;
  return {
    type: 'operation',
    read: { operation: op, confidence, ...(mention === undefined ? {} : { mention }) },
    refs,
    suggested,
    said: 'слова человека',
  };
}

const task = (title: string): Wish => command('task_create', { title });
const ref = (number: number): ObjectHandle => ({ kind: 'task', number });
const done: Operation = { type: 'update_status', status: 'done' };

describe('targets (conversation contract, section 4)', () => {
  it('acts on the object that a token or a reply names, and says which', async () => {
    const story = await (await kernel.story()).given(task('Купить хлеб'), task('Купить сыр'));
    const outcome = await story
      .when(operation(done, { refs: [ref(1)] }))
      .thenDone('Отметил сделанной задачу «Купить хлеб» (TASK-001).');
    expect(outcome.summary).toEqual({
      objects: [{ kind: 'task', number: 1, title: 'Купить хлеб' }],
      assumed: null,
      can_change_target: true,
      can_open: true,
    });
  });

  it('takes the suggested object of the Hub and states the assumption', async () => {
    const story = await (await kernel.story()).given(task('Купить хлеб'), task('Купить сыр'));
    await story
      .when(operation(done, { suggested: [ref(2)] }))
      .thenDone(
        'Отметил сделанной задачу «Купить сыр» (TASK-002).\nПрименено к: «Купить сыр» (TASK-002).',
      );
  });

  it('asks when the context holds several', async () => {
    const story = await (await kernel.story()).given(task('Купить хлеб'), task('Купить сыр'));
    await story
      .when(operation(done))
      .thenAsks('Какую задачу: «Купить сыр» (TASK-002) или «Купить хлеб» (TASK-001)?', [
        '«Купить сыр» (TASK-002)',
        '«Купить хлеб» (TASK-001)',
        'Ни одна из них',
      ]);
  });

  it('takes the only object of the context', async () => {
    const story = await (await kernel.story()).given(task('Купить хлеб'));
    await story
      .when(operation(done))
      .thenDone(
        'Отметил сделанной задачу «Купить хлеб» (TASK-001).\nПрименено к: «Купить хлеб» (TASK-001).',
      );
  });

  it('words that name something else than the default only propose', async () => {
    const story = await (await kernel.story()).given(task('Купить молоко'), task('Купить сыр'));
    const asked = await story
      .when(operation(done, { suggested: [ref(2)], mention: 'молоко' }))
      .thenAsks('Какую задачу: «Купить молоко» (TASK-001)?');
    await story
      .when({ type: 'choice', draft_id: asked.draft_id, choice_id: 'task:1' })
      .thenDone('Отметил сделанной задачу «Купить молоко» (TASK-001).');
  });

  it('an unknown id is refused and nothing changes', async () => {
    const story = await (await kernel.story()).given(task('Купить хлеб'));
    await story.when(operation({ ...done, task: 77 })).thenRefused('UNKNOWN_TARGET');
  });

  it('a changed target is one change: the first goes back, the second gets it', async () => {
    const story = await (await kernel.story()).given(task('Купить хлеб'), task('Купить сыр'));
    const first = await story
      .when(operation(done, { suggested: [ref(2)] }))
      .thenDone(
        'Отметил сделанной задачу «Купить сыр» (TASK-002).\nПрименено к: «Купить сыр» (TASK-002).',
      );
    const asked = await story
      .when({ type: 'change_target', change_id: first.receipt.change_id })
      .thenAsks('Какую задачу: «Купить хлеб» (TASK-001)?');
    const changed = await story
      .when({ type: 'choice', draft_id: asked.draft_id, choice_id: 'task:1' })
      .thenJournals([
        { type: 'target_changed', object_kind: 'task', revision: 3 },
        { type: 'target_changed', object_kind: 'task', revision: 2 },
      ]);
    expect(changed[0]).toMatchObject({
      user_message:
        'Задача «Купить сыр» (TASK-002): вернул как было.\nОтметил сделанной задачу «Купить хлеб» (TASK-001).',
    });
    await story.when({ type: 'undo' }).thenJournals([{ action: 'undo' }, { action: 'undo' }]);
  });

  it('inside a Workroom its own task is the default, and a pinned one comes after it', async () => {
    const story = await (await kernel.story()).given(task('Купить хлеб'), task('Купить сыр'));
    await story.given(operation({ type: 'focus', task: 1 }));
    await story
      .when(operation({ type: 'set_priority', priority: 'high' }, { suggested: [ref(2)] }))
      .thenDone(
        'Поставил высокий приоритет задаче «Купить хлеб» (TASK-001).\nПрименено к: «Купить хлеб» (TASK-001).',
      );
  });
});
