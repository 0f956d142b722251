import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([{ kind: 'task', number: 1, title: 'сдать смету' }], {
  default_task_id: 1,
});

it.each([
  'перенеси смету на пятницу, пусть она будет срочной',
  'перенеси смету на пятницу и чтобы важное',
  'смету на пятницу перенеси и чтоб срочно',
  'перенеси смету на пятницу, пусть с высоким приоритетом',
])('the priority goes with the move: %s', (text) => {
  expect(readSaid(text, { thread }).operations).toMatchObject([
    { operation: { type: 'reschedule' }, mention: 'смету' },
    { operation: { type: 'set_priority', priority: 'high' }, mention: 'смету' },
  ]);
});

it('what else shall become of it is not taken for a priority', () => {
  const { operations = [] } = readSaid('перенеси смету на пятницу, пусть она будет готова', {
    thread,
  });
  expect(operations.map(({ operation }) => operation.type)).not.toContain('set_priority');
});
