import type { Operation } from '@planerka/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  asBlock,
  asTask,
  changeOf,
  codes,
  person,
  rowsAfter,
  sampleGiven,
} from '../../../../test/rig/sample-decision.ts';
import { SAMPLE_MOMENT, sampleBlock, sampleTask } from '../../../../test/rig/sample-plan.ts';
import { minutesBetween } from '../time/zoned.ts';
import { decide, needsOf } from './decide.ts';
import { stateOf } from './need.ts';

const task = asTask(sampleTask({ number: 1, planned_at: '2026-02-25T15:00:00.000Z' }));
const block = asBlock(sampleBlock({ number: 1, start_at: '2026-02-26T07:00:00.000Z' }));

function move(
  target: typeof task | typeof block,
  fields: Omit<Extract<Operation, { type: 'reschedule' }>, 'type'>,
  given = sampleGiven(),
) {
  return decide(stateOf(target), { type: 'reschedule', ...fields }, given);
}

describe('reschedule', () => {
  it('keeps the hour on a new day, and the day at a new hour', () => {
    const tomorrow = rowsAfter(move(task, { planned_at: '2026-02-26' }));
    expect(tomorrow[0]).toMatchObject({ planned_on: null, planned_at: '2026-02-26T15:00:00.000Z' });
    const earlier = rowsAfter(move(task, { planned_time: '16:00' }));
    expect(earlier[0]).toMatchObject({ planned_at: '2026-02-25T13:00:00.000Z' });
  });

  it('guesses no day for an hour', () => {
    const bare = asTask(sampleTask({ number: 2 }));
    expect(move(bare, { planned_time: '16:00' })).toMatchObject({
      kind: 'ask',
      code: 'WHEN',
      question: { code: 'which_day' },
    });
  });

  it('asks before it moves something into the past, and does it after the yes', () => {
    const asked = move(task, { planned_at: '2026-02-24' });
    expect(asked).toMatchObject({ kind: 'ask', code: 'PAST' });
    const done = move(task, { planned_at: '2026-02-24' }, sampleGiven(person('PAST')));
    expect(rowsAfter(done)[0]).toMatchObject({ planned_at: '2026-02-24T15:00:00.000Z' });
  });

  it('reads the blocks where the block will be, and names those in its way', () => {
    const operation: Operation = { type: 'reschedule', planned_time: '12:00' };
    expect(needsOf(operation, block, SAMPLE_MOMENT)).toEqual([
      { need: 'blocks', from: '2026-02-26T09:00:00.000Z', to: '2026-02-26T10:00:00.000Z' },
    ]);
    const other = sampleBlock({ number: 2, start_at: '2026-02-26T09:30:00.000Z' });
    const state = stateOf(block, { blocks: [other, block.row] });
    const decided = changeOf(decide(state, operation, sampleGiven()));
    expect(codes(decided)).toEqual(['applied', 'facts', 'overlaps']);
    expect(decided.said[2]?.data['others']).toHaveLength(1);
  });

  it('keeps the length of a block, wherever it is moved', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -20_000, max: 20_000 }),
        fc.integer({ min: 1, max: 1440 }),
        (shift, minutes) => {
          const row = sampleBlock({
            number: 1,
            start_at: '2026-03-28T07:00:00.000Z',
            duration_minutes: minutes,
          });
          const decided = move(asBlock(row), { shift_minutes: shift }, sampleGiven(person('PAST')));
          for (const after of rowsAfter(decided)) {
            const { start_at: start, end_at: end } = after;
            expect(minutesBetween(String(start), String(end))).toBe(minutes);
          }
        },
      ),
      { numRuns: 200 },
    );
  });
});
