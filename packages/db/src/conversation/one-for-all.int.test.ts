import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  command,
  envelope,
  type Kernel,
  type Story,
  startKernel,
  type Wish,
} from '../../../../test/rig/kernel.ts';
import type { ToldQuestion } from '../../../../test/rig/told.ts';

// cites: D-day-question, D-one-question, D-restart
let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

const said = 'на выходных: вымыть веранду, забрать матрас';
const WEEKEND = { planned_window: { from: '2026-02-28', to: '2026-03-01' } } as const;
const veranda = command('task_create', { title: 'вымыть веранду', ...WEEKEND }, { said });
const mattress = command('task_create', { title: 'забрать матрас', ...WEEKEND }, { said });
const uncle = command('task_create', { title: 'позвонить дяде', ...WEEKEND }, { said });

const BOTH =
  'На какой день запланировать задачу? Один ответ на всё:\n• вымыть веранду\n• забрать матрас';
const DAYS = ['суббота, 28 февраля', 'воскресенье, 1 марта'];
const SATURDAY = '2026-02-28';
const SUNDAY = '2026-03-01';

async function asked(...wishes: readonly Wish[]): Promise<{ story: Story; about: ToldQuestion }> {
  const story = await kernel.story();
  const [question] = await story.propose(...wishes);
  return { story, about: question as ToldQuestion };
}

const written = async (story: Story): Promise<string[]> =>
  (await story.journal()).flatMap(({ type, after }) =>
    type === 'task_created' && after !== null && 'planned_on' in after && 'title' in after
      ? [`${String(after.title)} ${String(after.planned_on ?? after.planned_at)}`]
      : [],
  );

const tap = ({ draft_id }: ToldQuestion, day: string): Wish => ({
  type: 'choice',
  draft_id,
  choice_id: `d:${day}`,
});

const answer = ({ draft_id }: ToldQuestion, entities: object, more: object = {}): Wish => ({
  type: 'answer',
  draft_id,
  envelope: envelope('task_create', { title: 'вымыть веранду', ...WEEKEND, ...entities }),
  said: 'ответ',
  ...more,
});

async function nothingIsAsked(story: Story): Promise<void> {
  await story.when({ type: 'cancel', said: 'отмена' }).thenRefused('NOTHING_TO_CANCEL');
}

describe('a day that several of one message miss', () => {
  it('is asked for once, and a tap gives it to all', async () => {
    const { story, about } = await asked(veranda, mattress);
    expect(about).toMatchObject({ clarifying_question: BOTH });
    expect(about.choices.map(({ label }) => label)).toEqual(DAYS);
    await story.propose(tap(about, SUNDAY));
    expect(await written(story)).toEqual([`вымыть веранду ${SUNDAY}`, `забрать матрас ${SUNDAY}`]);
    await nothingIsAsked(story);
  });

  it('is taken from words, with their hour', async () => {
    const { story, about } = await asked(veranda, mattress);
    await story.propose(answer(about, { planned_at: `${SATURDAY}T10:00:00+03:00` }));
    expect(await written(story)).toEqual([
      'вымыть веранду 2026-02-28T07:00:00.000Z',
      'забрать матрас 2026-02-28T07:00:00.000Z',
    ]);
    await nothingIsAsked(story);
  });

  it('leaves each its own hour', async () => {
    const atTen = command('task_create', { title: 'вымыть веранду', planned_time: '10:00' });
    const atThree = command('task_create', { title: 'забрать матрас', planned_time: '15:00' });
    const { story, about } = await asked({ ...atTen, said } as Wish, { ...atThree, said } as Wish);
    expect(about.clarifying_question).toContain('• вымыть веранду, 10:00\n• забрать матрас, 15:00');
    const entities = { title: 'вымыть веранду', planned_at: `${SATURDAY}T10:00:00+03:00` };
    const { draft_id } = about;
    const words = envelope('task_create', entities);
    await story.propose({ type: 'answer', draft_id, envelope: words, said: 'в субботу' });
    expect(await written(story)).toEqual([
      'вымыть веранду 2026-02-28T07:00:00.000Z',
      'забрать матрас 2026-02-28T12:00:00.000Z',
    ]);
  });

  it('may be another one for each; what was not named is asked about as before', async () => {
    const { story, about } = await asked(veranda, mattress, uncle);
    const { workspace, thread, actor } = story.context;
    const known = await kernel.reader.conversation(workspace, thread, actor.id, kernel.clock.now);
    const [, second] = known.draft?.operation.together ?? [];
    const part = (draft_id: string | undefined, day: string) => ({
      draft_id,
      envelope: envelope('task_create', { title: 'вымыть веранду', ...WEEKEND, planned_at: day }),
    });
    const parts = [part(second, SUNDAY)];
    const outcomes = await story.propose(answer(about, { planned_at: SUNDAY }, { parts }));
    expect(await written(story)).toEqual([`позвонить дяде ${SUNDAY}`]);
    expect(outcomes[0]).toMatchObject({ status: 'question', clarifying_question: BOTH });
    await story.propose(tap(outcomes[0] as ToldQuestion, SATURDAY));
    expect(await written(story)).toHaveLength(3);
    await nothingIsAsked(story);
  });

  it('is asked for once more of all of them by another window', async () => {
    const { story, about } = await asked(veranda, mattress);
    const week = { planned_window: { from: '2026-03-02', to: '2026-03-04' } };
    const [again] = await story.propose(answer(about, week));
    expect(again).toMatchObject({ clarifying_question: BOTH, choices: { length: 3 } });
    await story.propose(tap(again as ToldQuestion, '2026-03-03'));
    expect(await written(story)).toHaveLength(2);
  });

  it('is not asked about as doubtful behind the answer: all were named', async () => {
    const doubtful = { said, confidence: 0.6 } as const;
    const { story, about } = await asked(
      command('task_create', { title: 'вымыть веранду', ...WEEKEND }, doubtful),
      command('task_create', { title: 'забрать матрас', ...WEEKEND }, doubtful),
    );
    await story.propose(tap(about, SATURDAY));
    expect(await written(story)).toHaveLength(2);
    await nothingIsAsked(story);
  });

  it('waits behind something else, and is answered for all', async () => {
    const { story, about } = await asked(veranda, mattress);
    const outcomes = await story.propose(command('task_create', { title: 'хлеб' }));
    expect(outcomes[1]).toMatchObject({
      clarifying_question: BOTH.replace('На какой', 'Жду: на какой'),
    });
    await story.propose(tap(about, SUNDAY));
    expect(await written(story)).toHaveLength(3);
  });

  it('is asked for of the rest where one was said anew', async () => {
    const { story } = await asked(veranda, mattress);
    const anew = { title: 'забрать матрас', planned_at: SATURDAY };
    const outcomes = await story.propose(command('task_create', anew, { said: 'иначе' }));
    expect(outcomes.at(-1)).toMatchObject({ status: 'question' });
    const about = outcomes.at(-1) as ToldQuestion;
    expect(about.clarifying_question).not.toContain('• забрать матрас');
    await story.propose(tap(about, SUNDAY));
    expect(await written(story)).toEqual([
      `забрать матрас ${SATURDAY}`,
      `вымыть веранду ${SUNDAY}`,
    ]);
  });

  it.each(['отмена', 'нет'])('is asked no more of any after «%s»', async (how) => {
    const { story } = await asked(veranda, mattress);
    await story.propose({ type: 'cancel', said: how });
    await nothingIsAsked(story);
    expect(await written(story)).toEqual([]);
  });

  it('runs out for all of them, with the words quoted once', async () => {
    const { story } = await asked(veranda, mattress);
    const before = kernel.clock.now;
    kernel.clock.now = '2026-02-25T09:20:00Z';
    const [outcome] = await story.propose({ type: 'cancel', said: 'отмена' });
    kernel.clock.now = before;
    expect(JSON.stringify(outcome)).not.toContain('«вымыть веранду»');
    await nothingIsAsked(story);
  });
});

describe('asked for apart is', () => {
  it('a day of another window', async () => {
    const later = { planned_window: { from: '2026-03-02', to: '2026-03-08' } };
    const next = command('task_create', { title: 'забрать матрас', ...later }, { said });
    const { about } = await asked(veranda, next);
    expect(about.clarifying_question).toBe('На какой день запланировать задачу?');
  });

  it('how long two meetings last', async () => {
    const meeting = (title: string, at: string): Wish =>
      command('timeblock_create', { title, start_at: `${SATURDAY}T${at}:00+03:00` }, { said });
    const { about } = await asked(meeting('созвон', '10:00'), meeting('встреча', '15:00'));
    expect(about.clarifying_question).toBe('На сколько минут поставить блок?');
  });
});

it('a time that is over is asked about once, and kept from all by a no', async () => {
  const past = { planned_at: '2026-02-25T08:00:00+03:00' };
  const { story, about } = await asked(
    command('task_create', { title: 'вымыть веранду', ...past }, { said }),
    command('task_create', { title: 'забрать матрас', ...past }, { said }),
  );
  expect(about.clarifying_question).toContain('• вымыть веранду\n• забрать матрас');
  const outcomes = await story.propose({
    type: 'choice',
    draft_id: about.draft_id,
    choice_id: 'no',
  });
  const day = outcomes.find(({ status }) => status === 'question') as ToldQuestion;
  expect(day.clarifying_question).toContain('• вымыть веранду, 08:00\n• забрать матрас, 08:00');
  await story.propose(tap(day, SATURDAY));
  expect(await written(story)).toHaveLength(2);
});

it('another time said to a yes-or-no question is one for all that stand at the same', async () => {
  const doubtful = { said, confidence: 0.6 } as const;
  const friday = { planned_at: '2026-02-27' };
  const { story, about } = await asked(
    command('task_create', { title: 'вымыть веранду', ...friday }, doubtful),
    command('task_create', { title: 'забрать матрас', ...friday }, doubtful),
  );
  const [again] = await story.propose(answer(about, { planned_at: SATURDAY }));
  expect(again).toMatchObject({ status: 'question' });
  expect(String((again as ToldQuestion).clarifying_question).match(/28 февраля/gu)).toHaveLength(2);
});

it('outlives a restart: another process takes the answer for all', async () => {
  const { story, about } = await asked(veranda, mattress);
  const anew = await startKernel({ url: kernel.url });
  const again = await anew.story(story.context);
  const open = await anew.reader.conversation(
    story.context.workspace,
    story.context.thread,
    story.context.actor.id,
    anew.clock.now,
  );
  expect(open.draft?.draft_id).toBe(about.draft_id);
  await again.propose(tap(about, SUNDAY));
  expect(await written(again)).toEqual([`вымыть веранду ${SUNDAY}`, `забрать матрас ${SUNDAY}`]);
  await nothingIsAsked(again);
  await anew.stop();
});

it('a question that was set aside is told of, and answered by its own', async () => {
  const { story, about } = await asked(veranda, mattress);
  await story.propose(command('task_create', {}, { said: 'создай задачу' }));
  const { workspace, thread, actor } = story.context;
  const seen = await kernel.reader.conversation(workspace, thread, actor.id, kernel.clock.now);
  expect(seen.draft?.draft_id).not.toBe(about.draft_id);
  expect(seen.waiting?.map(({ draft_id: id }) => id)).toEqual([about.draft_id]);
  await story.propose(tap(about, SATURDAY));
  expect(await written(story)).toHaveLength(2);
});
