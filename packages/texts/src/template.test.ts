import { expect, it } from 'vitest';
import type { Saying } from './dictionary.ts';
import { fillTemplate } from './template.ts';

const saying: Saying = {
  frame: { now: '2026-02-25T09:00:00.000Z', zone: 'Europe/Moscow', locale: 'ru' },
  words: ({ code }) => code,
  wordsAt: ({ code }) => code,
};
const task = { kind: 'task', row: { number: 7, title: 'Отчёт' } };

it('fills places by the name of a field, in a format or plainly', () => {
  const data = { task, at: '2026-02-26T09:00:00.000Z', count: 2 };
  expect(fillTemplate('{count}: {task:titled} в {at:time}', data, saying)).toBe(
    '2: «Отчёт» (TASK-007) в 12:00',
  );
});

it('leaves out a part in brackets where one of its fields is absent', () => {
  const template = 'Снять[ {task:accusative}][, потому что {why}]';
  expect(fillTemplate(template, { task, why: null }, saying)).toBe(
    'Снять задачу «Отчёт» (TASK-007)',
  );
  expect(fillTemplate(template, { task: null, why: 'поздно' }, saying)).toBe(
    'Снять, потому что поздно',
  );
});

it('takes what people wrote as it is, whatever signs are in it', () => {
  const data = { name: '{task:titled} [x] $& $1', task };
  expect(fillTemplate('Ключ «{name}»[ для {task:genitive}]', data, saying)).toBe(
    'Ключ «{task:titled} [x] $& $1» для задачи «Отчёт» (TASK-007)',
  );
});

it('refuses a format that there is not', () => {
  expect(() => fillTemplate('{task:shouted}', { task }, saying)).toThrow('no format shouted');
});
