import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  AGENT,
  asTask,
  changeOf,
  codes,
  person,
  sampleGiven,
} from '../../../../test/rig/sample-decision.ts';
import { sampleTask } from '../../../../test/rig/sample-plan.ts';
import type { Task } from '../objects/task.ts';
import { closeTask } from './close-task.ts';
import { decide } from '../decide.ts';
import { stateOf } from './need.ts';

const UNCONFIRMED = { confirmed_by: null, confirmed_at: null };
const root = sampleTask({ number: 1 });

function step(number: number, over: Partial<Task> = {}): Task {
  return sampleTask({ number, parent_id: root.task_id, root_id: root.task_id, ...over });
}

describe('closeTask', () => {
  it('asks a person about what is open below, and closes all of it after the yes', () => {
    const below = [step(2), step(3, { status: 'done' })];
    const state = stateOf(asTask(root), { below });
    const operation = { type: 'update_status', status: 'done' } as const;
    const asked = decide(state, operation, sampleGiven());
    expect(asked).toMatchObject({ kind: 'ask', code: 'STEPS' });
    const done = changeOf(decide(state, operation, sampleGiven(person('STEPS'))));
    expect(done.steps.map(({ after }) => after?.row)).toMatchObject([
      { number: 1, status: 'done' },
      { number: 2, status: 'done' },
    ]);
    expect(codes(done)).toEqual(['applied', 'closed_together']);
  });

  it('confirms under the name of the person who said yes', () => {
    const gated = sampleTask({ number: 1, checkpoints: { criteria: UNCONFIRMED } });
    const closing = closeTask(gated, [], sampleGiven(person('STEPS')));
    if (closing.kind !== 'closed') throw new Error(closing.kind);
    const [first] = closing.steps;
    expect(first?.after?.row).toMatchObject({
      checkpoints: { criteria: { confirmed_by: 'person:1', confirmed_at: expect.any(String) } },
    });
  });

  it('holds an agent where a person is asked, also by what is closed and unconfirmed', () => {
    const forced = step(2, { status: 'done', checkpoints: { tests: UNCONFIRMED } });
    expect(closeTask(root, [forced], sampleGiven()).kind).toBe('closed');
    const held = closeTask(root, [forced], sampleGiven(AGENT));
    expect(held).toMatchObject({
      kind: 'unfinished',
      unfinished: { open: [], own: [], unconfirmed: [{ number: 2 }] },
    });
  });

  it('opens the next of a series with copies of its subtasks, but of none that was taken off', () => {
    const daily = {
      ...root,
      planned_on: '2026-02-25',
      recurrence_rule: 'FREQ=DAILY',
      recurrence_zone: 'Europe/Moscow',
    };
    const off = step(3, { status: 'cancelled' });
    const below = [
      step(2, { status: 'done' }),
      off,
      step(4, { status: 'done', parent_id: off.task_id }),
    ];
    const closing = closeTask(daily, below, sampleGiven());
    if (closing.kind !== 'closed') throw new Error(closing.kind);
    const made = closing.steps.filter(({ before }) => before === null);
    expect(made.map(({ after }) => after?.row)).toMatchObject([
      { title: 'Задача 1', status: 'todo', planned_on: '2026-02-26', series_id: root.task_id },
      { title: 'Задача 2', status: 'todo' },
    ]);
    expect(closing.steps[0]?.after?.row).toMatchObject({ recurrence_rule: null, status: 'done' });
  });

  it('leaves nothing open below what it closes, whatever the tree is', () => {
    const status = fc.constantFrom('todo', 'in_progress', 'done', 'cancelled');
    fc.assert(
      fc.property(fc.array(status, { maxLength: 12 }), fc.boolean(), (statuses, byAgent) => {
        const below = statuses.map((each, index) => step(index + 2, { status: each }));
        const closing = closeTask(root, below, sampleGiven(byAgent ? AGENT : person('STEPS')));
        const open = below.filter((each) => ['todo', 'in_progress'].includes(each.status));
        const isHeld = byAgent && open.length > 0;
        const closed = closing.kind === 'unfinished' ? [] : closing.steps;
        const numbers = closed.flatMap(({ after }) =>
          after?.kind === 'task' ? [after.row.number] : [],
        );
        expect(closing.kind).toBe(isHeld ? 'unfinished' : 'closed');
        expect(numbers).toEqual(isHeld ? [] : [1, ...open.map(({ number }) => number)]);
      }),
      { numRuns: 200 },
    );
  });
});
