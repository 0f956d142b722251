import type { ObjectHandle } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const NAMES = ['Переезд', 'Огород', 'Ремонт кухни', 'Банк'];
const PROJECTS = NAMES.map((name, at) => ({ id: `PLAN-00${at + 1}`, name }));
const TASKS: ObjectHandle[] = [
  { kind: 'task', number: 1, title: 'упаковать посуду' },
  { kind: 'task', number: 2, title: 'разобрать шкаф' },
  { kind: 'task', number: 3, title: 'подписать договор' },
];
const MOVING: ObjectHandle = { kind: 'project', number: 1, title: 'Переезд' };

function read(text: string, candidates: readonly ObjectHandle[] = TASKS) {
  const isInView = candidates[0]?.kind === 'task' ? { default_task_id: 1 } : {};
  const thread = { ...spokenOf([...candidates]), ...isInView };
  const { envelopes, operations = [] } = readSaid(text, { thread, projects: PROJECTS });
  return {
    made: envelopes.map(({ command: { entities } }) => [entities.title, entities.project]),
    operations,
    confidence: Math.min(1, ...operations.map(({ confidence }) => confidence)),
  };
}

describe('what stands goes into the project', () => {
  it.each([
    ['посуду в переезд закинь', 1, 'посуду'],
    ['в переезд посуду закинь', 1, 'посуду'],
    ['закинь в переезд посуду', 1, 'посуду'],
    ['посуду из переезда в огород переложи', 2, 'посуду'],
    ['из переезда посуду перекинь в огород', 2, 'посуду'],
    ['посуда пусть будет в переезде', 1, 'посуда'],
    ['пусть шкаф переедет в ремонт кухни', 3, 'шкаф'],
    ['шкаф в ремонт кухни определи', 3, 'шкаф'],
  ])('%s', (text, project, mention) => {
    const { made, operations, confidence } = read(text);
    const operation = { type: 'move_to_project', project };
    expect(operations).toMatchObject([{ operation, mention }]);
    expect(made).toEqual([]);
    expect(confidence).toBeGreaterThanOrEqual(0.75);
  });

  it.each([
    ['задачу про посуду перенеси в проект Переезд', 'посуду'],
    ['задачу с посудой закинь в проект Переезд', 'посудой'],
  ])('a project that is called one only proposes: %s', (text, mention) => {
    const operation = { type: 'move_to_project', project_title: 'Переезд' };
    expect(read(text).operations).toMatchObject([{ operation, mention }]);
  });

  it.each(['TASK-002 в переезд закинь', 'перенеси TASK-002 в переезд'])(
    'by its number: %s',
    (text) => {
      const operation = { type: 'move_to_project', project: 1, task: 2 };
      expect(read(text).operations).toMatchObject([{ operation }]);
    },
  );

  it('each of two', () => {
    const [one] = read('посуду и шкаф в переезд переложи').operations;
    expect(one).toMatchObject({ names: ['посуду', 'шкаф'] });
  });

  it.each(['в Переезд закинь', 'это в переезд перенеси', 'это из огорода в переезд'])(
    'what is in view: %s',
    (text) => {
      const { made, operations } = read(text);
      expect(operations).toEqual([
        { operation: { type: 'move_to_project', project: 1 }, confidence: 0.8 },
      ]);
      expect(made).toEqual([]);
    },
  );

  it('with nothing in view it is asked which one, and nothing is called so', () => {
    const { made, confidence } = read('в Переезд закинь', [MOVING]);
    expect(made).toEqual([]);
    expect(confidence).toBeLessThan(0.75);
  });

  it('"туда" is the project that was spoken of last, and is else asked about', () => {
    expect(read('посуду туда закинь', [MOVING, ...TASKS]).confidence).toBeGreaterThanOrEqual(0.75);
    const unsure = read('посуду туда закинь', [...TASKS, MOVING]);
    expect(unsure.operations).toMatchObject([{ operation: { project: 1 }, mention: 'посуду' }]);
    expect(unsure.confidence).toBeLessThan(0.75);
  });
});

it.each([
  ['заказать коробки — это в Переезд запиши', 'заказать коробки', 'Переезд'],
  ['заказать коробки, это на Переезд занеси', 'заказать коробки', 'Переезд'],
  ['заказать коробки это в переезд добавь', 'заказать коробки', 'Переезд'],
  ['найти грузчиков, это в Переезд занеси', 'найти грузчиков', 'Переезд'],
  ['в переезд найти грузчиков запиши', 'найти грузчиков', 'Переезд'],
  ['скотч в переезд закинь', 'скотч', 'Переезд'],
  ['в переезд скотч закинь', 'скотч', 'Переезд'],
  ['задачу выбрать мойку в ремонт кухни поставь', 'выбрать мойку', 'Ремонт кухни'],
])('what stands nowhere is written there: %s', (text, title, project) => {
  expect(read(text).made).toEqual([[title, project]]);
});

it.each([
  ['найти грузчиков в переезд мамы', 'найти грузчиков в переезд мамы'],
  ['бабушку в огород отвезти', 'бабушку в огород отвезти'],
  ['посуду в химчистку отнести', 'посуду в химчистку отнести'],
  ['отправь договор в банк', 'отправь договор в банк'],
  ['съездить в банк запиши', 'съездить в банк'],
  ['добавь задачу съездить в банк', 'съездить в банк'],
])('where something goes is no project: %s', (text, title) => {
  const { made, operations } = read(text);
  expect(operations).toEqual([]);
  expect(made).toEqual([[title, undefined]]);
});

describe('where the last one went', () => {
  it.each([
    ['выбрать ламинат туда же', 'выбрать ламинат'],
    ['а ещё ламинат выбрать тоже туда', 'ламинат выбрать'],
  ])('%s', (text, title) => {
    expect(read(text, [...TASKS, MOVING]).made).toEqual([[title, 'Переезд']]);
    expect(read(text, TASKS).made).not.toEqual([[title, undefined]]);
  });

  it.each(['заехать за мясом туда же', 'отвезти вещи туда же'])('a place: %s', (text) => {
    expect(read(text, [...TASKS, MOVING]).made).toEqual([[text, undefined]]);
  });
});

describe('a project with what is in it', () => {
  it.each([
    ['заведи проект Ферма и туда задачу купить корм', 'Ферма', ['купить корм']],
    ['новый проект Ферма и в него задачу купить корм', 'Ферма', ['купить корм']],
    ['создай проект Концерт и сразу задачу снять зал туда', 'Концерт', ['снять зал']],
    ['создай проект Ферма и туда купить корм', 'Ферма', ['купить корм']],
    [
      'создай проект Ферма, туда задачи: купить корм, починить забор',
      'Ферма',
      ['купить корм', 'починить забор'],
    ],
  ])('%s', (text, title, tasks) => {
    const { made, operations } = read(text, []);
    expect(operations).toMatchObject([{ operation: { type: 'project_create', title } }]);
    expect(made).toEqual(tasks.map((task) => [task, title]));
  });

  it.each(['Дом и сад', 'Стройка и отделка дома', 'Поездка туда и обратно', 'Задачи и дела'])(
    'the whole name: %s',
    (title) => {
      const { made, operations } = read(`создай проект ${title}`, []);
      expect(operations).toMatchObject([{ operation: { type: 'project_create', title } }]);
      expect(made).toEqual([]);
    },
  );
});
