import { describe, expect, it } from 'vitest';
import { asTask, rowsAfter, sampleGiven } from '../../../../test/rig/sample-decision.ts';
import { sampleTask } from '../../../../test/rig/sample-plan.ts';
import { roomIdOf } from '../objects/thread.ts';
import { decide } from '../decide.ts';
import { stateOf } from './need.ts';

const task = asTask(sampleTask({ number: 1 }));
const room = {
  room_id: roomIdOf('chat:1', 'person:1'),
  thread: 'chat:1',
  actor: 'person:1',
  task_id: task.row.task_id,
  project_id: null,
  revision: 4,
};

describe('focus and unfocus', () => {
  it('goes on with the revisions of a room that was undone', () => {
    const state = stateOf(task, { room: { row: null, revision: 4, names: [] } });
    const [row] = rowsAfter(decide(state, { type: 'focus' }, sampleGiven()));
    expect(row).toEqual({ ...room, revision: 5 });
  });

  it('leaves the room and shows what it was of; nothing is open twice or closed twice', () => {
    const inside = { row: room, revision: 4, names: [task] };
    const again = decide(stateOf(task, { room: inside }), { type: 'focus' }, sampleGiven());
    expect(again).toMatchObject({ kind: 'change', steps: [] });
    const left = decide(stateOf(null, { room: inside }), { type: 'unfocus' }, sampleGiven());
    expect(left).toMatchObject({ kind: 'change', shown: [task] });
    expect(rowsAfter(left)).toMatchObject([{ task_id: null, revision: 5 }]);
    const none = decide(stateOf(null), { type: 'unfocus' }, sampleGiven());
    expect(none).toMatchObject({ kind: 'refuse', code: 'NO_CHANGE', recovery: null });
  });
});

describe('pin and unpin', () => {
  it('keeps a pinned project beside a pinned task, and lets go of both', () => {
    const pinned = decide(stateOf(task), { type: 'pin' }, sampleGiven());
    expect(rowsAfter(pinned)).toMatchObject([{ task_id: task.row.task_id, project_id: null }]);
    const none = decide(stateOf(null), { type: 'unpin' }, sampleGiven());
    expect(none).toMatchObject({ kind: 'refuse', said: { code: 'nothing_pinned' } });
  });
});
