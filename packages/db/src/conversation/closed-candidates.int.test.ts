import { afterAll, beforeAll, describe, it } from 'vitest';
import {
  command,
  type Kernel,
  operation,
  type Story,
  startKernel,
  type Wish,
} from '../../../../test/rig/kernel.ts';

// cites: K5-5-asks, K-offerable
let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

const task = (title: string): Wish => command('task_create', { title });
const status = (number: number, to: 'done' | 'cancelled' | 'todo'): Wish =>
  operation({ type: 'update_status', task: number, status: to });
const tomorrow = { type: 'reschedule', planned_at: '2026-02-26' } as const;
const LABEL = (number: number, title: string) => `«${title}» (TASK-00${number})`;
const NONE = 'Ни одна из них';

/** Milk is open, bread is done, cheese is cancelled, tea is deleted; the thread has shown them all. */
async function shop(): Promise<Story> {
  const story = await kernel.story();
  await story.given(
    task('Купить молоко'),
    task('Купить хлеб'),
    task('Купить сыр'),
    task('Купить чай'),
    status(2, 'done'),
    status(3, 'cancelled'),
    operation({ type: 'delete', task: 4 }),
  );
  return story;
}

describe('what the thread has spoken of', () => {
  it('is offered for a new day only while it is open', async () => {
    const story = await shop();
    await story
      .when(operation(tomorrow))
      .thenAsks('Какую задачу: «Купить молоко» (TASK-001)?', [LABEL(1, 'Купить молоко'), NONE]);
  });

  it('is offered to be opened again, closed or not; never what is deleted', async () => {
    const story = await shop();
    const { draft_id } = await story
      .when(operation({ type: 'update_status', status: 'in_progress' }))
      .thenAsks(
        'Какую задачу: «Купить сыр» (TASK-003), «Купить хлеб» (TASK-002) или «Купить молоко» (TASK-001)?',
      );
    await story
      .when({ type: 'choice', draft_id, choice_id: 'task:2' })
      .thenDone('Отметил начатой задачу «Купить хлеб» (TASK-002).');
  });

  it('done right after done changes nothing, and "верни в работу" means it', async () => {
    const story = await kernel.story();
    await story.given(task('Купить молоко'));
    const suggested = [{ kind: 'task', number: 1 }] as const;
    const now = (to: 'done' | 'todo') =>
      operation({ type: 'update_status', status: to }, { suggested });
    await story.given(now('done'));
    await story.when(now('done')).thenRefused('NO_CHANGE');
    await story
      .when(now('todo'))
      .thenDone(
        'Вернул в список задачу «Купить молоко» (TASK-001).\nПрименено к: «Купить молоко».',
      );
  });
});

describe('words', () => {
  it('propose nothing closed for what makes no sense on it, and say that they found nothing', async () => {
    const story = (await shop()).as({ thread: 'another thread' });
    const named = (mention: string) =>
      operation(tomorrow, { mention, said: `перенеси ${mention}` });
    await story.when(named('хлеб')).thenAsks('Не нашёл «хлеб». Записать как новую задачу?');
    await story.when(named('чай')).thenAsks('Не нашёл «чай». Записать как новую задачу?');
  });

  it('propose what is closed for a new name, and what is cancelled to be done', async () => {
    const story = (await shop()).as({ thread: 'another thread' });
    await story
      .when(operation({ type: 'rename', title: 'Ряженка' }, { mention: 'хлеб', said: 'слова' }))
      .thenAsks('Переименовать задачу «Купить хлеб» (TASK-002) в «Ряженка»?');
    await story
      .when(operation({ type: 'update_status', status: 'done' }, { mention: 'сыр', said: 'слова' }))
      .thenAsks('Отметить сделанной задачу «Купить сыр» (TASK-003)?');
  });

  it('mean the open one of a series, not the one that was done a moment ago', async () => {
    const story = await kernel.story();
    await story.given(
      command('task_create', {
        title: 'Сделать зарядку',
        planned_at: '2026-02-25T15:00:00+03:00',
        recurrence: 'FREQ=DAILY',
      }),
      status(1, 'done'),
    );
    const suggested = [{ kind: 'task', number: 1 }] as const;
    const mention = 'зарядку';
    await story
      .when(operation(tomorrow, { mention, suggested, said: 'перенеси зарядку на завтра' }))
      .thenRefused('NO_CHANGE');
    const again = { type: 'update_status', status: 'done' } as const;
    await story
      .when(operation(again, { mention, suggested, said: 'отметь зарядку' }))
      .thenRefused('NO_CHANGE');
    const alone = await kernel.story();
    await alone.given(task('Купить хлеб'), status(1, 'done'));
    await alone
      .when(operation(tomorrow, { mention: 'хлеб', suggested, said: 'перенеси хлеб на завтра' }))
      .thenDone('Перенёс задачу «Купить хлеб» (TASK-001).\nКогда: завтра.');
  });

  it('nothing open is nothing found', async () => {
    const story = await kernel.story();
    await story.given(task('Купить хлеб'), status(1, 'done'));
    await story
      .as({ thread: 'another thread' })
      .when(operation(tomorrow, { mention: 'хлеб', said: 'перенеси хлеб' }))
      .thenAsks('Не нашёл «хлеб». Записать как новую задачу?');
  });
});
