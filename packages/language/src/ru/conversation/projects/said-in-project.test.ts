import { expect, it } from 'vitest';
import { interpretUtterance } from '../../../index.ts';
import { CORPUS_NOW, CORPUS_ZONE } from '../../corpus.ts';

const PROJECTS = ['Баня', 'Старый дом', 'Дом и сад', 'Отпуск на Байкале', 'Подготовка к экзаменам'];

function read(text: string, titles: readonly string[] = []) {
  const projects = PROJECTS.map((name, at) => ({ id: `PLAN-00${at + 1}`, name }));
  const source = { channel: 'telegram_text' } as const;
  const candidates = titles.map((title, at) => ({
    kind: 'task' as const,
    number: at + 1,
    title,
  }));
  const thread = { room: { kind: 'hub' as const }, candidates, operations: [] };
  const request = { trace_id: 'trace-1', source, now_iso: CORPUS_NOW, text, projects };
  const { response } = interpretUtterance(titles.length === 0 ? request : { ...request, thread }, {
    timezone: CORPUS_ZONE,
  });
  return {
    made: response.envelopes.map(({ command: { entities } }) => [entities.title, entities.project]),
    operations: response.operations ?? [],
    confidence: Math.min(1, ...response.envelopes.map(({ command }) => command.confidence)),
  };
}

it.each([
  ['создай задачу решить вариант в проекте Подготовка к экзаменам', 'решить вариант', 4],
  ['проложить кабель — это в Старый дом', 'проложить кабель', 1],
  ['создай задачу проложить кабель, относится к проекту Старый дом', 'проложить кабель', 1],
  ['проложить кабель (проект Старый дом)', 'проложить кабель', 1],
  ['в проект Дом и сад ещё добавь подрезать яблони', 'подрезать яблони', 2],
  ['под проект Баня запиши купить брус', 'купить брус', 0],
  ['внутри проекта Дом и сад создай задачу подрезать яблони', 'подрезать яблони', 2],
  ['в Отпуск на Байкале ещё купить карту', 'купить карту', 3],
  ['Старый дом: проложить кабель', 'проложить кабель', 1],
  ['новая задача в Старый дом — проложить кабель', 'проложить кабель', 1],
  ['проект Дом и сад, задача подрезать яблони', 'подрезать яблони', 2],
  ['заведи задачу проектом Дом и сад: подрезать яблони', 'подрезать яблони', 2],
  ['задачу заправить газ запиши в Отпуск на Байкале', 'заправить газ', 3],
  ['купить карту закинь в Отпуск на Байкале', 'купить карту', 3],
])('a project by its whole name, anywhere: %s', (text, title, at) => {
  const { made, confidence } = read(text);
  expect(made).toEqual([[title, PROJECTS[at]]]);
  expect(confidence).toBeGreaterThanOrEqual(0.75);
});

it('of all that is asked for', () => {
  expect(read('добавь задачи купить саженцы и выкопать ямы в проект Дом и сад').made).toEqual([
    ['купить саженцы', 'Дом и сад'],
    ['выкопать ямы', 'Дом и сад'],
  ]);
});

it.each([
  ['обсудить проект Старый дом с архитектором', 'обсудить проект Старый дом с архитектором'],
  ['сдать проект Старый дом', 'сдать проект Старый дом'],
  ['съездить в старый дом завтра', 'съездить в старый дом'],
  ['добавь задачу съездить в старый дом', 'добавь задачу съездить в старый дом'],
  ['создай задачу купить ключи от проекта Старый дом', 'купить ключи от проекта Старый дом'],
])('what is done to it, and where one goes, is no project of a task: %s', (text, title) => {
  expect(read(text).made).toEqual([[title.replace('добавь задачу ', ''), undefined]]);
});

it.each([
  'перенеси обои в проект Старый дом',
  'открой проект Старый дом',
  'удали проект Старый дом',
  'купить пальму в проекте Старый дом уже не надо',
])('what is done to what is there makes nothing: %s', (text) => {
  const { made, operations } = read(text);
  expect(made).toEqual([]);
  expect(operations).toHaveLength(1);
});

it('what is there already is put into the project, and not made anew', () => {
  const { made, operations } = read('закинь купить карту в Отпуск на Байкале', ['купить карту']);
  expect(made).toEqual([]);
  expect(operations[0]?.operation.type).toBe('move_to_project');
});
