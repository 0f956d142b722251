import { describe, expect, it } from 'vitest';
import { sampleTask } from '../../../../test/rig/sample-plan.ts';
import { EMPTY_DEFINITION } from '../tree/gates.ts';
import { blockStep, defineStep } from './define-step.ts';

const CONFIRMED = { confirmed_by: 'agent:1', confirmed_at: '2026-02-25T09:00:00.000Z' };
const OPEN = { confirmed_by: null, confirmed_at: null };
const step = sampleTask({
  number: 2,
  definition: { ...EMPTY_DEFINITION, success_criteria: ['а'], tests: ['б'] },
  checkpoints: { criteria: CONFIRMED, tests: CONFIRMED },
});

describe('defineStep', () => {
  it('takes back what was confirmed of what is another now, and only that', () => {
    const { step: written, revoked } = defineStep(step, { success_criteria: ['в'], tests: ['б'] });
    expect(revoked).toEqual(['criteria']);
    expect(written?.after?.row).toMatchObject({
      checkpoints: { criteria: OPEN, tests: CONFIRMED },
      definition: { success_criteria: ['в'], tests: ['б'] },
    });
  });

  it('holds a step to the gate once it is defined, and not when it is only renamed', () => {
    const bare = sampleTask({ number: 3 });
    const defined = defineStep(bare, { blockers: ['ключи'] }).step?.after?.row;
    expect(defined).toMatchObject({ checkpoints: { criteria: OPEN, tests: OPEN } });
    const renamed = defineStep(bare, { title: 'Другое', description: '  ' }).step?.after?.row;
    expect(renamed).toMatchObject({ title: 'Другое', description: null, checkpoints: {} });
  });

  it('is no change when it is so already', () => {
    expect(defineStep(step, { tests: ['б'] })).toEqual({ step: null, revoked: [] });
  });
});

describe('blockStep', () => {
  it('keeps the reason while it is blocked and drops it afterwards', () => {
    const blocked = blockStep(step, { blocked: true, reason: 'нет ключей' })?.after;
    if (blocked?.kind !== 'task') throw new Error('no step');
    expect(blockStep(blocked.row, { blocked: true, reason: null })).toBeNull();
    expect(blockStep(blocked.row, { blocked: false, reason: null })?.after?.row).toMatchObject({
      definition: { blocked: false, blocked_reason: null },
    });
  });
});
