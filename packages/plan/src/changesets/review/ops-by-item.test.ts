import { expect, it } from 'vitest';
import { newItem, newTask, patchTask, projectWith } from '../../../../../test/rig/change-set.ts';
import { describedOps } from './described-ops.ts';
import { opsByItem } from './ops-by-item.ts';

const project = projectWith();

it('counts the ops of each item, the most first, and those of none apart', () => {
  const ops = [
    newItem('floor'),
    newTask('measure', { itemRef: 'tmp:item:floor' }),
    newTask('lay', { itemRef: 'tmp:item:floor' }),
    patchTask('T_10', { durationHours: 4 }),
    newTask('call'),
    { op: 'projection.recomputeHint' },
  ];
  expect(opsByItem(describedOps(ops, project), project)).toEqual({
    named: [
      { name: 'floor', ops: 3 },
      { name: 'Set piece wall', ops: 1 },
    ],
    others: { items: 0, ops: 1 },
  });
});

it('names eight items and counts the others', () => {
  const ops = Array.from({ length: 10 }, (_, index) => newItem(`item_${index}`));
  const { named, others } = opsByItem(describedOps(ops, project), project);
  expect(named).toHaveLength(8);
  expect(others).toEqual({ items: 2, ops: 2 });
});

it('counts nothing in an empty set', () => {
  expect(opsByItem([], project)).toEqual({ named: [], others: { items: 0, ops: 0 } });
});
