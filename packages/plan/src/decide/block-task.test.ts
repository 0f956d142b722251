import { describe, expect, it } from 'vitest';
import {
  asTask,
  changeOf,
  person,
  rowsAfter,
  sampleGiven,
} from '../../../../test/rig/sample-decision.ts';
import { sampleTask } from '../../../../test/rig/sample-plan.ts';
import type { Task } from '../objects/task.ts';
import { personsBlock } from '../tree/blocked.ts';
import { EMPTY_DEFINITION } from '../tree/gates.ts';
import { decide } from './decide.ts';
import { followTask } from './follow-task.ts';
import { stateOf } from './need.ts';

const given = sampleGiven();
const BLOCKED: Partial<Task> = {
  definition: {
    ...EMPTY_DEFINITION,
    blocked: true,
    blocked_reason: 'ждём договор',
    blocked_by: { actor: 'telegram:5', at: '2026-02-24T09:00:00.000Z' },
  },
};
const task = (more: Partial<Task> = {}) => stateOf(asTask(sampleTask({ number: 1, ...more })));

describe('block_task', () => {
  it('keeps who has blocked it, when and why', () => {
    const [row] = rowsAfter(decide(task(), { type: 'block_task', reason: ' нет сил ' }, given));
    expect(row).toMatchObject({
      definition: {
        blocked: true,
        blocked_reason: 'нет сил',
        blocked_by: { actor: given.actor, at: given.now },
      },
    });
  });

  it("makes an agent's block the person's own, with its reason where none is said", () => {
    const { blocked_by: _by, ...byAgent } = BLOCKED.definition ?? EMPTY_DEFINITION;
    const [row] = rowsAfter(decide(task({ definition: byAgent }), { type: 'block_task' }, given));
    expect(row).toMatchObject({
      definition: { blocked_reason: 'ждём договор', blocked_by: { actor: given.actor } },
    });
  });

  it('changes nothing twice, and nothing that is closed', () => {
    expect(decide(task(BLOCKED), { type: 'block_task' }, given)).toMatchObject({ steps: [] });
    const closed = decide(task({ status: 'done' }), { type: 'block_task' }, given);
    expect(closed).toMatchObject({ kind: 'refuse', code: 'INVALID_COMMAND' });
  });
});

describe('unblock_task', () => {
  it('leaves nothing of the block behind', () => {
    const [row] = rowsAfter(decide(task(BLOCKED), { type: 'unblock_task' }, given));
    expect(row).toMatchObject({ definition: EMPTY_DEFINITION });
    expect(Object.keys(row?.['definition'] ?? {})).not.toContain('blocked_by');
    expect(decide(task(), { type: 'unblock_task' }, given)).toMatchObject({ steps: [] });
  });
});

describe('what a person has blocked', () => {
  it.each(['done', 'in_progress'] as const)('is asked about before it is %s', (status) => {
    const operation = { type: 'update_status', status } as const;
    expect(decide(task(BLOCKED), operation, given)).toMatchObject({ kind: 'ask', code: 'BLOCKED' });
    const [step] = changeOf(decide(task(BLOCKED), operation, sampleGiven(person('BLOCKED')))).steps;
    expect(step?.after?.row).toMatchObject({ status, definition: EMPTY_DEFINITION });
    expect(decide(task(), operation, given)).toMatchObject({ kind: 'change' });
  });

  it('stands in its own task, and not in the next of its series', () => {
    const row = sampleTask({
      number: 1,
      planned_on: '2026-02-24',
      recurrence_rule: 'FREQ=DAILY',
      recurrence_time: null,
      recurrence_zone: 'Europe/Moscow',
      ...BLOCKED,
    });
    expect(followTask(row, [], given)?.next.definition).toEqual(EMPTY_DEFINITION);
  });

  it('is no block once it is closed', () => {
    expect(personsBlock(sampleTask({ number: 1, ...BLOCKED }))?.actor).toBe('telegram:5');
    expect(personsBlock(sampleTask({ number: 1, ...BLOCKED, status: 'cancelled' }))).toBeNull();
  });
});
