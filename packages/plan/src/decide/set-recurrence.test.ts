import { describe, expect, it } from 'vitest';
import {
  asBlock,
  asTask,
  changeOf,
  codes,
  rowsAfter,
  sampleGiven,
} from '../../../../test/rig/sample-decision.ts';
import { SAMPLE_MOMENT, sampleBlock, sampleTask } from '../../../../test/rig/sample-plan.ts';
import { decide, needsOf } from './decide.ts';
import { stateOf } from './need.ts';

const WEEKLY = { type: 'set_recurrence', rrule: 'FREQ=WEEKLY;BYDAY=FR' } as const;
const task = asTask(sampleTask({ number: 1, planned_at: '2026-02-25T15:00:00.000Z' }));
const block = asBlock(sampleBlock({ number: 1, start_at: '2026-02-26T07:00:00.000Z' }));

describe('set_recurrence', () => {
  it('moves a task to the first day that the rule names, at its hour', () => {
    const [row] = rowsAfter(decide(stateOf(task), WEEKLY, sampleGiven()));
    expect(row).toMatchObject({
      planned_at: '2026-02-27T15:00:00.000Z',
      recurrence_rule: WEEKLY.rrule,
      recurrence_time: '18:00',
      recurrence_zone: 'Europe/Moscow',
    });
  });

  it('begins with the task that follows one that is closed', () => {
    const done = asTask({ ...task.row, status: 'done' });
    const decided = changeOf(decide(stateOf(done), WEEKLY, sampleGiven()));
    expect(codes(decided)).toEqual(['applied', 'next_time']);
    expect(decided.shown).toMatchObject([
      { row: { status: 'todo', recurrence_rule: WEEKLY.rrule } },
    ]);
    expect(decided.steps[0]?.after?.row).toMatchObject({ status: 'done', recurrence_rule: null });
  });

  it('reads the blocks where a block will be first', () => {
    expect(needsOf(WEEKLY, block, SAMPLE_MOMENT)).toEqual([
      { need: 'blocks', from: '2026-02-27T07:00:00.000Z', to: '2026-02-27T08:00:00.000Z' },
    ]);
  });

  it('lets what was of a series that has begun stay, and goes on as another', () => {
    const daily = asBlock(
      sampleBlock({
        number: 1,
        start_at: '2026-02-20T07:00:00.000Z',
        recurrence_rule: 'FREQ=DAILY',
        recurrence_time: '10:00',
        recurrence_zone: 'Europe/Moscow',
      }),
    );
    const [ended, born] = rowsAfter(decide(stateOf(daily), WEEKLY, sampleGiven()));
    expect(ended?.['recurrence_rule']).toMatch(/^FREQ=DAILY;UNTIL=/);
    expect(born).toMatchObject({
      start_at: '2026-02-27T07:00:00.000Z',
      series_id: daily.row.timeblock_id,
      revision: 1,
    });
    const end = { type: 'set_recurrence', rrule: null } as const;
    const over = changeOf(decide(stateOf(daily), end, sampleGiven()));
    expect(over.said).toMatchObject([
      { code: 'recurrence_ended', data: { last: '2026-02-26T07:00:00.000Z' } },
    ]);
  });

  it('asks how often, and is no change when it ends what does not repeat', () => {
    expect(decide(stateOf(task), { type: 'set_recurrence' }, sampleGiven())).toMatchObject({
      kind: 'ask',
      question: { code: 'how_often' },
    });
    const end = decide(stateOf(task), { type: 'set_recurrence', rrule: null }, sampleGiven());
    expect(end).toMatchObject({ kind: 'change', steps: [] });
  });
});
