import { CONFIDENCE } from '@planerka/contracts';
import { expect, it } from 'vitest';
import { asTask } from '../../../../test/rig/sample-decision.ts';
import { sampleTask } from '../../../../test/rig/sample-plan.ts';
import { samplePursued } from '../../../../test/rig/sample-pursued.ts';
import { besideItsDays } from './beside-its-days.ts';

const sundays = samplePursued({
  operation: { type: 'set_recurrence', rrule: 'FREQ=WEEKLY;BYDAY=SU' },
  also: true,
});
const repeated = (recurrence_rule: string | null, recurrence_time: string | null = null) =>
  asTask(sampleTask({ number: 1, recurrence_rule, recurrence_time }));

it('is on the days of both rules, at the hour that it has', () => {
  const { operation, also } = besideItsDays(sundays, [repeated('FREQ=WEEKLY;BYDAY=FR', '19:00')]);
  expect(operation).toEqual({
    type: 'set_recurrence',
    rrule: 'FREQ=WEEKLY;BYDAY=FR,SU',
    planned_time: '19:00',
  });
  expect(also).toBeUndefined();
});

it('is asked about where the old rule would be lost', () => {
  const { operation, confidence } = besideItsDays(sundays, [repeated('FREQ=DAILY')]);
  expect(operation).toEqual(sundays.operation);
  expect(confidence).toBeLessThan(CONFIDENCE.act);
  const inTheMorning = { ...sundays.operation, planned_time: '08:00' } as const;
  const at = samplePursued({ operation: inTheMorning, also: true });
  expect(besideItsDays(at, [repeated('FREQ=WEEKLY;BYDAY=FR', '19:00')]).confidence).toBeLessThan(
    CONFIDENCE.act,
  );
});

it('of what has no rule yet, and said without "ещё", it stays as it is', () => {
  expect(besideItsDays(sundays, [repeated(null)]).operation).toEqual(sundays.operation);
  const { also: _also, ...instead } = sundays;
  expect(besideItsDays(instead, [repeated('FREQ=WEEKLY;BYDAY=FR')])).toEqual(instead);
});
