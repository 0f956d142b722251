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

function read(text: string, candidates: readonly ObjectHandle[] = TASKS, more = {}) {
  const isInView = candidates[0]?.kind === 'task' ? { default_task_id: 1 } : {};
  const thread = { ...spokenOf([...candidates]), ...isInView, ...more };
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

it('what is to be done and stands nowhere is new behind its order, too', () => {
  const { made, operations } = read('закинь найти скотч в переезд');
  expect(operations).toEqual([]);
  expect(made).toEqual([['найти скотч', 'Переезд']]);
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
  const went = { first_in_project_id: 1 };

  it.each([
    ['выбрать ламинат туда же', 'выбрать ламинат'],
    ['а ещё ламинат выбрать тоже туда', 'ламинат выбрать'],
  ])('%s', (text, title) => {
    expect(read(text, [...TASKS, MOVING], went).made).toEqual([[title, 'Переезд']]);
    expect(read(text, [MOVING, ...TASKS]).made).toEqual([[title, 'Переезд']]);
    expect(read(text, TASKS).made).not.toEqual([[title, undefined]]);
  });

  it.each(['заехать за мясом туда же', 'отвезти вещи туда же'])('a place: %s', (text) => {
    expect(read(text, [...TASKS, MOVING], went).made).toEqual([[text, undefined]]);
  });

  it.each(['взять билеты туда же', 'найти отель туда же', 'купить веник туда же'])(
    'nobody spoke of a project last, and "there" is where one goes: %s',
    (text) => {
      const trip: ObjectHandle = { kind: 'task', number: 4, title: 'съездить в Тулу' };
      const elsewhere = { first_in_project_id: 2 };
      expect(read(text, [trip, MOVING]).made).toEqual([[text, undefined]]);
      expect(read(text, [trip, MOVING], elsewhere).made).toEqual([[text, undefined]]);
    },
  );
});

/** Projects, what stands, and what is said; nothing is moved, and each of these words stands in the title. */
const ERRANDS = [
  ['Поход', 'мыло', 'мыло и спички в поход закинь', 'мыло спички'],
  ['Поход', 'купить спички', 'спички и соль в поход закинь', 'спички соль'],
  ['Команда', 'Петю', 'Петю и Олю в команду добавь', 'Петю Олю'],
  ['Дача', 'купить насос', 'насос, лейку в дачу закинь', 'насос лейку'],
  ['Сервис', 'помыть машину', 'машину в сервис поставь', 'машину сервис'],
  ['Сервис', 'помыть машину', 'машину в сервис отправь', 'машину сервис'],
  ['Ремонт', 'купить часы', 'часы в ремонт отнеси', 'часы ремонт'],
  ['Школа', 'забрать справку', 'её в школу отнеси', 'школу'],
  ['Школа', 'забрать дочку', 'её в школу запиши', 'её школу'],
  ['Школа', 'купить форму', 'форму в школу положи', 'форму школу'],
  ['Дача', 'купить рассаду', 'рассаду на дачу положи', 'рассаду дачу'],
  ['Дача', 'купить насос', 'насос на дачу закинь', 'насос дачу'],
  ['Школа', 'забрать справку', 'в школу положи', 'школу'],
  ['Школа', 'Машу в школу танцев', 'Машу в школу запиши', 'Машу школу'],
  ['Кино', 'Оле деньги на кино скинь', 'Оле деньги в кино скинь', 'Оле деньги кино'],
  ['Сад', 'собрать яблоки', 'яблоки в сад запиши', 'яблоки сад'],
  ['Сад', 'забрать сына', 'сына в сад закинь', 'сына сад'],
  ['Кухня', 'купить шкаф', 'пусть шкаф стоит на кухне', 'шкаф кухне'],
  ['Сад', '', 'сына в сад запиши', 'сына сад'],
  ['Бассейн', '', 'маму в бассейн запиши', 'маму бассейн'],
  ['Команда', '', 'Петю в команду добавь', 'Петю команду'],
  ['Банк', '', 'деньги в банк положи', 'деньги банк'],
  ['Музыка', '', 'Лене ноты в музыку скинь', 'Лене ноты музыку'],
  ['Договор', '', 'подпись в договор поставь', 'подпись договор'],
  ['Школа', '', 'сменку в школу положи', 'сменку школу'],
  ['Дача', '', 'насос не в дачу закинь', 'насос дачу'],
  ['Работа', 'сделать отчёт', 'оба в работу закинь', 'оба работу'],
  ['Работа', 'сделать отчёт', 'всё в работу закинь', 'всё работу'],
  ['Банк', '', 'найти работу в банке запиши', 'найти работу банке'],
  ['Банк', '', 'открыть счёт в банке добавь', 'открыть счёт банке'],
  ['Банк', '', 'положить деньги в банк запиши', 'положить деньги банк'],
  ['Сад', '', 'отвести сына в сад запиши', 'отвести сына сад'],
  ['Сад', '', 'в саду яблоки собрать запиши', 'саду яблоки собрать'],
  ['Работа', '', 'купить торт на работу запиши', 'купить торт работу'],
  ['Кухня', '', 'новую лампу в кухню закинь', 'новую лампу'],
  ['Команда', '', 'нового дизайнера в команду добавь', 'нового дизайнера'],
  ['Школа', 'забрать справку', 'справку в школу отдай', 'справку школу'],
  ['Банк', 'подписать договор', 'договор в банк отнеси', 'договор банк'],
  ['Дом', 'купить свет', 'свет в доме почини', 'свет доме'],
  ['Дача', 'купить насос', 'насос на дачу отвези', 'насос дачу'],
  ['Поход', 'мыло', 'ещё мыло в поход закинь', 'мыло'],
  ['Магазин', 'хлеб', 'в магазин за хлебом запиши', 'магазин за хлебом'],
] as const;

it.each(ERRANDS)('an errand, people, or only a part of what stands: %s, %s, %s', (...of) => {
  const [project, task, text, words] = of;
  const stands: ObjectHandle[] = [{ kind: 'task', number: 1, title: task }];
  const projects = [{ id: 'PLAN-001', name: project }];
  const isInView = { default_task_id: 1, listed_count: 1 };
  const thread = task === '' ? spokenOf([]) : spokenOf(stands, isInView);
  const { envelopes, operations = [] } = readSaid(text, { thread, projects });
  expect(operations).toEqual([]);
  const titles = envelopes.map(({ command: { entities } }) => entities.title ?? '').join(' ');
  expect(words.split(' ').filter((word) => !titles.includes(word))).toEqual([]);
  expect(envelopes.map(({ command: { entities } }) => entities.project)).toEqual([undefined]);
});

it.each([
  ['Английский', 'найти текст', 'текст на английский переведи'],
  ['Работа', 'оплатить счёт', 'переведи счёт на работу'],
])('what somebody else is to do: %s, %s, %s', (name, title, text) => {
  const thread = spokenOf([{ kind: 'task', number: 1, title }], { default_task_id: 1 });
  const projects = [{ id: 'PLAN-001', name }];
  const { envelopes, operations = [] } = readSaid(text, { thread, projects });
  expect([...envelopes, ...operations]).toEqual([]);
});

it('what is to be done and only begins like a longer title is asked about', () => {
  expect(read('упаковать посуду в огород запиши').confidence).toBeGreaterThanOrEqual(0.75);
  const longer: ObjectHandle[] = [{ kind: 'task', number: 1, title: 'купить насос для бассейна' }];
  const { operations, confidence } = read('купить насос в огород закинь', longer);
  expect(operations).toMatchObject([{ operation: { type: 'move_to_project', project: 2 } }]);
  expect(confidence).toBeLessThan(0.75);
});

it.each([
  ['Школа', 'позвонить брату', 'пусть брат идёт в школу', false],
  ['Отпуск', 'записаться к врачу', 'пусть врач будет в отпуске', false],
  ['Школа', 'купить подарок учителю', 'пусть учитель будет в школе', false],
  ['Ремонт', 'позвонить сантехнику', 'пусть сантехник идёт в ремонт', false],
  ['Банк', 'позвонить клиенту', 'клиента в банк перекинь', false],
  ['Школа', 'позвонить маме', 'маму в школу перекинь', false],
  ['Школа', 'купить подарок', 'пусть подарок будет в школе', false],
  ['Школа', 'занятие с логопедом', 'занятие перенеси в школу', false],
  ['Школа', 'занятие с логопедом', 'перенеси занятие в школу', false],
  ['Клиника', 'оплатить приём', 'приём в клинику перенеси', false],
  ['Офис', 'подготовить встречу', 'встречу перенеси в офис', false],
  ['Банк', 'позвонить клиенту', 'клиента перекинь в банк', false],
  ['Офис', 'подготовить встречу', 'встречу перенеси в проект Офис', true],
  ['Клиника', 'оплатить приём', 'приём в проект Клиника перенеси', true],
  ['Ремонт', 'позвонить сантехнику', 'пусть сантехник будет в проекте Ремонт', true],
  ['Ремонт', 'позвонить сантехнику', 'звонок сантехнику в ремонт перекинь', true],
  ['Ремонт', 'сшить фартук', 'пусть фартук будет в ремонте', true],
  ['Школа', 'написать реферат', 'реферат перенеси в школу', true],
])('what may be there itself is asked about: %s, %s, %s', (name, title, text, isSure) => {
  const thread = spokenOf([{ kind: 'task', number: 1, title }], { default_task_id: 1 });
  const projects = [{ id: 'PLAN-001', name }];
  const { envelopes, operations = [] } = readSaid(text, { thread, projects });
  expect(envelopes).toEqual([]);
  expect(operations.map(({ confidence }) => confidence >= 0.75)).toEqual([isSure]);
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
