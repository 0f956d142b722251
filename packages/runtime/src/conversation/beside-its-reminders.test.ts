import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { asTask } from '../../../../test/rig/sample-decision.ts';
import { sampleTask } from '../../../../test/rig/sample-plan.ts';
import { samplePursued } from '../../../../test/rig/sample-pursued.ts';
import { besideItsReminders } from './beside-its-reminders.ts';

const ten = samplePursued({
  operation: { type: 'set_reminders', remind_before_minutes: [10] },
  also: true,
});
const remindedOf = (remind_before_minutes: number[] | null) =>
  asTask(sampleTask({ number: 1, remind_before_minutes }));

it.each([
  [[60], [60, 10]],
  [
    [60, 10],
    [60, 10],
  ],
  [null, [10]],
])('beside %j', (own, both) => {
  const { operation, also } = besideItsReminders(ten, [remindedOf(own)]);
  expect(operation).toEqual({ type: 'set_reminders', remind_before_minutes: both });
  expect(also).toBeUndefined();
});

it('takes their place where nothing says that they stay', () => {
  const { also: _also, ...instead } = ten;
  expect(besideItsReminders(instead, [remindedOf([60])])).toEqual(instead);
});

it('waits until it is known whose they are', () => {
  const two = [remindedOf([60]), remindedOf(null)];
  expect(besideItsReminders(ten, two)).toEqual(ten);
});

it('beside none they may be of something else, which is asked', () => {
  expect(besideItsReminders(ten, [remindedOf([60])]).confidence).toBe(ten.confidence);
  expect(besideItsReminders(ten, [remindedOf(null)]).confidence).toBeLessThan(CONFIDENCE.act);
  expect(besideItsReminders(ten, [remindedOf([])]).confidence).toBeLessThan(CONFIDENCE.act);
});

it('the first reminder that is called so is asked of nobody', () => {
  const said = { ...ten, also: 'reminder' as const };
  const { operation, confidence } = besideItsReminders(said, [remindedOf(null)]);
  expect([operation, confidence]).toEqual([ten.operation, ten.confidence]);
  expect(besideItsReminders(said, [remindedOf([60])]).operation).toMatchObject({
    remind_before_minutes: [60, 10],
  });
});

it('the farthest of eleven is given up, which is asked', () => {
  const own = [20, 30, 40, 50, 60, 70, 80, 90, 100, 110];
  const { operation, confidence } = besideItsReminders(ten, [remindedOf(own)]);
  expect(operation).toMatchObject({ remind_before_minutes: [10, ...own.slice(0, 9)] });
  expect(confidence).toBeLessThan(CONFIDENCE.act);
});
