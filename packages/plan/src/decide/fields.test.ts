import type { Operation } from '@planerka/contracts';
import { describe, expect, it } from 'vitest';
import {
  asBlock,
  asTask,
  changeOf,
  codes,
  rowsAfter,
  sampleGiven,
} from '../../../../test/rig/sample-decision.ts';
import { sampleBlock, sampleTask } from '../../../../test/rig/sample-plan.ts';
import { decide } from '../decide.ts';
import { stateOf } from './need.ts';

const task = asTask(sampleTask({ number: 1, tags: ['дом'], planned_on: '2026-02-26' }));
const block = asBlock(sampleBlock({ number: 1, start_at: '2026-02-26T07:00:00.000Z' }));

function onTask(operation: Operation) {
  return decide(stateOf(task), operation, sampleGiven());
}

describe('rename', () => {
  it('changes the title and nothing else, and raises the revision', () => {
    const [row] = rowsAfter(onTask({ type: 'rename', title: 'Молоко' }));
    expect(row).toEqual({ ...task.row, title: 'Молоко', revision: 2 });
  });

  it('asks for a title, and is no change when it is called so already', () => {
    expect(onTask({ type: 'rename' })).toMatchObject({ kind: 'ask', code: 'NEW_TITLE' });
    const same = onTask({ type: 'rename', title: task.row.title });
    expect(same).toMatchObject({ kind: 'change', steps: [], said: [] });
  });
});

describe('set_priority', () => {
  it('offers three, each with the operation that sets it', () => {
    const asked = onTask({ type: 'set_priority' });
    if (asked.kind !== 'ask') throw new Error(asked.kind);
    expect(asked.choices.map(({ operation }) => operation)).toEqual([
      { type: 'set_priority', priority: 'high' },
      { type: 'set_priority', priority: 'medium' },
      { type: 'set_priority', priority: 'low' },
    ]);
  });

  it('sets it on a timeblock, too', () => {
    const decided = decide(
      stateOf(block),
      { type: 'set_priority', priority: 'low' },
      sampleGiven(),
    );
    expect(rowsAfter(decided)).toEqual([{ ...block.row, priority: 'low', revision: 2 }]);
  });
});

describe('set_tags', () => {
  it('adds, takes away and replaces', () => {
    const tags = (operation: Operation) => rowsAfter(onTask(operation)).map((row) => row['tags']);
    expect(tags({ type: 'set_tags', add: ['сад', 'дом'] })).toEqual([['дом', 'сад']]);
    expect(tags({ type: 'set_tags', remove: ['дом'] })).toEqual([[]]);
    expect(tags({ type: 'set_tags', tags: ['сад'] })).toEqual([['сад']]);
  });

  it('refuses more than twenty', () => {
    const add = Array.from({ length: 20 }, (_, index) => String(index));
    const refused = onTask({ type: 'set_tags', add });
    expect(refused).toMatchObject({ kind: 'refuse', code: 'INVALID_COMMAND' });
  });
});

describe('set_reminders', () => {
  it('keeps each once, the earliest first, and says which cannot come any more', () => {
    const soon = asTask(sampleTask({ number: 2, planned_at: '2026-02-25T09:20:00.000Z' }));
    const decided = decide(
      stateOf(soon),
      { type: 'set_reminders', remind_before_minutes: [10, 60, 10] },
      sampleGiven(),
    );
    expect(rowsAfter(decided)[0]?.['remind_before_minutes']).toEqual([60, 10]);
    expect(changeOf(decided).said.at(-1)).toEqual({
      code: 'reminded_too_late',
      data: { minutes: [60] },
    });
  });

  it('waits for a time where there is none', () => {
    const decided = decide(
      stateOf(asTask(sampleTask({ number: 3 }))),
      { type: 'set_reminders', remind_before_minutes: [10] },
      sampleGiven(),
    );
    expect(codes(changeOf(decided))).toEqual(['applied', 'reminders_wait']);
  });
});

describe('snooze', () => {
  it('moves the reminder from now on, and asks when that is over', () => {
    const decided = onTask({ type: 'snooze', minutes: 30 });
    expect(rowsAfter(decided)[0]?.['snoozed_until']).toBe('2026-02-25T09:30:00.000Z');
    const past = onTask({ type: 'snooze', until: '2026-02-25T10:00:00+03:00' });
    expect(past).toMatchObject({ kind: 'ask', question: { code: 'snooze_ahead' } });
  });
});
