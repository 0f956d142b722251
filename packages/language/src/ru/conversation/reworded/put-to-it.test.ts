import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([{ kind: 'task', number: 1, title: 'постричься' }], {
  default_task_id: 1,
});
const movedTo = (text: string, hints = thread) => {
  const { operations = [], envelopes } = readSaid(text, { thread: hints });
  const [only] = operations;
  return envelopes.length === 0 && only?.operation.type === 'reschedule'
    ? [only.operation.planned_time, only.confidence >= 0.75]
    : null;
};

const isDoneAtOnce = (text: string): boolean => {
  const { operations = [] } = readSaid(text, { thread });
  return operations.some(({ confidence }) => confidence >= 0.75);
};

it.each([
  ['и поставь ему 10 утра', '10:00'],
  ['поставь ей десять', '10:00'],
  ['поставь ему на 10', '10:00'],
  ['поставь ему на одиннадцать утра', '11:00'],
  ['ему в 10 поставь', '10:00'],
  ['а ей поставь 18:30', '18:30'],
  ['назначь ей семь вечера', '19:00'],
  ['ну и поставь ему полдевятого', '08:30'],
  ['поставь ему на 11 часов', '11:00'],
  ['поставь ей на два часа дня', '14:00'],
])('%s: moves what is in view', (text, hour) => {
  expect(movedTo(text)).toEqual([hour, true]);
});

it.each([
  'поставь ей пять',
  'поставь ему оценку',
  'поставь ему десять рублей',
  'поставь ему 10 банок',
  'поставь ему укол в 10',
  'поставь ей горчичники',
  'поставь им 12',
  'поставь им на десять',
])('%s: is no hour of it', (text) => {
  expect(movedTo(text)).toBeNull();
});

it('of nothing in view it moves nothing', () => {
  const away = spokenOf([{ kind: 'task', number: 1, title: 'постричься' }]);
  expect(movedTo('поставь ей десять', away)).toBeNull();
});

it.each([
  'поставь ей на два часа',
  'поставь ему на 3 часа',
  'ему на четыре часа поставь',
  'а ей поставь на 2 часа',
  'поставь ему на час',
  'поставь ей на полтора часа',
  'ей на час поставь',
  'поставь ему на 15 минут',
])('%s: may be how long it is, and is asked about', (text) => {
  expect(isDoneAtOnce(text)).toBe(false);
});
