import type { PendingOperationQuestion } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const titled = (...titles: readonly string[]) =>
  spokenOf(
    titles.map((title, at) => ({ kind: 'task' as const, number: at + 1, title })),
    titles.length === 1 ? { default_task_id: 1 } : {},
  );
const renamed = (title: string) => [
  { operation: { type: 'rename', title, task: 1 }, confidence: 0.6 },
];

describe('some of the things that a title names', () => {
  it.each([
    ['купить рыбу, лимон и укроп', 'рыбу и укроп уже купила', 'купить лимон'],
    ['купить рыбу, лимон и укроп', 'лимон взял, укропа не было', 'купить рыбу и укроп'],
    ['купить рыбу, лимон и укроп', 'лимон взял укропа нету', 'купить рыбу и укроп'],
    ['купить рыбу, лимон и укроп', 'взяла только рыбу', 'купить лимон и укроп'],
    [
      'купить рыбу, лимон и укроп',
      'укроп из покупок вычеркни, его дед принёс',
      'купить рыбу и лимон',
    ],
    ['купить рыбу, лимон и укроп', 'не лимон сестра уже купила', 'купить рыбу и укроп'],
    ['купить рыбу, лимон и укроп', 'отметь рыбу', 'купить лимон и укроп'],
    ['купить рыбу, лимон и укроп', 'отметь сделанной покупку рыбы', 'купить лимон и укроп'],
    ['купить рыбу лимон и укроп', 'лимон дома есть', 'купить рыбу и укроп'],
    ['купить: тюль 4 метра, тесьму, крючки', 'тесьму и крючки взяли', 'купить: тюль 4 метра'],
    ['купить в аптеке вату, йод и бинт', 'йод есть уже', 'купить в аптеке вату и бинт'],
    ['купить рыбу, лимон и укроп', 'рыбу всё-таки купила', 'купить лимон и укроп'],
    ['купить рыбу, лимон и укроп', 'рыбу все таки взял', 'купить лимон и укроп'],
    ['связать шарф, носки и шапку', 'шарф закончила', 'связать носки и шапку'],
    ['постирать шторы, скатерть и плед', 'скатерть постирала', 'постирать шторы и плед'],
    ['оплатить воду и свет', 'воду оплатил, свет пока нет', 'оплатить свет'],
  ])('%s: «%s» leaves «%s», and it is asked', (title, text, left) => {
    expect(readSaid(text, { thread: titled(title) }).operations).toEqual(renamed(left));
  });

  it.each([
    ['купить рыбу, лимон и укроп', 'рыбу, лимон и укроп взял'],
    ['купить рыбу, лимон и укроп', 'всё купил'],
    ['купить рыбу, лимон и укроп', 'рыбу не купил'],
    ['купить рыбу, лимон и укроп', 'рыбу завтра куплю'],
    ['купить рыбу, лимон и укроп', 'рыбу купил не ту, поменяю'],
    ['купить рыбу, лимон и укроп', 'кто купил рыбу?'],
    ['купить рыбу, лимон и укроп', 'удали задачу про рыбу'],
    ['купить рыбу, лимон и укроп', 'лимон подорожал'],
    ['купить рыбу, лимон и укроп', 'лимон закончили'],
    ['купить рыбу, лимон и укроп', 'не лимон купил'],
    ['купить билеты в Омск и Тару', 'билеты купила'],
    ['купить подарок сестре и маме', 'подарок сестре купила'],
    ['помыть пол в кухне и коридоре', 'пол помыла'],
    ['забрать посылку и отвезти тёте', 'посылку забрал'],
    ['купить рыбу и лимон', 'ёлку купил'],
    ['отправить отчёт юристу Зуеву', 'отчёт отправил'],
    ['отправить отчёт юристу и врачу', 'отчёт отправил'],
    ['покормить кота сухим кормом утром', 'кота покормил'],
  ])('%s: «%s» takes nothing out of it', (title, text) => {
    const { operations = [] } = readSaid(text, { thread: titled(title) });
    expect(operations.filter(({ operation }) => operation.type === 'rename')).toEqual([]);
  });

  it('is asked of the whole where a row is called so as well', () => {
    const thread = titled('Список покупок', 'рыба', 'купить рыбу и лимон');
    const { operations = [] } = readSaid('рыбу купил', { thread });
    expect(operations.filter(({ operation }) => operation.type === 'rename')).toEqual([]);
  });
});

describe('rows of a list', () => {
  const thread = titled('Список покупок', 'мёд', 'свечи', 'тарелки');

  it.each([
    ['свечи взял, тарелок нету', [3]],
    ['мёд из покупок вычеркни, его дед привёз', [2]],
    ['тарелки дома есть', [4]],
    ['мёд и свечи уже есть', [2, 3]],
  ])('%s: these are ticked', (text, numbers) => {
    const { operations = [] } = readSaid(text, { thread });
    expect(operations.map(({ operation }) => operation)).toEqual(
      numbers.map((task) => ({ type: 'update_status', status: 'done', task })),
    );
  });

  it('steps of a task are, too', () => {
    const steps = titled('Мёд', 'Свечи', 'купить мёд и свечи');
    expect(readSaid('мёд взял свечей нету', { thread: steps }).operations).toMatchObject([
      { operation: { type: 'update_status', status: 'done', task: 1 } },
    ]);
  });

  it.each([
    'тарелок нету',
    'свечи в магазине кончились',
    'мёд забыл купить',
    'всё кроме мёда взяла',
    'остальное взяла, мёда нет',
  ])('%s: nothing is ticked', (text) =>
    expect(readSaid(text, { thread }).operations ?? []).toEqual([]),
  );
});

describe('an answer that is whole of none', () => {
  const TITLE = 'купить перец, лук и соль';
  const asked = (operation: PendingOperationQuestion['operation'], question: string) => ({
    thread: titled(TITLE),
    pending_operation: {
      draft_id: '00000000-0000-4000-8000-000000000001',
      operation,
      question: {
        code: 'CONFIRM' as const,
        clarifying_question: question,
        choices: [
          { id: 'yes', label: 'Да' },
          { id: 'no', label: 'Нет' },
        ],
      },
    },
  });
  const done = asked(
    { type: 'update_status', status: 'done', task: 1 },
    `Отметить сделанной задачу «${TITLE}» (TASK-001)?`,
  );
  const rename = asked(
    { type: 'rename', title: 'купить соль', task: 1 },
    `Переименовать задачу «${TITLE}» (TASK-001) в «купить соль»?`,
  );

  it.each([
    [done, 'нет только перец и лук а соль ещё нет', 'купить соль'],
    [done, 'нет, соли ещё нет', 'купить соль'],
    [done, 'не только лук взял', 'купить перец и соль'],
    [done, 'только перец и лук соли пока нет', 'купить соль'],
    [done, 'да, кроме лука', 'купить лук'],
    [rename, 'нет, только перец', 'купить лук и соль'],
    [rename, 'нет, лука ещё нет', 'купить лук и соль'],
  ])('%#: «%s» leaves the rest in the title', (more, text, title) => {
    const { kind, operations } = readSaid(text, more);
    expect([kind, operations]).toEqual(['answer', renamed(title)]);
  });

  it.each([
    ['да', 'yes'],
    ['да всё купила', 'yes'],
    ['нет', 'no'],
    ['нет, ещё нет', 'no'],
  ])('%s is a plain answer', (text, choice) => {
    const { kind, choice_id: chosen } = readSaid(text, done);
    expect(kind === 'cancel' ? 'no' : chosen).toBe(choice);
  });
});
