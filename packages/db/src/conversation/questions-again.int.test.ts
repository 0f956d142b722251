import type { ObjectHandle, Operation } from '@planerka/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  command,
  type Kernel,
  operation,
  type Story,
  startKernel,
} from '../../../../test/rig/kernel.ts';
import type { ToldOutcome } from '../../../../test/rig/told.ts';

// cites: K5-5-asks, K8-9-no-silent-fallback, D-one-question, D-digression
let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

const done: Operation = { type: 'update_status', status: 'done' };
const drop: Operation = { type: 'delete' };
const ref = (number: number): ObjectHandle => ({ kind: 'task', number });
const WHICH = 'Какую задачу: «молоко для каши» (TASK-002) или «молоко для кошки» (TASK-001)?';

async function withMilk(): Promise<Story> {
  return await (await kernel.story()).given(
    command('task_create', { title: 'молоко для кошки' }),
    command('task_create', { title: 'молоко для каши' }),
    command('task_create', { title: 'мусор' }),
  );
}

/** The question that the chat shows after these outcomes. */
function shown(outcomes: readonly ToldOutcome[]) {
  const open = outcomes.filter((each) => each.status === 'question' && !each.queued).at(-1);
  if (open?.status !== 'question') throw new Error('asked');
  return open;
}

const doubtful = (said: string, operated: Operation) =>
  operation(operated, { said, confidence: 0.5 });
const marking = operation(done, { mention: 'молоко', said: 'отметь молоко' });
const deleting = operation(drop, { mention: 'молоко', said: 'удали молоко' });

describe('a question about an operation that is asked again', () => {
  it('a newer question is asked at once, and each is answered by its own buttons', async () => {
    const story = await withMilk();
    const first = shown(await story.propose(marking));
    expect(first).toMatchObject({ clarifying_question: WHICH, lead: null });
    const second = shown(await story.propose(deleting));
    const whichToDelete = WHICH.replace('задачу:', 'задачу удалить:');
    expect(second).toMatchObject({ clarifying_question: whichToDelete, lead: null });
    expect(second.draft_id).not.toBe(first.draft_id);
    const marked = await story.propose({
      type: 'choice',
      draft_id: first.draft_id,
      choice_id: 'task:2',
    });
    expect(marked).toMatchObject([{ status: 'done' }]);
    const deleted = await story.propose({
      type: 'choice',
      draft_id: second.draft_id,
      choice_id: 'task:1',
    });
    expect(deleted).toMatchObject([{ status: 'done' }]);
  });

  it('a question about a loss is never put again: only its own buttons answer it', async () => {
    const story = await withMilk();
    const asked = shown(await story.propose(deleting));
    const others = await story.propose(command('task_create', { title: 'купить хлеб' }));
    expect(others.map(({ status }) => status)).toEqual(['done']);
    const { workspace, thread, actor } = story.context;
    const { draft } = await kernel.reader.conversation(
      workspace,
      thread,
      actor.id,
      kernel.clock.now,
    );
    expect(draft).toBeNull();
    const deleted = await story.propose({
      type: 'choice',
      draft_id: asked.draft_id,
      choice_id: 'task:1',
    });
    expect(deleted).toMatchObject([{ status: 'done' }]);
  });

  it('is asked once, however often the same is said', async () => {
    const story = await withMilk();
    const first = shown(await story.propose(marking));
    expect(shown(await story.propose(marking)).draft_id).toBe(first.draft_id);
    await story.propose(deleting);
    expect(shown(await story.propose(marking)).draft_id).toBe(first.draft_id);
  });

  it('is asked once, though its object has changed meanwhile', async () => {
    const story = await withMilk();
    const when = operation({ type: 'reschedule' }, { refs: [ref(1)], said: 'перенеси' });
    const first = shown(await story.propose(when));
    await story.propose(operation({ type: 'rename', title: 'молоко' }, { refs: [ref(1)] }));
    expect(shown(await story.propose(when)).draft_id).toBe(first.draft_id);
    const answered = await story.propose({
      type: 'choice',
      draft_id: first.draft_id,
      choice_id: 'd:2026-02-26',
    });
    expect(answered.map(({ status }) => status)).toEqual(['done']);
  });

  it('about a changed target is still waited for', async () => {
    const story = await withMilk();
    const [first] = await story.propose(operation(done, { refs: [ref(1)] }));
    if (first?.status !== 'done') throw new Error('done');
    const { change_id } = first.receipt;
    await story.propose({ type: 'change_target', change_id });
    const other = operation({ type: 'set_priority', priority: 'high' }, { refs: [ref(3)] });
    expect(shown(await story.propose(other)).clarifying_question).toBe(
      'Жду: какую задачу: «мусор» (TASK-003) или «молоко для каши» (TASK-002)?',
    );
  });

  it('is over when what it is about is deleted', async () => {
    const story = await withMilk();
    const when = operation({ type: 'reschedule', task: 1 }, { said: 'перенеси молоко' });
    await story.when(when).thenAsks('На когда перенести?');
    const outcomes = await story.propose(operation({ type: 'delete', task: 1 }));
    expect(outcomes.map(({ status }) => status)).toEqual(['done']);
    await story.when({ type: 'cancel', said: 'отмена' }).thenRefused('NOTHING_TO_CANCEL');
  });

  it('what waited for its object is over with it when that is done', async () => {
    const story = await withMilk();
    const when = operation({ type: 'reschedule' }, { mention: 'мусор', said: 'перенеси мусор' });
    const same = operation(drop, { same: true, said: 'и удали' });
    await story.when(when, same).thenAsks('На когда перенести?');
    await story.propose(operation({ ...done, task: 3 }, { said: 'мусор сделан' }));
    await story.when({ type: 'cancel', said: 'отмена' }).thenRefused('NOTHING_TO_CANCEL');
    const rubbish = { type: 'set_priority', task: 3, priority: 'high' } as const;
    expect(await story.propose(operation(rubbish))).toMatchObject([{ status: 'done' }]);
  });

  it('stays open where what is done can still be called something', async () => {
    const story = await withMilk();
    const rename = operation({ type: 'rename', task: 3 }, { said: 'переименуй мусор' });
    const { draft_id } = shown(await story.propose(rename));
    await story.propose(operation({ ...done, task: 3 }, { said: 'мусор сделан' }));
    const { workspace, thread, actor } = story.context;
    const { now } = kernel.clock;
    const { draft } = await kernel.reader.conversation(workspace, thread, actor.id, now);
    expect(draft).toMatchObject({ draft_id });
  });

  it('out of view, it takes no loss without a yes', async () => {
    const story = await withMilk();
    const when = operation({ type: 'reschedule', task: 1 }, { said: 'перенеси молоко' });
    const { draft_id } = await story.when(when).thenAsks('На когда перенести?');
    await story.given(command('task_create', { title: 'хлеб' }));
    const read = { operation: { type: 'delete' }, confidence: 1 } as const;
    await story
      .when({ type: 'operation_answer', draft_id, read, said: 'да удали её' })
      .thenAsks('Удалить задачу «молоко для кошки» (TASK-001)?');
  });

  it('is over when what it is about is done', async () => {
    const story = await withMilk();
    const when = operation({ type: 'reschedule', task: 1 }, { said: 'перенеси молоко' });
    await story.when(when).thenAsks('На когда перенести?');
    const outcomes = await story.propose(operation({ ...done, task: 1 }));
    expect(outcomes.map(({ status }) => status)).toEqual(['done']);
    await story.when({ type: 'cancel', said: 'отмена' }).thenRefused('NOTHING_TO_CANCEL');
  });

  const TOMORROW = { planned_at: '2026-02-26' } as const;
  const toFriday: Operation = { type: 'reschedule', task: 1, planned_at: '2026-02-27' };

  it('is over when the same change is ordered in plainer words, whatever its value', async () => {
    const story = await withMilk();
    await story
      .when(doubtful('молоко на завтра', { type: 'reschedule', task: 1, ...TOMORROW }))
      .thenAsks('Правильно понял: перенести задачу «молоко для кошки» (TASK-001) на завтра?');
    const outcomes = await story.propose(operation(toFriday, { said: 'перенеси на пятницу' }));
    expect(outcomes.map(({ status }) => status)).toEqual(['done']);
    await story.when({ type: 'cancel', said: 'отмена' }).thenRefused('NOTHING_TO_CANCEL');
  });

  it.each<[string, Operation]>([
    ['another change', { type: 'set_priority', task: 1, priority: 'high' }],
    ['another object', { ...toFriday, task: 2 }],
    ['only its hour', { type: 'reschedule', task: 1, planned_time: '12:00' }],
  ])('is still open behind %s', async (_what, ordered) => {
    const story = await withMilk();
    await story.given(operation({ ...toFriday, planned_at: '2026-02-28' }));
    await story
      .when(doubtful('молоко на завтра', { type: 'reschedule', task: 1, ...TOMORROW }))
      .thenAsks('Правильно понял: перенести задачу «молоко для кошки» (TASK-001) на завтра?');
    const outcomes = await story.propose(operation(ordered, { said: 'другое' }));
    expect(outcomes[0]).toMatchObject({ status: 'done' });
    const { workspace, thread, actor } = story.context;
    const { now } = kernel.clock;
    const { draft } = await kernel.reader.conversation(workspace, thread, actor.id, now);
    expect(draft).toMatchObject({ operation: { operation: { planned_at: '2026-02-26' } } });
  });
});

describe('an order that is given once more while it is asked about', () => {
  const RUBBISH = 'Удалить задачу «мусор» (TASK-003)?';
  const dropping = operation(drop, { mention: 'мусор', said: 'удали мусор' });

  it('is a yes', async () => {
    const story = await withMilk();
    await story.when(dropping).thenAsks(RUBBISH);
    const outcomes = await story.propose(dropping);
    expect(outcomes).toMatchObject([{ status: 'done' }]);
  });

  const all: Operation = { type: 'delete', tasks: [1, 2, 3] };
  const both: Operation = { type: 'reschedule', tasks: [1, 2], planned_at: '2026-02-26' };
  it.each([
    ['of a doubtful reading', doubtful('мусора не надо', { ...drop, task: 3 })],
    ['of several that would be lost', operation(all, { said: 'удали всё' })],
    ['of words that fit only roughly', operation(drop, { mention: 'мусар', said: 'удали мусар' })],
    ['without words, by a button', operation(drop, { mention: 'мусор', said: '' })],
    ['of rows that a button names', operation(both, { said: 'Обе на чт' })],
  ])('is no yes %s', async (_which, given) => {
    const story = await withMilk();
    const first = shown(await story.propose(given));
    expect(shown(await story.propose(given)).draft_id).toBe(first.draft_id);
  });

  it('is no yes where both stand in one message', async () => {
    const story = await withMilk();
    const outcomes = await story.propose(dropping, dropping);
    expect(shown(outcomes).clarifying_question).toBe(RUBBISH);
  });

  it('is no yes behind other talk', async () => {
    const story = await withMilk();
    await story.when(dropping).thenAsks(RUBBISH);
    await story.propose(command('task_create', { title: 'хлеб' }));
    await story.when(dropping).thenAsks(RUBBISH);
  });
});

describe('another loss, ordered while one is asked about', () => {
  const RUBBISH = operation(drop, { mention: 'мусор', said: 'удали мусор' });
  const CAT = operation(drop, { mention: 'кошки', said: 'удали молоко для кошки' });
  const BOTH =
    'Удалить: 2 задачи. Всё верно?\n• «мусор» (TASK-003)\n• «молоко для кошки» (TASK-001)';

  it('is asked about with it, and one yes is one change', async () => {
    const story = await withMilk();
    await story.when(RUBBISH).thenAsks('Удалить задачу «мусор» (TASK-003)?');
    const asked = shown(await story.propose(CAT));
    expect(asked.clarifying_question).toBe(BOTH);
    const { draft_id } = asked;
    const gone = await story.propose({ type: 'choice', draft_id, choice_id: 'yes' });
    expect(gone).toMatchObject([{ status: 'done' }]);
    await story.when({ type: 'cancel', said: 'отмена' }).thenRefused('NOTHING_TO_CANCEL');
  });

  it('the buttons of the first one, which named it alone, lose nothing any more', async () => {
    const story = await withMilk();
    const first = shown(await story.propose(RUBBISH));
    const second = shown(await story.propose(CAT));
    expect(second.draft_id).not.toBe(first.draft_id);
    const old = { type: 'choice', draft_id: first.draft_id, choice_id: 'yes' } as const;
    await story.when(old).thenRefused('STALE_BUTTON');
    const { draft_id } = second;
    const gone = await story.propose({ type: 'choice', draft_id, choice_id: 'yes' });
    expect(gone).toMatchObject([{ status: 'done' }]);
  });

  it('in the same message, both are told of once', async () => {
    const story = await withMilk();
    const [first, second] = await story.propose(RUBBISH, CAT);
    expect(first).toMatchObject({ status: 'question', together: true });
    expect(second).toMatchObject({ status: 'question', clarifying_question: BOTH });
  });

  it('a no leaves both', async () => {
    const story = await withMilk();
    await story.propose(RUBBISH);
    const { draft_id } = shown(await story.propose(CAT));
    await story.when({ type: 'choice', draft_id, choice_id: 'no' }).thenRefused('CANCELLED');
  });

  it.each<[string, ReturnType<typeof operation>]>([
    ['of another kind', operation({ type: 'update_status', status: 'cancelled', task: 1 }, {})],
    ['that is not settled', operation(drop, { mention: 'молоко', said: 'удали молоко' })],
  ])('one %s is asked about by itself', async (_which, other) => {
    const story = await withMilk();
    await story.propose(RUBBISH);
    const outcomes = await story.propose(other);
    const texts = outcomes.map((each) => 'clarifying_question' in each && each.clarifying_question);
    expect(texts.join()).not.toContain('мусор');
  });

  it('one of a series is asked about by itself', async () => {
    const story = await withMilk();
    await story.given(
      command('task_create', {
        title: 'полив',
        planned_at: '2026-02-26',
        recurrence: 'FREQ=DAILY',
      }),
    );
    await story.propose(RUBBISH);
    const ending = operation({ ...drop, scope: 'all' }, { mention: 'полив', said: 'удали полив' });
    const { clarifying_question: question } = shown(await story.propose(ending));
    expect(question).toContain('полив');
    expect(question).not.toContain('мусор');
  });

  it('more than can be read through are not joined', async () => {
    const story = await kernel.story();
    const numbers = Array.from({ length: 21 }, (_none, index) => index + 1);
    await story.given(...numbers.map((at) => command('task_create', { title: `дело ${at}` })));
    await story.propose(operation({ ...drop, tasks: numbers.slice(0, 20) }, { said: 'удали эти' }));
    await story
      .when(operation(drop, { mention: 'дело 21', said: 'удали дело 21' }))
      .thenAsks('Удалить задачу «дело 21» (TASK-021)?');
  });

  it('of another kind, the first is asked about again when that is settled', async () => {
    const story = await withMilk();
    await story.when(RUBBISH).thenAsks('Удалить задачу «мусор» (TASK-003)?');
    const giveUp = { type: 'update_status', status: 'cancelled' } as const;
    const { draft_id } = await story
      .when(operation(giveUp, { mention: 'кошки', said: 'кошкам не надо' }))
      .thenAsks('Снять с плана задачу «молоко для кошки» (TASK-001)?');
    const outcomes = await story.propose({ type: 'choice', draft_id, choice_id: 'no' });
    expect(shown(outcomes).clarifying_question).toBe('Жду: удалить задачу «мусор» (TASK-003)?');
  });
});
