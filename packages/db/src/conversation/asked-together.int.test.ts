import { ALL_BUT, ONLY_ONE } from '@planerka/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  command,
  envelope,
  type Kernel,
  operation,
  type Story,
  startKernel,
  type Wish,
} from '../../../../test/rig/kernel.ts';
import type { ToldOutcome, ToldQuestion } from '../../../../test/rig/told.ts';

// cites: D-several
let kernel: Kernel;
beforeAll(async () => {
  kernel = await startKernel();
});
afterAll(() => kernel.stop());

const DOUBTFUL = { confidence: 0.6 } as const;
const said = 'завтра забрать ёлку и гирлянду';
const tree = command(
  'task_create',
  { title: 'забрать ёлку', planned_at: '2026-02-26T00:00:00+03:00' },
  { ...DOUBTFUL, said },
);
const lights = command('task_create', { title: 'гирлянду' }, { ...DOUBTFUL, said });
const star = command('task_create', { title: 'звезду' }, { ...DOUBTFUL, said });

const BOTH = 'Правильно понял?\n• задача «забрать ёлку», завтра, 00:00\n• задача «гирлянду»';
const LABELS = ['Да', 'Нет', 'Только «забрать ёлку»', 'Только «гирлянду»'];

async function asked(...wishes: readonly Wish[]): Promise<{ story: Story; about: ToldQuestion }> {
  const story = await kernel.story();
  const about = await story.when(...wishes).thenAsks(BOTH, LABELS);
  return { story, about };
}

const titles = async (story: Story): Promise<string[]> =>
  (await story.journal()).flatMap(({ type, after }) =>
    type === 'task_created' && after !== null && 'title' in after ? [String(after.title)] : [],
  );

const choose = ({ draft_id }: ToldQuestion, choice_id: string): Wish => ({
  type: 'choice',
  draft_id,
  choice_id,
});

const statuses = (outcomes: readonly ToldOutcome[]): string[] =>
  outcomes.map(({ status }) => status);

describe('what is doubtful of one message', () => {
  it('is asked about at once, and a yes writes all of it', async () => {
    const { story, about } = await asked(tree, lights);
    expect(statuses(await story.propose(choose(about, 'yes')))).toEqual(['done', 'done']);
    expect(await titles(story)).toEqual(['забрать ёлку', 'гирлянду']);
    await story.when({ type: 'cancel', said: 'отмена' }).thenRefused('NOTHING_TO_CANCEL');
  });

  it('is shown whole wherever the open question is shown: a yes there writes all of it', async () => {
    const { story } = await asked(tree, lights);
    const { workspace, thread, actor } = story.context;
    const known = await kernel.reader.conversation(workspace, thread, actor.id, kernel.clock.now);
    expect(known.draft?.operation.question).toMatchObject({
      code: 'confirm_all',
      data: { what: { length: 2 } },
    });
  });

  it.each(['no', 'cancel'])('is over by one %s', async (how) => {
    const { story, about } = await asked(tree, lights);
    const no = how === 'no' ? choose(about, 'no') : ({ type: 'cancel', said: 'отмена' } as const);
    const outcomes = await story.propose(no);
    expect(statuses(outcomes)).toEqual(['refused']);
    expect(outcomes[0]).toMatchObject({ code: 'CANCELLED' });
    await story.when({ type: 'cancel', said: 'отмена' }).thenRefused('NOTHING_TO_CANCEL');
    expect(await titles(story)).toEqual([]);
  });

  it.each([
    [2, 'забрать ёлку'],
    [3, 'гирлянду'],
  ])('choice %i takes one alone', async (at, title) => {
    const { story, about } = await asked(tree, lights);
    await story.propose(choose(about, about.choices[at]?.id ?? ''));
    expect(await titles(story)).toEqual([title]);
    await story.when({ type: 'cancel', said: 'отмена' }).thenRefused('NOTHING_TO_CANCEL');
  });

  it.each([
    [2, ['гирлянду', 'звезду']],
    [3, ['забрать ёлку', 'звезду']],
    [4, ['забрать ёлку', 'гирлянду']],
  ])('of three all are written but that of choice %i', async (at, kept) => {
    const story = await kernel.story();
    const [question] = await story.propose(tree, lights, star);
    const about = question as ToldQuestion;
    const single = about.choices[at]?.id.slice(ONLY_ONE.length) ?? '';
    const outcomes = await story.propose(choose(about, `${ALL_BUT}${single}`));
    expect(statuses(outcomes)).toEqual(['done', 'done']);
    expect(await titles(story)).toEqual(kept);
    await story.when({ type: 'cancel', said: 'отмена' }).thenRefused('NOTHING_TO_CANCEL');
  });

  it('another time for it is shown before anything is written: it was not said for which', async () => {
    const { story, about } = await asked(tree, lights);
    const friday = { title: 'забрать ёлку', planned_at: '2026-02-27T00:00:00+03:00' };
    const answer: Wish = {
      type: 'answer',
      draft_id: about.draft_id,
      envelope: envelope('task_create', friday),
      said: 'в пятницу',
    };
    await story.when(answer).thenAsks(BOTH.replace('завтра', 'послезавтра'), LABELS);
  });

  it('what misses something is asked first, and then all of it is confirmed', async () => {
    const story = await kernel.story();
    const timed = command(
      'task_create',
      { title: 'забрать ёлку', planned_time: '00:00' },
      { ...DOUBTFUL, said },
    );
    const day = await story.when(timed, lights).thenAsks('На какой день запланировать задачу?');
    await story.when(choose(day, 'd:2026-02-26')).thenAsks(BOTH, LABELS);
  });

  it('waits as a whole behind something else, and is answered as a whole', async () => {
    const { story, about } = await asked(tree, lights);
    const bread = command('task_create', { title: 'хлеб' });
    const outcomes = await story.propose(bread);
    expect(outcomes[1]).toMatchObject({
      status: 'question',
      clarifying_question: `Жду: ${BOTH.replace('Правильно', 'правильно')}`,
    });
    await story.propose(choose(about, 'yes'));
    expect(await titles(story)).toEqual(['хлеб', 'забрать ёлку', 'гирлянду']);
  });

  it('set aside for a newer question, it comes back as a whole', async () => {
    const { story } = await asked(tree, lights);
    const rest = command('task_create', { title: 'санки' }, { ...DOUBTFUL, said: 'санки' });
    const newer = await story.when(rest).thenAsks('Правильно понял: задача «санки»?');
    const outcomes = await story.propose(choose(newer, 'yes'));
    expect(outcomes.at(-1)).toMatchObject({ status: 'question', choices: { length: 4 } });
  });

  it('what is said anew in other words is asked about no more; the rest is', async () => {
    const { story } = await asked(tree, lights);
    const anew = command('task_create', { title: 'забрать завтра ёлку' }, { said: 'иначе' });
    const outcomes = await story.propose(anew);
    expect(outcomes.at(-1)).toMatchObject({
      status: 'question',
      clarifying_question: 'Правильно понял: задача «гирлянду»?',
    });
  });

  describe('and of which the second was written since, in words of its own:', () => {
    const hang = { title: 'развесить гирлянду' };
    const writtenSince = async (): Promise<{ story: Story; about: ToldQuestion }> => {
      const story = await kernel.story();
      const doubtful = command('task_create', hang, { ...DOUBTFUL, said });
      const [question] = await story.propose(tree, doubtful);
      await story.propose(command('task_create', hang, { said: 'развесить гирлянду' }));
      return { story, about: question as ToldQuestion };
    };
    const idIn = ({ choices }: ToldQuestion, at: number): string =>
      choices[at]?.id.slice(ONLY_ONE.length) ?? '';

    it('its own button writes nothing of the rest', async () => {
      const { story, about } = await writtenSince();
      const only = `${ONLY_ONE}${idIn(about, 3)}`;
      await story.when(choose(about, only)).thenRefused('STALE_BUTTON');
      expect(await titles(story)).toEqual(['развесить гирлянду']);
      await story.propose(choose(about, 'yes'));
      expect(await titles(story)).toEqual(['развесить гирлянду', 'забрать ёлку']);
    });

    it.each([
      ['but what is left is a no', 2, []],
      ['but what was written is a yes to what is left', 3, ['забрать ёлку']],
    ])('all %s', async (_, at, more) => {
      const { story, about } = await writtenSince();
      await story.propose(choose(about, `${ALL_BUT}${idIn(about, at)}`));
      expect(await titles(story)).toEqual(['развесить гирлянду', ...more]);
      await story.when({ type: 'cancel', said: 'отмена' }).thenRefused('NOTHING_TO_CANCEL');
    });
  });

  it('runs out as a whole', async () => {
    const { story } = await asked(tree, lights);
    const before = kernel.clock.now;
    kernel.clock.now = '2026-02-25T09:20:00Z';
    const [outcome, ...more] = await story.propose({ type: 'cancel', said: 'отмена' });
    kernel.clock.now = before;
    expect([outcome?.status, ...statuses(more)]).not.toContain('question');
    await story.when({ type: 'cancel', said: 'отмена' }).thenRefused('NOTHING_TO_CANCEL');
  });

  it('asked anew, it is of several messages, and a no quotes all of them', async () => {
    const story = await kernel.story();
    const first = await story
      .when(tree)
      .thenAsks('Правильно понял: задача «забрать ёлку», завтра, 00:00?');
    const other = command('task_create', { title: 'звезду' }, { ...DOUBTFUL, said: 'звезду ещё' });
    const [open] = await story.propose(other);
    if (open?.status !== 'question') throw new Error('asked');
    const before = kernel.clock.now;
    kernel.clock.now = '2026-02-25T09:20:00.000Z';
    const { ended: draft_ids = [] } = await story
      .when({ type: 'expire', draft_id: open.draft_id })
      .thenRefused('DRAFT_EXPIRED');
    expect(draft_ids).toContain(first.draft_id);
    const [about] = await story.propose({ type: 'ask_anew', draft_ids });
    if (about?.status !== 'question') throw new Error('asked');
    const left = await story.when(choose(about, 'no')).thenRefused('CANCELLED');
    kernel.clock.now = before;
    expect(left.user_message).toContain('завтра забрать ёлку');
    expect(left.user_message).toContain('звезду ещё');
  });

  it('of more than four none has a button of its own', async () => {
    const story = await kernel.story();
    const many = ['раз', 'два', 'три', 'четыре', 'пять'].map((title) =>
      command('task_create', { title }, { ...DOUBTFUL, said }),
    );
    const [question] = await story.propose(...many);
    expect(question).toMatchObject({ status: 'question', choices: { length: 2 } });
  });
});

describe('asked about one by one is', () => {
  it('what exists', async () => {
    const story = await (await kernel.story()).given(command('task_create', { title: 'Отчёт' }));
    const rename = operation({ type: 'rename', task: 1, title: 'Сводка' }, DOUBTFUL);
    const [first] = await story.propose(lights, rename);
    expect(first).toMatchObject({ clarifying_question: 'Правильно понял: задача «гирлянду»?' });
  });

  const asks = 'Правильно понял: задача «забрать ёлку», завтра, 00:00?';

  it('what is said again without its time: that is kept', async () => {
    const story = await kernel.story();
    await story.when(tree).thenAsks(asks);
    const bare = command('task_create', { title: 'забрать ёлку' }, { said: 'забрать ёлку' });
    const about = await story.when(bare).thenAsks(asks);
    await story.propose(choose(about, 'yes'));
    expect(await titles(story)).toEqual(['забрать ёлку']);
    await story.when({ type: 'cancel', said: 'отмена' }).thenRefused('NOTHING_TO_CANCEL');
  });

  it.each(['забрать ёлку со склада', 'забрать ёлку без времени', 'забрать ёлку и гирлянду'])(
    'but not «%s», which says more',
    async (title) => {
      const story = await kernel.story();
      await story.when(tree).thenAsks(asks);
      await story.propose(command('task_create', { title }, { said: title }));
      expect(await titles(story)).toEqual([title]);
    },
  );

  it('but not what tells a time of its own, or has another name', async () => {
    const story = await kernel.story();
    await story.when(tree).thenAsks(asks);
    const friday = { title: 'забрать ёлку', planned_at: '2026-02-27' };
    await story.propose(command('task_create', friday, { said: 'в пятницу' }));
    await story.propose(command('task_create', { title: 'забрать куртку' }, { said: 'куртку' }));
    expect(await titles(story)).toEqual(['забрать ёлку', 'забрать куртку']);
  });

  it('what came in messages of its own', async () => {
    const story = await (await kernel.story()).given(lights);
    await story.when(star).thenAsks('Правильно понял: задача «звезду»?', ['Да', 'Нет']);
  });
});
