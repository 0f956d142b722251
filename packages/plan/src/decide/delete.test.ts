import { describe, expect, it } from 'vitest';
import {
  AGENT,
  asBlock,
  asTask,
  changeOf,
  codes,
  person,
  rowsAfter,
  sampleGiven,
} from '../../../../test/rig/sample-decision.ts';
import { SAMPLE_NOW, sampleBlock, sampleTask } from '../../../../test/rig/sample-plan.ts';
import { decide } from './decide.ts';
import { stateOf } from './need.ts';

const root = sampleTask({ number: 1 });
const child = sampleTask({ number: 2, parent_id: root.task_id, root_id: root.task_id });
const state = stateOf(asTask(root), { below: [child] });

describe('delete', () => {
  it('asks a person about subtasks, and takes them along after the yes', () => {
    expect(decide(state, { type: 'delete' }, sampleGiven())).toMatchObject({
      kind: 'ask',
      code: 'STEPS',
    });
    const done = decide(state, { type: 'delete' }, sampleGiven(person('STEPS')));
    expect(rowsAfter(done)).toMatchObject([
      { number: 1, deleted_at: SAMPLE_NOW },
      { number: 2, deleted_at: SAMPLE_NOW },
    ]);
    expect(codes(changeOf(done))).toEqual(['applied', 'deleted_together']);
  });

  it('asks an agent nothing', () => {
    expect(rowsAfter(decide(state, { type: 'delete' }, sampleGiven(AGENT)))).toHaveLength(2);
  });

  it('leaves one occurrence of a repeating block out, when that was chosen', () => {
    const daily = sampleBlock({
      number: 1,
      start_at: '2026-02-26T07:00:00.000Z',
      recurrence_rule: 'FREQ=DAILY',
      recurrence_time: '10:00',
      recurrence_zone: 'Europe/Moscow',
    });
    const series = stateOf(asBlock(daily));
    const asked = decide(series, { type: 'delete' }, sampleGiven());
    expect(asked).toMatchObject({
      kind: 'ask',
      code: 'SERIES',
      choices: [{ id: 'scope:this' }, { id: 'scope:all' }],
    });
    const one = { type: 'delete', occurrence: '2026-02-27T10:00', scope: 'this' } as const;
    expect(rowsAfter(decide(series, one, sampleGiven()))).toMatchObject([
      { deleted_at: null, recurrence_exceptions: ['2026-02-27T10:00'] },
    ]);
    const gone = { ...one, occurrence: '2026-02-27T11:00' };
    const refused = decide(series, gone, sampleGiven());
    expect(refused).toMatchObject({ code: 'STALE_BUTTON' });
    expect(JSON.stringify(refused)).toContain('no_occurrence');
  });
});
