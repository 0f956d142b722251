import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../test/rig/read-said.ts';

const thread = spokenOf([{ kind: 'task', number: 1, title: 'сдать макет' }], {
  default_task_id: 1,
  listed_count: 0,
});

it.each(['до пяти вечера', 'к обеду', 'поставь макету срок до 15:00', 'крайний срок 18:00'])(
  '%s: on a day that was not said',
  (text) =>
    expect(readSaid(text, { thread }).operations).toMatchObject([
      { operation: { type: 'set_due' }, day_open: true },
    ]),
);

it.each([
  'до пятницы',
  'поставь макету срок до пятницы в 15:00',
  'поставь макету срок завтра до 15:00',
])('%s says its day', (text) => {
  const { operations = [] } = readSaid(text, { thread });
  expect(operations.map(({ operation: { type } }) => type)).toEqual(['set_due']);
  expect(operations[0]).not.toHaveProperty('day_open');
});
