import { describe, expect, it } from 'vitest';
import { asBlock, changeOf, codes, sampleGiven } from '../../../../../test/rig/sample-decision.ts';
import { SAMPLE_MOMENT, sampleBlock } from '../../../../../test/rig/sample-plan.ts';
import { decide, needsOf } from '../decide.ts';
import { stateOf } from '../need.ts';
import type { CreateOperation } from './create-operation.ts';

const AT = '2026-02-26T14:00:00+03:00';
const plain = {
  notes: [],
  readings: [],
  origin: { trace_id: 'sample', source: { channel: 'cli' } },
} satisfies Partial<CreateOperation>;
const task: CreateOperation = { type: 'task_create', entities: { title: 'Хлеб' }, ...plain };
const block: CreateOperation = {
  type: 'timeblock_create',
  entities: { start_at: AT, duration_minutes: 60 },
  ...plain,
};

describe('creating', () => {
  it('reads nothing for a task, and for a timeblock the blocks where it will be', () => {
    expect(needsOf(task, null, SAMPLE_MOMENT)).toEqual([]);
    expect(needsOf(block, null, SAMPLE_MOMENT)).toEqual([
      { need: 'blocks', from: '2026-02-26T11:00:00.000Z', to: '2026-02-26T12:00:00.000Z' },
    ]);
  });

  it('makes one row and names the blocks in its way', () => {
    const made = changeOf(decide(stateOf(null), task, sampleGiven()));
    expect(made.steps).toMatchObject([{ before: null, after: { row: { title: 'Хлеб' } } }]);
    const other = sampleBlock({ number: 2, start_at: '2026-02-26T11:30:00.000Z' });
    const busy = stateOf(asBlock(other), { target: null, blocks: [other] });
    const decided = changeOf(decide(busy, block, sampleGiven()));
    expect(codes(decided)).toEqual(['created', 'overlaps']);
  });

  it('asks for the one thing that is missing', () => {
    const bare: CreateOperation = { ...task, entities: {} };
    expect(decide(stateOf(null), bare, sampleGiven())).toMatchObject({
      kind: 'ask',
      code: 'TITLE',
    });
  });
});
