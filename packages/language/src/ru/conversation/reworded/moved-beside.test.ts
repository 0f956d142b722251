import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { readSaid, spokenOf } from '../../../../../../test/rig/read-said.ts';

const thread = spokenOf([{ kind: 'task', number: 1, title: 'разобрать кладовку' }], {
  default_task_id: 1,
});
const read = (text: string) => readSaid(text, { thread }).operations ?? [];

it.each([
  ['перенеси кладовку на пятницу после уроков', 'после уроков'],
  ['кладовку перенеси на завтра перед тренировкой', 'перед тренировкой'],
  ['перенеси на субботу вместе с балконом', 'вместе с балконом'],
  ['кладовку давай в субботу после садика', 'после садика'],
  ['перенеси кладовку на субботу если не приедут гости', 'если не приедут гости'],
])('%s: the move is asked about, and the rest is kept', (text, note) => {
  const [moved, noted, ...more] = read(text);
  expect(more).toEqual([]);
  expect(moved?.operation.type).toBe('reschedule');
  expect(moved?.confidence).toBeLessThan(CONFIDENCE.act);
  expect(noted).toMatchObject({ operation: { type: 'add_note', text: note }, same: true });
});

it('with its hour nothing is left open', () => {
  const [moved, noted] = read('перенеси кладовку на пятницу в 10 перед планёркой');
  expect(moved?.confidence).toBeGreaterThanOrEqual(CONFIDENCE.act);
  expect(noted).toMatchObject({ operation: { type: 'add_note', text: 'перед планёркой' } });
});

it.each([
  'перенеси кладовку на пятницу после обеда',
  'перенеси кладовку на завтра после работы',
  'перенеси кладовку на пятницу после 18',
  'перенеси кладовку на пятницу',
])('%s: all of it is a time', (text) => {
  expect(read(text).map(({ operation }) => operation.type)).toEqual(['reschedule']);
});
