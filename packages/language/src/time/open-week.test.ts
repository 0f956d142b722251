import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../test/rig/read-said.ts';

const thread = spokenOf([{ kind: 'task', number: 1, title: 'полить орхидеи' }]);

/** The corpus is read on a Tuesday. */
function isOpen(text: string): boolean {
  const { operations = [] } = readSaid(text, { thread });
  expect(operations).toHaveLength(1);
  return operations[0]?.week_open === true;
}

it.each(['орхидеи на вторник вечером', 'перенеси орхидеи на вторник на 19:00'])(
  '%s may be a week ahead',
  (text) => {
    expect(isOpen(text)).toBe(true);
  },
);

it.each([
  'орхидеи на среду',
  'орхидеи на сегодня',
  'орхидеи на этот вторник вечером',
  'орхидеи на 22 сентября',
])('%s is a day of its own', (text) => {
  expect(isOpen(text)).toBe(false);
});
