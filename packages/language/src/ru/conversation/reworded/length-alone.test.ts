import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const begins = (kind: 'task' | 'timeblock') => ({
  kind,
  number: 1,
  begins_at: '2026-09-16T15:00:00+03:00',
});
const task = spokenOf([{ kind: 'task', number: 1, title: 'постричься' }], {
  default_task_id: 1,
  beginnings: [begins('task')],
});
const untimed = spokenOf([{ kind: 'task', number: 1, title: 'постричься' }], {
  default_task_id: 1,
});
const block = spokenOf([{ kind: 'timeblock', number: 1, title: 'плавание' }], {
  default_timeblock_id: 1,
  beginnings: [begins('timeblock')],
});
const away = spokenOf([{ kind: 'task', number: 1, title: 'постричься' }]);

const read = (text: string, thread = task) => {
  const { operations = [] } = readSaid(text, { thread });
  const [only] = operations;
  return only?.operation.type === 'set_duration'
    ? [only.operation.duration_minutes, only.confidence, only.corrects]
    : null;
};

it.each([
  ['минут двадцать', 20],
  ['час где-то', 60],
  ['полчасика', 30],
  ['где-то часа два', 120],
  ['полтора часа', 90],
  ['займёт минут 40', 40],
  ['ну это час примерно', 60],
  ['45 минут', 45],
  ['часик', 60],
])('%s: so long takes what stands at an hour', (text, minutes) => {
  expect(read(text)).toEqual([minutes, 0.8, true]);
});

it.each(['час', '2 часа'])('%s: may be when, and is asked about', (text) => {
  expect(read(text)?.[1]).toBe(0.6);
});

it.each(['минут двадцать', 'полчасика'])('%s of a block, or of no hour: is asked about', (text) => {
  expect(read(text, block)?.[1]).toBe(0.6);
  expect(read(text, untimed)?.[1]).toBe(0.6);
});

it.each([
  'через час',
  'в час',
  'час дня',
  'часа в два',
  'минут через двадцать',
  '20 минут назад',
  'полчаса до выхода',
  'полчаса?',
  'двадцать',
  'час йоги',
])('%s: is no length of it', (text) => {
  expect(read(text)).toBeNull();
});

it('of nothing in view it says nothing', () => {
  expect(read('минут двадцать', away)).toBeNull();
});
