import { describe, expect, it } from 'vitest';
import { sampleProject } from '../../../../test/rig/sample-plan.ts';
import { setPlanStatus } from './complete-plan.ts';

const UNCONFIRMED = { confirmed_by: null, confirmed_at: null };
const CONFIRMED = { confirmed_by: 'agent:1', confirmed_at: '2026-02-25T09:00:00.000Z' };

describe('setPlanStatus', () => {
  it('archives a plan that is done, and nothing besides', () => {
    const plan = sampleProject({ number: 1 });
    const row = { ...plan, status: 'archived', revision: 2 };
    expect(setPlanStatus(plan, 'done')).toEqual({
      kind: 'changed',
      step: { before: { kind: 'project', row: plan }, after: { kind: 'project', row } },
    });
  });

  it('holds a plan whose checkpoints nobody has confirmed, and says which', () => {
    const checkpoints = { tests: UNCONFIRMED, docs: CONFIRMED };
    const plan = sampleProject({ number: 1, checkpoints });
    expect(setPlanStatus(plan, 'done')).toEqual({ kind: 'held', missing: ['tests'] });
    expect(setPlanStatus(plan, 'in_progress')).toMatchObject({ kind: 'changed' });
  });

  it('opens an archived plan again, begun or not', () => {
    const plan = sampleProject({ number: 1, status: 'archived' });
    expect(setPlanStatus(plan, 'in_progress')).toMatchObject({
      step: { after: { row: { status: 'active', begun: true } } },
    });
    expect(setPlanStatus(plan, 'todo')).toMatchObject({
      step: { after: { row: { status: 'active', begun: false } } },
    });
  });

  it('has nothing to do where it is so already', () => {
    expect(setPlanStatus(sampleProject({ number: 1 }), 'in_progress').kind).toBe('changed');
    expect(setPlanStatus(sampleProject({ number: 1 }), 'in_progress')).toMatchObject({
      step: null,
    });
  });
});
