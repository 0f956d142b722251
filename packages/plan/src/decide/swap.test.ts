import { describe, expect, it } from 'vitest';
import { asTask, rowsAfter, sampleGiven } from '../../../../test/rig/sample-decision.ts';
import { SAMPLE_MOMENT, sampleBlock, sampleTask } from '../../../../test/rig/sample-plan.ts';
import { decide, needsOf } from './decide.ts';
import { stateOf } from './need.ts';

const a = asTask(
  sampleTask({ number: 1, task_id: id(1), title: 'обои', planned_on: '2026-02-26' }),
);
const b = asTask(
  sampleTask({ number: 2, task_id: id(2), title: 'плитка', planned_on: '2026-02-28' }),
);
const morning = block(1, '2026-02-26T07:00:00.000Z', '2026-02-26T08:00:00.000Z');
const evening = block(2, '2026-02-26T12:00:00.000Z', '2026-02-26T12:30:00.000Z');

function id(n: number): string {
  return `30000000-0000-4000-8000-00000000000${n}`;
}

function block(n: number, start_at: string, end_at: string) {
  const row = sampleBlock({ number: n, timeblock_id: id(n + 4), start_at, end_at });
  return { kind: 'timeblock', row } as const;
}

describe('swap', () => {
  it('by number: each takes the time of the other', () => {
    const operation = { type: 'swap', with: 2 } as const;
    expect(needsOf(operation, a, SAMPLE_MOMENT)).toEqual([
      { need: 'other', kind: 'task', number: 2 },
    ]);
    const done = decide(stateOf(a, { other: b }), operation, sampleGiven());
    expect(rowsAfter(done)).toMatchObject([
      { number: 1, planned_on: '2026-02-28' },
      { number: 2, planned_on: '2026-02-26' },
    ]);
  });

  it('blocks keep their own length', () => {
    const done = decide(
      stateOf(morning, { other: evening }),
      { type: 'swap', with: 2 },
      sampleGiven(),
    );
    expect(rowsAfter(done)).toMatchObject([
      { number: 1, start_at: '2026-02-26T12:00:00.000Z', end_at: '2026-02-26T13:00:00.000Z' },
      { number: 2, start_at: '2026-02-26T07:00:00.000Z', end_at: '2026-02-26T07:30:00.000Z' },
    ]);
  });

  it('by words: both are named and asked about; several or none are no answer', () => {
    const operation = { type: 'swap', with_title: 'плитку' } as const;
    const asked = decide(stateOf(a, { candidates: [b] }), operation, sampleGiven());
    expect(asked).toMatchObject({ kind: 'ask', code: 'CONFIRM' });
    const others = [b, asTask(sampleTask({ number: 3, task_id: id(3) }))];
    for (const candidates of [[], [a], others]) {
      expect(decide(stateOf(a, { candidates }), operation, sampleGiven())).toMatchObject({
        kind: 'refuse',
        code: 'NOTHING_FOUND',
      });
    }
  });

  it('what repeats is not swapped', () => {
    const weekly = block(3, '2026-02-27T07:00:00.000Z', '2026-02-27T08:00:00.000Z');
    const series = { ...weekly, row: { ...weekly.row, recurrence_rule: 'FREQ=WEEKLY;BYDAY=FR' } };
    expect(
      decide(stateOf(morning, { other: series }), { type: 'swap', with: 3 }, sampleGiven()),
    ).toMatchObject({ kind: 'refuse', code: 'INTENT_NOT_ALLOWED' });
  });
});
