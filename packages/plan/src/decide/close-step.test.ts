import { describe, expect, it } from 'vitest';
import { sampleTask } from '../../../../test/rig/sample-plan.ts';
import type { Task } from '../objects/task.ts';
import { EMPTY_DEFINITION } from '../tree/gates.ts';
import { closeStep } from './close-step.ts';

const CONFIRMED = { confirmed_by: 'agent:1', confirmed_at: '2026-02-25T09:00:00.000Z' };
const GATED = { criteria: CONFIRMED, tests: CONFIRMED };

function step(over: Partial<Task> = {}): Task {
  const parent = sampleTask({ number: 1 }).task_id;
  return sampleTask({ number: 2, parent_id: parent, root_id: parent, checkpoints: GATED, ...over });
}

function held(row: Task, more: { below?: Task[]; force?: boolean } = {}) {
  const { below = [], force = false } = more;
  const closing = closeStep({ step: row, below, evidence: [] }, { force });
  return closing.kind === 'held' ? closing.held.code : null;
}

describe('closeStep', () => {
  it('closes what is confirmed and has nothing open below', () => {
    const closing = closeStep(
      { step: step(), below: [sampleTask({ number: 3, status: 'cancelled' })], evidence: [] },
      { force: false },
    );
    expect(closing).toMatchObject({ kind: 'closed', step: { after: { row: { status: 'done' } } } });
  });

  it('is held by a block, then a missing proof, then checkpoints, then open steps', () => {
    const open = [sampleTask({ number: 3 })];
    const all = step({
      checkpoints: {},
      definition: { ...EMPTY_DEFINITION, blocked: true, proof: { tests: 'require' } },
    });
    expect(held(all, { below: open })).toBe('STEP_BLOCKED');
    expect(held(all, { below: open, force: true })).toBe('PROOF_REQUIRED');
    const unproven = {
      ...all,
      definition: { ...EMPTY_DEFINITION, proof: { tests: 'require' } as const },
    };
    expect(held(unproven, { below: open })).toBe('PROOF_REQUIRED');
    const unconfirmed = { ...all, definition: null };
    expect(held(unconfirmed, { below: open })).toBe('CHECKPOINTS_NOT_CONFIRMED');
    expect(held(step(), { below: open })).toBe('STEPS_OPEN');
  });

  it('goes by force past a block and checkpoints, never past proofs or open steps', () => {
    const blocked = step({
      checkpoints: {},
      definition: { ...EMPTY_DEFINITION, blocked: true, blocked_reason: 'нет ключей' },
    });
    const closing = closeStep({ step: blocked, below: [], evidence: [] }, { force: true });
    expect(closing).toMatchObject({
      kind: 'closed',
      forced: { blocked: true, reason: 'нет ключей', missing: ['criteria', 'tests'] },
      step: { after: { row: { checkpoints: { criteria: { confirmed_by: null } } } } },
    });
    expect(held(blocked, { below: [sampleTask({ number: 3 })], force: true })).toBe('STEPS_OPEN');
  });
});
