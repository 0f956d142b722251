import { expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

const PROJECTS = ['Баня', 'Переезд', 'Ремонт кухни', 'Магазин', 'Отпуск', 'Сад', 'Сад родителей'];

function read(text: string) {
  const projects = PROJECTS.map((name, at) => ({ id: `PLAN-00${at + 1}`, name }));
  const source = { channel: 'telegram_text' } as const;
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, projects };
  const { response } = interpretUtterance(request, { timezone: CORPUS_ZONE });
  return {
    made: response.envelopes.map(({ command: { entities } }) => [entities.title, entities.project]),
    operations: response.operations ?? [],
    query: response.query,
    confidence: Math.min(1, ...response.envelopes.map(({ command }) => command.confidence)),
  };
}

it.each([
  ['добавь в баню заменить полок', 'заменить полок', 'Баня'],
  ['запиши на ремонт кухни выбрать плитку', 'выбрать плитку', 'Ремонт кухни'],
  ['добавь для ремонта кухни выбрать плитку', 'выбрать плитку', 'Ремонт кухни'],
  ['по переезду заказать коробки', 'заказать коробки', 'Переезд'],
  ['а ещё по переезду заказать коробки', 'заказать коробки', 'Переезд'],
  ['добавь в сад родителей подвязать малину', 'подвязать малину', 'Сад родителей'],
  ['добавь в сад посадить пионы', 'посадить пионы', 'Сад'],
  ['добавь задачу в баню натаскать воды', 'натаскать воды', 'Баня'],
  ['добавь в отпуск купить крем', 'купить крем', 'Отпуск'],
])('a project said by its name alone: %s', (text, title, project) => {
  expect(read(text).made).toEqual([[title, project]]);
});

it('a name, a colon and several things to be done', () => {
  expect(read('в баню: замочить веники, заказать дрова').made).toEqual([
    ['замочить веники', 'Баня'],
    ['заказать дрова', 'Баня'],
  ]);
});

it.each([
  ['уйти в отпуск в пятницу', 'уйти в отпуск'],
  ['сходить в магазин за лампочками', 'сходить в магазин за лампочками'],
  ['добавь зайти в магазин завтра', 'зайти в магазин'],
  ['запиши на баню машину', 'на баню машину'],
  ['в магазин купить хлеб', 'в магазин купить хлеб'],
])('where somebody goes is no project: %s', (text, title) => {
  expect(read(text).made).toEqual([[title, undefined]]);
});

it('a thing behind the name may go on with another name: it is asked about', () => {
  expect(read('добавь в сад лопату').confidence).toBeGreaterThanOrEqual(0.75);
  const unsure = read('добавь в баню веники и шайки');
  expect(unsure.made).toEqual([['веники и шайки', 'Баня']]);
  expect(unsure.confidence).toBeLessThan(0.75);
});

it.each([
  ['перенеси купить стеллаж в баню', { type: 'move_to_project', project: 1 }, 'купить стеллаж'],
  ['закинь её в сад', { type: 'move_to_project', project: 6 }, undefined],
])('into the project: %s', (text, operation, mention) => {
  expect(read(text).operations).toMatchObject([{ operation, ...(mention ? { mention } : {}) }]);
});

it.each(['что по бане?', 'как там с баней', 'что там у нас в бане?', 'покажи баню'])(
  'asked about: %s',
  (text) => {
    expect(read(text).query).toEqual({ type: 'projects', mention: 'Баня' });
  },
);

it.each(['что по работе?', 'что с машиной?', 'что в пятницу?'])('no project: %s', (text) => {
  expect(read(text).query?.type).not.toBe('projects');
});
