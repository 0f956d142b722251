import { describe, expect, it } from 'vitest';
import { asTask, person, rowsAfter, sampleGiven } from '../../../../test/rig/sample-decision.ts';
import { sampleTask } from '../../../../test/rig/sample-plan.ts';
import { decide } from '../decide.ts';
import { stateOf } from './need.ts';

const task = asTask(sampleTask({ number: 1 }));

function due(due_date: string | null | undefined, given = sampleGiven()) {
  const operation =
    due_date === undefined
      ? ({ type: 'set_due' } as const)
      : ({ type: 'set_due', due_date } as const);
  return decide(stateOf(task), operation, given);
}

describe('set_due', () => {
  it('sets a day or an instant, and takes it away', () => {
    expect(rowsAfter(due('2026-02-27'))).toMatchObject([{ due_on: '2026-02-27', due_at: null }]);
    expect(rowsAfter(due('2026-02-27T15:00:00+03:00'))).toMatchObject([
      { due_on: null, due_at: '2026-02-27T12:00:00.000Z' },
    ]);
    expect(due(null)).toMatchObject({ kind: 'change', steps: [] });
  });

  it('asks before it sets one that is over', () => {
    expect(due('2026-02-24')).toMatchObject({
      kind: 'ask',
      code: 'PAST',
      question: { code: 'past_due', data: { on: '2026-02-24' } },
      choices: [{ id: 'yes' }, { id: 'no' }],
    });
    expect(rowsAfter(due('2026-02-24', sampleGiven(person('PAST'))))).toHaveLength(1);
  });

  it('offers the next four days', () => {
    const asked = due(undefined);
    if (asked.kind !== 'ask') throw new Error(asked.kind);
    expect(asked.choices.map(({ id }) => id)).toEqual([
      'd:2026-02-25',
      'd:2026-02-26',
      'd:2026-02-27',
      'd:2026-02-28',
    ]);
  });
});
