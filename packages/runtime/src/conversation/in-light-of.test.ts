import { DOUBTFUL } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { asTask } from '../../../../test/rig/sample-decision.ts';
import { SAMPLE_MOMENT, sampleTask } from '../../../../test/rig/sample-plan.ts';
import { samplePursued } from '../../../../test/rig/sample-pursued.ts';
import { inLightOf } from './in-light-of.ts';

// it is 25 February
const of = (due: object, planned_at: string) => {
  const operation = { type: 'reschedule', planned_at } as const;
  const pursued = samplePursued({ operation, mention: null, confidence: 0.95, corrects: true });
  const targets = [asTask(sampleTask({ number: 1, due_at: null, due_on: null, ...due }))];
  const { operation: done, confidence } = inLightOf(pursued, targets, SAMPLE_MOMENT);
  return [done.type, confidence];
};

it('a day behind the deadline of what is in view corrects the deadline', () => {
  expect(of({ due_on: '2026-02-26' }, '2026-02-28')).toEqual(['set_due', 0.95]);
});

it('so does an hour, where the deadline has one', () => {
  const due = { due_at: '2026-02-27T12:00:00.000Z' };
  expect(of(due, '2026-02-28T12:00:00+03:00')).toEqual(['set_due', 0.95]);
});

it('an hour behind a deadline without one is asked about', () => {
  const due = { due_on: '2026-02-26' };
  expect(of(due, '2026-02-28T10:00:00+03:00')).toEqual(['reschedule', DOUBTFUL]);
});
