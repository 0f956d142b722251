import { describe, expect, it } from 'vitest';
import {
  asBlock,
  asTask,
  changeOf,
  codes,
  rowsAfter,
  sampleGiven,
} from '../../../../test/rig/sample-decision.ts';
import { sampleBlock, sampleProject, sampleTask } from '../../../../test/rig/sample-plan.ts';
import type { Target } from '../objects/object.ts';
import { decide, needsOf } from './decide.ts';
import { stateOf } from './need.ts';
import type { OperationOf } from './operation-rule.ts';

const task = asTask(sampleTask({ number: 1, duration_minutes: 30 }));
const block = asBlock(sampleBlock({ number: 2, start_at: '2026-02-25T12:00:00.000Z' }));

function last(said: Omit<OperationOf<'set_duration'>, 'type'>, target: Target = block) {
  return decide(stateOf(target), { type: 'set_duration', ...said }, sampleGiven());
}

describe('set_duration', () => {
  it('sets the estimate of a task, or adds to it', () => {
    expect(rowsAfter(last({ duration_minutes: 45 }, task))).toMatchObject([
      { duration_minutes: 45, revision: 2 },
    ]);
    expect(rowsAfter(last({ by_minutes: -10 }, task))).toMatchObject([{ duration_minutes: 20 }]);
    expect(last({ duration_minutes: 30 }, task)).toMatchObject({ kind: 'change', steps: [] });
  });

  it('moves the end of a timeblock and tells of it', () => {
    const longer = last({ by_minutes: 30 });
    expect(rowsAfter(longer)).toMatchObject([
      {
        start_at: '2026-02-25T12:00:00.000Z',
        end_at: '2026-02-25T13:30:00.000Z',
        duration_minutes: 90,
      },
    ]);
    expect(codes(changeOf(longer))).toEqual(['applied', 'facts']);
    expect(rowsAfter(last({ end_at: '2026-02-25T15:20:00+03:00' }))).toMatchObject([
      { duration_minutes: 20, end_at: '2026-02-25T12:20:00.000Z' },
    ]);
  });

  it('takes an end that the block cannot have for that hour of its own day', () => {
    const asked = ['2026-02-24T15:20:00+03:00', '2026-02-28T15:20:00+03:00'];
    for (const end_at of asked) {
      expect(rowsAfter(last({ end_at }))).toMatchObject([
        { duration_minutes: 20, end_at: '2026-02-25T12:20:00.000Z' },
      ]);
    }
  });

  it('names what a longer block runs into, which it has asked for before', () => {
    const operation = { type: 'set_duration', duration_minutes: 120 } as const;
    expect(needsOf(operation, block, sampleGiven())).toEqual([
      { need: 'blocks', from: '2026-02-25T12:00:00.000Z', to: '2026-02-25T14:00:00.000Z' },
    ]);
    const other = sampleBlock({ number: 3, start_at: '2026-02-25T13:30:00.000Z' });
    const decided = decide(stateOf(block, { blocks: [other] }), operation, sampleGiven());
    expect(changeOf(decided).said.at(-1)).toMatchObject({
      code: 'overlaps',
      data: { others: [{ title: 'Блок 3' }] },
    });
  });

  it('refuses what is no length, and an end before the start in its own words', () => {
    expect(last({ duration_minutes: 1441 }, task)).toMatchObject({ code: 'DURATION_OUT_OF_RANGE' });
    expect(last({ by_minutes: -30 }, task)).toMatchObject({
      code: 'DURATION_OUT_OF_RANGE',
      said: { data: { minutes: 0 } },
    });
    expect(last({ end_at: '2026-02-25T14:00:00+03:00' })).toMatchObject({
      kind: 'refuse',
      code: 'END_BEFORE_START',
      said: { data: { start_at: '2026-02-25T12:00:00.000Z', end_at: '2026-02-25T11:00:00.000Z' } },
    });
  });

  it('asks where no length follows from the words', () => {
    const unestimated = asTask(sampleTask({ number: 1 }));
    const cases = [last({}), last({ by_minutes: 10 }, unestimated)];
    for (const asked of cases) {
      if (asked.kind !== 'ask') throw new Error(asked.kind);
      expect(asked.code).toBe('MINUTES');
      expect(asked.choices.map(({ operation }) => operation)).toEqual(
        [15, 30, 45, 60, 90].map((duration_minutes) => ({
          type: 'set_duration',
          duration_minutes,
        })),
      );
    }
  });

  it('does nothing to a project', () => {
    const project = { kind: 'project', row: sampleProject({ number: 1 }) } as const;
    expect(last({ duration_minutes: 30 }, project)).toMatchObject({ kind: 'change', steps: [] });
  });
});
